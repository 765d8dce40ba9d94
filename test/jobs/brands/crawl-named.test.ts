import { assert } from 'chai';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { crawlSoon, namedCrawlOf } from '../../../src/record/publishers/publisher.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { agent, type Crawling, FILE, property, startCrawling } from './crawling.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a publisher that the file of another names on ${engine.name}`, () => {
    let world: Crawling;
    let count = 0;
    let pub = '';
    let host = '';
    let manager = '';
    let sales = '';
    before(async () => {
      world = await startCrawling(engine);
    });
    after(() => world.drop());
    beforeEach(() => {
      count += 1;
      pub = `pub${count}.example`;
      host = `host${count}.example`;
      manager = `manager${count}.example`;
      sales = `sales${count}.example`;
    });

    const network = (domains: string[], more: object = {}) => ({
      authorized_agents: [
        {
          ...agent(sales, []),
          authorization_type: 'publisher_properties',
          publisher_properties: [{ selection_type: 'all', publisher_domains: domains }],
        },
      ],
      ...more,
    });
    const isDue = async (domain: string) =>
      (await world.store.read.publishers.due(world.clock.now(), 1000)).includes(domain);

    it('is crawled soon, without being listed before it speaks for itself', async () => {
      world.sites.put(pub, FILE, network([host, manager]));
      await world.crawl(pub);
      assert.isTrue(await isDue(host));
      assert.isTrue(await isDue(manager));
      const { listed, record } = await world.publisher(host);
      assert.deepEqual([listed, record], [false, null]);
      assert.equal((await world.get(`/api/properties/resolve?domain=${host}`)).status, 404);
    });

    it('is not crawled again on the word of others when it is known', async () => {
      world.sites.put(host, FILE, { authorized_agents: [], properties: [property('own')] });
      await world.crawl(host);
      world.sites.put(pub, FILE, network([host]));
      await world.crawl(pub);
      assert.isFalse(await isDue(host));
    });

    it('is not crawled when the file that names it has revoked it, or is invalid', async () => {
      world.sites.put(
        pub,
        FILE,
        network([host, manager], {
          revoked_publisher_domains: [{ publisher_domain: host, revoked_at: '2026-01-01T00:00:00Z' }],
        }),
      );
      await world.crawl(pub);
      assert.deepEqual([await isDue(host), await isDue(manager)], [false, true]);
      world.sites.put(sales, FILE, network(['never.example'], { formats: 'no list' }));
      assert.equal(await world.outcome(sales), 'invalid');
      assert.isFalse(await isDue('never.example'));
    });

    /** Names that a file of this publisher adds to the domains that are known. */
    const follows = async (names: readonly string[], by = pub) => {
      world.sites.put(by, FILE, network([...names]));
      await world.crawl(by);
      const rows = await Promise.all(names.map((name) => world.store.read.publishers.find(name)));
      return rows.filter((row) => row !== undefined).length;
    };

    it('is one of a thousand in a day on the word of one site, whatever files it has', async () => {
      const names = Array.from({ length: 1_200 }, (_, index) => `named${count}-${index}.example`);
      assert.equal(await follows(names), 1_000);
      assert.equal(await follows([`more${count}.example`], `other.${pub}`), 0);
      world.clock.advance(DAY_MS);
      assert.equal(await follows([`next${count}.example`], `other.${pub}`), 1);
    });

    it('takes turns: a domain that a caller looks up does not stand behind all that one file names', async () => {
      const { store, clock } = world;
      const named = Array.from({ length: 300 }, (_none, at) => `named${at}.of${count}.example`);
      const looked = named[299] ?? '';
      const claim = async (most: number) => {
        const claimed = [];
        for (const lane of ['asked', 'crawls'] as const) {
          const ask = { kinds: ['crawlDomain'], worker: 'w', now: clock.now(), leaseMs: 1e9, limit: most };
          const lanes = [{ lane, limit: most, ...shares }];
          claimed.push(...(await store.transaction((tx) => tx.jobs.claim({ ...ask, lanes }))));
        }
        return claimed.map(({ key }) => key);
      };
      const shares = { perShare: 4, perSite: 1_000 };
      await store.transaction((tx) =>
        tx.jobs.enqueueAll(named.map((domain) => namedCrawlOf(domain, 'greedy.example', clock.now()))),
      );
      assert.isAtMost((await claim(8)).length, 4, 'the domains of one file are one holder');
      const other = `other${count}.example`;
      await store.transaction(async (tx) => {
        await crawlSoon(tx, looked, 'somebody', clock.now());
        await tx.jobs.enqueue(namedCrawlOf(other, 'modest.example', clock.now()));
      });
      assert.includeMembers(await claim(8), [looked, other]);
    });

    it('is one of a hundred in a day below one site, which may have any number of names', async () => {
      const below = (from: number) => Array.from({ length: 150 }, (_, at) => `n${from + at}.${host}`);
      assert.equal(await follows(below(0)), 100);
      assert.equal(await follows([...below(200), `elsewhere${count}.example`], manager), 1);
      world.clock.advance(DAY_MS);
      assert.equal(await follows([`n400.${host}`], sales), 1);
    });

    it('names nobody itself, until somebody asks about it', async () => {
      const last = `last${count}.example`;
      world.sites.put(host, FILE, network([last]));
      world.sites.put(pub, FILE, network([host]));
      await world.crawl(pub);
      await world.crawl(host);
      assert.equal((await world.publisher(host)).namedBy, pub);
      assert.isUndefined(await world.store.read.publishers.find(last));

      const member = await world.member();
      assert.equal((await world.post('/api/registry/crawl-request', { domain: host }, member)).status, 202);
      world.sites.put(host, FILE, network([last, `${last}.example`]));
      await world.crawl(host);
      assert.equal((await world.publisher(last)).namedBy, host);
    });
  });
}
