import { randomBytes } from 'node:crypto';
import { assert } from 'chai';
import { resealSecrets } from '../../../src/admin/keys.ts';
import { newAccount } from '../../../src/domain/accounts/account.ts';
import { openStore, type Store } from '../../../src/store/open.ts';
import { type Database, engines } from '../../support/databases.ts';
import { rejects } from '../../support/rejects.ts';
import { execute, rows } from '../../support/sql.ts';

const SECRET = 'a-shared-secret-of-32-characters';
const key = { brandDomain: 'a.example', brandId: '', operator: 'b.example', sandbox: false };
const account = (id: string) => ({
  ...newAccount(
    { ...key, brandDomain: `${id}.example` },
    {
      id,
      principalId: 'p1',
      status: 'active',
      billing: 'operator',
      declared: true,
      terms: 'net_30',
      now: new Date(1_000),
    },
  ),
  settings: {
    payment_terms: 'net_30' as const,
    governance_agent: {
      url: 'https://g.example',
      authentication: { schemes: ['Bearer'], credentials: SECRET },
    },
  },
});

for (const engine of engines) {
  describe(`keys for secrets on ${engine.name}`, () => {
    let at: Database;
    beforeEach(async () => {
      at = await engine.create();
    });
    afterEach(() => at.drop());

    async function using<T>(
      secretsKeys: readonly Buffer[] | null,
      work: (store: Store) => Promise<T>,
    ): Promise<T> {
      const store = await openStore(at.url, { secretsKeys });
      try {
        return await work(store);
      } finally {
        await store.close();
      }
    }
    const put = (id: string) => (store: Store) => store.transaction((tx) => tx.accounts.insert(account(id)));
    const credentials = (id: string) => async (store: Store) =>
      (await store.read.accounts.find(id, 'p1'))?.settings.governance_agent?.authentication.credentials;
    const stored = async () =>
      (await rows(at.url, 'select settings from accounts order by id')).map(({ settings }) =>
        String(settings),
      );
    const print = (store: Store) => Promise.resolve(store.read.secrets.fingerprint('p', 'x'));

    it('are made once and kept, by however many processes begin at once', async () => {
      const opened = await Promise.all(Array.from({ length: 4 }, () => openStore(at.url)));
      const prints = opened.map(({ read }) => read.secrets.fingerprint('p', 'x'));
      await Promise.all(opened.map((store) => store.close()));
      assert.lengthOf(new Set(prints), 1);
      assert.equal(await using(null, print), prints[0]);
    });

    it('keep secrets out of the tables', async () => {
      await using(null, put('a1'));
      assert.notInclude((await stored()).join(), SECRET);
      assert.equal(await using(null, credentials('a1')), SECRET);
    });

    it('of the setting have to fit the database', async () => {
      const first = randomBytes(32);
      const second = randomBytes(32);
      await using([first], put('a1'));
      await rejects(openStore(at.url, { secretsKeys: [second] }), 'sealed');
      await rejects(openStore(at.url, { secretsKeys: null }), 'sealed');
      assert.equal(await using([second, first], credentials('a1')), SECRET);
    });

    it('can be given later and changed, and every secret is encrypted anew', async () => {
      const first = randomBytes(32);
      const second = randomBytes(32);
      const before = await using(null, print);
      await using(null, put('a1'));
      // As a version wrote it that did not encrypt.
      await using(null, put('a2'));
      const clear = JSON.stringify(account('a2').settings);
      await execute(at.url, `update accounts set settings = '${clear}' where id = 'a2'`);
      assert.equal(await using([first], credentials('a1')), SECRET);
      assert.equal(await using([first], credentials('a2')), SECRET);
      const done = await using([first], resealSecrets);
      assert.deepInclude(done.resealed, { accounts: 2, media_buys: 0 });
      assert.notInclude((await stored()).join(), SECRET);
      // The key that the database kept for itself is gone with what it sealed.
      assert.isEmpty(await rows(at.url, "select 1 as one from secrets where purpose = 'secrets-key'"));
      await using([first], put('a3'));
      assert.deepInclude((await using([second, first], resealSecrets)).resealed, { accounts: 3 });
      for (const id of ['a1', 'a2', 'a3']) assert.equal(await using([second], credentials(id)), SECRET);
      assert.deepInclude((await using([second], resealSecrets)).resealed, { accounts: 0 });
      assert.equal(await using([second], print), before);
    });
  });
}
