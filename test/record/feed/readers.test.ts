import { assert } from 'chai';
import fc from 'fast-check';
import { ApiError } from '../../../src/domain/errors.ts';
import { FEED_START } from '../../../src/domain/feed/feed.ts';
import { passes } from '../../../src/domain/feed/types.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { sweepFeed } from '../../../src/jobs/sweep.ts';
import { admitCursor, feedAsk, hasFallenBehind, readFeed } from '../../../src/record/feed/page.ts';
import { openStore, type Store } from '../../../src/store/open.ts';
import { type Database, enginesInTurn } from '../../support/databases.ts';
import { someRegistryEvent } from '../../support/registry-events.ts';

const RETENTION_MS = 90 * DAY_MS;
const TYPES = ['agent.removed', 'property.created', 'property.stale', 'collection.created'] as const;
const FILTERS = [undefined, 'property.*', '*.created', 'collection.merged', 'agent.removed,*.stale', '*e?'];
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Step =
  | { do: 'append'; types: readonly string[] }
  | { do: 'wait'; days: number }
  | { do: 'prune' }
  | { do: 'restart' }
  | { do: 'poll'; reader: number; limit: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('append' as const),
      types: fc.array(fc.constantFrom(...TYPES), { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      days: fc.constantFrom(0.5, 20, 50, 89, 91, 200),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('prune' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('poll' as const),
      reader: fc.nat(FILTERS.length - 1),
      limit: fc.integer({ min: 1, max: 5 }),
    }),
  },
);

type Happened = { id: string; type: string; at: number };
/** `seen` is the number of events that the reader has received or that its filter left out. */
type Reader = { types: string | undefined; cursor: string | null; seen: number };

/** A feed and its readers, beside a list of everything that happened. */
class World {
  readonly database: Database;
  readonly happened: Happened[] = [];
  readonly readers: Reader[] = FILTERS.map((types) => ({ types, cursor: null, seen: 0 }));
  store!: Store;
  now = Date.parse('2026-01-01T00:00:00Z');

  constructor(database: Database) {
    this.database = database;
  }

  async start(): Promise<void> {
    this.store = await openStore(this.database.url, { sqliteSynchronous: 'normal' });
  }

  async take(next: Step): Promise<void> {
    if (next.do === 'wait') this.now += next.days * DAY_MS;
    else if (next.do === 'append') await this.append(next.types);
    else if (next.do === 'prune') await sweepFeed(this.store, new Date(this.now));
    else if (next.do === 'poll') await this.poll(this.readers[next.reader] as Reader, next.limit);
    else {
      await this.store.close();
      await this.start();
    }
  }

  async append(types: readonly string[]): Promise<void> {
    const createdAt = new Date(this.now);
    const news = types.map((eventType) => someRegistryEvent({ eventType, createdAt }));
    const appended = await this.store.transaction((tx) => tx.events.append(news));
    for (const { eventId: id, eventType: type } of appended) this.happened.push({ id, type, at: this.now });
  }

  /** Polls once, and compares the answer with what happened. */
  async poll(reader: Reader, limit: number): Promise<void> {
    const { events } = this.store.read;
    const now = new Date(this.now);
    const isGone = ({ at }: Happened) => at < this.now - RETENTION_MS;
    const hasCursor = reader.cursor !== null && reader.cursor !== FEED_START;
    const isLost = hasCursor && this.happened.slice(reader.seen).some(isGone);
    assert.equal(await this.isRefused(reader.cursor), isLost, `${reader.cursor} of ${reader.types}`);
    assert.equal(await hasFallenBehind(events, reader.cursor, now), isLost);
    if (isLost) {
      Object.assign(reader, { cursor: null, seen: 0 });
      return;
    }
    const ask = feedAsk({ cursor: reader.cursor ?? undefined, types: reader.types, limit });
    const { pieces, cursor, hasMore, isEmpty } = await readFeed(events, ask, now);
    const wanted = this.happened
      .slice(reader.seen)
      .filter((event) => !isGone(event) && passes(ask.types, event.type))
      .map(({ id }) => id);
    const page = JSON.parse(pieces.join(''));
    const told = page.events.map(({ event_id: id }: { event_id: string }) => id);
    assert.deepEqual(told, wanted.slice(0, limit));
    assert.match(page.cursor, UUID);
    assert.deepEqual([page.cursor, page.has_more, told.length === 0], [cursor, hasMore, isEmpty]);
    assert.equal(hasMore, wanted.length > limit);
    reader.cursor = cursor;
    const last = this.happened.findIndex(({ id }) => id === told.at(-1));
    reader.seen = hasMore ? last + 1 : this.happened.length;
  }

  async isRefused(cursor: string | null): Promise<boolean> {
    try {
      await admitCursor(this.store.read.events, cursor, new Date(this.now));
      return false;
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === 'cursor_expired') return true;
      throw cause;
    }
  }
}

const RUNS = { sqlite: 60, postgres: 8 };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`readers of a feed whose events leave it, on ${engine.name}`, () => {
    async function play(steps: readonly Step[]): Promise<World> {
      const world = new World(await engine.create());
      try {
        await world.start();
        for (const next of steps) await world.take(next);
        return world;
      } finally {
        await world.store.close();
        await world.database.drop();
      }
    }

    it('get every event that they want once and in order, and 410 exactly when one that they have not seen has left', () =>
      fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
          await play(steps);
        }),
        { numRuns: RUNS[engine.name] },
      ));

    it('never expire while they poll, whatever happens and however seldom', async () => {
      const poll = FILTERS.map((_, reader) => ({ do: 'poll', reader, limit: 5 }) as const);
      const round = (types: readonly string[], days: number): Step[] => [
        ...(types.length === 0 ? [] : [{ do: 'append', types } as const]),
        ...poll,
        { do: 'wait', days } as const,
        { do: 'prune' } as const,
      ];
      const steps = [
        ...round([], 89),
        ...round([TYPES[0]], 89),
        ...round([TYPES[0]], 89),
        ...round([TYPES[0]], 400),
        ...round([], 89),
        ...round([TYPES[1]], 89),
        ...poll,
      ];
      const { readers, happened } = await play(steps);
      assert.deepEqual(
        readers.map(({ cursor }) => cursor),
        readers.map(() => happened.at(-1)?.id ?? null),
      );
    });
  });
}
