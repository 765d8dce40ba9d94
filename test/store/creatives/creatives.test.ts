import { assert } from 'chai';
import type { CreativeFilter } from '../../../src/store/creatives/creative-filter.ts';
import { countStatements } from '../../http/count-statements.ts';
import { creative } from '../../support/buys.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { insertOf } from '../../support/golden-schema.ts';
import { rowsRead } from '../../support/plans.ts';
import { execute, tableColumns } from '../../support/sql.ts';

const FIELDS = ['created_date', 'updated_date', 'name', 'status'] as const;
const PAGE = 50;
/** Statements of a list whose reading is measured. */
const MOST_WATCHED = 6;
/** Rows that one statement may look through. */
const PIECE = 500;
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
      principal_id: principalId,
      account_id: 'seed',
      id: 'seed',
      purge_kind: 'soft',
      shared: 0,
      document: '{"tags":[]}',
      review: '{}',
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
  describe(`lists of creatives on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
      // Of ten, eight are listed.
      await fill(store.url, 'many', [0, 15_000]);
      await fill(store.url, 'full', [0, 12_500]);
      if (engine.name === 'postgres') await execute(store.url, 'analyze');
    });
    after(() => store.drop());

    /** How many statements the database was asked, and rows that they read: all together, and one at most. */
    async function watch(
      run: () => Promise<unknown>,
    ): Promise<{ asked: number; read: number; most: number }> {
      const watched = countStatements(store);
      await run();
      watched.stop();
      // The further pieces are asked for in the same way.
      const reads = await rowsRead(store.url, watched.asked.slice(0, MOST_WATCHED));
      const read = reads.reduce((sum, one) => sum + one, 0);
      return { asked: watched.asked.length, read, most: Math.max(...reads) };
    }

    for (const field of FIELDS)
      for (const direction of ['asc', 'desc'] as const)
        for (const accountIds of [undefined, ['odd']] as const)
          it(`by ${field}, ${direction}, of ${accountIds ?? 'all accounts'} read a page, wherever it begins`, async () => {
            const sort = { field, direction };
            const page = async (after: readonly (string | number)[] | null) => {
              const ask = { sort, after, limit: PAGE };
              return (await store.read.creatives.page('many', { ...filter, accountIds }, ask))?.rows ?? [];
            };
            const first = await page(null);
            assert.lengthOf(first, PAGE);
            const last = first.at(-1);
            const after = [last?.sortValue ?? '', last?.id ?? '', last?.accountId ?? ''];
            const next = await page(after);
            const seen = new Set(first.map(({ id }) => id));
            assert.isEmpty(next.filter(({ id }) => seen.has(id)));
            for (const from of [null, after]) {
              const { read, asked } = await watch(() => page(from));
              assert.equal(asked, 1);
              assert.isAtMost(read, 5 * PAGE);
            }
          });

    /** Filters that match few creatives, or none, with what the caller may have of them. */
    const filters: Readonly<Record<string, CreativeFilter>> = {
      'a name that none has': { ...filter, nameContains: 'nothing like it' },
      'a tag that none has': { ...filter, tags: ['none'] },
      'a format that none has': { ...filter, formats: ['none'] },
      'no buy that has any': { ...filter, buyIds: ['none'] },
      'a concept that none has': { ...filter, conceptIds: ['none'] },
      'a later time': { ...filter, createdAfter: new Date(10 ** 12) },
      'variables that none has': { ...filter, hasVariables: true },
      'an account without any': { ...filter, accountIds: ['none', 'other'] },
      'archived ones of a name': { ...filter, statuses: ['archived'], nameContains: 'nothing' },
      'purged ones of a name': { includePurged: true, nameContains: 'nothing' },
    };
    for (const [what, given] of Object.entries(filters))
      for (const field of ['name', 'assignment_count'] as const)
        it(`by ${field}, with ${what}, look at no more rows at once than a piece has`, async () => {
          const sort = { field, direction: 'asc' } as const;
          const ask = { sort, after: null, limit: PAGE };
          const { most } = await watch(async () => {
            assert.deepEqual(await store.read.creatives.page('many', given, ask), { rows: [], cut: null });
          });
          assert.isAtMost(most, 5 * PIECE);
          const counting = await watch(async () => {
            assert.deepEqual(await store.read.creatives.count('many', given), { counted: 0, groups: [] });
          });
          assert.isAtMost(counting.most, 5 * PIECE);
        });

    it('by assignment_count are refused when more than 10,000 match, and sorted otherwise', async () => {
      for (const direction of ['asc', 'desc'] as const) {
        const sort = { field: 'assignment_count', direction } as const;
        assert.isNull(await store.read.creatives.page('many', filter, { sort, after: null, limit: PAGE }));
        const seen: string[] = [];
        const narrow = { ...filter, statuses: ['approved'] as const, nameContains: 'name 3' };
        const { counted } = await store.read.creatives.count('many', narrow);
        for (let after: readonly (string | number)[] | null = null; ; ) {
          const page = await store.read.creatives.page('many', narrow, { sort, after, limit: PAGE });
          const row = page?.rows.at(-1);
          if (row === undefined) break;
          seen.push(...(page?.rows ?? []).map(({ id }) => id));
          after = [row.sortValue, row.id, row.accountId];
        }
        assert.lengthOf(seen, counted);
        assert.deepEqual(seen, direction === 'asc' ? [...seen].sort() : [...seen].sort().reverse());
      }
    });

    it('end before they are too large, whatever they are sorted by, and have each creative once and whole', async () => {
      const sizes = [900_000, 20_000, 3_900_000, 5_000_000, 10, 15_000, 1_500_000, 1_500_000, 1_500_000, 30];
      const owner = { principalId: 'large', accountId: 'a1' };
      await store.transaction(async (tx) => {
        for (const [at, size] of sizes.entries())
          await tx.creatives.insert({
            ...creative(`c${at}`),
            ...owner,
            accountId: at % 2 === 0 ? 'a1' : 'a2',
            document: { ...creative(`c${at}`).document, name: `${at} ${'é'.repeat(size / 2)}` },
            createdAt: new Date(at),
            updatedAt: new Date(at % 3),
          });
      });
      for (const field of [...FIELDS, 'assignment_count'] as const) {
        const seen: string[] = [];
        let after: readonly (string | number)[] | null = null;
        for (let pages = 0; ; pages += 1) {
          assert.isBelow(pages, sizes.length);
          const ask = { sort: { field, direction: 'asc' } as const, after, limit: 20 };
          const page: NonNullable<Awaited<ReturnType<typeof store.read.creatives.page>>> | null =
            await store.read.creatives.page('large', filter, ask);
          if (page === null) throw new Error('it is refused');
          const bytes = page.rows.map(({ document }) => Buffer.byteLength(JSON.stringify(document)));
          if (bytes.length > 1)
            assert.isAtMost(Math.max(0, ...bytes) && bytes.reduce((a, b) => a + b), 4_194_304);
          for (const { id, document } of page.rows) {
            const at = Number(id.slice(1));
            assert.lengthOf(document.name, `${at} `.length + (sizes[at] ?? 0) / 2, id);
            seen.push(id);
          }
          if (page.cut === null) break;
          after = page.cut;
        }
        assert.sameMembers(seen, [...new Set(seen)], field);
        assert.lengthOf(seen, sizes.length, field);
      }
    });

    it('stand where they stand, whether what they show is read or not', async () => {
      const key = { principalId: 'standing', accountId: 'a1' };
      await store.transaction(async (tx) => {
        await tx.creatives.insert({
          ...creative('c1', 'rejected'),
          ...key,
          review: { rejection_reason: 'too loud' },
          purgeKind: 'soft',
        });
        await tx.creatives.insert({ ...creative('c1'), ...key, accountId: 'a2' });
      });
      const whole = await store.read.creatives.listByIds('standing', 'a1', ['c1', 'c2']);
      const standings = await store.read.creatives.listStandings('standing', 'a1', ['c1', 'c2']);
      assert.deepEqual(
        standings,
        whole.map(({ document: _document, ...standing }) => standing),
      );
      assert.lengthOf(standings, 1);
      assert.deepEqual(await store.read.creatives.listStandings('standing', 'a1', []), []);
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
      const { asked, most } = await watch(() => store.read.creatives.count('many', filter));
      assert.isAtMost(asked, 2 * (10_000 / PIECE + 1));
      assert.isAtMost(most, 5 * PIECE);
      const { counted } = await store.read.creatives.count('many', { ...filter, accountIds: ['odd'] });
      assert.equal(counted, 6_000);
    });
  });
}
