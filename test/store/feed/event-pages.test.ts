import { assert } from 'chai';
import fc from 'fast-check';
import { passes } from '../../../src/domain/feed/types.ts';
import type { Event } from '../../../src/store/feed/events.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { someRegistryEvent } from '../../support/registry-events.ts';

const TYPES = ['agent.discovered', 'agent.removed', 'agents', 'property.created', 'property.stale', 'zoo.x'];
const FILTERS = [
  'agent.*',
  'agent*',
  'agent.removed',
  'property.*',
  'p*',
  'zoo.x',
  'zoo.*',
  'none.*',
  'none',
  'agents',
];

for (const engine of engines) {
  describe(`pages of events on ${engine.name}`, () => {
    let store: TestStore;
    let appended: Event[];
    before(async () => {
      store = await engine.open({ sent: undefined });
      // Rare types among common ones, so that a walk ends in the middle of a page.
      const typeAt = (n: number) =>
        n % 97 === 0 ? 'zoo.x' : n % 31 === 0 ? 'agents' : TYPES[[0, 3, 0, 1, 4, 3, 3][n % 7] ?? 0];
      const news = Array.from({ length: 400 }, (_, n) =>
        someRegistryEvent({ eventType: typeAt(n) ?? '', createdAt: new Date(1_000 + Math.floor(n / 50)) }),
      );
      appended = await store.transaction((tx) => tx.events.append(news));
    });
    after(() => store.drop());

    it('hold the newest of what passes first, before any event and above any floor', async () => {
      const anyFilter = fc.option(
        fc.uniqueArray(fc.constantFrom(...FILTERS), { minLength: 1, maxLength: 5 }),
        {
          nil: undefined,
        },
      );
      const anyPlace = fc.integer({ min: -1, max: 400 });
      await fc.assert(
        fc.asyncProperty(
          anyFilter,
          anyPlace,
          anyPlace,
          fc.integer({ min: 1, max: 120 }),
          async (types, a, b, limit) => {
            const before = appended[b]?.eventId ?? 'g';
            const floor = appended[a]?.eventId ?? '';
            const events = await store.read.events.newest({ before, floor, types, limit });
            const passing = appended.filter(
              ({ eventType, eventId }) => passes(types, eventType) && eventId < before && eventId > floor,
            );
            assert.deepEqual(
              events.map(({ eventId }) => eventId),
              passing
                .map(({ eventId }) => eventId)
                .reverse()
                .slice(0, limit),
            );
          },
        ),
        { numRuns: 60 },
      );
    });

    it('hold exactly what passes, wherever they start and however long they are', async () => {
      const anyFilter = fc.option(
        fc.uniqueArray(fc.constantFrom(...FILTERS), { minLength: 1, maxLength: 5 }),
        {
          nil: undefined,
        },
      );
      const anyStart = fc.integer({ min: -1, max: 399 });
      const anyLimit = fc.integer({ min: 1, max: 120 });
      await fc.assert(
        fc.asyncProperty(anyFilter, anyStart, anyLimit, async (types, start, limit) => {
          const after = appended[start]?.eventId ?? '';
          const { events, hasMore, through, latest } = await store.read.events.page({ after, types, limit });
          const passing = appended.filter(({ eventType }) => passes(types, eventType));
          const behind = passing.filter(({ eventId }) => eventId > after).map(({ eventId }) => eventId);
          assert.deepEqual(
            events.map(({ eventId }) => eventId),
            behind.slice(0, limit),
          );
          assert.equal(hasMore, behind.length > limit);
          assert.equal(latest?.eventId, passing.at(-1)?.eventId);
          if (hasMore) assert.equal(through, events.at(-1)?.eventId);
          else {
            assert.isTrue(behind.every((id) => id <= through));
            assert.isTrue(through >= after);
          }
        }),
        { numRuns: 150 },
      );
    });

    it('say how far a filter was looked through', async () => {
      const newest = appended.at(-1)?.eventId;
      for (const types of [['zoo.x'], ['none.*'], ['agent.*']]) {
        const page = await store.read.events.page({ after: '', types, limit: 400 });
        assert.equal(page.through, newest);
      }
    });

    it('know the newest event of each type', async () => {
      const newest = await store.read.events.newestByType();
      assert.sameMembers([...newest.keys()], TYPES);
      for (const [type, { eventId, createdAt }] of newest) {
        const last = appended.findLast(({ eventType }) => eventType === type);
        assert.deepEqual({ eventId, createdAt }, { eventId: last?.eventId, createdAt: last?.createdAt });
      }
    });

    it('take many types at once', async () => {
      const types = [...Array.from({ length: 94 }, (_, n) => `none${n}`), ...TYPES].sort();
      const page = await store.read.events.page({ after: '', types, limit: 400 });
      assert.lengthOf(page.events, 400);
    });
  });
}
