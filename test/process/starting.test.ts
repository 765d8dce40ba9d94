import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { freePort } from '../../scripts/free-port.ts';
import { appliedTo, migrate } from '../../src/store/engine/migrate.ts';
import { migrations } from '../../src/store/migrations/index.ts';
import { openStore } from '../../src/store/open.ts';
import { childEnv } from '../support/child-env.ts';
import { type Database, engines } from '../support/databases.ts';
import { openSql } from '../support/sql.ts';
import { programOf, root, startServer } from './server.ts';

/** A process that may not have started yet. */
type Starting = {
  readonly child: ChildProcess;
  readonly operations: string;
  /** Its exit code; null when the signal ended it. */
  readonly ended: Promise<number | null>;
  /** All that it wrote. */
  said(): string;
};

/** What a start waits for on PostgreSQL: first the lock of migrations, later that of the keys. On SQLite it is the writer. */
const LOCKS = {
  migrations: 'pg_advisory_xact_lock(7239418205526)',
  keys: "pg_advisory_xact_lock(hashtextextended('secrets', 0))",
};
const WAITING = "select 1 from pg_locks where locktype = 'advisory' and not granted";
const OTHERS =
  'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
/** A process ends 9.5 s after the signal at the latest; a busy machine may add to that. */
const ENDS_WITHIN_MS = 15_000;

for (const engine of engines) {
  describe(`a process that is starting on ${engine.name}`, () => {
    let folder: string;
    let database: Database;
    let started: Starting;
    let release: (() => Promise<void>) | undefined;
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'registry-starting-'));
      writeFileSync(join(folder, 'hosts.json'), '{}');
      database = await engine.createEmpty();
    });
    afterEach(async () => {
      await release?.();
      release = undefined;
      if (started.child.exitCode === null) started.child.kill('SIGKILL');
      await started.ended;
      await database.drop();
      rmSync(folder, { recursive: true });
    });

    const settings = () => ({
      DATABASE_URL: database.url,
      OUTBOUND_HOSTS: join(folder, 'hosts.json'),
      DNS_SERVERS: '127.0.0.1:9',
      PORT: '0',
    });
    async function start(): Promise<Starting> {
      const address = `127.0.0.1:${await freePort()}`;
      const child = spawn(process.execPath, await programOf(root), {
        cwd: root,
        env: { ...childEnv(), ...settings(), OPERATIONS_ADDRESS: address },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let text = '';
      child.stderr?.setEncoding('utf8').on('data', (more: string) => {
        text += more;
      });
      const ended = once(child, 'exit').then(([code]) => code as number | null);
      return { child, operations: `http://${address}`, ended, said: () => text };
    }
    /** Lets the start wait for a lock until `release`. */
    async function hold(lock: string): Promise<void> {
      const session = await openSql(database.url);
      await session.run(engine.name === 'sqlite' ? 'begin immediate' : `begin; select ${lock}`);
      release = async () => {
        release = undefined;
        await session.run('rollback');
        await session.close();
      };
    }
    async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
      while (!(await isSo())) {
        if (started.child.exitCode !== null || started.child.signalCode !== null)
          assert.fail(`the process ended before ${what}: ${started.said()}`);
        await sleep(5);
      }
    }
    const status = (path: string) =>
      fetch(`${started.operations}${path}`).then(
        (response) => response.status,
        () => 0,
      );
    const answersOperators = () =>
      until('it answered operators', async () => (await status('/healthz')) === 200);
    /** Waits until the process has come as far as the database, and with `isHeld` to the lock that stops it there. */
    async function reachesDatabase({ isHeld }: { isHeld: boolean }): Promise<void> {
      const what = 'it opened the database';
      if (engine.name === 'sqlite')
        return until(what, async () => openFiles(started.child).some((file) => database.url.endsWith(file)));
      // To connect costs more than all that is asked, and takes from the start that is waited for.
      const session = await openSql(database.url);
      try {
        await until(what, async () => (await session.rows(isHeld ? WAITING : OTHERS)).length > 0);
      } finally {
        await session.close();
      }
    }
    /** The database is as a start needs it, which serves and ends as ever. */
    async function startsAfterwards(): Promise<void> {
      const server = await startServer(database.url, { hosts: new Map() });
      assert.equal((await fetch(`${server.origin}/readyz`)).status, 200);
      assert.equal(await server.end('SIGTERM'), 0);
      assert.deepEqual(
        await appliedTo(database.url),
        migrations.map(({ name }) => name),
      );
    }
    /** Migrates the database and makes its keys, as a first start does. */
    async function prepare(): Promise<void> {
      await migrate(database.url);
      await (await openStore(database.url)).close();
    }

    it('ends at SIGTERM before its migrations, and leaves nothing of them', async () => {
      await hold(LOCKS.migrations);
      started = await start();
      await reachesDatabase({ isHeld: true });
      started.child.kill('SIGTERM');
      assert.isNull(await started.ended, started.said());
      await release?.();
      assert.deepEqual(await appliedTo(database.url), []);
      await startsAfterwards();
    });

    it('ends in good order at SIGTERM while its parts are opened, once they are', async () => {
      await prepare();
      await hold(LOCKS.keys);
      started = await start();
      await answersOperators();
      started.child.kill('SIGTERM');
      assert.equal(await status('/healthz'), 200, 'the signal is kept');
      await release?.();
      assert.equal(await started.ended, 0, started.said());
      await startsAfterwards();
    });

    it('ends within ten seconds of SIGTERM although the database does not let it start', async () => {
      await prepare();
      await hold(LOCKS.keys);
      started = await start();
      await answersOperators();
      started.child.kill('SIGTERM');
      const begun = performance.now();
      assert.equal(await started.ended, 1, started.said());
      assert.isBelow(performance.now() - begun, ENDS_WITHIN_MS);
    });

    it('leaves a database that can be started on, whenever SIGTERM comes', async () => {
      for (const moment of [
        () => reachesDatabase({ isHeld: false }),
        () => answersOperators(),
        () => until('it started', async () => started.said().includes('"started"')),
      ]) {
        started = await start();
        await moment();
        started.child.kill('SIGTERM');
        assert.include([0, null], await started.ended, started.said());
        const applied = await appliedTo(database.url);
        assert.include([0, migrations.length], applied.length, 'migrations are applied together');
      }
      await startsAfterwards();
    });
    // On SQLite whatever holds up the start also holds up the small write of `/readyz`.
    if (engine.name !== 'sqlite')
      it('is ready on the address of operators only once requests are answered on the public one', async () => {
        await prepare();
        await hold(LOCKS.keys);
        started = await start();
        await answersOperators();
        for (let asked = 0; asked < 5; asked += 1) assert.equal(await status('/readyz'), 503);
        await release?.();
        await until('it was ready', async () => (await status('/readyz')) === 200);
        started.child.kill('SIGTERM');
        assert.equal(await started.ended, 0);
      });
  });
}

/** Files that a process has open. */
function openFiles({ pid }: ChildProcess): string[] {
  const folder = `/proc/${pid}/fd`;
  const files: string[] = [];
  for (const name of readdirSync(folder)) {
    try {
      files.push(readlinkSync(join(folder, name)));
    } catch {
      // Closed meanwhile.
    }
  }
  return files;
}
