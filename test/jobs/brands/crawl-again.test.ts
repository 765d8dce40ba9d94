import { assert } from 'chai';
import { DAY_MS, HOUR_MS } from '../../../src/domain/text/instant.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { agent, type Crawling, collection, FILE, only, property, startCrawling } from './crawling.ts';

const base = (sales: string, ads: string) => ({
  authorized_agents: [agent(sales, ['a', 'b']), agent(ads, ['b'])],
  properties: [property('a'), property('b')],
  collections: [collection('show'), collection('news')],
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`crawling a publisher again on ${engine.name}`, () => {
    let world: Crawling;
    let count = 0;
    let PUB = '';
    let SALES = '';
    let ADS = '';
    let NEW = '';
    let BASE = base('', '');
    const url = (host: string) => `https://${host}/mcp`;
    const put = (file: object) => world.sites.put(PUB, FILE, file);
    const found = async (text: string) => {
      const { body } = await world.get(`/api/properties/registry?search=${text}`);
      return body.properties.filter(({ domain }: { domain: string }) => domain === PUB).length;
    };
    const change = async (file: object) => {
      put({ ...BASE, ...file });
      world.clock.advance(HOUR_MS);
      assert.equal(await world.outcome(PUB), 'changed');
      return world.events();
    };
    before(async () => {
      world = await startCrawling(engine);
    });
    after(() => world.drop());
    beforeEach(async () => {
      count += 1;
      PUB = `again${count}.example`;
      SALES = `sales${count}.example`;
      ADS = `ads${count}.example`;
      NEW = `new${count}.example`;
      BASE = base(SALES, ADS);
      put(BASE);
      await world.crawl(PUB);
      await world.events();
    });

    it('asks with the validators of its copy and takes a 304 for the same', async () => {
      const asked: (string | undefined)[] = [];
      world.sites.serve(PUB, FILE, (request, response) => {
        asked.push(request.headers['if-none-match'], request.headers['if-modified-since']);
        const isSame = request.headers['if-none-match'] === '"v1"';
        response.writeHead(isSame ? 304 : 200, {
          etag: '"v1"',
          'last-modified': 'Sat, 01 Nov 2025 00:00:00 GMT',
        });
        response.end(isSame ? undefined : JSON.stringify({ ...BASE, contact: { name: 'Again' } }));
      });
      await world.crawl(PUB);
      await world.events();
      world.clock.advance(DAY_MS * 2);
      assert.equal(await world.outcome(PUB), 'unchanged');
      assert.deepEqual(asked.slice(2), ['"v1"', 'Sat, 01 Nov 2025 00:00:00 GMT']);
      assert.deepEqual(await world.events(), []);
      assert.deepEqual((await world.publisher(PUB)).validatedAt, world.clock.now());
      const { body } = await world.get(`/api/properties/resolve?domain=${PUB}`);
      assert.equal(body.freshness.state, 'fresh');
      assert.equal((await world.get(`/api/properties/history?domain=${PUB}`)).body.total, 2);
    });

    it('takes the same bytes for the same when the site has no validators', async () => {
      world.sites.serve(PUB, FILE, (request, response) => {
        assert.isUndefined(request.headers['if-modified-since']);
        response.end(JSON.stringify(BASE));
      });
      for (let time = 0; time < 2; time += 1) {
        world.clock.advance(DAY_MS);
        assert.equal(await world.outcome(PUB), 'unchanged');
      }
      assert.deepEqual(await world.events(), []);
    });

    it('says nothing about changes that mean nothing', async () => {
      const { authorized_agents: agents, ...rest } = BASE;
      const reordered = {
        ...rest,
        authorized_agents: agents.map((entry) => Object.fromEntries(Object.entries(entry).reverse())),
        signals: [],
        $schema: 'https://schemas.example/adagents.json',
        last_updated: '2025-01-01T00:00:00Z',
      };
      assert.deepEqual(await change(reordered), []);
      assert.equal((await world.get(`/api/properties/history?domain=${PUB}`)).body.total, 1);
    });

    it('waits longer and longer while nothing changes, a day at most, and shortly again after a change', async () => {
      const waits: number[] = [];
      for (let time = 0; time < 7; time += 1) {
        world.clock.advance(DAY_MS);
        assert.equal(await world.outcome(PUB), 'unchanged');
        waits.push(((await world.publisher(PUB)).nextCrawlAt?.getTime() ?? 0) - world.clock.now().getTime());
      }
      assert.deepEqual(
        waits,
        [...waits].sort((a, b) => a - b),
      );
      assert.isAbove(new Set(waits).size, 3);
      assert.equal(waits.at(-1), DAY_MS);
      await change({ contact: { name: 'Again' } });
      const { nextCrawlAt } = await world.publisher(PUB);
      assert.equal((nextCrawlAt?.getTime() ?? 0) - world.clock.now().getTime(), HOUR_MS);
    });

    it('tells what a property changed', async () => {
      const events = await change({
        properties: [property('a', { name: 'New', tags: ['fresh'] }), property('b', { note: 'an extra' })],
      });
      const updated = events.filter(({ eventType }) => eventType === 'property.updated');
      assert.deepEqual(
        updated.map(({ payload }) => payload.changed_fields),
        [['name', 'tags'], ['property']],
      );
      assert.equal(Object(updated[0]?.payload.property).name, 'New');
      assert.deepInclude(only(events, 'publisher.adagents_changed'), {
        changed_fields: ['properties'],
        properties_added: 0,
        properties_removed: 0,
        agents_added: [],
        agents_removed: [],
      });
      assert.lengthOf(events, 3);
    });

    it('finds a property by its identifiers of today, not by those of yesterday', async () => {
      await change({
        properties: [
          property('a', { identifiers: [{ type: 'ios_bundle', value: 'com.example.new' }] }),
          property('b'),
        ],
      });
      assert.equal(await found('com.example.new'), 1);
      assert.equal(await found('com.example.a'), 0);
    });

    it('lets a property that left the file go stale, and revives it with its id when it is back', async () => {
      const [created] = await world.store.read.properties.listByKeys(PUB, ['a']);
      const gone = await change({ properties: [property('b')] });
      assert.deepInclude(only(gone, 'property.stale'), { property_rid: created?.rid, publisher_domain: PUB });
      assert.deepInclude(only(gone, 'publisher.adagents_changed'), {
        properties_added: 0,
        properties_removed: 1,
      });
      assert.equal(await found('com.example.a'), 0);

      const back = await change({ properties: [property('a', { name: 'Back' }), property('b')] });
      assert.deepInclude(only(back, 'property.reactivated'), {
        property_rid: created?.rid,
        reactivated_at: world.clock.now().toISOString(),
      });
      assert.deepInclude(only(back, 'publisher.adagents_changed'), {
        properties_added: 1,
        properties_removed: 0,
      });
      assert.lengthOf(back, 2);
    });

    it('counts properties that came and went, not their balance', async () => {
      const events = await change({
        properties: [property('c'), property('d')],
        authorized_agents: [agent(SALES, ['c'])],
      });
      assert.deepInclude(only(events, 'publisher.adagents_changed'), {
        property_count: 2,
        properties_added: 2,
        properties_removed: 2,
        agent_count: 1,
        agents_added: [],
        agents_removed: [url(ADS)],
      });
    });

    it('writes each version into the history', async () => {
      await change({ properties: [property('a')] });
      await change({ properties: [property('a'), property('b')] });
      const { body } = await world.get(`/api/properties/history?domain=${PUB}`);
      assert.equal(body.total, 3);
      assert.deepEqual(
        body.revisions.map((revision: Record<string, unknown>) => revision.edit_summary),
        ['adagents.json changed: properties', 'adagents.json changed: properties', 'adagents.json found'],
      );
    });

    it('says everything once when two crawls of one publisher run at once', async () => {
      put({
        ...BASE,
        properties: [property('a'), property('c')],
        authorized_agents: [agent(NEW, ['c'])],
      });
      await Promise.all([world.crawl(PUB), world.crawl(PUB), world.crawl(PUB)]);
      assert.deepEqual(await world.tally(), {
        'agent.discovered': 1,
        'agent.removed': 2,
        'authorization.granted': 1,
        'authorization.revoked': 2,
        'property.created': 1,
        'property.stale': 1,
        'publisher.adagents_changed': 1,
      });
      assert.equal((await world.get(`/api/properties/history?domain=${PUB}`)).body.total, 2);
    });
  });
}
