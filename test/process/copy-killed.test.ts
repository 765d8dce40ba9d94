import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { assert } from 'chai';
import { createKey, createOrganization } from '../../src/admin/organizations.ts';
import { openStore } from '../../src/store/open.ts';
import { runAdminProcess } from '../admin/run-admin.ts';
import { childEnv } from '../support/child-env.ts';
import { bothEngines, type Database, type TestEngine } from '../support/databases.ts';
import { type Sites, startSites } from '../support/sites.ts';
import { largeFile, type Server, startServer } from './server.ts';

const [sqlite, postgres] = bothEngines as [TestEngine, TestEngine];
const script = fileURLToPath(new URL('../../src/admin.ts', import.meta.url));
const FILE = '/.well-known/adagents.json';
const KILLS = 2;
/** More than one piece. */
const PROPERTIES = 1_200;

const READS = [
  '/api/properties/resolve?domain=large.example',
  '/api/registry/agents?limit=50',
  '/api/registry/lookup/domain/large.example',
  '/api/search?q=large',
  '/api/brands/resolve?domain=large.example',
];

for (const [from, to] of [
  [sqlite, postgres],
  [postgres, sqlite],
] as const)
  describe(`admin copy from ${from.name} to ${to.name}, killed again and again`, () => {
    let sites: Sites;
    let source: Database;
    let target: Database;
    let server: Server | undefined;
    let authorization = '';
    let first = '';
    let answers: { status: number; text: string }[] = [];
    let events: unknown[] = [];
    const env = () => ({ DATABASE_URL: source.url });
    before(async () => {
      sites = await startSites();
      [source, target] = await Promise.all([from.create(), to.createEmpty()]);
      const store = await openStore(source.url);
      const { organization } = await createOrganization(store, { name: 'Acme' });
      authorization = `Bearer ${(await createKey(store, { org: organization.id, name: 'test' })).api_key}`;
      await store.close();
      sites.put('large.example', FILE, { body: largeFile(PROPERTIES) });
      sites.put('later.example', FILE, { body: largeFile(1) });
      server = await startServer(source.url, sites);
      await crawl('large.example');
    });
    after(async () => {
      if (server?.child.exitCode === null) await server.end('SIGKILL');
      await Promise.all([source.drop(), target.drop(), sites.close()]);
    });

    const get = async (path: string) => {
      const response = await fetch(`${server?.origin}${path}`, { headers: { authorization } });
      return { status: response.status, text: await response.text() };
    };
    async function crawl(domain: string): Promise<void> {
      const asked = await fetch(`${server?.origin}/api/registry/crawl-request`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ domain }),
      });
      const { crawl_request_id: id } = (await asked.json()) as { crawl_request_id: string };
      for (;;) {
        const { text } = await get(`/api/registry/crawl-request/${id}`);
        const { status } = JSON.parse(text) as { status: string };
        if (status === 'completed') return;
        assert.notEqual(status, 'failed', text);
        await new Promise((resume) => setTimeout(resume, 50));
      }
    }
    /** The pages of the feed from a cursor to the end. */
    async function feedFrom(cursor: string): Promise<unknown[]> {
      const events: unknown[] = [];
      for (let at = cursor; ; ) {
        const { status, text } = await get(`/api/registry/feed?limit=1000&cursor=${at}`);
        assert.equal(status, 200, text);
        const page = JSON.parse(text) as { events: unknown[]; cursor: string; has_more: boolean };
        events.push(...page.events);
        at = page.cursor;
        if (!page.has_more) return events;
      }
    }

    /** Runs the copy, and kills it after so many lines of its progress; the exit code, or null when it was killed. */
    async function copyUntil(lines: number): Promise<number | null> {
      const child = spawn(process.execPath, [script, 'copy', '--to', target.url], {
        env: { ...childEnv(), ...env() },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let left = lines;
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        left -= text.split('\n').length - 1;
        if (left <= 0) child.kill('SIGKILL');
      });
      const [code] = await once(child, 'exit');
      return code;
    }

    it('refuses while the service runs, and names it', async () => {
      first = (JSON.parse((await get('/api/registry/feed?limit=10')).text) as { cursor: string }).cursor;
      answers = await Promise.all(READS.map(get));
      events = await feedFrom(first);
      assert.isAbove(events.length, PROPERTIES);
      const { code, stderr } = await runAdminProcess(env(), 'copy', '--to', target.url);
      assert.equal(code, 1);
      assert.match(stderr, /^DATABASE_URL: .*stop every process of the service/m);
      assert.equal(await server?.end('SIGTERM'), 0);
    });

    it('ends equal however often it was killed before', async () => {
      let killed = 0;
      for (let tries = 0; tries < KILLS; tries += 1)
        if ((await copyUntil(1 + Math.floor(Math.random() * 20))) === null) killed += 1;
      assert.isAbove(killed, 0);
      const { code, stdout, stderr } = await runAdminProcess(env(), 'copy', '--to', target.url);
      assert.equal(code, 0, stderr);
      const { tables } = JSON.parse(stdout) as { tables: Record<string, { rows: number }> };
      assert.isAtLeast(tables.properties?.rows ?? 0, PROPERTIES);
    });

    it('lets a service on the target answer as before, byte for byte, and mirrors continue at their cursor', async () => {
      server = await startServer(target.url, sites);
      assert.deepEqual(await Promise.all(READS.map(get)), answers);
      // Jobs of both services may have appended since.
      const moved = await feedFrom(first);
      assert.deepEqual(moved.slice(0, events.length), events);
      await crawl('later.example');
      const more = await feedFrom(first);
      assert.isAbove(more.length, moved.length);
      assert.deepEqual(more.slice(0, moved.length), moved);
    });
  });
