import { assert } from 'chai';
import { beginFeed, benchEvent, fillEvents } from '../../../scripts/bench/feed-events.ts';
import { filling } from '../../../scripts/bench/fill.ts';
import type { Event } from '../../../src/store/feed/events.ts';
import { openStore, type Store } from '../../../src/store/open.ts';
import { type Database, engines } from '../../support/databases.ts';

const COUNT = 5_000;
/** Appended by the service's own code in the middle. */
const OWN = 2_000;

for (const engine of engines) {
  describe(`the feed that the bench fills, on ${engine.name}`, () => {
    const later = benchEvent(-1, new Date(Date.now() + 60_000));
    let database: Database;
    let cursor: string;
    let events: readonly Event[];
    let indexes: { readonly before: readonly string[]; readonly after: readonly string[] };

    const withStore = async <T>(work: (store: Store) => Promise<T>): Promise<T> => {
      const store = await openStore(database.url);
      return work(store).finally(() => store.close());
    };
    const indexesNow = async (): Promise<string[]> => {
      let texts: string[] = [];
      await filling(database.url, async ({ run, dropIndexes }) => {
        texts = await dropIndexes('events');
        for (const text of texts) await run(text);
      });
      return texts.sort();
    };

    before(async () => {
      database = await engine.create();
      const feed = await beginFeed(database.url, COUNT);
      await withStore((store) => store.transaction((tx) => tx.events.append([later])));
      const had = await indexesNow();
      await fillEvents(database.url, feed);
      indexes = { before: had, after: await indexesNow() };
      cursor = feed.cursor;
      events = await withStore((store) => store.read.events.after({ limit: 2 * COUNT }));
    });
    after(() => database.drop());

    it('has all events, the one behind which they are, and at the end the one that was appended meanwhile', () => {
      assert.lengthOf(events, COUNT + 2);
      assert.deepEqual(
        events.slice(-1).map(({ payload, createdAt }) => ({ payload, createdAt })),
        [{ payload: later.payload, createdAt: later.createdAt }],
      );
    });

    it('has as many events before its cursor as after it', () => {
      const at = events.findIndex(({ eventId }) => eventId === cursor);
      assert.equal(at, (COUNT - OWN) / 2 + OWN / 2);
    });

    it('has events in the order of their times', () => {
      const times = events.map(({ createdAt }) => createdAt.getTime());
      assert.deepEqual(
        times,
        times.toSorted((one, other) => one - other),
      );
    });

    it('has no id twice', () => {
      assert.equal(new Set(events.map(({ eventId }) => eventId)).size, events.length);
    });

    it('leaves no index of the migrations out', () => {
      assert.lengthOf(indexes.before, 4);
      assert.deepEqual(indexes.after, indexes.before);
    });
  });
}
