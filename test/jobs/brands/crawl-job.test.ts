import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { DAY_MS, HOUR_MS } from '../../../src/domain/text/instant.ts';
import { createMetrics } from '../../../src/infra/metrics.ts';
import { type Queue, startQueue } from '../../../src/infra/queue.ts';
import { newId } from '../../../src/infra/random.ts';
import { crawlDomain, scheduleCrawls } from '../../../src/jobs/brands/crawlDomain.ts';
import { sweep } from '../../../src/jobs/sweep.ts';
import { newPublisher } from '../../../src/record/publishers/publisher.ts';
import { openStore } from '../../../src/store/open.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { patientStore } from '../../support/patience.ts';
import { agent, type Crawling, FILE, property, startCrawling } from './crawling.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {} };
const GOOD = { authorized_agents: [agent('sales.example', ['a'])], properties: [property('a')] };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the crawl as a job on ${engine.name}`, () => {
    let world: Crawling;
    let member: { authorization: string };
    let queue: Queue | undefined;
    let count = 0;
    let pub = '';
    before(async () => {
      world = await startCrawling(engine);
      member = await world.member();
    });
    after(() => world.drop());
    beforeEach(() => {
      count += 1;
      pub = `job${count}.example`;
      world.clock.advance(HOUR_MS);
    });
    afterEach(() => queue?.stop(0));

    const start = () => {
      const { store, clock, tools } = world;
      queue = startQueue({
        store,
        kinds: { crawlDomain: crawlDomain(tools) },
        schedule: {},
        log: silent,
        metrics: createMetrics({ processMetrics: false }),
        now: clock.now,
        newId,
        lanes: { asked: { atOnce: 2, perShare: 2 }, crawls: { atOnce: 2, perShare: 2 } },
        leaseMs: 30_000,
        pollMs: 10,
        backoff: { baseMs: 1_000, maxMs: 1_000 },
      });
      return queue;
    };
    const ask = async (): Promise<string> => {
      await world.store.transaction((tx) =>
        tx.limits.prune(new Date(world.clock.now().getTime() + 2 * HOUR_MS)),
      );
      const { status, body } = await world.post('/api/registry/crawl-request', { domain: pub }, member);
      assert.equal(status, 202);
      return body.crawl_request_id;
    };
    const state = async (id: string) => (await world.get(`/api/registry/crawl-request/${id}`, member)).body;
    const becomes = async (id: string, status: string) => {
      for (let tries = 0; (await state(id)).status !== status; tries += 1) {
        if (tries > 6_000) assert.fail(`never became ${status}: ${JSON.stringify(await state(id))}`);
        await sleep(10);
      }
      return state(id);
    };
    const claim = () =>
      world.store.transaction((tx) =>
        tx.jobs.claim({
          kinds: ['crawlDomain'],
          worker: 'dead',
          now: world.clock.now(),
          leaseMs: 1_000,
          limit: 10,
        }),
      );

    /** Ends whatever earlier tests left in the queue or due, and answers which. */
    const drain = async (): Promise<(string | null)[]> => {
      while ((await scheduleCrawls(world.store, world.clock.now())) > 0);
      for (const drained: (string | null)[] = []; ; ) {
        const jobs = await claim();
        for (const job of jobs) {
          await world.store.transaction((tx) => tx.jobs.finish(job, world.clock.now()));
          assert.equal(
            (await world.store.read.jobs.find(job.id))?.status,
            'done',
            'nobody asked for it twice',
          );
        }
        drained.push(...jobs.map(({ key }) => key));
        if (jobs.length === 0) return drained;
      }
    };

    /** Every attempt that the job has, each by a worker that ends without a word. */
    const loseWorkers = async () => {
      for (let attempt = 0; attempt < 5; attempt += 1) {
        assert.lengthOf(await claim(), 1);
        world.clock.advance(1_000);
      }
    };

    it('is handed back by a process that stops, and its request waits again', async () => {
      let requests = 0;
      world.sites.serve(pub, FILE, (_request, response) => {
        requests += 1;
        if (requests > 1) response.end(JSON.stringify(GOOD));
      });
      const id = await ask();
      const stopping = start();
      await becomes(id, 'running');
      while (requests === 0) await sleep(5);
      await stopping.stop(10);
      assert.deepInclude(await state(id), { status: 'queued', attempts: 0, outcome: null });
      assert.isUndefined(await world.store.read.publishers.find(pub));
      start();
      assert.deepInclude(await becomes(id, 'completed'), { attempts: 1, outcome: 'changed' });
    });

    it('fails every request that waits for it when its last worker is gone', async () => {
      world.sites.put(pub, FILE, GOOD);
      const waiting = [await ask(), await ask()];
      await loseWorkers();
      start();
      for (const id of waiting) {
        assert.deepInclude(await becomes(id, 'failed'), {
          outcome: 'unreachable',
          last_error_code: 'lease_expired',
        });
      }
      const later = await ask();
      assert.deepInclude(await becomes(later, 'completed'), { outcome: 'changed' });
    });

    it('runs once more when it was requested again while its last worker had it', async () => {
      world.sites.put(pub, FILE, GOOD);
      const first = await ask();
      await loseWorkers();
      const second = await ask();
      start();
      for (const id of [first, second])
        assert.deepInclude(await becomes(id, 'completed'), { attempts: 1, outcome: 'changed' });
    });

    it('is taken over from a process that is gone, and done once more', async () => {
      world.sites.put(pub, FILE, GOOD);
      const id = await ask();
      await claim();
      world.clock.advance(1_000);
      start();
      assert.deepInclude(await becomes(id, 'completed'), { attempts: 2, outcome: 'changed' });
    });

    it('is put into the queue when it is due, once, and not again while it waits there', async () => {
      world.sites.put(pub, FILE, GOOD);
      await world.crawl(pub);
      await drain();
      world.clock.advance(HOUR_MS - 1);
      assert.notInclude(await drain(), pub);
      world.clock.advance(1);
      assert.isAbove(await scheduleCrawls(world.store, world.clock.now()), 0);
      assert.equal(await scheduleCrawls(world.store, world.clock.now()), 0);
      assert.lengthOf(
        (await drain()).filter((key) => key === pub),
        1,
      );
      world.clock.advance(HOUR_MS - 1);
      assert.notInclude(await drain(), pub);
    });

    it('is scheduled once by several processes, a hundred domains at a time', async () => {
      await drain();
      const now = world.clock.now();
      const domains = Array.from({ length: 130 }, (_, index) => `due${index}.${pub}`);
      await world.store.transaction(async (tx) => {
        for (const domain of domains) {
          await tx.publishers.put({
            ...newPublisher(domain, { newId, now }),
            nextCrawlAt: new Date(now.getTime() - 1),
          });
        }
      });
      const others = await Promise.all([
        openStore(world.config.databaseUrl, patientStore),
        openStore(world.config.databaseUrl, patientStore),
      ]);
      try {
        const counts = await Promise.all([world.store, ...others].map((store) => scheduleCrawls(store, now)));
        const rest = await scheduleCrawls(world.store, now);
        assert.equal(
          [...counts, rest].reduce((sum, part) => sum + part, 0),
          130,
        );
        assert.isAtMost(Math.max(...counts), 100);
      } finally {
        await Promise.all(others.map((store) => store.close()));
      }
      assert.lengthOf(await drain(), 130);
    });

    it('is forgotten with its request after thirty days', async () => {
      world.sites.put(pub, FILE, GOOD);
      const id = await ask();
      start();
      await becomes(id, 'completed');
      await queue?.stop(0);
      await sweep(world.store, world.clock.now());
      world.clock.advance(29 * DAY_MS);
      await sweep(world.store, world.clock.now());
      assert.equal((await state(id)).status, 'completed');
      world.clock.advance(DAY_MS + 1);
      await sweep(world.store, world.clock.now());
      assert.equal((await world.get(`/api/registry/crawl-request/${id}`, member)).status, 404);
    });
  });
}
