import { assert } from 'chai';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { agent, type Crawling, FILE, property, startCrawling } from '../../jobs/brands/crawling.ts';
import { engines } from '../../support/databases.ts';

const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');

const DOMAIN = 'morning.example';
const live = {
  last_updated: '2025-01-02T00:00:00Z',
  properties: [property('a'), property('b')],
  authorized_agents: [agent('sales.example', ['a', 'b']), agent('ads.example', ['b'])],
};
const draft = {
  last_updated: '2025-01-03T00:00:00Z',
  properties: [property('a', { name: 'Anew' }), property('c')],
  authorized_agents: [
    agent('sales.example', ['a', 'b'], { authorized_for: 'Video' }),
    agent('third.example', ['c']),
  ],
};

describe('POST /api/adagents/dry-run', () => {
  let world: Crawling;
  before(async () => {
    world = await startCrawling(engine);
    world.sites.put(DOMAIN, FILE, live);
    await world.crawl(DOMAIN);
    world.clock.advance(HOUR_MS);
  });
  after(() => world.drop());

  const run = (document: unknown, domain = DOMAIN) =>
    world.post('/api/adagents/dry-run', {
      document: typeof document === 'string' ? document : JSON.stringify(document),
      domain,
    });

  it('reports what a draft grants, modifies and revokes, with what takes something away first', async () => {
    const { status, body } = await run(draft, `https://www.${DOMAIN.toUpperCase()}./x`);
    assert.equal(status, 200);
    const { data } = body;
    assert.deepInclude(data, { domain: DOMAIN, outcome: 'changed', valid: true });
    assert.deepInclude(data.base, {
      file_url: `https://${DOMAIN}${FILE}`,
      agent_count: 2,
      property_count: 2,
    });
    assert.match(data.base.file_sha256, /^[0-9a-f]{64}$/);
    const changes = data.authorizations.map(({ change, agent_url }: Record<string, string>) => [
      change,
      agent_url,
    ]);
    assert.deepEqual(changes, [
      ['revoked', 'https://ads.example/mcp'],
      ['modified', 'https://sales.example/mcp'],
      ['granted', 'https://third.example/mcp'],
    ]);
    assert.deepInclude(data.authorizations[1], {
      changed_fields: ['authorized_for'],
      before: { authorized_for: 'Display' },
      after: { authorized_for: 'Video' },
    });
    const properties = data.properties.map(({ change, property_id }: Record<string, string>) => [
      change,
      property_id,
    ]);
    assert.deepEqual(properties, [
      ['stale', 'b'],
      ['updated', 'a'],
      ['added', 'c'],
    ]);
    assert.deepInclude(data.counts, {
      authorizations_granted: 1,
      authorizations_modified: 1,
      authorizations_revoked: 1,
      properties_added: 1,
      properties_stale: 1,
      properties_updated: 1,
      agents_discovered: 1,
      agents_removed: 1,
      events: data.events.length,
    });
    const added = data.events.find(
      ({ event_type: type }: Record<string, string>) => type === 'property.created',
    );
    assert.match(added.entity_id, /^00000000-0000-0000-0000-\d{12}$/);
    assert.deepEqual((await run(draft)).body.data, data, 'the same draft gives the same answer');
  });

  for (const [name, document, outcome, valid, count] of [
    ['the bytes of the live file', live, 'unchanged', true, 0],
    ['other spaces alone', JSON.stringify(live, null, 4), 'changed', true, 0],
    ['an older date', { ...draft, last_updated: '2024-12-31T00:00:00Z' }, 'older', true, 0],
    ['broken JSON, which revokes everything', '{"properties": [', 'invalid', false, 7],
    ['an error in a mandatory part', { authorized_agents: 7 }, 'invalid', false, 7],
    ['a pointer', { authoritative_location: 'https://manager.example/f.json' }, 'pointer', true, 0],
    [
      'a pointer without https',
      { authoritative_location: 'http://manager.example/f.json' },
      'invalid',
      false,
      7,
    ],
  ] as const)
    it(`answers ${name} with ${outcome}`, async () => {
      const { status, body } = await run(document);
      assert.equal(status, 200);
      const { data } = body;
      assert.deepEqual([data.outcome, data.valid, data.counts.events], [outcome, valid, count]);
    });

  it('compares a domain without a record with nothing', async () => {
    const { body } = await run(draft, 'unseen.example');
    assert.isNull(body.data.base);
    assert.deepInclude(body.data.counts, { authorizations_granted: 2, properties_added: 2 });
    assert.isUndefined(await world.store.read.publishers.find('unseen.example'));
  });

  for (const [name, body] of [
    ['no domain', { document: '{}' }],
    ['no document', { domain: DOMAIN }],
    ['an empty document', { document: '', domain: DOMAIN }],
    ['a document of too many characters', { document: ' '.repeat(200_001), domain: DOMAIN }],
    ['a document that is no text', { document: {}, domain: DOMAIN }],
    ['what is no domain', { document: '{}', domain: 'not a domain' }],
    ['an address of the network', { document: '{}', domain: '10.0.0.1' }],
  ] as const)
    it(`refuses ${name}`, async () => {
      assert.equal((await world.post('/api/adagents/dry-run', body)).status, 400);
    });

  it('fetches nothing, not even what a draft points to', async () => {
    const asked = world.sites.requests.length;
    world.sites.put('manager.example', '/f.json', live);
    await run({ authoritative_location: 'https://manager.example/f.json' });
    await run(draft, 'other.example');
    assert.lengthOf(world.sites.requests, asked);
  });
});
