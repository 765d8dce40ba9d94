import { assert } from 'chai';
import { openPostgresSide } from '../../../../src/store/engine/copy/postgres-side.ts';
import { runCopy } from '../../../../src/store/engine/copy/run-copy.ts';
import { openSqliteSide } from '../../../../src/store/engine/copy/sqlite-side.ts';
import { type TableShape, tableShapes } from '../../../../src/store/engine/copy/table-shapes.ts';
import { demandMigrated, migrate, migrateSqlite } from '../../../../src/store/engine/migrate.ts';
import { openSqlite, type SqliteConnection } from '../../../../src/store/engine/sqlite.ts';
import { migrations } from '../../../../src/store/migrations/index.ts';
import { openStore } from '../../../../src/store/open.ts';
import { bothEngines, type Database, type TestEngine } from '../../../support/databases.ts';
import { goldenSchema } from '../../../support/golden-schema.ts';
import { rejects } from '../../../support/rejects.ts';
import { count, execute, hold, rows, tableColumns } from '../../../support/sql.ts';
import { fill, textsOf } from './filled.ts';

const [sqlite, postgres] = bothEngines as [TestEngine, TestEngine];
const silent = () => {};
/** What nobody gives back is not waited for; the rest has been given back before. */
const SOON = { waitMs: 300 };
const LAST = migrations.at(-1)?.name ?? '';
const FUTURE = `insert into knex_migrations (name, batch, migration_time) values ('9999-future', 9, current_timestamp)`;

