import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { copyGeneration } from '../../../scripts/bench/copied-publishers.ts';
import { crawlPublishers } from '../../../scripts/bench/crawled-publishers.ts';
import { filling } from '../../../scripts/bench/fill.ts';
import { agentOf, domainOf, GENERATION, nameOf, WIDE } from '../../../scripts/bench/names.ts';
import { type App, startApp } from '../../../src/app.ts';
import { readConfig } from '../../../src/config.ts';
import { openStore } from '../../../src/store/open.ts';
import { type Database, engines } from '../../support/databases.ts';
import { patientSettings } from '../../support/patience.ts';

const FIRST = [0, 1, 2];
const COPIES = FIRST.map((n) => n + GENERATION);
const [copy = 0] = COPIES;
const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** Ids and times, which differ between any two crawls, and hashes of files, which copies share. */
const OWN =
  /\b[\da-f]{64}\b|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z/g;

const [first, second, mark] = nameOf(copy);
const question = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;
const paths = {
  'the publisher': question('/api/registry/publisher', { domain: domainOf(copy) }),
  'the look-up by domain': `/api/registry/lookup/domain/${domainOf(copy)}`,
  'the look-up by property': question('/api/registry/lookup/property', {
    type: 'ios_bundle',
    value: `com.${first}${mark}.${second}`,
  }),
  'its authorization of an agent of all': question('/api/registry/validate/property-authorization', {
    agent_url: WIDE,
    identifier_type: 'domain',
    identifier_value: domainOf(copy),
    mode: 'index',
  }),
  'its authorization of an agent of its own': question('/api/registry/validate/property-authorization', {
    agent_url: agentOf(copy, 2),
    identifier_type: 'domain',
    identifier_value: domainOf(copy),
    mode: 'index',
  }),
  'the domains of an agent': `/api/registry/lookup/agent/${encodeURIComponent(agentOf(copy, 2))}/domains`,
  'its brand': question('/api/brands/resolve', { domain: domainOf(copy) }),
  'the search for its name': question('/api/search', { q: `${first} ${second} ${mark}` }),
  'the search inside its domain': question('/api/search', { q: domainOf(copy).slice(3) }),
  'the search for what its words end with': question('/api/search', { q: mark.slice(1) }),
  'the list of publishers': '/api/registry/publishers?limit=100',
  'the numbers of the registry': '/api/registry/stats',
};

for (const engine of engines) {
  describe(`publishers that the bench copies, on ${engine.name}`, () => {
    const databases: Database[] = [];
    const apps: App[] = [];
    const folder = mkdtempSync(join(tmpdir(), 'registry-copied-'));

    async function serve(fill: (url: string) => Promise<void>): Promise<(path: string) => Promise<string>> {
      const database = await engine.create();
      databases.push(database);
      await fill(database.url);
      const settings = { ...patientSettings, PORT: '0', DATABASE_URL: database.url, ROLE: 'web' };
      const app = await startApp(readConfig({ ...settings, DNS_SERVERS: '127.0.0.1:9' }), { log: silent });
      apps.push(app);
      return async (path) => {
        const response = await fetch(`http://127.0.0.1:${app.address?.port}${path}`);
        const text = await response.text();
        assert.equal(response.status, 200, text);
        return text.replaceAll(OWN, '…');
      };
    }

    async function crawl(url: string, numbers: readonly number[]): Promise<void> {
      const store = await openStore(url);
      try {
        await crawlPublishers(store, folder, numbers);
      } finally {
        await store.close();
      }
    }

    let copied: (path: string) => Promise<string>;
    let crawled: (path: string) => Promise<string>;
    before(async () => {
      copied = await serve(async (url) => {
        await crawl(url, FIRST);
        await filling(url, (filler) => copyGeneration(filler, 0, 2));
      });
      crawled = await serve((url) => crawl(url, [...FIRST, ...COPIES]));
    });
    after(async () => {
      for (const app of apps) await app.stop();
      for (const database of databases) await database.drop();
      rmSync(folder, { recursive: true, force: true });
    });

    for (const [what, path] of Object.entries(paths))
      it(`shows ${what} as it does after crawls`, async () => {
        assert.equal(await copied(path), await crawled(path));
      });

    it('copies no publisher beyond the last generation', async () => {
      const response = await copied(question('/api/search', { q: domainOf(2 * GENERATION) }));
      assert.notInclude(response, domainOf(2 * GENERATION).slice(0, -1));
    });
  });
}
