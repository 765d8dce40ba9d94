import { assert } from 'chai';
import fc from 'fast-check';
import * as feed from '../../../src/domain/products/feed-changes.ts';
import { finish } from '../../../src/domain/steps.ts';

const marksOf = (entities: readonly feed.WholesaleFeedEntity[]) => finish(feed.marksOf(entities));
const wholesaleFeedChanges = (
  before: feed.WholesaleFeedMarks,
  entities: readonly feed.WholesaleFeedEntity[],
) => feed.wholesaleFeedChanges(before, entities, marksOf(entities));

const NOW = new Date('2026-05-01T12:00:00Z');
const entity = (id: string, name: string, price: number | null) =>
  ({
    id,
    object: {
      product_id: id,
      name,
      pricing_options: price === null ? [] : [{ pricing_option_id: `${id}-p`, fixed_price: price }],
    },
    // The comparison reads nothing else of a row.
  }) as unknown as feed.WholesaleFeedEntity;
const around = { feed: 'product', accountId: 'a1', cacheScope: 'account', now: NOW } as const;

describe('what changed in a wholesale feed', () => {
  it('is told row by row, prices apart from the rest', () => {
    const before = marksOf([
      entity('a', 'A', 1),
      entity('b', 'B', 1),
      entity('c', 'C', 1),
      entity('d', 'D', 1),
    ]);
    const after = [entity('d', 'D2', 2), entity('b', 'B', 2), entity('a', 'A', 1), entity('e', 'E', 1)];
    assert.deepEqual(
      wholesaleFeedChanges(before, after).map(({ type, id }) => `${id} ${type}`),
      ['d updated', 'd priced', 'b priced', 'e created', 'c removed'],
    );
  });

  it('is nothing for the same rows in any order, and ends in the same marks whatever came before', () => {
    const rows = fc.uniqueArray(
      fc.record({ id: fc.stringMatching(/^[a-z]{1,3}$/), name: fc.string(), price: fc.nat() }),
      { selector: ({ id }) => id, maxLength: 20 },
    );
    const entities = (given: { id: string; name: string; price: number }[]) =>
      given.map(({ id, name, price }) => entity(id, name, price));
    fc.assert(
      fc.property(rows, rows, (one, other) => {
        assert.isEmpty(wholesaleFeedChanges(marksOf(entities(one)), entities(one.toReversed())));
        const held = new Set(one.map(({ id }) => id));
        for (const { type, id } of wholesaleFeedChanges(marksOf(entities(one)), entities(other))) {
          if (type === 'created') held.add(id);
          if (type === 'removed') held.delete(id);
        }
        assert.deepEqual([...held].sort(), other.map(({ id }) => id).sort());
      }),
    );
  });

  it('is an update for a row that lost all of its prices', () => {
    const unpriced = entity('a', 'A', null);
    const changes = wholesaleFeedChanges(marksOf([entity('a', 'A', 1)]), [unpriced]);
    assert.deepEqual(
      changes.map(({ type }) => type),
      ['updated'],
    );
  });

  it('survives rows whose ids are names of every object', () => {
    const before = marksOf([entity('__proto__', 'A', 1), entity('constructor', 'B', 1)]);
    assert.sameMembers(
      wholesaleFeedChanges(before, []).map(({ id }) => id),
      ['__proto__', 'constructor'],
    );
  });

  it('carries the pricing options that a row had before, and goes out with whom it concerns', () => {
    const [priced] = wholesaleFeedChanges(marksOf([entity('a', 'A', 1)]), [entity('a', 'A', 2)]);
    assert.deepEqual(priced, {
      type: 'priced',
      id: 'a',
      object: entity('a', 'A', 2).object,
      previousOptions: ['a-p'],
    });
    assert.deepEqual(feed.appliesTo(around), { scope: 'account', account_ids: ['a1'] });
    assert.deepInclude(feed.bulkPayload(51, { ...around, feed: 'signal', cacheScope: 'public' }), {
      affected_count: 51,
      affected_entity_type: 'signal',
      applies_to: { scope: 'public' },
    });
  });
});
