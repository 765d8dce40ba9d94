import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { type Database, engines } from '../support/databases.ts';
import { type Sites, startSites } from '../support/sites.ts';
import { type Server, startServer } from './server.ts';

const [engine] = engines;
const TOGETHER = 20;

describe('a log that nobody reads', () => {
  let sites: Sites;
  let database: Database;
  let server: Server;
  before(async () => {
    sites = await startSites();
  });
  beforeEach(async () => {
    // What a log does has nothing to do with the engine.
    database = (await engine?.createEmpty()) ?? assert.fail('no engine to test on');
    server = await startServer(database.url, sites);
  });
  afterEach(async () => {
    if (server.child.exitCode === null && server.child.signalCode === null) await server.end('SIGKILL');
    await database.drop();
  });
  after(() => sites.close());

  const linesLost = async (): Promise<number> => {
    const text = await (await fetch(`${server.origin}/metrics`)).text();
    return Number(/^log_lines_lost_total (\d+)/m.exec(text)?.[1]);
  };
  let asked = 0;
  /** Sends requests, each of which writes a line, until lines are lost. */
  async function flood(): Promise<number> {
    const path = `/${'x'.repeat(4_000)}`;
    for (let lost = 0; ; lost = await linesLost()) {
      if (lost > 100) return lost;
      const all = Array.from({ length: TOGETHER }, async () => {
        const response = await fetch(`${server.origin}${path}`);
        assert.equal(response.status, 404);
        await response.arrayBuffer();
        asked += 1;
      });
      await Promise.all(all);
    }
  }
  const told = () => server.log.filter(({ msg }) => /lines were lost/.test(String(msg)));

  it('delays no request; once it is read again it tells how many lines were lost', async () => {
    server.child.stderr?.pause();
    asked = 0;
    await flood();
    assert.isAbove(asked, 100);
    assert.lengthOf(told(), 0);
    const lost = await linesLost();
    server.child.stderr?.resume();
    while (told().length === 0) await sleep(10);
    const lines = told().reduce((sum, line) => sum + Number(line.lines), 0);
    assert.isAtLeast(lines, lost);
    await fetch(`${server.origin}/healthz`);
    while (server.log.at(-1)?.path !== '/healthz') await sleep(10);
    assert.equal(await server.end('SIGTERM'), 0);
  });

  it('does not delay the end of the process, and nothing that is taken is missing from it', async () => {
    server.child.stderr?.pause();
    await flood();
    assert.equal(await server.end('SIGTERM'), 0);
  });

  it('may lose its reader', async () => {
    server.child.stderr?.destroy();
    while (!((await linesLost()) > 3)) await fetch(`${server.origin}/healthz`);
    assert.equal(await server.end('SIGTERM'), 0);
  });

  it('has its last lines when the process ends in good order', async () => {
    assert.equal(await server.end('SIGTERM'), 0);
    assert.lengthOf(
      server.log.filter(({ msg }) => msg === 'stopping'),
      1,
    );
  });
});
