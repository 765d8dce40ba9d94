import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { createKey, createOrganization } from '../../src/admin/organizations.ts';
import { createMetrics } from '../../src/infra/metrics.ts';
import { type Queue, startQueue } from '../../src/infra/queue.ts';
import { newId } from '../../src/infra/random.ts';
import { crawl, crawlDomain } from '../../src/jobs/brands/crawlDomain.ts';
import { type Crawling, FILE, startCrawling, tallyOf } from '../jobs/brands/crawling.ts';
import { engines } from '../support/databases.ts';
import { largeFile, type Server, startServer } from './server.ts';

/**
 * Enough for so many transactions that a crawl is not over before this process, however busy the machine is, has held it;
 * test/outside/large-files.test.ts takes the largest files. On a machine with five times the work that it has cores for, it
 * was held after 1,600 properties, and again after 2,800.
 */
const COUNT = 8_000;
/** A page that never comes. */
const SLOW = ['slow.example', '/.well-known/brand.json'] as const;
const ALL = {
  'agent.discovered': 20,
  'authorization.granted': 20,
  'property.created': COUNT,
  'publisher.adagents_discovered': 1,
};
const silent = { debug() {}, info() {}, warn() {}, error() {} };

for (const engine of engines) {
  describe(`processes that end in the middle of a large crawl on ${engine.name}`, () => {
    const text = largeFile(COUNT);
    let world: Crawling;
    let server: Server | undefined;
    let queue: Queue | undefined;
    let authorization = '';
    let count = 0;
    let pub = '';
    before(async () => {
      world = await startCrawling(engine);
      const { organization } = await createOrganization(world.store, { name: 'Acme' });
      const { api_key: key } = await createKey(world.store, { org: organization.id, name: 'test' });
      authorization = `Bearer ${key}`;
      world.sites.put('undisturbed.example', FILE, { body: text });
      await world.crawl('undisturbed.example');
    });
    after(() => world.drop());
    beforeEach(async () => {
      await world.events();
      count += 1;
      pub = `cut${count}.example`;
      world.sites.put(pub, FILE, { body: text.replaceAll('https://agent', `https://cut${count}-agent`) });
      world.sites.serve(...SLOW, () => {});
    });
    afterEach(async () => {
      await queue?.stop(0);
      if (server?.child.exitCode === null) await server.end('SIGKILL');
    });

    const activeKeys = async (domain: string) =>
      (await world.store.read.properties.activeKeys(domain, '', 100_000)).map(({ key }) => key);
    const start = async (): Promise<Server> => {
      server = await startServer(world.config.databaseUrl, world.sites);
      return server;
    };
    const ask = async ({ origin }: Server): Promise<string> => {
      const asked = await fetch(`${origin}/api/registry/crawl-request`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ domain: pub }),
      });
      const { crawl_request_id: id } = (await asked.json()) as { crawl_request_id: string };
      return id;
    };
    const state = async (id: string) =>
      (await world.get(`/api/registry/crawl-request/${id}`, { authorization })).body;
    /** Does the work once so much is in, and nothing more comes in meanwhile. */
    const heldAt = async (properties: number, work: () => Promise<void>) => {
      const tryIt = () =>
        world.store.transaction(async (tx) => {
          await tx.publishers.lock(pub);
          if ((await tx.properties.activeKeys(pub, '', properties)).length < properties) return false;
          await work();
          return true;
        });
      for (let tries = 0; !(await tryIt()); tries += 1) {
        if (tries > 3_000) assert.fail('the crawl does not go on');
        await sleep(5);
      }
    };
    /** Lets the worker of another process, whose clock is ahead, do what is left. */
    const finish = async (id: string, aheadMs: number) => {
      world.clock.advance(Date.now() + aheadMs - world.clock.now().getTime());
      queue = startQueue({
        store: world.store,
        kinds: { crawlDomain: crawlDomain(world.tools) },
        schedule: {},
        log: silent,
        metrics: createMetrics({ processMetrics: false }),
        now: world.clock.now,
        newId,
        lanes: { asked: { atOnce: 1, perShare: 1 } },
        leaseMs: 30_000,
        pollMs: 50,
        backoff: { baseMs: 1_000, maxMs: 1_000 },
      });
      for (;;) {
        const body = await state(id);
        if (body.status === 'completed') return body;
        assert.include(['queued', 'running'], body.status);
        await sleep(20);
      }
    };
    const assertWhole = async () => {
      const cut = await tables(pub);
      const whole = await tables('undisturbed.example');
      assert.deepEqual(cut.rest, whole.rest);
      // As text, because comparing that many objects takes longer than the crawl.
      assert.isTrue(cut.properties === whole.properties, 'the same properties');
      const events = await eventsOfCrawls();
      assert.deepEqual(tallyOf(events), ALL);
      assert.equal(new Set(events.map(({ entityId }) => entityId)).size, events.length);
      assert.equal((await crawl(pub, world.tools)).kind, 'done');
      assert.deepEqual(await eventsOfCrawls(), []);
    };
    /** Profiles follow in jobs of their own, which may or may not have run. */
    const eventsOfCrawls = async () =>
      (await world.events()).filter(({ eventType }) => eventType !== 'agent.profile_updated');
    /** What is stored about a publisher, without what differs from one to the next. */
    const tables = async (domain: string) => {
      const { read } = world.store;
      const properties = await read.properties.listActive(domain, 100_000, Number.POSITIVE_INFINITY);
      const entries = await read.authorizations.activeKeys(domain, '', 1_000);
      const authorizations = await read.authorizations.listByKeys(
        domain,
        entries.map(({ key }) => key),
      );
      const { status, propertyCount, agentCount, collectionCount, revision, source } =
        await world.publisher(domain);
      const own = properties.map(
        ({ rid: _r, publisherDomain: _p, createdAt: _c, updatedAt: _u, ...rest }) => rest,
      );
      return {
        properties: JSON.stringify(own).replaceAll(domain, 'the publisher'),
        rest: {
          authorizations: authorizations.map(({ authorizedFor, scope }) => ({ authorizedFor, scope })),
          publisher: { status, propertyCount, agentCount, collectionCount, revision, source },
          isStored: (await read.documents.find(domain, 'adagents')) !== undefined,
        },
      };
    };

    it('loses and doubles nothing: it is asked to end, and its successor is killed', async () => {
      const first = await start();
      const id = await ask(first);
      const slow = fetch(`${first.origin}/api/brands/resolve?domain=slow.example`).then(
        ({ status }) => status,
        () => 'cut',
      );
      while (!world.sites.requests.includes(SLOW.join(' '))) await sleep(5);
      let ended: Promise<number | null> | undefined;
      await heldAt(1_000, async () => {
        ended = first.end('SIGTERM');
        // For longer than a running crawl is given to end by itself.
        await sleep(4_500);
      });
      // It ends with 1 when it takes longer than it may.
      assert.equal(await ended, 0);
      // Where all this took long, the request has given up on its site before.
      assert.include(['cut', 404], await slow);
      const afterFirst = (await activeKeys(pub)).length;
      assert.isBelow(afterFirst, COUNT);
      assert.deepInclude(await state(id), { status: 'queued', attempts: 0, outcome: null });

      const second = await start();
      await heldAt(afterFirst + 1_000, async () => void (await second.end('SIGKILL')));
      assert.isBelow((await activeKeys(pub)).length, COUNT);
      assert.isUndefined(await world.store.read.documents.find(pub, 'adagents'));
      assert.equal((await state(id)).status, 'running');

      assert.deepInclude(await finish(id, 60_000), { outcome: 'changed', attempts: 2 });
      await assertWhole();
    });
  });
}
