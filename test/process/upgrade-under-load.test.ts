import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { projectRoot } from '../../src/infra/project.ts';
import { childEnv } from '../support/child-env.ts';
import { type Database, engines } from '../support/databases.ts';
import { type RoundRobin, startRoundRobin } from '../support/round-robin.ts';
import { type Sites, startSites } from '../support/sites.ts';
import { rows } from '../support/sql.ts';
import { makeNextVersion, type NextVersion } from './next-version.ts';
import { type Server, startServer } from './server.ts';

type Ended = { readonly code: number; readonly output: string };

/** Runs a program of a version to its end. */
const runProgram = (folder: string, settings: Record<string, string>, ...args: string[]) =>
  new Promise<Ended>((resolve) => {
    const env = { ...childEnv(), PORT: '0', ...settings };
    execFile(process.execPath, args, { cwd: folder, env, timeout: 60_000 }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), output: `${stdout}${stderr}` }),
    );
  });

/** Callers that ask one request after another, until they are stopped. The pauses leave the processor to others. */
/** Codes of a connection that broke after it was open; one that is refused is a fault. */
const CLOSED = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

function startLoad(origin: string) {
  const faults: string[] = [];
  /** Brands whose accounts were acknowledged. */
  const kept: string[] = [];
  let answers = 0;
  let away = 0;
  let isOver = false;
  let number = 0;

  async function ask(path: string, init: RequestInit, isAgain = false): Promise<string> {
    try {
      const response = await fetch(`${origin}${path}`, init);
      const text = await response.text();
      const isAway = response.status === 503 && Number(response.headers.get('retry-after')) > 0;
      if (response.status >= 500 && !isAway) faults.push(`${path}: ${response.status} ${text}`);
      if (isAway) away += 1;
      else answers += 1;
      return text;
    } catch (cause) {
      // A server may close a connection that idles while the next request is on its way; every request here may be repeated
      // (RFC 9112, section 9.3.1).
      if (!isAgain && CLOSED.has(Object(Object(cause).cause).code)) return ask(path, init, true);
      faults.push(`${path}: ${String(cause)}`);
      return '';
    }
  }

  async function write(): Promise<void> {
    const domain = `brand${++number}.example`;
    const account = { brand: { domain }, operator: 'agency.example', billing: 'operator' };
    const text = await ask('/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: 'Bearer demo-load',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: {
          name: 'sync_accounts',
          arguments: { idempotency_key: `upgrade-under-load-${number}`, accounts: [account] },
        },
      }),
    });
    if (text.includes('"isError":true')) {
      if (!text.includes('SERVICE_UNAVAILABLE')) faults.push(text);
    } else if (text.includes('"account_id"')) kept.push(domain);
  }

  const looping = [write, () => ask('/api/search?q=brand', {}), () => ask('/api/registry/agents', {})].map(
    async (work) => {
      while (!isOver) {
        await work();
        await sleep(10);
      }
    },
  );
  return {
    faults,
    kept,
    answers: () => answers,
    away: () => away,
    /** Waits until so many more writes are acknowledged. */
    async moreWrites(count: number) {
      const enough = kept.length + count;
      while (kept.length < enough && faults.length === 0) await sleep(20);
    },
    async stop() {
      isOver = true;
      await Promise.all(looping);
    },
  };
}

for (const engine of engines) {
  describe(`an upgrade under load on ${engine.name}`, () => {
    let database: Database;
    let sites: Sites;
    let proxy: RoundRobin;
    let next: NextVersion;
    let load: ReturnType<typeof startLoad>;
    let old: Server;
    const servers: Server[] = [];
    before(async () => {
      [database, sites, proxy] = await Promise.all([engine.create(), startSites(), startRoundRobin()]);
      next = makeNextVersion();
      old = await start(undefined);
      proxy.setTargets([old.origin]);
      load = startLoad(proxy.origin);
      await load.moreWrites(3);
    });
    after(async () => {
      await load?.stop();
      for (const { child } of servers) if (child.exitCode === null) child.kill('SIGKILL');
      next.remove();
      await Promise.all([proxy.close(), sites.close()]);
      await database.drop();
    });

    async function start(folder: string | undefined, settings: Record<string, string> = {}): Promise<Server> {
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
      const refused = await runProgram(projectRoot, { ...settings(), MIGRATE: 'start' }, 'src/main.ts');
      assert.equal(refused.code, 1);
      assert.match(refused.output, /the database has the migration 99\d0-next, which this program lacks/);
    });
  });
}
