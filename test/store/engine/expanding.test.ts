import { readFileSync } from 'node:fs';
import { assert } from 'chai';
import knexPkg, { type Knex } from 'knex';
import { projectRoot } from '../../../src/infra/project.ts';
import { parseDatabaseUrl } from '../../../src/store/engine/dialect.ts';
import { migrations } from '../../../src/store/migrations/index.ts';
import { type Database, engines } from '../../support/databases.ts';

/** The last migration of the last release, which RELEASES.md names. */
const [, LAST = ''] =
  /with the migrations up to `(\d{4}-[a-z-]+)`/.exec(readFileSync(`${projectRoot}/RELEASES.md`, 'utf8')) ??
  [];

/** A column as a statement of the last release meets it. */
type Column = { readonly type: string; readonly mayBeLeftOut: boolean };

for (const engine of engines) {
  describe(`migrations since the last release, on ${engine.name}`, () => {
    let at: Database;
    let k: Knex;
    beforeEach(async () => {
      at = await engine.createEmpty();
      const target = parseDatabaseUrl(at.url);
      k = knexPkg.knex(
        target.engine === 'sqlite'
          ? { client: 'better-sqlite3', connection: { filename: target.path }, useNullAsDefault: true }
          : { client: 'pg', connection: at.url, pool: { min: 0, max: 1 } },
      );
    });
    afterEach(async () => {
      await k.destroy();
      await at.drop();
    });

    async function columns(): Promise<Map<string, Column>> {
      const found =
        engine.name === 'sqlite'
          ? await k.raw(`select m.name || '.' || c.name as name, c.type as type,
              c."notnull" = 0 or c.dflt_value is not null as "left_out"
              from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'`)
          : (
              await k.raw(`select table_name || '.' || column_name as name, data_type as type,
              is_nullable = 'YES' or column_default is not null as "left_out"
              from information_schema.columns where table_schema = 'public'`)
            ).rows;
      return new Map(
        found.map((row: { name: string; type: string; left_out: unknown }) => [
          row.name,
          { type: row.type, mayBeLeftOut: Boolean(row.left_out) },
        ]),
      );
    }

    it('take nothing away that its statements name, and demand nothing that they leave out', async () => {
      const last = migrations.findIndex(({ name }) => name === LAST);
      assert.isAtLeast(last, 0, `RELEASES.md names ${LAST}`);
      for (const { up } of migrations.slice(0, last + 1)) await up(k);
      const before = await columns();
      assert.isNotEmpty(before);
      for (const { up } of migrations.slice(last + 1)) await up(k);
      const after = await columns();
      const gone = [...before].filter(([name, { type }]) => after.get(name)?.type !== type);
      assert.deepEqual(gone, [], 'columns that are missing, or have another type');
      const tables = new Set([...before.keys()].map((name) => name.split('.')[0]));
      const demanded = [...after].filter(
        ([name, { mayBeLeftOut }]) =>
          tables.has(name.split('.')[0]) && !mayBeLeftOut && (before.get(name)?.mayBeLeftOut ?? true),
      );
      assert.deepEqual(
        demanded,
        [],
        'columns without a default that an insert of the last release leaves out',
      );
    });
  });
}
