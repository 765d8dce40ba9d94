import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { assert } from 'chai';
import pg from 'pg';
import { migrate } from '../../../src/store/engine/migrate.ts';
import { migrations } from '../../../src/store/migrations/index.ts';
import { openStore } from '../../../src/store/open.ts';
import { inChild } from '../../support/child.ts';
import { type Database, engines } from '../../support/databases.ts';
import { rejects } from '../../support/rejects.ts';
import { execute, rows } from '../../support/sql.ts';

const names = migrations.map(({ name }) => name);

describe('migrations', () => {
  it('are numbered without a gap, in the order of running', () => {
    for (const [index, name] of names.entries()) {
      assert.match(name, /^\d{4}-[a-z-]+$/);
      assert.equal(Number.parseInt(name, 10), index + 1);
    }
  });
});

for (const engine of engines) {
  describe(`migrate on ${engine.name}`, () => {
    let at: Database;
    beforeEach(async () => {
      at = await engine.createEmpty();
    });
    afterEach(() => at.drop());

    const ready = async () => {
      const store = await openStore(at.url);
      try {
        return await store.ready();
      } finally {
        await store.close();
      }
    };

    it('applies everything once', async () => {
      assert.isFalse(await ready());
      assert.deepEqual(await migrate(at.url), { applied: names });
      assert.isTrue(await ready());
      assert.deepEqual(await migrate(at.url), { applied: [] });
    });

    it('lets one of several go first', async () => {
      const outcomes = await Promise.all([
        migrate(at.url),
        migrate(at.url),
        migrate(at.url),
        inChild(at.url, 'migrate'),
        inChild(at.url, 'migrate'),
      ]);
      const applied = outcomes.flatMap((outcome) =>
        typeof outcome === 'object' && outcome !== null && 'applied' in outcome ? outcome.applied : outcome,
      );
      assert.sameMembers(applied, names);
      assert.isTrue(await ready());
    });

    if (engine.name === 'sqlite')
      it('waits for a process that holds the whole file', async () => {
        const holder = new Sqlite(at.url.replace('sqlite:', ''));
        holder.exec('begin exclusive');
        const waiting = migrate(at.url);
        await sleep(50);
        holder.exec('commit');
        holder.close();
        assert.deepEqual(await waiting, { applied: names });
      });

    if (engine.name === 'postgres')
      it('runs again when the server ended it for a transaction that it waited for', async () => {
        await migrate(at.url);
        await execute(at.url, `drop table limits; delete from knex_migrations where name = '0004-limits'`);
        const other = new pg.Client({ connectionString: at.url });
        await other.connect();
        try {
          // The one that began to wait first finds the deadlock, and is ended.
          await other.query(
            `begin; set local deadlock_timeout = '1h'; lock table knex_migrations in exclusive mode`,
          );
          const migrating = migrate(at.url);
          const waiting =
            'select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())';
          while ((await rows(at.url, waiting)).length === 0) await sleep(10);
          await other.query('create table limits (a text)');
          await other.query('rollback');
          assert.deepEqual(await migrating, { applied: ['0004-limits'] });
        } finally {
          await other.end();
        }
      });

    it('goes on from where an older program stopped', async () => {
      await migrate(at.url);
      await execute(at.url, `drop table limits; delete from knex_migrations where name = '0004-limits'`);
      assert.isFalse(await ready());
      assert.deepEqual(await migrate(at.url), { applied: ['0004-limits'] });
      assert.isTrue(await ready());
    });

    it('leaves nothing behind when one fails', async () => {
      await execute(at.url, 'create table limits (a text)');
      await rejects(migrate(at.url));
      await execute(at.url, 'drop table limits');
      assert.deepEqual(await migrate(at.url), { applied: names });
    });

    it('refuses to start on what a newer program made, which running ones outlive', async () => {
      await migrate(at.url);
      await execute(
        at.url,
        `insert into knex_migrations (name, batch, migration_time) values ('9999-future', 9, current_timestamp)`,
      );
      const error = await rejects(migrate(at.url), 'newer_schema');
      assert.include(error.message, '9999-future');
      assert.isTrue(await ready());
    });
  });
}

describe('migrate', () => {
  it('refuses a URL that it does not understand', async () => {
    await rejects(migrate('mysql://localhost/x'), 'url');
  });

  it('says that nobody answers', async () => {
    await rejects(migrate('postgres://u:p@127.0.0.1:1/x'), 'ECONNREFUSED');
  });

  it('does not make a database of a file that is none', async () => {
    await rejects(migrate(`sqlite:${import.meta.filename}`), 'SQLITE_NOTADB');
  });
});
