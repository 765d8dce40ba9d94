import { assert } from 'chai';
import { openSqlite } from '../../../src/store/engine/sqlite.ts';
import { countStatements } from '../../http/count-statements.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { insertOf } from '../../support/golden-schema.ts';
import { rowsRead } from '../../support/plans.ts';
import { execute, tableColumns } from '../../support/sql.ts';

const FIELDS = ['created_date', 'updated_date', 'name', 'status'] as const;
const PAGE = 50;
const filter = { includePurged: false };

/** Creatives of two accounts of a caller: every tenth is archived, and every tenth is purged. */
async function fill(url: string, principalId: string, [from, until]: readonly [number, number]) {
  const names = (await tableColumns(url)).get('creatives') ?? [];
  const values: Record<string, string> = {
    account_id: "case when n % 2 = 0 then 'even' else 'odd' end",
    id: "'c' || n",
    name: "'name ' || (n % 7)",
    status: "case when n % 10 = 1 then 'archived' when n % 3 = 0 then 'approved' else 'rejected' end",
    format: "'f' || (n % 2)",
    purge_kind: "case when n % 10 = 2 then 'soft' end",
    created_at: 'n % 11',
    updated_at: 'n % 13',
  };
  await execute(
    url,
    insertOf('creatives', {
      ...{ principal_id: principalId, account_id: 'seed', id: 'seed', purge_kind: 'soft', shared: 0 },
      ...{ document: '{"tags":[]}', review: '{}' },
    }),
  );
  await execute(
    url,
    `insert into creatives (${names.join(', ')})
     with recursive g (n) as (select ${from} union all select n + 1 from g where n + 1 < ${until})
     select ${names.map((name) => values[name] ?? `seed.${name}`).join(', ')}
     from creatives seed, g where seed.principal_id = '${principalId}' and seed.account_id = 'seed'`,
  );
}

for (const engine of engines) {
  describe(`lists of creatives on ${engine.name}`, function () {
    this.timeout(60_000);
    let store: TestStore;
    before(async () => {
      store = await engine.open();
      // Of ten, eight are listed.
      await fill(store.url, 'many', [0, 15_000]);
      await fill(store.url, 'full', [0, 12_500]);
      if (engine.name === 'postgres') await execute(store.url, 'analyze');
    });
    after(() => store.drop());

    /** What the database was asked, and how it looked. */
    async function watch(run: () => Promise<unknown>): Promise<{ read: number; isSorted: boolean }> {
      const watched = countStatements(store);
      await run();
      watched.stop();
      assert.lengthOf(watched.asked, 1);
      const [read = Number.NaN] = await rowsRead(store.url, watched.asked);
      if (engine.name === 'postgres') return { read, isSorted: false };
      const connection = openSqlite(store.url.slice('sqlite:'.length), { readOnly: true });
      const [{ sql, values } = { sql: '', values: [] }] = watched.asked;
      const plan = connection
        .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
        .all(...values);
      connection.close();
      return { read, isSorted: plan.some(({ detail }) => detail.includes('TEMP B-TREE FOR ORDER')) };
    }

    for (const field of FIELDS)
      for (const direction of ['asc', 'desc'] as const)
        for (const accountIds of [undefined, ['odd']] as const)
          it(`by ${field}, ${direction}, of ${accountIds ?? 'all accounts'} read a page, wherever it begins`, async () => {
            const sort = { field, direction };
            const page = (after: readonly (string | number)[] | null) =>
              store.read.creatives.page('many', { ...filter, accountIds }, { sort, after, limit: PAGE });
            const first = await page(null);
            assert.lengthOf(first, PAGE);
            const last = first.at(-1);
            const after = [last?.sortValue ?? '', last?.id ?? '', last?.accountId ?? ''];
            const next = await page(after);
            const seen = new Set(first.map(({ id }) => id));
            assert.isEmpty(next.filter(({ id }) => seen.has(id)));
            for (const from of [null, after]) {
              const { read, isSorted } = await watch(() => page(from));
              assert.isFalse(isSorted);
              assert.isAtMost(read, 5 * PAGE);
            }
          });

    it('of a status are walked in their usual order', async () => {
      for (const accountIds of [undefined, ['odd']]) {
        const { read, isSorted } = await watch(() =>
          store.read.creatives.page(
            'many',
            { ...filter, accountIds, statuses: ['archived'] },
            { sort: { field: 'created_date', direction: 'desc' }, after: null, limit: PAGE },
          ),
        );
        assert.isFalse(isSorted);
        assert.isAtMost(read, 30 * PAGE);
      }
    });

    it('are counted by status and format up to 10,000', async () => {
      const { counted, groups } = await store.read.creatives.count('full', filter);
      assert.equal(counted, 10_000);
      assert.equal(
        groups?.reduce((sum, { count }) => sum + count, 0),
        10_000,
      );
      assert.sameMembers(
        (groups ?? []).map(({ status, format }) => `${status} ${format}`),
        ['approved f0', 'approved f1', 'rejected f0', 'rejected f1'],
      );
      assert.deepEqual(await store.read.creatives.count('nobody', filter), { counted: 0, groups: [] });
    });

    it('of more than 10,000 are not counted to the end', async () => {
      const told = { counted: 10_000, groups: null };
      assert.deepEqual(await store.read.creatives.count('many', filter), told);
      const { read } = await watch(() => store.read.creatives.count('many', filter));
      assert.isAtMost(read, 10_100);
      const { counted } = await store.read.creatives.count('many', { ...filter, accountIds: ['odd'] });
      assert.equal(counted, 6_000);
    });
  });
}
