import { assert } from 'chai';
import { toJsonText } from '../../src/domain/json/values.ts';
import { newId } from '../../src/infra/random.ts';
import { newBrand } from '../../src/record/brands/brand.ts';
import { newPublisher } from '../../src/record/publishers/publisher.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { engines } from '../support/databases.ts';
import { ADAGENTS_PATH, BRAND_PATH, canonical, crawlNow } from './world.ts';

const MB = 1024 * 1024;
const list = <T>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index));

const PAPER = 'paper.example';
const BRAND = 'long-winded.example';

/** A property that is known by many hosts, about 50 bytes each. */
const manyHosts = (id: string, count: number) => ({
  property_id: id,
  property_type: 'website',
  name: `Paper ${id}`,
  identifiers: list(count, (index) => ({ type: 'domain', value: `host-${id}-${index}.${PAPER}` })),
});

for (const engine of engines) {
  describe(`what files may have without a bound, in responses on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine, { jobs: false });
      const properties = [
        manyHosts('long', 5_000),
        manyHosts('short', 20),
        ...list(8, (index) => manyHosts(`more-${index}`, 5_000)),
      ];
      app.sites.put(PAPER, ADAGENTS_PATH, {
        authorized_agents: [],
        properties,
        collections: list(4, (index) => ({
          collection_id: `c_${index}`,
          name: `Collection ${index}`,
          kind: 'series',
          ext: { more: 'x'.repeat(300_000) },
        })),
      });
      await crawlNow(app, PAPER);
      const tone = { attributes: list(2_000, (index) => `so and so ${index}`) };
      app.sites.put(BRAND, BRAND_PATH, canonical('long', { tone }));
      await crawlNow(app, BRAND);
    });
    after(() => app.drop());

    it('a record lists the first properties that have a megabyte together, and the number of all', async () => {
      const { body, text } = await app.get(`/api/properties/resolve?domain=${PAPER}`);
      assert.equal(body.properties_total, 10);
      assert.isBelow(body.properties.length, 10);
      assert.isNotEmpty(body.properties);
      assert.isBelow(text.length, MB + 64 * 1024);
    });

    it('the list of properties names what it leaves out of an item, whose record has it', async () => {
      const { body, text } = await app.get('/api/properties/registry?limit=5000');
      assert.lengthOf(body.properties, 10);
      assert.isBelow(text.length, 64 * 1024);
      for (const item of body.properties) {
        const isLong = item.property_id !== 'short';
        assert.deepEqual(item.shortened, isLong ? ['identifiers'] : undefined);
        assert.lengthOf(item.identifiers, isLong ? 0 : 20);
      }
      const [{ property_rid: rid }] = body.properties;
      const { body: record } = await app.get(`/api/registry/records/properties/${rid}`);
      assert.lengthOf(record.property.identifiers, 5_000);
    });

    it('a report of a file names collections without reading what else they have', async () => {
      const { body } = await app.get(`/api/registry/publisher/file?domain=${PAPER}`);
      assert.deepEqual(
        body.collections.map(({ name }: { name: string }) => name),
        list(4, (index) => `Collection ${index}`),
      );
      assert.isBelow(JSON.stringify(await app.store.read.collections.listNames(PAPER, 100)).length, 1_000);
    });

    it('a search finds a property by a host that the response leaves out', async () => {
      const { body, text } = await app.get('/api/search?q=host-long-0');
      assert.deepEqual(
        body.properties.map(({ property_id: id }: { property_id: string }) => id),
        ['long'],
      );
      assert.isBelow(text.length, 16 * 1024);
    });

    it('the list of brands and a search name what they leave out of an item', async () => {
      const listed = await app.get('/api/brands/registry?limit=5000');
      const found = await app.get('/api/search?q=long-');
      for (const { body, text } of [listed, found]) {
        assert.isBelow(text.length, 64 * 1024);
        const item = body.brands.find(({ domain }: { domain: string }) => domain === BRAND);
        assert.deepInclude(item, { domain: BRAND, source: 'brand_json', has_manifest: true, verified: true });
        assert.include(item.shortened, 'tone');
        assert.notProperty(item, 'tone');
      }
    });
  });

  describe(`records of megabytes that are asked for together on ${engine.name}`, () => {
    let app: TestApp;
    const domains = list(8, (index) => `big-${index}.example`);
    before(async () => {
      app = await startTestApp(engine, { jobs: false });
      const now = app.clock.now();
      for (const [index, domain] of domains.entries()) {
        const record = {
          publisher_domain: domain,
          source: 'adagents_json' as const,
          verified: true,
          authorized_agents: [],
          properties: list(index === 7 ? 1 : 3_000, (at) => ({
            type: 'website',
            name: `${at} `.repeat(200),
            identifiers: [{ type: 'domain', value: domain }],
            tags: [],
          })),
          properties_total: 3_000,
        };
        await app.store.transaction(async (tx) => {
          await tx.publishers.put({
            ...newPublisher(domain, { newId, now }),
            status: 'valid',
            source: 'adagents_json',
            checkedAt: now,
            validatedAt: now,
            record: toJsonText(record),
          });
          const brand = {
            canonical_id: domain,
            canonical_domain: domain,
            brand_name: domain,
            keller_type: 'independent' as const,
            house_domain: domain,
            source: 'enriched' as const,
            brand_manifest: { description: 'x'.repeat(index === 7 ? 10 : 3 * MB) },
          };
          await tx.brands.put({
            ...newBrand(domain, { newId, now }),
            source: 'enriched',
            record: toJsonText(brand) as never,
            liveOutcome: 'absent',
            liveExpiresAt: new Date(now.getTime() + 60_000),
          });
        });
      }
    });
    after(() => app.drop());

    for (const kind of ['properties', 'brands'])
      it(`${kind} have those that fit, and the names of the others`, async () => {
        const asked = ['unknown.example', ...domains, 'BIG-0.example/'];
        const { status, body, text } = await app.post(`/api/${kind}/resolve/bulk`, { domains: asked });
        assert.equal(status, 200, text.slice(0, 300));
        assert.isBelow(text.length, 16 * MB + 4096);
        const { results, omitted } = body;
        assert.isNotEmpty(omitted);
        assert.include(Object.keys(results), 'big-7.example', 'a short one fits behind those that do not');
        assert.sameMembers([...Object.keys(results), ...omitted], [...domains, 'big-0.example/']);
        const { status: alone } = await app.get(
          `/api/${kind}/resolve?domain=${encodeURIComponent(omitted[0])}`,
        );
        assert.equal(alone, 200);
      });

    it('say of nothing that it is left out where all of it fits', async () => {
      for (const kind of ['properties', 'brands']) {
        const { body } = await app.post(`/api/${kind}/resolve/bulk`, { domains: domains.slice(6) });
        assert.deepEqual(Object.keys(body), ['results']);
      }
    });
  });
}
