import { assert } from 'chai';
import { eventId, FEED_START, parseEventId } from '../../../src/domain/feed/feed.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { MOST_FRAME_BYTES } from '../../../src/http/feed/tail.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../../support/app.ts';
import { inChild } from '../../support/child.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { execute } from '../../support/sql.ts';
import type { SseClient } from '../../support/sse.ts';
import {
  append,
  appendMany,
  faultsOf,
  ids,
  metric,
  newEvent,
  openFeed,
  revoke,
  streamUrl,
  until,
} from './world.ts';

/** The tail then looks only when it is told that something was written. */
const NEVER_UNASKED = { checkEveryMs: 3_600_000 };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`streamFeed on ${engine.name}`, () => {
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

    const open = async (values: Record<string, string | number | undefined> = {}, headers = member) => {
      const client = await openFeed(app, headers, values);
      clients.push(client);
      return client;
    };
    const heartbeat = (client: SseClient) => client.find(({ event }) => event === 'heartbeat');
    const error = (client: SseClient) => client.find(({ event }) => event === 'error');
    const has = (client: SseClient, id: string | undefined) =>
      client.find(({ event, data }) => event === 'feed' && data.cursor >= (id ?? assert.fail('no id')));
    const kinds = (client: SseClient) => client.frames.map(({ event }) => event);
    const lastCursor = (client: SseClient) =>
      client.frames.findLast(({ event }) => event === 'feed')?.data.cursor;

    it('says that everything was sent, at once', async () => {
      await start();
      const client = await open();
      assert.equal(client.status, 200);
      assert.equal(client.headers['content-type'], 'text/event-stream; charset=utf-8');
      assert.equal(client.headers['cache-control'], 'no-store, no-transform');
      assert.equal(client.headers['x-accel-buffering'], 'no');
      const now = app.clock.now().toISOString();
      assert.deepEqual((await heartbeat(client)).data, {
        generated_at: now,
        cursor: FEED_START,
        freshness: {
          generated_at: now,
          latest_event_created_at: null,
          lag_seconds: null,
          retention_days: 90,
        },
      });
    });

    it('sends what is behind page by page, then what is new', async () => {
      await start({ streams: NEVER_UNASKED });
      const appended = ids(await appendMany(app, 95));
      const client = await open({ limit: 10 });
      const { data } = await heartbeat(client);
      assert.deepEqual(kinds(client), [...Array(10).fill('feed'), 'heartbeat']);
      const more = client.frames.slice(0, 10).map((frame) => frame.data.has_more);
      assert.deepEqual(more, [...Array(9).fill(true), false]);
      assert.equal(data.cursor, appended[94]);
      assert.equal(data.freshness.lag_seconds, 0);

      appended.push(...ids(await append(app, {})));
      await has(client, appended[95]);
      appended.push(...ids(await appendMany(app, 25)));
      await has(client, appended[120]);
      assert.deepEqual(client.ids(), appended);
      assert.isTrue(client.frames.every((frame) => (frame.data.events?.length ?? 0) <= 10));
      for (const frame of client.frames) assert.equal(await faultsOf(frame), '');
    });

    it('has frames that are small to hold for a slow reader, whatever it asks for and wherever it is', async () => {
      await start({ streams: NEVER_UNASKED });
      const sizes = [600, 90_000, 20_000, 300_000, 1];
      const some = () =>
        append(
          app,
          ...Array.from({ length: 30 }, (_, n) => ({ text: 'x'.repeat(sizes[n % sizes.length] ?? 0) })),
        );
      const before = ids(await some());
      const asks = [{}, { types: 'agent.*' }, { entity: 'https://sales.morningtide.example' }];
      // The first events come from the store, the others from memory.
      const clients = await Promise.all(asks.map((ask) => open({ ...ask, limit: 10_000 })));
      await Promise.all(clients.map(heartbeat));
      const all = [...before, ...ids(await some())];
      await Promise.all(clients.map((client) => has(client, all.at(-1))));
      for (const client of clients) {
        assert.deepEqual(client.ids(), all);
        for (const { event, data } of client.frames) {
          if (event !== 'feed' || data.events.length === 1) continue;
          assert.isAtMost(
            Buffer.byteLength(JSON.stringify(data.events)),
            MOST_FRAME_BYTES + data.events.length + 1,
          );
        }
        assert.isAbove(
          Math.max(...client.frames.map(({ data }) => data.events?.length ?? 0)),
          3,
          'not one by one',
        );
      }
    });

    it('sends the JSON of a page', async () => {
      await start();
      await append(app, { text: 'ü event: x\n\ndata: y\r\n' });
      const client = await open();
      await heartbeat(client);
      const { body } = await app.get('/api/registry/feed', member);
      assert.deepEqual(client.frames[0], { event: 'feed', data: body });
      const [live] = await append(app, { text: 'b' });
      await has(client, live?.eventId);
      const { body: next } = await app.get(`/api/registry/feed?cursor=${body.cursor}`, member);
      assert.deepEqual(client.frames.at(-1), { event: 'feed', data: next });
    });

    it('sends what passes the filter, with a cursor that passes what does not', async () => {
      await start();
      const [wanted, newest] = ids(
        await append(app, { eventType: 'property.stale' }, { eventType: 'agent.removed' }),
      );
      const client = await open({ types: 'property.*,collection.merged' });
      assert.equal((await heartbeat(client)).data.cursor, newest);
      const appended = ids(
        await append(
          app,
          ...['agent.removed', 'collection.merged', 'collection.created'].map((eventType) => ({ eventType })),
        ),
      );
      await has(client, appended[1]);
      assert.deepEqual(client.ids(), [wanted, appended[1]]);
      assert.equal(lastCursor(client), appended[2]);
    });

    it('sends what names an entry, from the store and as it comes, and the time of the newest of these', async () => {
      await start();
      const own = { publisher_domain: 'own.example' };
      const other = { publisher_domain: 'other.example' };
      const [first] = ids(
        await append(
          app,
          { eventType: 'property.created', payload: own },
          { eventType: 'property.created', payload: other },
        ),
      );
      const then = app.clock.now().toISOString();
      app.clock.advance(60_000);
      await append(app, { eventType: 'property.stale', payload: other });
      const client = await open({ entity: 'WWW.Own.Example', poll_interval_seconds: 5 });
      const { data } = await heartbeat(client);
      assert.equal(data.freshness.latest_event_created_at, then);
      const fresh = await open({ entity: 'own.example', cursor: data.cursor });
      assert.equal((await heartbeat(fresh)).data.freshness.latest_event_created_at, then);
      const typed = await open({ entity: 'own.example', types: 'property.stale' });
      assert.isNull((await heartbeat(typed)).data.freshness.latest_event_created_at);
      const [, second, third] = ids(
        await append(
          app,
          { eventType: 'property.stale', payload: other },
          { eventType: 'property.stale', payload: own },
          { eventType: 'property.created', payload: own },
        ),
      );
      await has(client, third);
      await has(typed, second);
      await has(fresh, third);
      assert.deepEqual(client.ids(), [first, second, third]);
      assert.deepEqual(fresh.ids(), [second, third]);
      assert.deepEqual(typed.ids(), [second]);
      for (const frame of client.frames) assert.equal(await faultsOf(frame), '');
      const page = await app.get(`/api/registry/feed?entity=own.example&cursor=${second}`, member);
      assert.deepEqual(
        page.body.events.map(({ event_id: id }: { event_id: string }) => id),
        [third],
      );
    });

    it('goes on from a cursor, and from no Last-Event-ID', async () => {
      await start();
      const appended = ids(await appendMany(app, 6));
      const resumed = await open({ cursor: appended[3] });
      await heartbeat(resumed);
      assert.deepEqual(resumed.ids(), appended.slice(4));
      const anew = await open({ cursor: FEED_START }, {
        ...member,
        'last-event-id': appended[3] ?? '',
      } as typeof member);
      await heartbeat(anew);
      assert.deepEqual(anew.ids(), appended);
      const current = await open({ cursor: appended[5]?.toUpperCase() });
      assert.equal((await heartbeat(current)).data.cursor, appended[5]);
      assert.deepEqual(current.ids(), []);
    });

    it('goes on where the last stream ended, whatever happened between', async () => {
      await start();
      const appended = ids(await appendMany(app, 3));
      let cursor: string | undefined;
      const seen: string[] = [];
      for (let round = 0; round < 5; round += 1) {
        const client = await open({ cursor, limit: 2 });
        appended.push(...ids(await appendMany(app, 3)));
        await has(client, appended.at(-4));
        client.close();
        await client.ended;
        seen.push(...client.ids());
        cursor = lastCursor(client);
        appended.push(...ids(await appendMany(app, 2)));
      }
      const last = await open({ cursor });
      await heartbeat(last);
      assert.deepEqual([...seen, ...last.ids()], appended);
    });

    it('repeats its heartbeat', async () => {
      await start({ streams: { secondMs: 5 } });
      const client = await open({ poll_interval_seconds: 5 });
      const [id] = ids(await append(app, {}));
      await until(() => kinds(client).filter((kind) => kind === 'heartbeat').length >= 4);
      app.clock.advance(30_000);
      const late = await client.find(
        ({ event, data }) => event === 'heartbeat' && data.freshness.lag_seconds === 30,
      );
      assert.equal(late.data.cursor, id);
      assert.equal(late.data.generated_at, app.clock.now().toISOString());
      assert.equal(await faultsOf(late), '');
    });

    it('keeps the pace that each reader asked for, 15 seconds unless told otherwise', async () => {
      await start({ streams: { secondMs: 30 } });
      const often = await open({ poll_interval_seconds: 5 });
      const usual = await open();
      const seldom = await open({ poll_interval_seconds: 60 });
      const beats = (client: SseClient) => kinds(client).filter((kind) => kind === 'heartbeat').length;
      await until(() => beats(often) >= 10);
      // By then the usual one has had three or four, and the last one that of its beginning.
      assert.isBelow(beats(usual), beats(often));
      assert.isAbove(beats(usual), beats(seldom));
      assert.isAtLeast(beats(seldom), 1);
      assert.deepEqual(new Set(kinds(often)), new Set(['heartbeat']));
    });

    describe('refuses with JSON', () => {
      beforeEach(() => start({ streams: { maxStreams: 2 } }));
      const refusal = async (values: Record<string, string | number | undefined>, headers = member) => {
        const client = await open(values, headers);
        assert.match(client.headers['content-type'] ?? '', /^application\/json/);
        return { status: client.status, headers: client.headers, body: JSON.parse(await client.text) };
      };

      it('parameters outside their limits, naming each', async () => {
        const bad: [string, string[]][] = [
          ['poll_interval_seconds', ['4', '61', '0', '-5', 'x', '', '5.5', '1e1']],
          ['types', ['[a].created', 'a{b,c}', 'A*', Array(101).fill('a').join(',')]],
          ['limit', ['0', '10001', 'x']],
          ['entity', ['', 'not a domain', 'ftp://own.example', 'x'.repeat(2_049)]],
          ['cursor', ['x', '', '018f']],
        ];
        for (const [name, values] of bad) {
          for (const value of values) {
            const { status, body } = await refusal({ [name]: value });
            assert.equal(status, 400, `${name}=${value}`);
            assert.equal(body.error, 'invalid_request');
            assert.equal(body.issues[0].path, name);
          }
          const twice = await app.get(`${new URL(streamUrl(app)).pathname}?${name}=9&${name}=9`, member);
          assert.equal(twice.status, 400, name);
        }
      });

      it('callers without a valid credential', async () => {
        const none = { authorization: '' };
        assert.equal((await refusal({ limit: 0 }, none)).body.error, 'unauthorized');
        const { status, headers } = await refusal({}, { authorization: 'Bearer sk_unknown' });
        assert.equal(status, 401);
        assert.match(headers['www-authenticate'] ?? '', /^Bearer /);
      });

      it('cursors that are too old or unknown', async () => {
        const [old] = ids(await append(app, {}, {}));
        app.clock.advance(91 * DAY_MS);
        for (const cursor of [
          old,
          '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
          eventId(app.clock.now().getTime(), 1),
        ]) {
          const { status, body } = await refusal({ cursor });
          assert.equal(status, 410);
          assert.equal(body.error, 'cursor_expired');
        }
      });

      it('more streams than it holds, until one ends', async () => {
        const first = await open();
        await open({}, await app.member('Other'));
        const { status, headers, body } = await refusal({});
        assert.equal(status, 429);
        assert.match(body.message, /^Too many streams are open/);
        assert.equal(body.error, 'rate_limited');
        assert.equal(Number(headers['retry-after']), body.retry_after);
        assert.equal((await app.get('/api/registry/feed', member)).status, 200, 'polling goes on');
        first.close();
        await until(async () => (await metric(app, 'feed_streams_open')) === 1);
        await heartbeat(await open());
      });

      it('counts no refusal as a stream', async () => {
        for (let round = 0; round < 5; round += 1) {
          await refusal({ cursor: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' });
          await refusal({ limit: 0 });
        }
        assert.equal(await metric(app, 'feed_streams_open'), 0);
        const other = await app.member('Other');
        await Promise.all([heartbeat(await open()), heartbeat(await open({}, other))]);
      });

      it('a POST with 405', async () => {
        const { status } = await app.post('/api/registry/feed/stream', {}, member);
        assert.equal(status, 405);
      });
    });

    it('leaves room for other organizations when one opens many', async () => {
      await start({ streams: { maxStreams: 4 } });
      const first = await open();
      const second = await open();
      await Promise.all([first, second].map((client) => heartbeat(client)));
      const refused = await open();
      assert.equal(refused.status, 429);
      const body = JSON.parse(await refused.text);
      assert.equal(body.error, 'rate_limited');
      assert.match(body.message, /^Your organization has too many streams/);
      assert.equal(Number(refused.headers['retry-after']), body.retry_after);
      await heartbeat(await open({}, await app.member('Other')));
      first?.close();
      await until(async () => (await metric(app, 'feed_streams_open')) === 2);
      await heartbeat(await open());
    });

    it('answers HEAD with its headers alone', async () => {
      await start();
      const response = await fetch(streamUrl(app), { method: 'HEAD', headers: member });
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
      assert.equal(await response.text(), '');
      assert.equal(await metric(app, 'feed_streams_open'), 0);
    });

    it('does not end for its age, however long nothing happens that it wants', async () => {
      await start({ streams: { secondMs: 5 } });
      const [id] = ids(await append(app, {}));
      const client = await open({ poll_interval_seconds: 5, types: 'property.*' });
      await client.find(({ event, data }) => event === 'heartbeat' && data.cursor === id);
      app.clock.advance(400 * DAY_MS);
      const count = client.frames.length;
      await until(() => client.frames.length > count + 2);
      const [later] = ids(await append(app, {}));
      await client.find(({ event, data }) => event === 'heartbeat' && data.cursor === later);
      assert.deepEqual([...new Set(kinds(client))], ['heartbeat']);
      client.close();
      app.clock.advance(89 * DAY_MS);
      const [wanted] = ids(await append(app, { eventType: 'property.created' }));
      const again = await open({ types: 'property.*', cursor: later });
      await has(again, wanted);
      assert.deepEqual(again.ids(), [wanted]);
    });

    it('begins where a page does, also while it holds events in memory that are too old for one', async () => {
      await start();
      // Its tail begins before the first event, and stays.
      const patient = await open();
      await heartbeat(patient);
      const [old] = ids(await append(app, {}));
      await has(patient, old);
      app.clock.advance(91 * DAY_MS);
      const { authorization } = await app.member('another');
      const [recent] = ids(await append(app, {}));
      await has(patient, recent);
      for (const cursor of [undefined, FEED_START]) {
        const client = await open({ cursor }, { authorization });
        await has(client, recent);
        assert.deepEqual(client.ids(), [recent]);
        const path = `/api/registry/feed${cursor === undefined ? '' : `?cursor=${cursor}`}`;
        const { body } = await app.get(path, { authorization });
        assert.deepEqual(client.frames[0]?.data, body);
      }
    });

    it('does not end for its age while it has no cursor', async () => {
      await start({ streams: { secondMs: 5 } });
      const client = await open({ poll_interval_seconds: 5 });
      await heartbeat(client);
      app.clock.advance(400 * DAY_MS);
      const [id] = ids(await append(app, {}));
      await has(client, id);
      assert.notInclude(kinds(client), 'error');
    });

    it('ends when its key is revoked', async () => {
      await start({ streams: { secondMs: 5 } });
      const other = await app.member('Other');
      const client = await open({ poll_interval_seconds: 5 });
      const stays = await open({}, other);
      await heartbeat(client);
      await revoke(app, member);
      assert.deepInclude((await error(client)).data, { error: 'unauthorized', cursor: FEED_START });
      await client.ended;
      const [id] = ids(await append(app, {}));
      await has(stays, id);
    });

    it('ends when its key is revoked while it is still catching up', async () => {
      await start({ streams: { secondMs: 5, stallMs: 600_000 } });
      const text = 'x'.repeat(20_000);
      await append(app, ...Array.from({ length: 1_000 }, () => ({ text })));
      const client = await open({ limit: 100 });
      await client.find(({ event }) => event === 'feed');
      client.pause();
      await revoke(app, member);
      await until(async () => (await metric(app, 'feed_streams_ended_total{reason="unauthorized"}')) === 1);
      assert.notInclude(kinds(client), 'heartbeat', 'it never came to rest');
    });

    it('forgets a reader that is gone', async () => {
      await start();
      const client = await open();
      await heartbeat(client);
      assert.equal(await metric(app, 'feed_streams_open'), 1);
      client.close();
      await until(async () => (await metric(app, 'feed_streams_open')) === 0);
      assert.equal(await metric(app, 'feed_streams_ended_total{reason="disconnect"}'), 1);
      const again = await open();
      const [id] = ids(await append(app, {}));
      await has(again, id);
    });

    it('sends every reader elsewhere when the service stops', async () => {
      await start({ streams: { endingMs: 200 } });
      const appended = ids(await appendMany(app, 3));
      const all = await Promise.all([open(), open({ types: 'agent.*' }), open({ cursor: appended[1] })]);
      await Promise.all(all.map(heartbeat));
      const deaf = await open();
      deaf.pause();
      await app.stop();
      for (const client of all) {
        const frame = await error(client);
        assert.deepInclude(frame.data, { error: 'reconnect', cursor: appended[2] });
        assert.equal(await faultsOf(frame), '');
        await client.ended;
        assert.equal(kinds(client).at(-1), 'error');
      }
      deaf.resume();
      await deaf.ended;
    });

    it('hears what other processes write', async () => {
      await start({ streams: NEVER_UNASKED });
      // The other processes' clocks stand in the past; ids go on from here.
      const [first = ''] = ids(await append(app, {}));
      const client = await open({ cursor: first });
      await heartbeat(client);
      const written = (await Promise.all([
        inChild(app.config.databaseUrl, 'append', 20),
        inChild(app.config.databaseUrl, 'append', 20),
      ])) as string[][];
      const all = written.flat().sort();
      await has(client, all.at(-1));
      assert.deepEqual(client.ids(), all);
    });

    it('finds an event that was stored without a notice', async () => {
      await start({ streams: { checkEveryMs: 20 } });
      const [first = ''] = ids(await append(app, {}));
      const client = await open();
      await heartbeat(client);
      const { ms } = parseEventId(first) ?? assert.fail('no id of ours');
      const columns = 'event_type, entity_type, entity_id, payload, actor, created_at';
      await execute(
        app.config.databaseUrl,
        `insert into events (event_id, ${columns}) select '${eventId(ms, 1)}', ${columns} from events`,
      );
      await has(client, eventId(ms, 1));
      assert.deepEqual(client.ids(), [first, eventId(ms, 1)]);
    });

    it('sees nothing of what was rolled back', async () => {
      await start();
      const client = await open();
      await heartbeat(client);
      await app.store
        .transaction(async (tx) => {
          await tx.events.append([newEvent(app)]);
          throw new Error('no');
        })
        .catch(() => {});
      const [id] = ids(await append(app, {}));
      await has(client, id);
      assert.deepEqual(client.ids(), [id]);
    });
  });
}
