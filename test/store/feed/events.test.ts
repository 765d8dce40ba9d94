import { assert } from 'chai';
import { COUNTER_LIMIT, eventId, parseEventId } from '../../../src/domain/feed/feed.ts';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import type { Event, NewEvent } from '../../../src/store/feed/events.ts';
import { inChild } from '../../support/child.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { type AnyEvent, someRegistryEvent } from '../../support/registry-events.ts';
import { execute } from '../../support/sql.ts';

const at = (ms: number) => new Date(ms);
const event = (change: AnyEvent = {}): NewEvent => someRegistryEvent({ createdAt: at(HOUR_MS), ...change });
const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));
const ids = (events: readonly Event[]) => events.map(({ eventId: id }) => id);

for (const engine of engines) {
  describe(`events on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open({ sent: undefined });
    });
    afterEach(() => store.drop());

    const append = (...news: NewEvent[]) => store.transaction((tx) => tx.events.append(news));
    const latest = async (types?: string[]) =>
      (await store.read.events.page({ after: '', types, limit: 1 })).latest;
    const assertGrowing = (list: readonly string[]) => {
      assert.deepEqual(list, [...new Set(list)].sort());
    };

    it('gives back what was appended', async () => {
      const payload = { agent_url: 'ü 𝌆 \0 "\\', list: [1, null, { a: false }] };
      const appended = await append(event({ payload }), event({ createdAt: at(HOUR_MS + 5) }));
      assert.deepEqual(await store.read.events.after({ limit: 10 }), appended);
      assert.deepInclude(appended[0], { ...event({ payload }) });
      assert.deepEqual(await store.read.events.find(ids(appended)[0] ?? ''), appended[0]);
      assert.equal((await latest())?.eventId, ids(appended)[1]);
    });

    it('is empty at first', async () => {
      assert.deepEqual(await store.read.events.after({ limit: 10 }), []);
      assert.isUndefined(await latest());
      assert.isUndefined(await latest(['agent.*']));
      assert.equal((await store.read.events.newestByType()).size, 0);
      assert.isUndefined(await store.read.events.head());
      assert.isUndefined(await store.read.events.find(eventId(0, 0)));
      assert.deepEqual(await append(), []);
      assert.isUndefined(await store.read.events.head());
    });

    it('numbers the events of one append, of one millisecond, and of a clock set back', async () => {
      const lists = [
        await append(event(), event()),
        await append(event()),
        await append(event({ createdAt: at(HOUR_MS - 1) }), event({ createdAt: at(1) })),
        await append(event({ createdAt: at(HOUR_MS + 1) })),
        await append(event({ createdAt: at(0) })),
      ];
      const positions = lists.flat().map(({ eventId: id }) => parseEventId(id));
      assert.deepEqual(positions, [
        ...[0, 1, 2, 3, 4].map((counter) => ({ ms: HOUR_MS, counter })),
        ...[0, 1].map((counter) => ({ ms: HOUR_MS + 1, counter })),
      ]);
      assertGrowing(ids(lists.flat()));
      assert.deepEqual(await store.read.events.head(), { ms: HOUR_MS + 1, counter: 1 });
    });

    it('goes to the next millisecond when the counter is full', async () => {
      await append(event());
      await execute(store.url, `update events_head set counter = ${COUNTER_LIMIT - 1}`);
      const appended = [...(await append(event())), ...(await append(event(), event()))];
      assert.deepEqual(
        appended.map(({ eventId: id }) => parseEventId(id)),
        [
          { ms: HOUR_MS, counter: COUNTER_LIMIT - 1 },
          { ms: HOUR_MS + 1, counter: 0 },
          { ms: HOUR_MS + 1, counter: 1 },
        ],
      );
    });

    it('pages without gap or repetition', async () => {
      const appended = ids(
        await append(...Array.from({ length: 2_500 }, (_, n) => event({ text: String(n) }))),
      );
      assertGrowing(appended);
      const seen: string[] = [];
      for (;;) {
        const page = await store.read.events.after({ cursor: seen.at(-1), limit: 700 });
        if (page.length === 0) break;
        seen.push(...ids(page));
      }
      assert.deepEqual(seen, appended);
    });

    it('goes on behind any position, also one whose row is not there', async () => {
      const [first, second] = await append(event(), event());
      if (first === undefined || second === undefined) assert.fail('nothing appended');
      await execute(store.url, `delete from events where event_id = '${first.eventId}'`);
      assert.deepEqual(await store.read.events.after({ cursor: first.eventId, limit: 10 }), [second]);
      assert.deepEqual(await store.read.events.after({ cursor: second.eventId, limit: 10 }), []);
      assert.deepEqual(await store.read.events.after({ cursor: eventId(0, 0), limit: 10 }), [second]);
    });

    it('selects types and prefixes', async () => {
      const types = ['agent.discovered', 'agent.removed', 'agents.x', 'property.created', 'property.merged'];
      const appended = await append(...types.map((eventType) => event({ eventType })));
      const select = async (...wanted: string[]) =>
        (await store.read.events.after({ types: wanted, limit: 10 })).map(({ eventType }) => eventType);
      assert.deepEqual(await select('agent.removed'), ['agent.removed']);
      assert.deepEqual(await select('agent.*'), ['agent.discovered', 'agent.removed']);
      assert.deepEqual(await select('agent*'), ['agent.discovered', 'agent.removed', 'agents.x']);
      assert.deepEqual(await select('property.*', 'agent.removed', 'agent.removed'), [
        'agent.removed',
        'property.created',
        'property.merged',
      ]);
      assert.deepEqual(await select('agent', 'Agent.*', 'agent.%', 'nothing.*'), []);
      const merged = { cursor: ids(appended)[3], types: ['property.*'], limit: 10 };
      assert.deepEqual(ids(await store.read.events.after(merged)), ids(appended).slice(4));
      assert.lengthOf(await store.read.events.after({ types: ['agent.*'], limit: 1 }), 1);
      assert.equal((await latest(['agent.*', 'property.created']))?.eventId, ids(appended)[3]);
    });

    it('keeps nothing of a transaction that was rolled back, and goes on counting', async () => {
      await store
        .transaction(async (tx) => {
          await tx.events.append([event(), event()]);
          throw new Error('no');
        })
        .catch(() => {});
      assert.isUndefined(await latest());
      const [appended] = await append(event());
      assert.deepEqual(await store.read.events.after({ limit: 10 }), [appended]);
    });

    it('prunes the oldest, a bounded number at a time, and never counts back', async () => {
      const appended = await append(event({ createdAt: at(1_000) }), event({ createdAt: at(1_000) }));
      const kept = await append(event({ createdAt: at(2_000) }));
      const prune = (before: Date, limit?: number) =>
        store.transaction((tx) => tx.events.prune(before, limit));
      assert.equal(await prune(at(1_000)), 0);
      assert.equal(await prune(at(2_000), 1), 1);
      assert.deepEqual(ids(await store.read.events.after({ limit: 10 })), [
        ...ids(appended).slice(1),
        ...ids(kept),
      ]);
      assert.equal(await prune(at(2_000)), 0, 'the newest of the old ones stays');
      assert.equal(await prune(at(9_000)), 1);
      assert.equal(await prune(at(9_000)), 0, 'the newest stays');
      assert.deepEqual(ids(await store.read.events.after({ limit: 10 })), ids(kept));
      const next = await append(event({ createdAt: at(1_500) }));
      assertGrowing(ids([...appended, ...kept, ...next]));
    });

    it('shows every event once and in order to a reader while many write', async () => {
      const written: string[] = [];
      let writing = true;
      const writer = async (seed: number) => {
        for (let index = 0; index < 12; index += 1) {
          const wait = (seed * 7 + index * 13) % 9;
          await store.transaction(async (tx) => {
            const news = Array.from({ length: 1 + (index % 3) }, () => event({ text: `${seed} ${index}` }));
            written.push(...ids(await tx.events.append(news)));
            // A writer that dawdles with its ids in hand: on PostgreSQL others must not overtake it.
            if (engine.name === 'postgres') await pause(wait);
          });
          await pause(wait % 3);
        }
      };
      const seen: string[] = [];
      const read = async () => {
        const page = await store.read.events.after({ cursor: seen.at(-1), limit: 5 });
        seen.push(...ids(page));
        return page.length;
      };
      const reader = async () => {
        while (writing) {
          await read();
          await pause(0);
        }
        while ((await read()) > 0);
      };
      const reading = reader();
      await Promise.all(Array.from({ length: 8 }, (_, seed) => writer(seed)));
      writing = false;
      await reading;
      assert.lengthOf(seen, 8 * 24);
      assertGrowing(seen);
      assert.sameMembers(seen, written);
    });

    it('shows every event once and in order while several processes write', async () => {
      const seen: string[] = [];
      let writing = true;
      const reader = async () => {
        for (let last = false; !last; ) {
          last = !writing;
          for (;;) {
            const page = await store.read.events.after({ cursor: seen.at(-1), limit: 7 });
            if (page.length === 0) break;
            seen.push(...ids(page));
          }
          await pause(1);
        }
      };
      const reading = reader();
      const here = async () => {
        const mine: string[] = [];
        for (let index = 0; index < 40; index += 1) {
          mine.push(...ids(await append(event({ createdAt: at(1_000 + index) }))));
          await pause(index % 3);
        }
        return mine;
      };
      const written = (
        await Promise.all([here(), inChild(store.url, 'append', 60), inChild(store.url, 'append', 60)])
      ).flat();
      writing = false;
      await reading;
      assert.lengthOf(seen, 160);
      assertGrowing(seen);
      assert.sameMembers(seen, written);
    });
  });
}
