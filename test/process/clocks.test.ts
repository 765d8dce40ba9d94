import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { createKey, createOrganization } from '../../src/admin/organizations.ts';
import { engines, type TestStore } from '../support/databases.ts';
import { type Sites, startSites } from '../support/sites.ts';
import { rows } from '../support/sql.ts';
import { type Server, startServer } from './server.ts';

const YEAR_MS = 365 * 24 * 3_600_000;
/** Runs before the program: the host's clock is a year ahead. */
const AHEAD = `const Real = Date; globalThis.Date = class extends Real {
  constructor(...given) { if (given.length === 0) super(Real.now() + ${YEAR_MS}); else super(...given); }
  static now() { return Real.now() + ${YEAR_MS}; }
};`;

// On SQLite there is one host and one clock.
for (const engine of engines.filter(({ name }) => name === 'postgres'))
  describe('a host whose clock is far ahead', () => {
    let store: TestStore;
    let sites: Sites;
    let server: Server;
    before(async () => {
      sites = await startSites();
      sites.put('news.example', '/.well-known/adagents.json', {
        body: JSON.stringify({
          authorized_agents: [
            {
              url: 'https://agent.example',
              authorized_for: 'All',
              authorization_type: 'property_ids',
              property_ids: ['p'],
            },
          ],
          properties: [
            {
              property_id: 'p',
              property_type: 'website',
              name: 'News',
              identifiers: [{ type: 'domain', value: 'news.example' }],
            },
          ],
        }),
      });
      store = await engine.open();
      server = await startServer(store.url, sites, {
        NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(AHEAD)}`,
      });
    });
    after(async () => {
      await server?.end('SIGTERM');
      await sites?.close();
      await store?.drop();
    });

    it('writes the time of the database: feed, limits and jobs', async () => {
      const { organization } = await createOrganization(store, { name: 'Acme' });
      const { api_key: key } = await createKey(store, { org: organization.id, name: 'test' });
      const asked = await fetch(`${server.origin}/api/registry/crawl-request`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ domain: 'news.example' }),
      });
      assert.equal(asked.status, 202);
      const finished = async () => {
        const jobs = await rows(store.url, 'select finished_at from jobs where finished_at is not null');
        return jobs.map(({ finished_at: at }) => Number(at));
      };
      while ((await finished()).length === 0) await sleep(50);

      const now = Date.now();
      const isNow = (ms: number) => Math.abs(ms - now) < YEAR_MS / 365;
      const head = await store.read.events.head();
      assert.isTrue(isNow(head?.ms ?? 0), `the feed stands at ${new Date(head?.ms ?? 0).toISOString()}`);
      assert.isTrue((await finished()).every(isNow));
      const limits = await rows(store.url, 'select reset_at from limits');
      assert.isNotEmpty(limits);
      assert.isTrue(limits.every(({ reset_at: at }) => isNow(Number(at))));
      // And its operator reads of it.
      const warning = server.log.find(({ msg }) => String(msg).includes('clock of this host'));
      assert.approximately(Number(warning?.skew_ms), YEAR_MS, 60_000);
    });
  });
