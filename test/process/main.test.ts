import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { assert } from 'chai';
import { projectRoot } from '../../src/infra/project.ts';
import { childEnv } from '../support/child-env.ts';
import { type Database, engines } from '../support/databases.ts';
import { type Sites, startSites } from '../support/sites.ts';
import { type Server, startServer } from './server.ts';

const run = promisify(execFile);

for (const engine of engines) {
  describe(`the service as a process on ${engine.name}`, () => {
    let database: Database;
    let sites: Sites;
    let server: Server | undefined;
    before(async () => {
      sites = await startSites();
      // Without any table: starting migrates.
      database = await engine.createEmpty();
    });
    after(async () => {
      await sites.close();
      await database.drop();
    });
    afterEach(async () => {
      if (server?.child.exitCode === null) await server.end('SIGKILL');
    });

    const status = async (path: string) => (await fetch(`${server?.origin}${path}`)).status;

    it('starts with several workers, replaces one that dies, and ends with all of them', async () => {
      // Nothing of it depends on the engine, and it takes long.
      if (engine.name !== 'sqlite') return;
      server = await startServer(database.url, sites, { WORKERS: '2' });
      const starts = () => server?.log.filter(({ msg }) => msg === 'started') ?? [];
      while (starts().length < 2) await sleep(20);
      assert.sameMembers(
        starts().map(({ role }) => role),
        ['all', 'web'],
      );
      assert.equal(await status('/readyz'), 200);
      const pids = await children(server.child.pid ?? 0);
      assert.lengthOf(pids, 2);
      process.kill(pids[0] ?? 0, 'SIGKILL');
      while (starts().length < 3) await sleep(20);
      assert.equal(await status('/readyz'), 200);
      assert.equal(await server.end('SIGTERM'), 0);
      for (const pid of pids) assert.throws(() => process.kill(pid, 0));
    });

    it('refuses to start on a database without migrations when it must not migrate', async () => {
      const empty = await engine.createEmpty();
      const settings = { MIGRATE: 'never', DATABASE_URL: empty.url, PORT: '0' };
      const env = { ...childEnv(), ...settings };
      const { code, stderr } = await run(process.execPath, ['src/main.ts'], { cwd: projectRoot, env }).then(
        () => assert.fail('it started'),
        (failure: { code: number; stderr: string }) => failure,
      );
      await empty.drop();
      assert.equal(code, 1);
      assert.match(
        stderr,
        engine.name === 'sqlite'
          ? /^DATABASE_URL: there is no database sqlite:\S+; correct the path, or run admin migrate first, which creates it\n$/m
          : /^the database lacks the migration 0001-\S+ and \d+ more; run admin migrate first\n$/m,
      );
    });

    it('takes no new connection once it was asked to end, and finishes what is quick', async () => {
      sites.put('quick.example', '/.well-known/brand.json', {
        body: JSON.stringify({ id: 'q', names: [{ en: 'Quick' }], keller_type: 'independent' }),
        delayMs: 3_000,
      });
      server = await startServer(database.url, sites);
      let isAnswered = false;
      const answer = fetch(`${server.origin}/api/brands/resolve?domain=quick.example`).finally(() => {
        isAnswered = true;
      });
      while (!sites.requests.includes('quick.example /.well-known/brand.json')) await sleep(20);
      const ending = server.end('SIGTERM');
      while ((await status('/healthz').catch(() => 'refused')) !== 'refused') await sleep(20);
      assert.isFalse(isAnswered, 'refused only when all was over');
      assert.equal((await answer).status, 200);
      assert.equal(await ending, 0);
    });
  });
}

async function children(pid: number): Promise<number[]> {
  const { readFile } = await import('node:fs/promises');
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.trim().split(' ').map(Number);
}
