import { execFile } from 'node:child_process';
import { assert } from 'chai';
import { childEnv } from '../support/child-env.ts';
import { type Database, engines } from '../support/databases.ts';
import { type RoundRobin, startRoundRobin } from '../support/round-robin.ts';
import { type Sites, startSites } from '../support/sites.ts';
import { rows } from '../support/sql.ts';
import { type Load, startLoad } from './load.ts';
import { makeNextVersion, type NextVersion } from './next-version.ts';
import { programOf, root, type Server, startServer } from './server.ts';

type Ended = { readonly code: number; readonly output: string };

/** Runs a program of a version to its end. */
const runProgram = (folder: string, settings: Record<string, string>, ...args: string[]) =>
  new Promise<Ended>((resolve) => {
    const env = { ...childEnv(), PORT: '0', ...settings };
    execFile(process.execPath, args, { cwd: folder, env, timeout: 60_000 }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), output: `${stdout}${stderr}` }),
    );
  });

describe('an upgrade under load', () => {
  let next: NextVersion;
  before(() => {
    next = makeNextVersion();
  });
  after(() => next.remove());

  for (const engine of engines) {
    describe(`on ${engine.name}`, () => {
      let database: Database;
      let sites: Sites;
      let proxy: RoundRobin;
      let load: Load;
      let old: Server;
      const servers: Server[] = [];
      before(async () => {
        [database, sites, proxy] = await Promise.all([engine.create(), startSites(), startRoundRobin()]);
        old = await start(undefined);
        proxy.setTargets([old.origin]);
        load = startLoad(proxy.origin);
        await load.moreWrites(3);
      });
      after(async () => {
        await load?.stop();
        for (const { child } of servers) if (child.exitCode === null) child.kill('SIGKILL');
        next.takeBack();
        await Promise.all([proxy.close(), sites.close()]);
        await database.drop();
      });

      async function start(
        folder: string | undefined,
        settings: Record<string, string> = {},
      ): Promise<Server> {
        const server = await startServer(database.url, sites, settings, folder);
        servers.push(server);
        return server;
      }
      /** Requests go to the new process before the old one ends. */
      async function replace(from: Server, by: Server): Promise<void> {
        proxy.setTargets([by.origin]);
        assert.equal(await from.end('SIGTERM'), 0);
        await load.moreWrites(3);
      }
      const settings = () => ({ DATABASE_URL: database.url, MIGRATE: 'never' });

      it('with MIGRATE=never: the new version refuses to start before admin migrate, which the old one outlives', async () => {
        const name = next.addMigration();
        const refused = await runProgram(next.folder, settings(), 'src/main.ts');
        assert.equal(refused.code, 1);
        assert.include(refused.output, `the database lacks the migration ${name}; run admin migrate first`);
        const before = load.answers();
        const migrated = await runProgram(next.folder, settings(), 'src/admin.ts', 'migrate');
        assert.deepEqual(JSON.parse(migrated.output), { applied: [name] });
        assert.isAbove(load.answers(), before);
        await load.moreWrites(3);
        const by = await start(next.folder, { MIGRATE: 'never' });
        await replace(old, by);
        old = by;
      });

      it('with MIGRATE=start: the new version migrates while the old one answers, and takes over', async () => {
        next.addMigration();
        const before = load.answers();
        const by = await start(next.folder);
        assert.isAbove(load.answers(), before);
        await load.moreWrites(3);
        await replace(old, by);
      });

      it('answers no request with a fault, and loses nothing that it acknowledged', async () => {
        await load.stop();
        assert.deepEqual(load.faults, []);
        const stored = await rows(database.url, 'select brand_domain, next_1, next_2 from accounts');
        const domains = new Set(stored.map(({ brand_domain: domain }) => domain));
        assert.deepEqual(
          load.kept.filter((domain) => !domains.has(domain)),
          [],
        );
        assert.deepEqual([stored[0]?.next_1, stored[0]?.next_2], ['filled', 'filled']);
      });

      it('cannot be taken back without the backup: the older version refuses to start, and names the migration', async () => {
        const refused = await runProgram(
          root,
          { ...settings(), MIGRATE: 'start' },
          ...(await programOf(root)),
        );
        assert.equal(refused.code, 1);
        assert.match(refused.output, /the database has the migration 99\d0-next, which this program lacks/);
      });
    });
  }
});
