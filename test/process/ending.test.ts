import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { assert } from 'chai';
import { type Database, engines } from '../support/databases.ts';
import { type Sites, startSites } from '../support/sites.ts';
import { type Server, startServer } from './server.ts';

const FAULTS = { NODE_OPTIONS: `--import=${fileURLToPath(new URL('./faults.ts', import.meta.url))}` };
const BRAND = { id: 'q', names: [{ en: 'Quick' }], keller_type: 'independent' };

const [engine] = engines;
describe('a process that cannot go on', () => {
  let sites: Sites;
  const databases: Database[] = [];
  const servers: Server[] = [];
  before(async () => {
    sites = await startSites();
    sites.put('quick.example', '/.well-known/brand.json', { body: JSON.stringify(BRAND), delayMs: 1_000 });
  });
  afterEach(async () => {
    for (const server of servers.splice(0))
      if (server.child.exitCode === null && server.child.signalCode === null) await server.end('SIGKILL');
    for (const database of databases.splice(0)) await database.drop();
  });
  after(() => sites.close());

  async function start(settings: Record<string, string> = {}): Promise<Server> {
    // How a process ends has nothing to do with the engine.
    const database = (await engine?.createEmpty()) ?? assert.fail('no engine to test on');
    databases.push(database);
    const server = await startServer(database.url, sites, { ...FAULTS, ...settings });
    servers.push(server);
    return server;
  }
  const said = ({ log }: Server, message: RegExp) => log.filter(({ msg }) => message.test(String(msg)));
  const workersOf = async ({ child: { pid } }: Server) =>
    (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number);

  it('ends within ten seconds of SIGTERM although its event loop is stuck, alone and with workers', async () => {
    const [lone, many] = await Promise.all([start(), start({ WORKERS: '2' })]);
    while (said(many, /^started$/).length < 2) await sleep(20);
    const stuck = await workersOf(many);
    for (const pid of [lone.child.pid ?? 0, ...stuck]) process.kill(pid, 'SIGUSR2');
    // The loop must not hear what comes now.
    await sleep(500);
    const begun = performance.now();
    for (const code of await Promise.all([lone.end('SIGTERM'), many.end('SIGTERM')]))
      assert.notEqual(code, 0);
    // It takes at most 9.5 s; a busy machine may add to that, and a loop that is stuck never ends.
    assert.isBelow(performance.now() - begun, 15_000);
    assert.lengthOf(said(lone, /event loop is stuck/), 1);
    for (const pid of stuck) assert.throws(() => process.kill(pid, 0));
  });

  for (const [what, signal, error] of [
    ['an exception', 'SIGHUP', /thrown where nobody catches/],
    ['a rejection', 'SIGWINCH', /rejected where nobody looks/],
  ] as const) {
    it(`logs ${what} that nobody handled, finishes what it began, and ends with an error`, async () => {
      const server = await start();
      const answer = fetch(`${server.origin}/api/brands/resolve?domain=quick.example`);
      const asked = () => sites.requests.filter((request) => request.startsWith('quick.example')).length;
      for (const before = asked(); asked() === before; ) await sleep(10);
      server.child.kill(signal);
      assert.equal((await answer).status, 200);
      assert.equal(await server.end('SIGTERM'), 1);
      const [line] = said(server, /nobody handled/);
      assert.match(JSON.stringify(line), error);
      assert.isEmpty(server.noise);
    });
  }

  it('is replaced as a worker, and the other worker serves meanwhile', async () => {
    const server = await start({ WORKERS: '2' });
    while (said(server, /^started$/).length < 2) await sleep(20);
    const [first = 0] = await workersOf(server);
    process.kill(first, 'SIGHUP');
    // A connection that was kept may close while a request is on its way, which its client then has to send again.
    const headers = { connection: 'close' };
    while (said(server, /^started$/).length < 3) {
      assert.equal((await fetch(`${server.origin}/healthz`, { headers })).status, 200);
      await sleep(50);
    }
    assert.lengthOf(said(server, /nobody handled/), 1);
    assert.notInclude(await workersOf(server), first);
    assert.equal(await server.end('SIGTERM'), 0);
  });
});
