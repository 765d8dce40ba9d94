import { assert } from 'chai';
import { type Account, naturalKey, newAccount } from '../../../src/domain/accounts/account.ts';
import { accountStatuses } from '../../../src/domain/accounts/states.ts';
import { engines, type TestStore } from '../../support/databases.ts';

const key = (domain: string, brandId?: string, sandbox = false) =>
  naturalKey(
    { brand: { domain, ...(brandId === undefined ? {} : { brand_id: brandId }) }, operator: 'b.example' },
    sandbox,
  );
const account = (id: string, domain: string, more: Partial<Account> = {}): Account => ({
  ...newAccount(key(domain, undefined, more.sandbox), {
    id,
    principalId: 'p1',
    status: 'active',
    billing: 'operator',
    declared: true,
    terms: 'net_30',
    now: new Date(1_000),
  }),
  ...more,
});

for (const engine of engines) {
  describe(`accounts on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
    });
    afterEach(() => store.drop());
    const put = (...rows: Account[]) => store.transaction((tx) => tx.accounts.insertAll(rows));
    const ids = (rows: readonly Account[]) => rows.map(({ id }) => id);

    it('come back as they were put', async () => {
      const rich = account('a1', 'a.example', {
        brandId: 'x',
        sandbox: true,
        settings: { payment_terms: 'net_60', billing_entity: { legal_name: 'Ä "quoted" ☃' } },
        creditLimit: null,
        spent: 123_456_789_012,
        declared: false,
      });
      assert.equal(await put(rich), 1);
      assert.deepEqual(await store.read.accounts.find('a1', 'p1'), rich);
      assert.isUndefined(await store.read.accounts.find('a1', 'p2'));
      assert.isUndefined(await store.read.accounts.find('a2', 'p1'));
    });

    it('are one per natural key and principal, until they end', async () => {
      assert.equal(await put(account('a1', 'a.example')), 1);
      assert.equal(await put(account('a2', 'a.example')), 0);
      assert.equal(await put(account('a3', 'a.example', { principalId: 'p2' })), 1);
      assert.equal(await put(account('a4', 'a.example', { sandbox: true })), 1);
      await store.transaction((tx) =>
        tx.accounts.setStatus({ id: 'a1', principalId: 'p1' }, { from: 'active', to: 'closed' }, new Date(2)),
      );
      assert.equal((await store.read.accounts.findByKey('p1', key('a.example')))?.id, 'a1');
      assert.equal(await put(account('a5', 'a.example')), 1);
      // The live one before the one that ended.
      assert.equal((await store.read.accounts.findByKey('p1', key('a.example')))?.id, 'a5');
      assert.isUndefined(await store.read.accounts.findByKey('p3', key('a.example')));
      assert.isUndefined(await store.read.accounts.findByKey('p1', key('a.example', 'x')));
    });

    it('may have the identifier of another principal, never of their own', async () => {
      assert.equal(await put(account('a1', 'a.example')), 1);
      assert.equal(await put(account('a1', 'b.example')), 0);
      assert.equal(await put(account('a1', 'a.example', { principalId: 'p2', spent: 5 })), 1);
      await store.transaction((tx) => tx.accounts.setSpent({ id: 'a1', principalId: 'p1' }, 7, new Date(3)));
      assert.equal((await store.read.accounts.find('a1', 'p1'))?.spent, 7);
      assert.equal((await store.read.accounts.find('a1', 'p2'))?.spent, 5);
      const missing = { id: 'a9', principalId: 'p1' };
      assert.isFalse(await store.transaction((tx) => tx.accounts.setSpent(missing, 7, new Date(3))));
    });

    it('are made once by many who race for one key', async () => {
      const made = await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          store.transaction((tx) => tx.accounts.insert(account(`race${at}`, 'race.example'))),
        ),
      );
      assert.lengthOf(made.filter(Boolean), 1);
      assert.lengthOf(await store.read.accounts.page('p1', {}, { limit: 20 }), 1);
    });

    it('are found by brand and identifier, the live ones only where that matters', async () => {
      await put(
        account('a1', 'a.example'),
        account('a2', 'a.example', { brandId: 'x' }),
        account('a3', 'a.example', { brandId: 'y', status: 'closed' }),
        account('a4', 'b.example', { operator: 'other.example' }),
        account('a5', 'c.example'),
        account('a6', 'a.example', { principalId: 'p2' }),
      );
      const { accounts } = store.read;
      assert.deepEqual(ids(await accounts.listForOperators('p1', [key('a.example')])), ['a1', 'a2']);
      assert.deepEqual(ids(await accounts.listForOperators('p1', [key('b.example')])), []);
      const keys = [key('a.example'), key('a.example', 'y'), key('b.example'), key('none.example')];
      assert.sameMembers(ids(await accounts.listByKeys('p1', [...keys, ...keys])), ['a1', 'a3']);
      assert.sameMembers(ids(await accounts.listByIds('p1', ['a3', 'a6', 'none'])), ['a3']);
      assert.isEmpty(await accounts.listByKeys('p1', []));
      assert.isEmpty(await accounts.listByIds('p1', []));
    });

    it('are listed in pages that miss and repeat nothing, those of one moment too', async () => {
      const rows = Array.from({ length: 25 }, (_, at) =>
        account(`a${String(at).padStart(2, '0')}`, `d${at}.example`, {
          createdAt: new Date(1_000 + Math.floor(at / 10)),
        }),
      );
      await put(...rows, account('z', 'd1.example', { principalId: 'p2' }));
      const seen: string[] = [];
      let after: [number, string] | null = null;
      for (;;) {
        const page = await store.read.accounts.page('p1', {}, { after, limit: 4 });
        seen.push(...ids(page));
        const last = page.at(-1);
        if (last === undefined) break;
        after = [last.createdAt.getTime(), last.id];
      }
      assert.deepEqual(seen, ids(rows));
      assert.equal(await store.read.accounts.count('p1', {}), 25);
    });

    it('are narrowed to what is asked for', async () => {
      await put(
        account('a1', 'a.example'),
        account('a2', 'a.example', { sandbox: true }),
        account('a3', 'b.example', { status: 'suspended' }),
      );
      const { accounts } = store.read;
      const listed = async (filter: Parameters<typeof accounts.page>[1]) => {
        const found = ids(await accounts.page('p1', filter, { limit: 10 }));
        assert.equal(await accounts.count('p1', filter), found.length);
        return found;
      };
      assert.deepEqual(await listed({ sandbox: true }), ['a2']);
      assert.deepEqual(await listed({ sandbox: false }), ['a1', 'a3']);
      assert.deepEqual(await listed({ sandbox: null, status: null, id: null, key: null }), [
        'a1',
        'a2',
        'a3',
      ]);
      assert.deepEqual(await listed({ status: 'suspended' }), ['a3']);
      assert.deepEqual(await listed({ status: 'closed' }), []);
      assert.deepEqual(await listed({ id: 'a1' }), ['a1']);
      assert.deepEqual(await listed({ id: 'a1', sandbox: true }), []);
      assert.deepEqual(await listed({ key: key('a.example', undefined, true) }), ['a2']);
      assert.deepEqual(ids(await accounts.list({ status: 'active' }, 10)), ['a1', 'a2']);
      assert.deepEqual(ids(await accounts.list({ principalId: 'p2' }, 10)), []);
      assert.deepEqual(ids(await accounts.list({ id: 'a3' }, 10)), ['a3']);
      assert.deepEqual(ids(await accounts.list({}, 1)), ['a1']);
    });

    it('end when they are missing, as far as their states allow', async () => {
      const rows = accountStatuses.map((status, at) => account(`a${at}`, `d${at}.example`, { status }));
      await put(
        ...rows,
        account('kept', 'kept.example'),
        account('used', 'used.example', { declared: false }),
        account('theirs', 'd1.example', { principalId: 'p2' }),
      );
      const missing = await store.read.accounts.countMissing('p1', ['kept']);
      assert.deepEqual(Object.fromEntries(missing), {
        pending_approval: 1,
        active: 1,
        payment_required: 1,
        suspended: 1,
      });
      const at = new Date(9_000);
      assert.equal(await store.transaction((tx) => tx.accounts.closeMissing('p1', ['kept'], at)), 3);
      const after = await store.read.accounts.page('p1', {}, { limit: 20 });
      const statusOf = Object.fromEntries(after.map(({ id, status }) => [id, status]));
      const end = {
        pending_approval: 'rejected',
        active: 'closed',
        payment_required: 'payment_required',
        suspended: 'closed',
        rejected: 'rejected',
        closed: 'closed',
      } as const;
      for (const [index, status] of accountStatuses.entries()) {
        assert.equal(statusOf[`a${index}`], end[status], status);
      }
      assert.equal(statusOf.kept, 'active');
      assert.equal(statusOf.used, 'active');
      assert.equal((await store.read.accounts.find('theirs', 'p2'))?.status, 'active');
      assert.equal(await store.transaction((tx) => tx.accounts.closeMissing('p1', ['kept'], at)), 0);
    });

    it('change what they are told to, and nothing else', async () => {
      await put(account('a1', 'a.example'), account('a2', 'b.example'));
      const changed = account('a1', 'other.example', {
        status: 'closed',
        spent: 99,
        billing: 'agent',
        settings: { payment_terms: 'net_15' },
        updatedAt: new Date(5_000),
      });
      assert.equal(await store.transaction((tx) => tx.accounts.updateAll([changed])), 1);
      const row = await store.read.accounts.find('a1', 'p1');
      assert.deepInclude(row, { brandDomain: 'other.example', status: 'active', spent: 0, billing: 'agent' });
      assert.deepInclude(row, { settings: { payment_terms: 'net_15' }, updatedAt: new Date(5_000) });
      const foreign = { ...changed, principalId: 'p2' };
      assert.equal(await store.transaction((tx) => tx.accounts.updateAll([foreign])), 0);
      assert.equal((await store.read.accounts.find('a2', 'p1'))?.billing, 'operator');
    });

    it('leave a state only from where they were seen', async () => {
      await put(account('a1', 'a.example'));
      const move = (from: Account['status'], to: Account['status'], principalId = 'p1') =>
        store.transaction((tx) =>
          tx.accounts.setStatus({ id: 'a1', principalId }, { from, to }, new Date(2)),
        );
      assert.isFalse(await move('suspended', 'closed'));
      assert.isFalse(await move('active', 'closed', 'p2'));
      assert.isTrue(await store.read.accounts.hasActive('p1'));
      assert.isTrue(await move('active', 'suspended'));
      assert.isFalse(await store.read.accounts.hasActive('p1'));
      assert.isFalse(await store.read.accounts.hasActive('p2'));
    });
  });
}
