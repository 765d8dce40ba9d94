import { assert } from 'chai';
import fc from 'fast-check';
import { type Crawling, FILE, startCrawling } from '../jobs/brands/crawling.ts';
import { engines } from '../support/databases.ts';

const loose = {
  text: fc.oneof(
    fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }),
    fc.constantFrom('a', 'B c', '\0', '%'),
  ),
  domain: fc.constantFrom(
    'Casts.Example',
    'https://casts.example/',
    'www.casts.example',
    'bücher.example',
    'casts.example.',
    'x',
  ),
  time: fc.constantFrom(
    '2026-01-01',
    '2026-01-01 10:00',
    '2026-01-01T10:00:00+0100',
    '2026-02-03t04:05:06z',
    '2026-01-01T00:00:60Z',
  ),
  path: fc.constantFrom(
    '',
    '/',
    '/mcp',
    '/a|b',
    '/?q=a|b^{}',
    '/?q=ü',
    '/ü/%c3',
    '/#x',
    ':443/x',
    ':8443?<>',
  ),
  more: fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
};
const ids = fc.array(loose.text, { minLength: 1, maxLength: 3 });

const collections = fc.array(
  fc.record({ publisher_domain: loose.domain, collection_ids: ids }, { noNullPrototype: true }),
  { maxLength: 2 },
);
const agents = fc.array(
  fc.record(
    {
      url: loose.path.map((path) => `https://Agent.Example${path}`),
      authorized_for: loose.text,
      authorization_type: fc.constantFrom(
        'property_ids',
        'property_tags',
        'publisher_properties',
        'inline_properties',
      ),
      property_ids: ids,
      property_tags: ids,
      publisher_properties: fc.array(
        fc.record({ selection_type: fc.constant('all'), publisher_domain: loose.domain, more: loose.more }),
        { minLength: 1, maxLength: 2 },
      ),
      properties: fc.array(loose.more, { minLength: 1, maxLength: 1 }),
      collections,
      placement_ids: ids,
      placement_tags: ids,
      countries: fc.subarray(['DE', 'FR', 'AX']),
      effective_from: loose.time,
      signing_keys: fc.constantFrom([
        { kid: '1', kty: 'OKP', crv: 'Ed25519', x: 'AA', revoked_at: '2026-01-01' },
      ]),
      exclusive: fc.boolean(),
      delegation_type: fc.constantFrom('direct', 'delegated', 'ad_network'),
      extra: loose.more,
    },
    {
      requiredKeys: [
        'url',
        'authorized_for',
        'authorization_type',
        'property_ids',
        'property_tags',
        'publisher_properties',
        'properties',
      ],
      noNullPrototype: true,
    },
  ),
  { maxLength: 3 },
);
const identifier = fc.record({
  type: fc.constantFrom('ios_bundle', 'rss_url', 'venue_id', 'unknown', 'domain'),
  value: fc.oneof(loose.text, loose.domain, fc.constant('https://x.example/Feed?q=ü|')),
});
const properties = fc.array(
  fc.record(
    {
      property_id: loose.text,
      property_type: fc.constantFrom('website', 'mobile_app', 'dooh', 'radio'),
      name: loose.text,
      identifiers: fc.array(identifier, { minLength: 1, maxLength: 3 }),
      tags: ids,
      supported_channels: fc.subarray(['display', 'olv', 'nonsense']),
      extra: loose.more,
    },
    { requiredKeys: ['property_type', 'name', 'identifiers'], noNullPrototype: true },
  ),
  { maxLength: 4 },
);
const shows = fc.array(
  fc.record(
    {
      collection_id: loose.text,
      name: loose.text,
      kind: fc.constantFrom('series', 'publication', 'unheard of'),
      status: fc.constantFrom('active', 'ended', 'unheard of'),
      distribution: fc.array(
        fc.record({
          publisher_domain: loose.domain,
          identifiers: fc.array(
            fc.record({ type: fc.constantFrom('imdb_id', 'rss_url', 'odd'), value: loose.text }),
            {
              maxLength: 2,
            },
          ),
        }),
        { maxLength: 2 },
      ),
      extra: loose.more,
    },
    { requiredKeys: ['collection_id', 'name'], noNullPrototype: true },
  ),
  { maxLength: 3 },
);
const file = fc.record(
  {
    authorized_agents: agents,
    properties,
    collections: shows,
    contact: fc.record({ name: loose.text, email: fc.constantFrom('x', 'a@b.example', ' @ ') }),
    last_updated: loose.time,
    extra: loose.more,
  },
  { requiredKeys: ['authorized_agents'], noNullPrototype: true },
);

for (const engine of engines) {
  describe(`events about whatever a file says on ${engine.name}`, () => {
    let world: Crawling;
    before(async () => {
      world = await startCrawling(engine);
    });
    after(() => world.drop());

    it('are as published, and so are the answers about it', async () => {
      let count = 0;
      let valid = 0;
      await fc.assert(
        fc.asyncProperty(file, async (written) => {
          count += 1;
          const domain = `p${count}.example`;
          world.sites.put(domain, FILE, { body: JSON.stringify(written) });
          const outcome = await world.outcome(domain);
          assert.include(['changed', 'invalid'], outcome, JSON.stringify(outcome));
          await world.events();
          if (outcome !== 'changed') return;
          valid += 1;
          const { status, text } = await world.get(`/api/properties/resolve?domain=${domain}`);
          assert.equal(status, 200, text);
          assert.equal((await world.get(`/api/properties/registry?search=${domain}`)).status, 200);
        }),
        { numRuns: 30 },
      );
      assert.isAbove(valid, 5);
    });
  });
}
