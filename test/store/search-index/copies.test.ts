import { assert } from 'chai';
import { migrate } from '../../../src/store/engine/migrate.ts';
import { type Database, enginesInTurn } from '../../support/databases.ts';
import { insertOf } from '../../support/golden-schema.ts';
import { execute, rows } from '../../support/sql.ts';

/** What the migration made, taken back. */
const BEFORE = [
  'drop index publishers_slowest',
  'alter table publishers drop column crawl_ms',
  "delete from knex_migrations where name = '0061-freshness'",
];

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`counts of copies in an older database on ${engine.name}`, () => {
    let at: Database;
    before(async () => {
      at = await engine.createEmpty();
      await migrate(at.url);
      for (const sql of BEFORE) await execute(at.url, sql);
    });
    after(() => at.drop());

    it('are those of the domains that were looked at, by what stands in for their files', async () => {
      const publisher = (id: string, status: string, source: string | null) =>
        execute(at.url, insertOf('publishers', { domain: id, id, status, source }, ['crawl_ms']));
      await publisher('a', 'unknown', 'hosted');
      await publisher('b', 'valid', 'adagents_json');
      await publisher('c', 'invalid', 'adagents_json');
      await publisher('d', 'unreachable', 'adagents_json');
      await publisher('e', 'invalid', 'hosted');
      await publisher('f', 'absent', null);
      await publisher('g', 'absent', null);
      const brand = (id: string, outcome: string | null, record: string | null) =>
        execute(at.url, insertOf('brands', { domain: id, id, live_outcome: outcome, live_record: record }));
      await brand('a', null, null);
      await brand('b', 'resolved', '{}');
      await brand('c', 'unreachable', '{}');
      await brand('d', 'unreachable', null);
      assert.deepEqual((await migrate(at.url)).applied, ['0061-freshness']);
      const counted = await rows(
        at.url,
        "select name, amount from counts where name like 'copies:%' order by name",
      );
      assert.deepEqual(
        counted.map(({ name, amount }) => [name, Number(amount)]),
        [
          ['copies:brands:live', 1],
          ['copies:brands:stale', 1],
          ['copies:brands:unreachable', 1],
          ['copies:publishers:absent', 2],
          ['copies:publishers:invalid', 1],
          ['copies:publishers:live', 1],
          ['copies:publishers:stale', 2],
        ],
      );
    });
  });
}
