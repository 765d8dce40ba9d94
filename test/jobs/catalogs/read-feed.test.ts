import { assert } from 'chai';
import { writes } from '../../../src/desk/tasks/call.ts';
import { syncCatalogs } from '../../../src/handlers/catalogs/syncCatalogs.ts';
import { newId } from '../../../src/infra/random.ts';
import { readFeedJob, scheduleProductFeeds } from '../../../src/jobs/catalogs/readFeed.ts';
import { createProductFeeds } from '../../../src/outside/catalogs/catalog-feed.ts';
import type { ClaimedJob } from '../../../src/store/queue/job-leases.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { type Outbound, openOutbound } from '../../support/outbound.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { type Sites, startSites } from '../../support/sites.ts';
import {
  type Answer,
  freshKey,
  principalOf,
  startTaskDesk,
  type TestTaskDesk,
} from '../../support/task-desk.ts';

const START = new Date('2027-03-15T10:00:00Z');
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const account = { brand: { domain: 'outdoor.example' }, operator: 'agency.example', sandbox: true };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`readFeed on ${engine.name}`, () => {
    let sites: Sites;
    let outbound: Outbound;
    let desk: TestTaskDesk;
    beforeEach(async () => {
      sites = await startSites();
      outbound = await openOutbound({ outboundHosts: sites.hosts });
      desk = await startTaskDesk(engine, {
        handlers: { sync_catalogs: writes(syncCatalogs) },
        profile: publisherProfile,
        fetchCatalog: (url) => fetchCatalog()(url),
      });
      serve([{ id: 'a', title: 'A' }]);
    });
    afterEach(async () => {
      await desk.drop();
      await outbound.close();
      await sites.close();
    });

    const fetchCatalog = () => createProductFeeds({ fetcher: outbound.fetcher, outboundHosts: sites.hosts });
    const serve = (items: object[] | null) =>
      items === null
        ? sites.remove('shop.example', '/feed.json')
        : sites.put('shop.example', '/feed.json', { body: JSON.stringify(items) });
    const reads = () => sites.requests.filter((one) => one === 'shop.example /feed.json').length;
    const buyer = () => principalOf(`agent_${newId()}`, { sandboxOnly: true });
    const sync = async (caller: ReturnType<typeof buyer>, at: Date, catalog?: object): Promise<Answer> => {
      desk.setNow(at);
      const { catalogs } = await desk.call(caller, 'sync_catalogs', {
        idempotency_key: freshKey(),
        account,
        ...(catalog === undefined ? {} : { catalogs: [{ catalog_id: 'feed', type: 'product', ...catalog }] }),
      });
      return catalogs[0];
    };
    const hourly = { url: 'https://shop.example/feed.json', update_frequency: 'hourly' };

    /** Runs what is due at a moment; the details of the jobs. */
    async function work(at: Date, fetch = fetchCatalog()): Promise<unknown[]> {
      await scheduleProductFeeds(desk.store, at);
      const kind = readFeedJob({ store: desk.store, fetchCatalog: fetch, isReviewed: true, now: () => at });
      const jobs = await desk.store.transaction((tx) =>
        tx.jobs.claim({ kinds: ['readFeed'], worker: 'test', now: at, leaseMs: 60_000, limit: 50 }),
      );
      const details: unknown[] = [];
      for (const job of jobs as ClaimedJob[]) {
        const outcome = await kind.run(job, new AbortController().signal);
        details.push(outcome.kind === 'done' ? outcome.detail : outcome);
        await desk.store.transaction((tx) => tx.jobs.finish(job, at));
      }
      return details;
    }

    it('reads a feed as often as its buyer asked', async () => {
      const caller = buyer();
      const made = await sync(caller, START, hourly);
      assert.equal(made.next_fetch_at, later(60).toISOString());
      assert.isEmpty(await work(later(59)));
      serve([{ id: 'b', title: 'B' }]);
      assert.deepEqual(await work(later(60)), [{ read: true, items: 2 }]);
      assert.equal(reads(), 2);
      const told = await sync(caller, later(61));
      assert.deepInclude(told, {
        item_count: 1,
        last_synced_at: later(60).toISOString(),
        next_fetch_at: later(120).toISOString(),
      });
      assert.deepInclude(told.item_issues[0], { item_id: 'a', status: 'withdrawn' });
      assert.isEmpty(await work(later(62)));
    });

    it('keeps the items of a feed that cannot be read', async () => {
      const caller = buyer();
      await sync(caller, START, hourly);
      serve(null);
      assert.deepEqual(await work(later(60)), [{ read: false, code: 'FEED_FETCH_FAILED' }]);
      sites.put('shop.example', '/feed.json', { body: '<html></html>' });
      assert.deepEqual(await work(later(120)), [{ read: false, code: 'INVALID_FEED_FORMAT' }]);
      const told = await sync(caller, later(121));
      assert.deepInclude(told, {
        item_count: 1,
        last_synced_at: START.toISOString(),
        next_fetch_at: later(180).toISOString(),
      });
    });

    it('reads no feed again that does not say how often, or is not there any more', async () => {
      const once = await sync(buyer(), START, { url: hourly.url });
      assert.notProperty(once, 'next_fetch_at');
      const caller = buyer();
      await sync(caller, START, hourly);
      const given = await sync(caller, later(1), { items: [{ sku: 'c', name: 'C' }] });
      assert.notProperty(given, 'next_fetch_at');
      assert.isEmpty(await work(later(10_000)));
      assert.equal(reads(), 2);
    });

    it('counts from the last time that the buyer had it read', async () => {
      const caller = buyer();
      await sync(caller, START, hourly);
      await sync(caller, later(50), hourly);
      assert.isEmpty(await work(later(60)));
      const weekly = await sync(caller, later(70), {
        catalog_id: 'feed',
        type: 'product',
        update_frequency: 'weekly',
      });
      assert.equal(weekly.next_fetch_at, later(70 + 7 * 24 * 60).toISOString());
      assert.isEmpty(await work(later(120)));
    });

    it('does nothing for a catalog that its buyer changed meanwhile', async () => {
      const caller = buyer();
      await sync(caller, START, hourly);
      const details = await work(later(60), async (url) => {
        const fetched = await fetchCatalog()(url);
        await sync(caller, later(60), { items: [{ sku: 'c', name: 'C' }] });
        return fetched;
      });
      assert.deepEqual(details, [{ read: false }]);
      const told = await sync(caller, later(61));
      assert.deepInclude(told, { item_count: 1, last_synced_at: later(60).toISOString() });
    });
  });
}
