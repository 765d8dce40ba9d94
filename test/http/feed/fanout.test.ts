import { assert } from 'chai';
import { startApp } from '../../../src/app.ts';
import { FEED_START } from '../../../src/domain/feed/feed.ts';
import { passes } from '../../../src/domain/feed/types.ts';
import type { Event } from '../../../src/store/feed/events.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import type { AnyEvent } from '../../support/registry-events.ts';
import { openSse, type SseClient } from '../../support/sse.ts';
import { append, appendMany, ids, metric, newEvent, openFeed, until } from './world.ts';

const CLIENTS = 400;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`many feed streams on ${engine.name}`, () => {
    let app: TestApp;
    let member: { authorization: string };
    const clients: SseClient[] = [];
    const start = async (options: TestAppOptions = {}) => {
      app = await startTestApp(engine, options);
      member = await app.member();
    };
    afterEach(async () => {
      for (const client of clients.splice(0)) client.close();
      await app.drop();
    });
    const open = async (values: Record<string, string | number | undefined> = {}) => {
      const client = await openFeed(app, member, values);
      clients.push(client);
      return client;
    };
    const heartbeat = (client: SseClient) => client.find(({ event }) => event === 'heartbeat');
    const reaches = (client: SseClient, id: string) =>
      client.find(({ event, data }) => event === 'feed' && data.cursor >= id);

    it(`show each event once and in order to ${CLIENTS} readers`, async () => {
      await start();
      const TYPES = ['agent.discovered', 'property.created', 'property.updated', 'authorization.granted'];
      const some = (count: number, seed: number): AnyEvent[] =>
        Array.from({ length: count }, (_, n) => ({
          eventType: TYPES[(seed + n) % TYPES.length] ?? '',
          text: '.'.repeat((seed * 37) % 500),
        }));
      const appended: Event[] = await append(app, ...some(150, 1));
      const kinds: { types?: string; limit?: number; from: number }[] = [
        { from: 0 },
        { types: 'property.*', from: 0 },
        { types: 'agent.*,authorization.*', limit: 3, from: 40 },
        { limit: 1_000, from: 150 },
      ];
      const kindOf = (index: number) => kinds[index % kinds.length] ?? { from: 0 };
      const connect = (from: number, to: number) =>
        Promise.all(
          Array.from({ length: to - from }, (_, n) => {
            const { types, limit, from: start } = kindOf(from + n);
            return open({ types, limit, cursor: appended[start - 1]?.eventId });
          }),
        );
      // Most are there before, the others come while events do.
      const readers = await connect(0, CLIENTS - 100);
      await Promise.all(readers.map(heartbeat));
      const arriving = connect(CLIENTS - 100, CLIENTS);
      for (let round = 0; round < 12; round += 1) {
        const lists = await Promise.all([
          append(app, ...some(1 + (round % 5) * 9, round)),
          append(app, ...some(2, round)),
        ]);
        appended.push(...lists.flat());
      }
      readers.push(...(await arriving));
      appended.push(...(await append(app, ...TYPES.map((eventType) => ({ eventType })))));
      appended.sort((a, b) => (a.eventId < b.eventId ? -1 : 1));

      const expected = kinds.map(({ types, from }) =>
        ids(appended.slice(from).filter(({ eventType }) => passes(types?.split(','), eventType))),
      );
      await Promise.all(
        readers.map((client, index) => reaches(client, expected[index % kinds.length]?.at(-1) ?? '')),
      );
      assert.lengthOf(readers, CLIENTS);
      for (const [index, client] of readers.entries()) {
        assert.deepEqual(client.ids(), expected[index % kinds.length], `reader ${index}`);
      }
      assert.equal(await metric(app, 'feed_streams_open'), CLIENTS);
      // Every frame that was sent has come, and nobody had to be told the same in more frames than it takes.
      const framesOf = (client: SseClient, kind: string) =>
        client.frames.filter(({ event }) => event === kind).length;
      const sent = await metric(app, 'feed_frames_total{kind="feed"}');
      const came = readers.reduce((total, client) => total + framesOf(client, 'feed'), 0);
      assert.equal(came, sent);
      assert.equal(await metric(app, 'feed_frames_total{kind="error"}'), 0);
      for (const [index, client] of readers.entries()) {
        assert.isAtLeast(framesOf(client, 'heartbeat'), 1, `reader ${index}`);
        assert.isAtMost(framesOf(client, 'feed'), client.ids().length, `reader ${index}`);
      }
    });

    it('cut a reader that takes nothing, tell it where to go on, and serve the others', async () => {
      await start({ streams: { stallMs: 3_000, endingMs: 60_000 } });
      const slow = await open({ limit: 20 });
      const quick = await open({ limit: 20 });
      await Promise.all([heartbeat(slow), heartbeat(quick)]);
      slow.pause();
      const text = 'x'.repeat(200_000);
      const appended: string[] = [];
      for (let round = 0; round < 10; round += 1) {
        const events = await append(app, ...Array.from({ length: 15 }, () => ({ text })));
        appended.push(...ids(events));
      }
      await reaches(quick, appended.at(-1) ?? '');
      assert.deepEqual(quick.ids(), appended);
      await until(async () => (await metric(app, 'feed_frames_total{kind="error"}')) === 1);
      slow.resume();
      const { data } = await slow.find(({ event }) => event === 'error');
      await slow.ended;
      assert.equal(data.error, 'slow_client');
      const seen = slow.ids();
      assert.isBelow(seen.length, appended.length, 'it was cut before the end');
      assert.deepEqual(seen, appended.slice(0, seen.length));
      assert.equal(data.cursor, seen.at(-1) ?? FEED_START);
      assert.equal(await metric(app, 'feed_streams_ended_total{reason="slow_client"}'), 1);

      const again = await open({ limit: 20, cursor: data.cursor ?? undefined });
      await reaches(again, appended.at(-1) ?? '');
      assert.deepEqual([...seen, ...again.ids()], appended);
    });

    it('let go of a reader that never comes back', async () => {
      await start({ streams: { stallMs: 200, endingMs: 200 } });
      const gone = await open();
      gone.pause();
      const text = 'x'.repeat(200_000);
      for (let round = 0; round < 10; round += 1) {
        await append(app, ...Array.from({ length: 15 }, () => ({ text })));
      }
      await until(async () => (await metric(app, 'feed_streams_open')) === 0);
      assert.equal(await metric(app, 'feed_streams_ended_total{reason="slow_client"}'), 1);
      gone.resume();
      await gone.ended;
    });

    it('do not cut a reader that is slow but moves, nor leave anything out for it', async () => {
      // Less than the whole takes, more than the machine ever pauses.
      await start({ streams: { stallMs: 2_000 } });
      const client = await open({ limit: 500 });
      await heartbeat(client);
      const text = 'x'.repeat(20_000);
      const appended: string[] = [];
      let sipping = true;
      const sip = async () => {
        while (sipping) {
          client.pause();
          await new Promise((resume) => setTimeout(resume, 15));
          client.resume();
          await new Promise((resume) => setTimeout(resume, 1));
        }
        client.resume();
      };
      const sips = sip();
      for (let round = 0; round < 20; round += 1) {
        const events = await append(app, ...Array.from({ length: 50 }, () => ({ text })));
        appended.push(...ids(events));
      }
      await reaches(client, appended.at(-1) ?? '');
      sipping = false;
      await sips;
      assert.deepEqual(client.ids(), appended);
    });

    it('of two processes show the same', async () => {
      await start();
      const other = await startApp(app.config, { log: app.log, clock: app.clock });
      try {
        const there = await openSse(
          `http://127.0.0.1:${other.address?.port}/api/registry/feed/stream`,
          member,
        );
        const here = await open();
        await Promise.all([heartbeat(here), heartbeat(there)]);
        const appended = ids(await appendMany(app, 30));
        const more = await other.store.transaction((tx) =>
          tx.events.append([newEvent(app, { eventType: 'agent.removed' })]),
        );
        appended.push(...ids(more));
        await Promise.all([reaches(here, appended[30] ?? ''), reaches(there, appended[30] ?? '')]);
        assert.deepEqual(here.ids(), appended);
        assert.deepEqual(there.ids(), appended);
        // A reader moves from one process to the other with its cursor.
        const [last] = ids(await append(app, {}));
        const moved = await open({ cursor: there.ids()[14] });
        await reaches(moved, last ?? '');
        assert.deepEqual(moved.ids(), [...appended.slice(15), last]);
        there.close();
      } finally {
        await other.stop();
      }
    });
  });
}
