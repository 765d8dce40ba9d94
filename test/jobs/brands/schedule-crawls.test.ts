import { assert } from 'chai';
import { DAY_MS, HOUR_MS } from '../../../src/domain/text/instant.ts';
import { newId } from '../../../src/infra/random.ts';
import { MOST_CRAWLS_OF_SITE, scheduleCrawls } from '../../../src/jobs/brands/crawlDomain.ts';
import { newPublisher } from '../../../src/record/publishers/publisher.ts';
import type { Tables } from '../../../src/store/index.ts';
import type { Store } from '../../../src/store/open.ts';
import { engines, type TestStore } from '../../support/databases.ts';

const NOW = new Date('2026-05-01T00:00:00Z');
const KINDS = ['crawlDomain'];

for (const engine of engines) {
  describe(`crawls that are due on ${engine.name}`, () => {
    let store: TestStore;
    let site: string;
    let sites = 0;
    before(async () => {
      store = await engine.open();
    });
    after(() => store.drop());
    beforeEach(() => {
      sites += 1;
      site = `site${sites}.example`;
    });

    const due = (domains: readonly string[], at: Date) =>
      store.transaction(async (tx) => {
        for (const domain of domains)
          await tx.publishers.put({ ...newPublisher(domain, { newId, now: at }), nextCrawlAt: at });
      });
    async function queued(now: Date): Promise<string[]> {
      while ((await store.read.publishers.due(now, 1)).length > 0) await scheduleCrawls(store, now);
      const done: string[] = [];
      for (;;) {
        const claim = { kinds: KINDS, worker: 'w', now, leaseMs: 1_000, limit: 10_000 };
        const jobs = await store.transaction((tx) => tx.jobs.claim(claim));
        if (jobs.length === 0) return done;
        done.push(...jobs.map(({ key }) => key ?? ''));
        await store.transaction(async (tx) => {
          for (const job of jobs) await tx.jobs.finish(job, now);
        });
      }
    }

    it('are so many below one site in a day; the rest wait for the next', async () => {
      const names = Array.from({ length: MOST_CRAWLS_OF_SITE + 20 }, (_, at) => `n${at}.${site}`);
      await due(names, NOW);
      await due([`another-${site}`], NOW);
      const today = await queued(NOW);
      assert.lengthOf(today, MOST_CRAWLS_OF_SITE + 1);
      assert.include(today, `another-${site}`);
      const none = await queued(new Date(NOW.getTime() + 2 * HOUR_MS));
      assert.deepEqual(none, [`another-${site}`], 'no second time either');
      const missing = (crawled: readonly string[]) => names.filter((name) => !crawled.includes(name)).sort();
      const tomorrow = await queued(new Date(NOW.getTime() + DAY_MS + HOUR_MS));
      assert.lengthOf(missing(tomorrow), 20);
      await queued(new Date(NOW.getTime() + DAY_MS + 3 * HOUR_MS));
      const after = await queued(new Date(NOW.getTime() + 2 * (DAY_MS + HOUR_MS)));
      assert.notDeepEqual(missing(after), missing(tomorrow), 'not always the same wait');
    });

    it('are put into the queue although one of them cannot be', async () => {
      const names = ['a', 'b', 'c'].map((name) => `${name}.${site}`);
      await due(names, NOW);
      const failing = (tx: Tables): Tables['jobs'] => ({
        ...tx.jobs,
        enqueue: (job) =>
          job.key === `b.${site}` ? Promise.reject(new Error('a bad row')) : tx.jobs.enqueue(job),
      });
      const broken: Store = {
        ...store,
        transaction: (work) =>
          store.transaction((tx) => work(Object.create(tx, { jobs: { value: failing(tx) } }))),
      };
      const failure = await scheduleCrawls(broken, NOW).then(
        () => assert.fail('nothing was reported'),
        (cause: unknown) => cause,
      );
      assert.instanceOf(failure, AggregateError);
      assert.match(String(failure), /1 of 3 rows/, String((failure as AggregateError).errors));
      const keys = await store.transaction((tx) =>
        tx.jobs.claim({ kinds: KINDS, worker: 'w', now: NOW, leaseMs: 1_000, limit: 10 }),
      );
      assert.sameMembers(
        keys.map(({ key }) => key),
        [`a.${site}`, `c.${site}`],
      );
    });
  });
}
