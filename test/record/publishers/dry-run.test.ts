import { assert } from 'chai';
import fc from 'fast-check';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { lookAtDraft } from '../../../src/outside/publishers/draft-look.ts';
import { type DryRun, dryRun } from '../../../src/record/publishers/dry-run.ts';
import {
  agent,
  type Crawling,
  collection,
  FILE,
  property,
  startCrawling,
} from '../../jobs/brands/crawling.ts';
import { engines } from '../../support/databases.ts';

type Told = { eventType: string; entityType: string; entityId: string; payload: unknown };

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Events without what only the moment decides: ids that were known before stay, new ones are counted. */
function settled(events: readonly Told[], known: ReadonlySet<string>): unknown {
  const ids = new Map<string, string>();
  const text = JSON.stringify(
    events.map(({ eventType, entityType, entityId, payload }) => ({
      eventType,
      entityType,
      entityId,
      payload,
    })),
  ).replaceAll(UUID, (id) => {
    if (known.has(id)) return id;
    ids.set(id, ids.get(id) ?? `new ${ids.size + 1}`);
    return ids.get(id) ?? '';
  });
  return JSON.parse(text);
}

const ids = ['a', 'b', 'c', 'd'];
const someProperty = fc.record({
  id: fc.constantFrom(...ids),
  /** Whose identifier it has: the same one under another id merges. */
  bundle: fc.constantFrom(...ids, 'z'),
  name: fc.constantFrom('One', 'Two'),
  tags: fc.subarray(['news', 'sport']),
});
const someAgent = fc.record({
  host: fc.constantFrom('sales', 'ads', 'third'),
  ids: fc.subarray(ids, { minLength: 1 }),
  text: fc.constantFrom('Display', 'Video'),
  isOdd: fc.boolean(),
});
/** A file of a publisher: usable, with faulty parts, with other dates, revoking itself, or no file at all. */
const someFile = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      properties: fc.array(someProperty, { maxLength: 4 }),
      agents: fc.array(someAgent, { maxLength: 4 }),
      shows: fc.subarray(['show', 'news']),
      updated: fc.constantFrom(undefined, '2024-01-01T00:00:00Z', '2025-01-01T00:00:00Z'),
      isRevoked: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('{', '[]', '{"authorized_agents": 7}', '{"authorized_agents": []}'),
  },
);
type SomeFile = typeof someFile extends fc.Arbitrary<infer T> ? T : never;

function textOf(file: SomeFile, domain: string): string {
  if (typeof file === 'string') return file;
  const { properties, agents, shows, updated, isRevoked } = file;
  return JSON.stringify({
    ...(updated === undefined ? {} : { last_updated: updated }),
    properties: properties.map(({ id, bundle, name, tags }) =>
      property(id, { name, tags, identifiers: [{ type: 'ios_bundle', value: `com.${domain}.${bundle}` }] }),
    ),
    collections: shows.map((id) => collection(id)),
    authorized_agents: agents.map(({ host, ids: own, text, isOdd }) =>
      agent(`${host}.example`, own, { authorized_for: text, ...(isOdd ? { countries: ['DE'] } : {}) }),
    ),
    ...(isRevoked && updated === '2025-01-01T00:00:00Z'
      ? { revoked_publisher_domains: [{ publisher_domain: domain, revoked_at: '2025-01-01T00:00:00Z' }] }
      : {}),
  });
}

for (const engine of engines)
  describe(`a dry run on ${engine.name}`, () => {
    let world: Crawling;
    let count = 0;
    before(async () => {
      world = await startCrawling(engine);
    });
    after(() => world.drop());

    const newDomain = () => {
      count += 1;
      return `dry${count}.example`;
    };
    const run = async (domain: string, text: string, mostRows?: number): Promise<DryRun> => {
      const look = await lookAtDraft(text, domain, 'a caller');
      try {
        const asked = { domain, now: world.clock.now(), ...(mostRows === undefined ? {} : { mostRows }) };
        return await dryRun(world.store.read, look, asked);
      } finally {
        await look.close();
      }
    };
    /** Crawls the domain with this file; the ids that the feed names are known from then on. */
    async function publish(domain: string, text: string, known: Set<string>): Promise<Told[]> {
      world.sites.put(domain, FILE, { body: text });
      await world.crawl(domain);
      const events = await world.events();
      for (const [id] of JSON.stringify(events).matchAll(UUID)) known.add(id);
      return events;
    }
    async function enter(domain: string): Promise<void> {
      const identifiers = [{ type: 'ios_bundle', value: `com.${domain}.a` }];
      const entered = { type: 'mobile_app', name: 'Entered', property_id: 'a', identifiers };
      const entry = { publisher_domain: domain, properties: [entered] };
      const { status, text } = await world.post('/api/properties/save', entry, await world.member());
      assert.equal(status, 200, text);
    }

    it('reports the events that a crawl of the same text then causes', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(someFile, { minLength: 1, maxLength: 4 }),
          fc.boolean(),
          async (files, isEntered) => {
            const domain = newDomain();
            const known = new Set<string>();
            if (isEntered) await enter(domain);
            for (const [id] of JSON.stringify(await world.events()).matchAll(UUID)) known.add(id);
            for (const file of files) {
              world.clock.advance(HOUR_MS);
              const text = textOf(file, domain);
              const before = new Set(known);
              const expected = await run(domain, text);
              const events = await publish(domain, text, known);
              assert.deepEqual(settled(expected.events, before), settled(events, before));
            }
          },
        ),
        { numRuns: engine.name === 'sqlite' ? 40 : 10 },
      );
    });

    it('writes nothing to the database', async () => {
      const domain = newDomain();
      const text = JSON.stringify({
        authorized_agents: [agent('sales.example', ['a'])],
        properties: [property('a')],
      });
      await run(domain, text);
      assert.deepEqual(await world.events(), []);
      assert.isUndefined(await world.store.read.publishers.find(domain));
    });

    it('reports a thousand properties of a heavy draft, and lets other work have its turn', async () => {
      const domain = newDomain();
      const properties = Array.from({ length: 1_000 }, (_, index) => property(`p${index}`));
      const text = JSON.stringify({ authorized_agents: [], properties });
      let turns = 0;
      const timer = setInterval(() => {
        turns += 1;
      }, 0);
      const { events } = await run(domain, text);
      clearInterval(timer);
      assert.lengthOf(events, 1_001);
      assert.isAbove(turns, 2);
    });

    for (const [name, live] of [
      ['properties', { properties: [property('a'), property('b'), property('c')] }],
      ['collections', { collections: [collection('a'), collection('b'), collection('c')] }],
      ['authorizations', { authorized_agents: ['a', 'b', 'c'].map((id) => agent(`${id}.example`, ['a'])) }],
    ] as const)
      it(`reads no more ${name} of the live record than it may`, async () => {
        const domain = newDomain();
        const file = JSON.stringify({ authorized_agents: [], properties: [property('a')], ...live });
        await publish(domain, file, new Set());
        const draft = '{"authorized_agents": []}';
        assert.isAbove((await run(domain, draft, 7)).events.length, 1);
        const refused = await run(domain, draft, 2).catch((cause: unknown) => cause);
        assert.match(
          String(refused),
          /the live record of dry\d+\.example has more items than a dry run compares/,
        );
      });

    it('follows no pointer', async () => {
      const text = '{"authoritative_location": "https://other.example/.well-known/adagents.json"}';
      const { kind, events } = await run(newDomain(), text);
      assert.deepEqual([kind, events.length], ['pointer', 0]);
    });
  });
