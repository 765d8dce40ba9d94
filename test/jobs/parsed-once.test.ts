import { assert } from 'chai';
import { readProductFeed } from '../../src/outside/catalogs/catalog-feed.ts';
import { bothEngines } from '../support/databases.ts';
import { agent, type Crawling, FILE, property, startCrawling } from './brands/crawling.ts';

const MARK = 'a document that is counted';

/**
 * Runs `work`, and returns the marked texts that `JSON.parse` got meanwhile, each with how often it got them. What the
 * service wrote itself (its records, its jobs) has other texts.
 */
async function parsedDuring(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const { parse } = JSON;
  const counts: Record<string, number> = {};
  JSON.parse = (text, reviver) => {
    if (String(text).includes(MARK)) counts[text] = (counts[text] ?? 0) + 1;
    return parse(text, reviver);
  };
  try {
    await work();
  } finally {
    JSON.parse = parse;
  }
  return counts;
}

const pub = 'pub.example';
const house = 'house.example';
const BRAND = '/.well-known/brand.json';

const adagents = (id: string) => ({
  contact: { name: MARK },
  authorized_agents: [agent('sales.example', [id])],
  properties: [property(id)],
});
const brand = (name: string) => ({ version: '1.0', id: 'pub', names: [{ en: name }], description: MARK });
const once = (...documents: object[]) =>
  Object.fromEntries(documents.map((document) => [JSON.stringify(document), 1]));

describe('a document on its way from the fetch to the record', () => {
  let world: Crawling;
  beforeEach(async () => {
    const [sqlite] = bothEngines;
    if (sqlite === undefined) throw new Error('There is no engine.');
    world = await startCrawling(sqlite);
  });
  afterEach(() => world.drop());

  it('is parsed once when adagents.json and brand.json of a domain are new', async () => {
    world.sites.put(pub, FILE, adagents('a'));
    world.sites.put(pub, BRAND, brand('First'));
    assert.deepEqual(await parsedDuring(() => world.crawl(pub)), once(adagents('a'), brand('First')));
    const { documents } = world.store.read;
    assert.include(await documents.findBody(pub, 'adagents'), MARK);
    assert.include(await documents.findBody(pub, 'brand'), MARK);
  });

  it('is parsed once when both files change, and the stored copies are not parsed', async () => {
    world.sites.put(pub, FILE, adagents('a'));
    world.sites.put(pub, BRAND, brand('First'));
    await world.crawl(pub);
    world.sites.put(pub, FILE, adagents('b'));
    world.sites.put(pub, BRAND, brand('Second'));
    const counts = await parsedDuring(() => world.crawl(pub));
    const isServed = ([text]: [string, number]) => !text.includes('"canonical_id"');
    assert.deepEqual(
      Object.fromEntries(Object.entries(counts).filter(isServed)),
      once(adagents('b'), brand('Second')),
    );
  });

  it('is parsed once when a pointer or a redirect leads to it', async () => {
    const ofHouse = {
      version: '1.0',
      house: { domain: house, name: 'House' },
      brands: [{ id: 'pub', names: [{ en: 'Pub' }], url: `https://${pub}/`, description: MARK }],
    };
    world.sites.put(pub, FILE, { authoritative_location: `https://${house}/pub.json` });
    world.sites.put(house, '/pub.json', adagents('a'));
    world.sites.put(pub, BRAND, { house });
    world.sites.put(house, BRAND, ofHouse);
    assert.deepEqual(await parsedDuring(() => world.crawl(pub)), once(adagents('a'), ofHouse));
  });

  it('is not parsed again when the server says that it did not change', async () => {
    world.sites.serve(pub, FILE, (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"one"';
      response.writeHead(isKnown ? 304 : 200, { etag: '"one"' });
      response.end(isKnown ? undefined : JSON.stringify(adagents('a')));
    });
    assert.deepEqual(await parsedDuring(() => world.crawl(pub)), once(adagents('a')));
    assert.deepEqual(await parsedDuring(() => world.crawl(pub)), {});
  });

  for (const feed of [[{ id: 'a', title: MARK }], { items: [{ id: 'a', title: MARK }] }])
    it(`is parsed once when it is a feed of a catalog: ${Array.isArray(feed) ? 'a list' : 'an object'}`, async () => {
      const mappings = ['id', 'title'].map((field) => ({ feed_field: field, catalog_field: field }));
      const shape = { feed_format: 'custom', feed_field_mappings: mappings } as const;
      const read = () => readProductFeed(JSON.stringify(feed), shape, 'buyer');
      assert.deepEqual(await parsedDuring(read), once(feed));
    });
});
