import { assert } from 'chai';
import { MOST_UNUSED_CLIENTS, type OidcModel } from '../../../src/store/members/oidc-models.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { count, execute, rows } from '../../support/sql.ts';

const at = (ms: number) => new Date(ms);
const model = (id: string, change: Partial<OidcModel>): OidcModel => ({
  model: 'RefreshToken',
  id,
  payload: {},
  grantId: null,
  uid: null,
  userCode: null,
  accountId: null,
  expiresAt: at(1_000),
  consumedAt: null,
  ...change,
});

for (const engine of engines) {
  describe(`what the authorization server stores of one owner on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
    });
    afterEach(() => store.drop());

    const add = (row: OidcModel & { unusedSince?: Date }) =>
      store.transaction(async (tx) => {
        await tx.oidcModels.put(row);
        await tx.oidcModels.removeSurplus(row);
      });
    /** So many rows as the releases before left them, which expire one after the other. */
    const fill = (kind: string, many: number, columns: Readonly<Record<string, string>>) =>
      execute(
        store.url,
        `insert into oidc_models (${['model', 'id', 'payload', 'expires_at', ...Object.keys(columns)].join(', ')})
         with recursive n(i) as (select 1 union all select i + 1 from n where i < ${many})
         select ${[`'${kind}'`, `'${kind}' || i`, "'{}'", 'i', ...Object.values(columns).map((value) => `'${value}'`)].join(', ')} from n`,
      );

    it('keeps the newest clients that never got a token, and all that are in use or that a member made', async () => {
      const most = MOST_UNUSED_CLIENTS;
      await execute(
        store.url,
        `insert into oidc_models (model, id, payload, expires_at, unused_since)
         with recursive n(i) as (select 1 union all select i + 1 from n where i < ${most + 501})
         select 'Client', 'Client' || i, '{}', 9000000, i from n`,
      );
      const expiresAt = at(9_000_000);
      await store.transaction((tx) => tx.oidcModels.keep('Client', 'Client3', at(9_999_999)));
      const client = (id: string, change: Partial<OidcModel & { unusedSince: Date }>) =>
        Object.assign(model(id, { model: 'Client', expiresAt }), change);
      const used = client('used', { expiresAt: at(10 * most) });
      for (const row of [client('made', { expiresAt: null }), used])
        await store.transaction((tx) => tx.oidcModels.put(row));
      await add(client('new', { unusedSince: at(most + 1_000) }));
      assert.equal(await count(store.url, "oidc_models where model = 'Client'"), most + 3);
      for (const id of ['made', 'used', 'new', 'Client3', 'Client503'])
        assert.isDefined(await store.read.oidcModels.find('Client', id), id);
      assert.isUndefined(await store.read.oidcModels.find('Client', 'Client502'));
      await add(model('code', { model: 'AuthorizationCode', accountId: 'a' }));
      assert.equal(await count(store.url, "oidc_models where model = 'Client'"), most + 3);
    });

    it('keeps the 100 refresh tokens of a grant that were used last', async () => {
      await fill('RefreshToken', 300, { grant_id: 'g' });
      await fill('AuthorizationCode', 300, { grant_id: 'g' });
      await add(model('other', { grantId: 'h' }));
      assert.equal(await count(store.url, "oidc_models where model = 'RefreshToken'"), 301);
      await add(model('new', { grantId: 'g' }));
      assert.equal(
        await count(store.url, "oidc_models where model = 'RefreshToken' and grant_id = 'g'"),
        100,
      );
      const [oldest] = await rows(
        store.url,
        "select min(expires_at) as oldest, max(expires_at) as newest from oidc_models where model = 'RefreshToken' and grant_id = 'g'",
      );
      assert.deepEqual([Number(oldest?.oldest), Number(oldest?.newest)], [202, 1_000]);
      assert.isDefined(await store.read.oidcModels.find('RefreshToken', 'other'));
      assert.equal(await count(store.url, "oidc_models where model = 'AuthorizationCode'"), 300);
    });

    for (const kind of ['Grant', 'Interaction', 'AuthorizationCode', 'RefreshToken'])
      it(`keeps 1,000 rows of ${kind} of a person`, async () => {
        await fill(kind, 1_200, { account_id: 'ann' });
        await add(model('of-bob', { model: kind, accountId: 'bob', expiresAt: at(9_000) }));
        assert.equal(await count(store.url, 'oidc_models'), 1_201);
        await add(model('new', { model: kind, accountId: 'ann', expiresAt: at(9_000) }));
        assert.equal(await count(store.url, "oidc_models where account_id = 'ann'"), 1_000);
        assert.isDefined(await store.read.oidcModels.find(kind, 'new'));
        assert.isDefined(await store.read.oidcModels.find(kind, 'of-bob'));
      });

    it('never removes clients, sessions, or what belongs to nobody', async () => {
      for (const kind of ['Client', 'Session', 'Interaction']) {
        await fill(kind, 1_200, {});
        await add(model('new', { model: kind }));
      }
      assert.equal(await count(store.url, 'oidc_models'), 3 * 1_201);
    });

    it('ends a grant, and all grants of a person, by removing no more than 2,000 tokens', async () => {
      await fill('RefreshToken', 5_000, { grant_id: 'g', account_id: 'ann' });
      await fill('Grant', 900, { account_id: 'ann' });
      await add(model('g', { model: 'Grant', accountId: 'ann', expiresAt: at(9_000) }));
      await store.transaction((tx) => tx.oidcModels.removeGrant('g'));
      assert.isUndefined(await store.read.oidcModels.find('Grant', 'g'));
      assert.equal(await count(store.url, "oidc_models where model = 'RefreshToken'"), 3_000);
      await store.transaction((tx) => tx.oidcModels.removeByAccount('ann', null, at(1)));
      assert.equal(await count(store.url, "oidc_models where model = 'RefreshToken'"), 1_000);
      assert.equal(await count(store.url, "oidc_models where model = 'Grant'"), 0);
    });

    it('has no row of a session that ended among those of the person', async () => {
      for (const id of ['a', 'b', 'c']) {
        const session = model(id, { model: 'Session', uid: `uid-${id}`, accountId: 'ann' });
        await store.transaction((tx) => tx.oidcModels.put(session));
      }
      await store.transaction((tx) => tx.oidcModels.remove('Session', 'a', at(1)));
      assert.equal(await count(store.url, "oidc_models where account_id = 'ann'"), 2);
      await store.transaction((tx) => tx.oidcModels.removeByAccount('ann', 'uid-c', at(1)));
      assert.equal(await count(store.url, "oidc_models where account_id = 'ann'"), 1);
      assert.isDefined(await store.read.oidcModels.find('Session', 'c'));
      await store.transaction((tx) =>
        tx.oidcModels.put(model('a', { model: 'Session', uid: 'uid-a', accountId: 'ann' })),
      );
      assert.isUndefined(await store.read.oidcModels.find('Session', 'a'), 'it is not written again');
    });
  });
}
