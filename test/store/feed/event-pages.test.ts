import { assert } from 'chai';
import fc from 'fast-check';
import type { EntryFilter } from '../../../src/domain/feed/entries.ts';
import { passes } from '../../../src/domain/feed/types.ts';
import { migrate } from '../../../src/store/engine/migrate.ts';
import type { Event } from '../../../src/store/feed/events.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { someRegistryEvent } from '../../support/registry-events.ts';
import { execute } from '../../support/sql.ts';

const TYPES = ['agent.discovered', 'agent.removed', 'agents', 'property.created', 'property.stale', 'zoo.x'];
const UNMIGRATED = [
  ...['publisher_domain', 'agent_url', 'entity_id'].map((column) => `drop index events_by_${column}`),
  'alter table events drop column publisher_domain',
  'alter table events drop column agent_url',
  "delete from knex_migrations where name = '0055-events-of-entries'",
];
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
    const openStore = () => engine.open({ sent: undefined });
    before(async () => {
      store = await openStore();
      // Rare types among common ones, so that a walk ends in the middle of a page.
      const typeAt = (n: number) =>
        n % 97 === 0 ? 'zoo.x' : n % 31 === 0 ? 'agents' : TYPES[[0, 3, 0, 1, 4, 3, 3][n % 7] ?? 0];
      const news = Array.from({ length: 400 }, (_, n) =>
        someRegistryEvent({ eventType: typeAt(n) ?? '', createdAt: new Date(1_000 + Math.floor(n / 50)) }),
      );
      appended = await store.transaction((tx) => tx.events.append(news));
    });
    after(() => store.drop());

    it('hold the events of one entry, of any types and in both orders, each once', async () => {
      const names = ['a.example', 'b.example', undefined];
      const news = Array.from({ length: 120 }, (_, n) =>
        someRegistryEvent({
          eventType: TYPES[n % 6] ?? '',
          entityId: `018f0000-0000-7000-8000-00000000000${n % 4}`,
          payload: {
            ...(names[n % 3] === undefined ? {} : { publisher_domain: names[n % 3] }),
            agent_url: `https://${n % 5}.example`,
            ...(n % 7 === 0 ? { agent_url_canonical: 'https://0.example' } : {}),
          },
        }),
      );
      const own = await openStore();
      try {
        const all = await own.transaction((tx) => tx.events.append(news));
        const idsOf = (events: readonly { eventId: string }[]) => events.map(({ eventId }) => eventId);
        const entries: [EntryFilter, (event: Event) => boolean][] = [
          [{ kind: 'domain', name: 'a.example' }, ({ payload }) => payload.publisher_domain === 'a.example'],
          [{ kind: 'domain', name: 'none.example' }, () => false],
          [
            { kind: 'agent', name: 'https://0.example' },
            ({ payload }) => (payload.agent_url_canonical ?? payload.agent_url) === 'https://0.example',
          ],
          [
            { kind: 'object', name: '018f0000-0000-7000-8000-000000000003' },
            ({ entityId }) => entityId.endsWith('3'),
          ],
        ];
        for (const [entry, isOf] of entries)
          for (const types of [undefined, ['agent.*'], ['zoo.x', 'property.*'], ['none']])
            for (const limit of [1, 7, 200]) {
              const passing = all.filter((event) => isOf(event) && passes(types, event.eventType));
              const about = `${entry.name} ${types} ${limit}`;
              const seen: string[] = [];
              for (let after = '', isOver = false; !isOver; ) {
                const page = await own.read.events.page({ after, types, entry, limit });
                seen.push(...idsOf(page.events));
                assert.equal(page.latest?.eventId, passing.at(-1)?.eventId, about);
                after = page.through;
                isOver = !page.hasMore;
              }
              assert.deepEqual(seen, idsOf(passing), about);
              const newest = await own.read.events.newest({ before: 'g', floor: '', types, entry, limit });
              assert.deepEqual(idsOf(newest), idsOf(passing).reverse().slice(0, limit), about);
            }
        // What an earlier version stored is found as well.
        for (const sql of UNMIGRATED) await execute(own.url, sql);
        assert.deepEqual((await migrate(own.url)).applied, ['0055-events-of-entries']);
        for (const [entry, isOf] of entries) {
          const { events } = await own.read.events.page({ after: '', entry, limit: 200 });
          assert.deepEqual(idsOf(events), idsOf(all.filter(isOf)), entry.name);
        }
      } finally {
        await own.drop();
      }
    });

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
