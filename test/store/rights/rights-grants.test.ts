import { assert } from 'chai';
import { countStatements } from '../../http/count-statements.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { execute } from '../../support/sql.ts';
import { watchVisited } from '../../support/visited.ts';

const NOW = new Date('2026-03-01T00:00:00Z');
const LARGE = 3_000;
/** Maximum number of offerings of a page of `get_rights`. */
const PAGE = 100;

type Made = { readonly offering: string; readonly count: number; readonly end?: number };
type Whose = { readonly principal: string; readonly sandbox: 0 | 1; readonly status?: string };

/** Grants of one offering, of which each ends a second after the one before. */
const grants = (
  { offering, count, end = NOW.getTime() + 1 }: Made,
  { principal, sandbox, status = 'acquired' }: Whose,
) =>
  `insert into rights_grants (principal_id, id, account_id, sandbox, rights_id, buyer, digest, status, paused, revision,
     key_serial, offering, terms, details, impressions, ends_at, created_at, updated_at, kept_until)
   with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})
   select '${principal}', '${offering} ${principal} ${status} ' || i, '', ${sandbox}, '${offering}', 'b.example/', 'd', '${status}',
     0, 1, 0, '{}', '{}', '', 0, ${end} + 1000 * i, 0, 0, ${10 * NOW.getTime()} from n`;

const numbers = Array.from({ length: PAGE }, (_, at) => at);

for (const engine of engines) {
  describe(`grants around offerings on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
      for (const sql of [
        ...numbers.map((at) =>
          grants({ offering: `page-${at}`, count: 2 }, { principal: 'live', sandbox: 0 }),
        ),
        grants({ offering: 'page-7', count: 30 }, { principal: 'other', sandbox: 0 }),
        grants({ offering: 'wanted', count: 3 }, { principal: 'live', sandbox: 0 }),
        grants({ offering: 'wanted', count: 2 }, { principal: 'me', sandbox: 1 }),
        grants({ offering: 'wanted', count: LARGE }, { principal: 'stranger', sandbox: 1 }),
        grants({ offering: 'wanted', count: LARGE }, { principal: 'live', sandbox: 0, status: 'revoked' }),
        grants({ offering: 'wanted', count: LARGE }, { principal: 'me', sandbox: 1, status: 'revoked' }),
        grants({ offering: 'wanted', count: LARGE, end: 0 }, { principal: 'past', sandbox: 0 }),
        ...(engine.name === 'postgres' ? ['analyze rights_grants'] : []),
      ])
        await execute(store.url, sql);
    });
    after(() => store.drop());

    const around = (ids: readonly string[], testOf: string | null) =>
      store.read.rightsGrants.listAround(ids, NOW, testOf);

    async function visitedBy(work: () => Promise<unknown>): Promise<number[]> {
      const watch = watchVisited(store);
      try {
        await work();
        return [...watch.take().values()];
      } finally {
        watch.stop();
      }
    }

    it('are those of production, or of one sandbox, that are acquired and have not ended', async () => {
      const ids = async (testOf: string | null) =>
        [...(await around(['wanted', 'none'], testOf))].map(([id, found]) => [
          id,
          found.map((one) => one.id),
        ]);
      assert.deepEqual(await ids(null), [
        ['wanted', [1, 2, 3].map((at) => `wanted live acquired ${at}`)],
        ['none', []],
      ]);
      assert.deepEqual(await ids('me'), [
        ['wanted', [1, 2].map((at) => `wanted me acquired ${at}`)],
        ['none', []],
      ]);
    });

    it('are found without the thousands of other sandboxes, and those that were revoked or have ended', async () => {
      for (const testOf of [null, 'me']) {
        const [rows = Number.NaN, ...others] = await visitedBy(() => around(['wanted'], testOf));
        assert.isBelow(rows, 20, `${testOf}`);
        assert.isEmpty(others);
      }
    });

    it('are read for a page of offerings at once, and all of them where one has many', async () => {
      const page = numbers.map((at) => `page-${at}`);
      const few = page.filter((id) => id !== 'page-7');
      const counted = countStatements(store);
      await around(few, null);
      counted.stop();
      assert.equal(counted.count, 1);
      const found = await around(page, null);
      assert.deepEqual(
        page.map((id) => found.get(id)?.length),
        numbers.map((at) => (at === 7 ? 32 : 2)),
      );
    });
  });
}
