import { assert } from 'chai';
import { engines } from '../support/databases.ts';
import { agent, type Crawling, FILE, property, startCrawling } from './crawling.ts';

for (const engine of engines) {
  describe(`a publisher that the file of another names on ${engine.name}`, () => {
    let world: Crawling;
    let [count, pub, host, manager, sales] = [0, '', '', '', ''];
    before(async () => {
      world = await startCrawling(engine);
    });
    after(() => world.drop());
    beforeEach(() => {
      count += 1;
      [pub, host] = [`pub${count}.example`, `host${count}.example`];
      [manager, sales] = [`manager${count}.example`, `sales${count}.example`];
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

    it('is one of a thousand at most', async () => {
      const many = Array.from({ length: 1200 }, (_, index) => `n${index}.${host}`);
      world.sites.put(pub, FILE, network(many));
      await world.crawl(pub);
      assert.isDefined(await world.store.read.publishers.find(`n999.${host}`));
      assert.isUndefined(await world.store.read.publishers.find(`n1000.${host}`));
    });
  });
}