describe('admin copy', () => {
  let tables: TableShape[];
  before(async () => {
    const memory = openSqlite(':memory:');
    await migrateSqlite(memory);
    tables = tableShapes(memory);
    memory.close();
  });

  it('copies every table that the migrations make, with every column', () => {
    assert.sameMembers(
      tables.map(({ name }) => name),
      [...goldenSchema.keys()],
    );
    for (const { name, columns, key } of tables) {
      assert.sameMembers([...columns], goldenSchema.get(name)?.map((column) => column.name) ?? []);
      assert.isNotEmpty(key, name);
    }
  });

  for (const [from, to] of [
    [sqlite, postgres],
    [postgres, sqlite],
  ] as const)
    describe(`from ${from.name} to ${to.name}`, () => {
      let source: Database;
      let target: Database;
      let filled: Record<string, unknown>;
      before(async () => {
        source = await from.createMigrated();
        await fill(source.url, tables);
        filled = await textsOf(source.url, tables);
      });
      after(() => source.drop());
      beforeEach(async () => {
        target = await to.createMigrated();
      });
      afterEach(() => target.drop());
      const withoutTables = async () => {
        await target.drop();
        target = await to.createEmpty();
      };

      const copy = (report: (line: string) => void = silent) => runCopy(source.url, target.url, report);
      /** Stops the copy when it has copied so many tables. */
      const interrupt = async (after: number) => {
        let left = after;
        const error = await rejects(
          copy(() => {
            left -= 1;
            if (left === 0) throw new Error('interrupted');
          }),
        );
        assert.equal(error.message, 'interrupted');
      };
      const refusal = async (of: Promise<unknown> = copy()) => (await rejects(of)).message;

      it('copies every value of every table, leaves the schema as the migrations make it, and finds it equal when it runs again', async () => {
        await withoutTables();
        const { copied, tables: digests, left_out: leftOut } = await copy();
        assert.deepEqual(await textsOf(target.url, tables), filled);
        assert.isAbove(copied, tables.length * 3 - 1);
        assert.sameMembers(Object.keys(digests), [...goldenSchema.keys()]);
        for (const [name, { rows: number, sha256 }] of Object.entries(digests)) {
          assert.equal(number, await count(source.url, name), name);
          assert.match(sha256, /^[0-9a-f]{64}$/);
        }
        assert.deepEqual(leftOut, []);
        assert.deepEqual(
          [...(await tableColumns(target.url)).keys()].filter((name) => !/^(knex|sqlite)_/.test(name)),
          [...goldenSchema.keys()].toSorted(),
        );
        await demandMigrated(target.url);
        const again = await copy();
        assert.deepEqual([again.copied, again.tables], [0, digests]);
      });

      it('continues where it was interrupted; no service starts on what it left', async () => {
        await interrupt(5);
        for (const start of [migrate, demandMigrated])
          assert.match(
            await refusal(start(target.url)),
            /unfinished copy of another one; run the same admin copy again/,
          );
        await interrupt(40);
        const lines: string[] = [];
        const { copied, tables: digests } = await copy((line) => lines.push(line));
        assert.equal(lines[0], 'continuing a copy that was interrupted');
        // Triggers add rows for those of other tables.
        const all = Object.values(digests).reduce((total, { rows }) => total + rows, 0);
        assert.isBelow(copied, all - 40);
        assert.deepEqual(await textsOf(target.url, tables), filled);
        await demandMigrated(target.url);
      });

      it('copies everything again when the source has changed since an interruption', async () => {
        await interrupt(60);
        await execute(target.url, `delete from a2a_tasks where state like '%12'`);
        await execute(target.url, `update users set name = 'older'`);
        const lines: string[] = [];
        await copy((line) => lines.push(line));
        assert.match(lines.join('\n'), /the source has changed since the copy began \(.*users at the key/s);
        assert.deepEqual(await textsOf(target.url, tables), filled);
      });

      it('leaves tables out that are not of the service; names them, and rows that differ, are missing or are more', async () => {
        await execute(source.url, 'create table _backups (id integer)');
        assert.deepEqual((await copy()).left_out, ['_backups']);
        await execute(source.url, 'drop table _backups');
        assert.notInclude([...(await tableColumns(target.url)).keys()], '_backups');
        await execute(target.url, `update brands set misses = 1 where domain like '%12'`);
        await execute(target.url, `delete from limits where key like '%11'`);
        await execute(target.url, `insert into revoked_message_keys (kid, revoked_at) values ('0', 1)`);
        const message = await refusal();
        assert.match(message, /^--to: the target has data that is not a copy of the source/);
        assert.match(message, /brands at the key \["[^\n]*12"\], 3 rows there and 3 here/);
        assert.match(message, /limits at the key \["[^\n]*11","[^\n]*11"\], 3 rows there and 2 here/);
        assert.match(message, /revoked_message_keys at the key \["0"\], 3 rows there and 4 here/);
      });

      it('refuses a target that has data, which stays as it was, and a target with another schema', async () => {
        await execute(target.url, `insert into organizations (id, name, created_at) values ('o', 'Mine', 1)`);
        assert.match(await refusal(), /not a copy of the source .* at the key .*, 3 rows there and 0 here/s);
        assert.deepEqual(
          (await rows(target.url, 'select name from organizations')).map(({ name }) => name),
          ['Mine'],
        );
        await execute(target.url, `delete from knex_migrations where name = '${LAST}'`);
        assert.equal(
          await refusal(),
          `--to: the database lacks the migration ${LAST}; give a new, empty database`,
        );
        await execute(target.url, FUTURE);
        assert.equal(
          await refusal(),
          '--to: the database has the migration 9999-future, which this program lacks',
        );
      });

      it('refuses a target with the tables of another program', async () => {
        await withoutTables();
        await execute(target.url, 'create table wallet (id integer)');
        assert.equal(await refusal(), '--to: the database has the table wallet; give a new, empty database');
        assert.deepEqual([...(await tableColumns(target.url)).keys()], ['wallet']);
      });

      it('refuses to continue the copy of another source', async () => {
        await interrupt(5);
        const other = await from.create();
        try {
          assert.match(
            await refusal(runCopy(other.url, target.url, silent)),
            /^--to: the target is an unfinished copy of (sqlite|postgres):.*, not of /,
          );
        } finally {
          await other.drop();
        }
      });

      it('refuses a source with another schema', async () => {
        const other = await from.create();
        try {
          await execute(other.url, `delete from knex_migrations where name = '${LAST}'`);
          await withoutTables();
          const ask = () => refusal(runCopy(other.url, target.url, silent));
          assert.match(await ask(), /lacks the migration .*; run admin migrate first/);
          await execute(other.url, FUTURE);
          assert.match(await ask(), /9999-future, which this program lacks/);
          assert.deepEqual([...(await tableColumns(target.url)).keys()], []);
        } finally {
          await other.drop();
        }
      });

      it('refuses a source and a target that a process of the service uses', async () => {
        const ask = () => refusal(runCopy(source.url, target.url, silent, SOON));
        const service = await openStore(source.url, { onWrite: silent });
        try {
          assert.match(await ask(), /^DATABASE_URL: .*stop every process of the service/);
        } finally {
          await service.close();
        }
        const other = await openStore(target.url, { onWrite: silent });
        try {
          assert.match(await ask(), /^--to: .*stop every process of the service/);
        } finally {
          await other.close();
        }
      });

      it('keeps a service from starting while it holds the database', async () => {
        const path = source.url.replace('sqlite:', '');
        const side = await (from === sqlite
          ? openSqliteSide(path, '', 5_000)
          : openPostgresSide(source.url, '', 5_000));
        try {
          await rejects(openStore(source.url, { onWrite: silent }), 'busy');
        } finally {
          await side.close();
        }
        await (await openStore(source.url, { onWrite: silent })).close();
      });

      it('copies a table that a later migration makes; generated numbers continue after its rows', async () => {
        const later = {
          sqlite: 'create table later (id integer primary key autoincrement, note text)',
          postgres: 'create table later (id bigint generated always as identity primary key, note text)',
        };
        const other = await from.createMigrated();
        try {
          await execute(other.url, later[from.name]);
          await execute(target.url, later[to.name]);
          await execute(other.url, `insert into later (note) values ('a'), (null), ('c')`);
          const shapes = (memory: SqliteConnection) => {
            memory.exec(later.sqlite);
            return tableShapes(memory);
          };
          await runCopy(other.url, target.url, silent, { shapes });
          await execute(target.url, `insert into later (note) values ('d')`);
          const found = await rows(target.url, 'select id, note from later order by id');
          assert.deepEqual(
            found.map(({ id, note }) => [Number(id), note]),
            [
              [1, 'a'],
              [2, null],
              [3, 'c'],
              [4, 'd'],
            ],
          );
        } finally {
          await other.drop();
        }
      });
    });

  it('names the row that the target cannot store', async () => {
    const source = await sqlite.createMigrated();
    const target = await postgres.createMigrated();
    try {
      const put = (id: string, name: string) =>
        execute(source.url, `insert into organizations (id, name, created_at) values ('${id}', ${name}, 1)`);
      for (const id of ['a', 'c']) await put(id, "'fine'");
      await put('b', "'zero' || char(0)");
      const { message } = await rejects(runCopy(source.url, target.url, silent));
      assert.match(message, /^organizations: the row with the key \["b"\] cannot be stored: /);
      await execute(source.url, "update organizations set name = 'mended' where id = 'b'");
      assert.equal((await runCopy(source.url, target.url, silent)).tables.organizations?.rows, 3);
    } finally {
      await Promise.all([source.drop(), target.drop()]);
    }
  });

  it('refuses a PostgreSQL source while somebody writes to it, whoever it is', async () => {
    const source = await postgres.create();
    const target = await sqlite.createMigrated();
    const release = await hold(
      source.url,
      "insert into organizations (id, name, created_at) values ('o', 'O', 1)",
    );
    try {
      const { message } = await rejects(runCopy(source.url, target.url, silent, SOON));
      assert.equal(
        message,
        'DATABASE_URL: somebody writes to the database; stop every process of the service',
      );
    } finally {
      await release();
      await Promise.all([source.drop(), target.drop()]);
    }
  });

  it('refuses a database in memory, the source itself, and what is no URL of a database', async () => {
    const source = await sqlite.create();
    try {
      for (const [from, to, message] of [
        [source.url, 'sqlite::memory:', /^--to: must not be a database in memory/],
        ['sqlite::memory:', source.url, /^DATABASE_URL: must not be a database in memory/],
        [source.url, source.url, /^--to: is the database that DATABASE_URL names/],
        [source.url, 'mysql://a/b', /^--to: expected sqlite:PATH or postgres:/],
        [`${source.url}.missing`, source.url, /^DATABASE_URL: there is no database/],
      ] as const)
        assert.match((await rejects(runCopy(from, to, silent))).message, message);
    } finally {
      await source.drop();
    }
  });
});
