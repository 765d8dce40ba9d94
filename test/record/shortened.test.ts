import { assert } from 'chai';
import { schemaValidators } from '../../generated/validators/index.ts';
import { agent, type Crawling, collection, FILE, property, startCrawling } from '../jobs/brands/crawling.ts';
import { engines } from '../support/databases.ts';

const PUB = 'wordy.example';
const LONG = 'x'.repeat(40 * 1024);
const ids = (prefix: string) => Array.from({ length: 4_000 }, (_, index) => `${prefix}-${index}-of-many`);

const wordy = (mark: string) => ({
  authorized_agents: [agent('sales.example', ['main', ...ids(mark)])],
  properties: [property('main', { extra: LONG + mark })],
  collections: [collection('show', { extra: LONG + mark })],
});

for (const engine of engines) {
  describe(`members that are too long for the feed on ${engine.name}`, () => {
    let world: Crawling;
    before(async () => {
      world = await startCrawling(engine);
    });
    after(() => world.drop());

    it('are cut, named under `shortened`, and described so by the schema of every such event', async () => {
      const many = Array.from({ length: 300 }, (_, index) =>
        agent(`${'long.'.repeat(30)}s${index}.example`, ['a']),
      );
      const nothing = { authorized_agents: [], properties: [] };
      const files: object[] = [
        wordy('a'),
        wordy('b'),
        nothing,
        wordy('b'),
        { authorized_agents: many, properties: [property('a')] },
        nothing,
      ];
      const cut = new Map<string, unknown>();
      for (const file of files) {
        world.sites.put(PUB, FILE, file);
        await world.crawl(PUB);
        for (const { eventType, payload } of await world.events()) {
          assert.isBelow(JSON.stringify(payload).length, 70 * 1024, eventType);
          if (payload.shortened === undefined) continue;
          cut.set(eventType, payload.shortened);
          const name = `registry/events/${eventType.replaceAll(/[._]/g, '-')}`;
          const [, load] = Object.entries(schemaValidators).find(([path]) => path === name) ?? [];
          const validate = await load?.();
          assert.isTrue(validate?.(payload));
          for (const bad of [[], [1], ['a', 'a'], 'property', null]) {
            assert.isFalse(validate?.({ ...payload, shortened: bad }), `${eventType} ${JSON.stringify(bad)}`);
          }
        }
      }
      assert.deepEqual(Object.fromEntries(cut), {
        'property.created': ['property'],
        'property.updated': ['property'],
        'property.reactivated': ['property'],
        'collection.created': ['collection'],
        'collection.updated': ['collection'],
        'collection.removed': ['collection'],
        'authorization.granted': ['property_ids'],
        'authorization.modified': ['property_ids'],
        'authorization.revoked': ['property_ids'],
        'publisher.adagents_changed': ['agents_removed'],
      });
    });
  });
}
