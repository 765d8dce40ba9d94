import { assert } from 'chai';
import { eventId, FEED_START, parseEventId } from '../../../src/domain/feed/feed.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { append, appendMany, ids, idsOf, newEvent, query, revoke } from './world.ts';

for (const engine of engines) {
  describe(`getFeed on ${engine.name}`, () => {
    let app: TestApp;
    let member: { authorization: string };
    const start = async () => {
      app = await startTestApp(engine);
      member = await app.member();
    };
    const stop = () => app.drop();
    /** One feed for each test, or one for the whole group where tests add nothing to it. */
    const feedPerTest = () => {
      beforeEach(start);
      afterEach(stop);
    };
    const feedPerGroup = () => {
      before(start);
      after(stop);
    };

    const ask = (values: Record<string, string | number | undefined> = {}) =>
      app.get(`/api/registry/feed?${query(values)}`, member);
    const page = async (values: Record<string, string | number | undefined> = {}) => {
      const { status, body, text } = await ask(values);
      assert.equal(status, 200, text);
      return body;
    };
    /** Everything that a reader sees who follows cursors, and the cursor in the end. */
    const follow = async (values: Record<string, string | number | undefined>) => {
      const seen: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const { events, cursor: next, has_more: hasMore } = await page({ ...values, cursor });
        seen.push(...events.map(({ event_id: id }: { event_id: string }) => id));
        if (!hasMore) return { seen, cursor: next as string };
        assert.isAbove(events.length, 0, 'a page with more behind it holds something');
        cursor = next;
      }
    };

    describe('an empty feed', () => {
      feedPerGroup();

      it('has the beginning as its cursor', async () => {
        const generated = app.clock.now().toISOString();
        assert.deepEqual(await page(), {
          events: [],
          cursor: FEED_START,
          has_more: false,
          freshness: {
            generated_at: generated,
            latest_event_created_at: null,
            lag_seconds: null,
            retention_days: 90,
          },
        });
      });

      it('gives back the beginning', async () => {
        for (const types of [undefined, 'agent.*', '*.created'])
          assert.equal((await page({ cursor: FEED_START, types })).cursor, FEED_START);
      });

      it('knows no other cursor', async () => {
        assert.equal((await ask({ cursor: eventId(app.clock.now().getTime(), 0) })).status, 410);
      });
    });

    describe('a feed with events', () => {
      feedPerTest();

      it('answers events as they were appended', async () => {
        const property = { url: 'https://a.example/ü?"\\', list: [1, null, { x: '\u2028\0' }], n: 1.5e300 };
        const change = { eventType: 'property.created', payload: { property }, actor: 'crawler "one"\n' };
        const [first] = await append(app, change);
        if (first === undefined) assert.fail('nothing appended');
        const { payload } = newEvent(app, change);
        assert.deepEqual((await page()).events, [
          {
            event_id: first.eventId,
            event_type: 'property.created',
            entity_type: 'property',
            entity_id: '018f0000-0000-7000-8000-000000000001',
            payload,
            actor: 'crawler "one"\n',
            created_at: app.clock.now().toISOString(),
          },
        ]);
      });

      it('answers 100 events unless told otherwise', async () => {
        const appended = ids(await appendMany(app, 101));
        const first = await page();
        assert.deepEqual(idsOf(first), appended.slice(0, 100));
        assert.deepInclude(first, { cursor: appended[99], has_more: true });
        const second = await page({ cursor: first.cursor });
        assert.deepEqual(idsOf(second), appended.slice(100));
        assert.deepInclude(second, { cursor: appended[100], has_more: false });
        const third = await page({ cursor: second.cursor });
        assert.deepInclude(third, { events: [], cursor: appended[100], has_more: false });
      });

      it('knows of more only when there is more', async () => {
        await appendMany(app, 5);
        assert.isFalse((await page({ limit: 5 })).has_more);
        assert.isTrue((await page({ limit: 4 })).has_more);
        assert.isFalse((await page({ limit: 5, types: 'agent.*' })).has_more);
        assert.isTrue((await page({ limit: 4, types: 'agent.*' })).has_more);
      });

      it('answers up to 10,000 events', async () => {
        const appended = ids(await appendMany(app, 10_001));
        for (const types of [undefined, 'agent.*,property.*']) {
          const first = await page({ limit: 10_000, types });
          assert.deepEqual(idsOf(first), appended.slice(0, 10_000));
          assert.isTrue(first.has_more);
          assert.deepEqual(
            idsOf(await page({ limit: 10_000, types, cursor: first.cursor })),
            appended.slice(-1),
          );
        }
      });

      it('shows each of many events of one millisecond once and in order', async () => {
        const appended = [...(await appendMany(app, 300)), ...(await appendMany(app, 300))];
        const { seen } = await follow({ limit: 7 });
        assert.deepEqual(seen, ids(appended));
      });

      it('keeps its order when the clock is set back', async () => {
        const appended = await appendMany(app, 3);
        app.clock.advance(-3_600_000);
        appended.push(...(await appendMany(app, 3)));
        const { cursor } = await page({ limit: 4 });
        assert.equal(cursor, ids(appended)[3]);
        app.clock.advance(30 * 60_000);
        appended.push(...(await appendMany(app, 3)));
        const rest = await page({ cursor });
        assert.deepEqual(idsOf(rest), ids(appended).slice(4));
        assert.equal(rest.freshness.lag_seconds, 0);
        assert.deepEqual((await follow({ limit: 2 })).seen, ids(appended));
      });

      it('has the freshness of its own kind', async () => {
        await append(app, { eventType: 'agent.discovered' }, { eventType: 'property.created' });
        const then = app.clock.now();
        app.clock.advance(60_000);
        await append(app, { eventType: 'property.updated' });
        app.clock.advance(1_500);
        const { freshness } = await page({ types: 'agent.*' });
        assert.deepInclude(freshness, { latest_event_created_at: then.toISOString(), lag_seconds: 61 });
        assert.equal((await page({ types: 'property.*' })).freshness.lag_seconds, 1);
        assert.equal((await page()).freshness.lag_seconds, 1);
        assert.equal((await page({ limit: 1 })).freshness.lag_seconds, 1);
      });

      it('reads a cursor in capital letters', async () => {
        const [first, second] = ids(await appendMany(app, 2));
        assert.deepEqual(idsOf(await page({ cursor: first?.toUpperCase() })), [second]);
        assert.equal((await page({ cursor: second?.toUpperCase() })).cursor, second);
      });

      it('starts at the beginning with its own cursor', async () => {
        const appended = ids(await appendMany(app, 2));
        assert.deepEqual(idsOf(await page({ cursor: FEED_START })), appended);
        assert.deepEqual(idsOf(await page({ cursor: FEED_START, types: 'agent.*' })), appended);
      });
    });

    describe('types', () => {
      const TYPES = [
        'property.created',
        'agent.discovered',
        'authorization.granted',
        'agent.removed',
        'collection.created',
        'property.stale',
        'authorization.granted',
        'publisher.adagents_changed',
      ];
      let appended: string[];
      feedPerGroup();
      before(async () => {
        appended = ids(await append(app, ...TYPES.map((eventType) => ({ eventType }))));
      });
      const selected = async (types: string) => {
        const chosen = new Set(idsOf(await page({ types })));
        return TYPES.filter((_, index) => chosen.has(appended[index] ?? ''));
      };

      it('selects by name, by beginning, and by any of several', async () => {
        assert.deepEqual(await selected('agent.removed'), ['agent.removed']);
        assert.deepEqual(await selected('agent.*'), ['agent.discovered', 'agent.removed']);
        assert.deepEqual(
          await selected('a*'),
          TYPES.filter((type) => type.startsWith('a')),
        );
        assert.deepEqual(await selected('publisher.*,property.created,property.created'), [
          'property.created',
          'publisher.adagents_changed',
        ]);
        assert.deepEqual(
          await selected('property.*,agent.*,authorization.*,collection.*,publisher.*'),
          TYPES,
        );
        assert.deepEqual(await selected(' agent.removed, property.* ,'), [
          'property.created',
          'agent.removed',
          'property.stale',
        ]);
        assert.deepEqual(await selected('*'), TYPES);
      });

      it('refuses what is no pattern, without showing a regular expression', async () => {
        const { status, body } = await app.get('/api/registry/feed?types=[a-z]*.created', member);
        assert.equal(status, 400);
        assert.match(body.message, /^types: "\[a-z\]\*\.created" contains "\[", .*`property\.\*`/);
      });

      it('matches nothing with a type that does not exist', async () => {
        for (const types of [
          'agent',
          'agent.',
          'agent.disc',
          'agents.*',
          'brand.created',
          'zz*',
          'agent._',
        ]) {
          const empty = await page({ types });
          assert.deepInclude(empty, { events: [], cursor: appended.at(-1), has_more: false }, types);
          assert.isNull(empty.freshness.latest_event_created_at);
        }
      });

      it('pages in the order of all events', async () => {
        const { seen } = await follow({ types: 'agent.*,property.*,authorization.*', limit: 1 });
        const wanted = TYPES.flatMap((type, index) => (/^a|^property/.test(type) ? [appended[index]] : []));
        assert.deepEqual(seen, wanted);
      });

      it('goes on from a cursor that is not of its kind', async () => {
        const cursor = appended[2];
        assert.deepEqual(idsOf(await page({ types: 'agent.*', cursor })), [appended[3]]);
        const end = { events: [], cursor: appended.at(-1), has_more: false };
        assert.deepInclude(await page({ types: 'agent.discovered', cursor }), end);
        assert.deepEqual(idsOf(await page({ cursor })), appended.slice(3));
      });
    });

    describe('retention', () => {
      feedPerTest();

      it('shows an event for 90 days', async () => {
        const [first] = ids(await append(app, {}));
        app.clock.advance(90 * DAY_MS);
        assert.deepEqual(idsOf(await page()), [first]);
        assert.equal((await ask({ cursor: first })).status, 200);
        app.clock.advance(1);
        for (const types of [undefined, 'agent.*']) {
          const empty = await page({ types });
          assert.deepInclude(empty, { events: [], cursor: first, has_more: false });
          assert.deepInclude(empty.freshness, { latest_event_created_at: null, lag_seconds: null });
        }
        assert.equal((await ask({ cursor: first })).status, 200, 'nothing followed it');
        await append(app, {});
        assert.equal((await ask({ cursor: first })).status, 200, 'what followed it is there');
        app.clock.advance(91 * DAY_MS);
        const gone = await ask({ cursor: first });
        assert.equal(gone.status, 410);
        assert.equal(gone.body.error, 'cursor_expired');
        assert.match(gone.body.message, /90 days/);
      });

      it('keeps a cursor whose event was deleted', async () => {
        const [first, second, third] = ids(await appendMany(app, 3));
        const { ms } = parseEventId(third ?? '') ?? assert.fail('no id of ours');
        await app.store.transaction((tx) => tx.events.prune(new Date(ms + 1)));
        assert.deepEqual(idsOf(await page()), [third]);
        assert.deepEqual(idsOf(await page({ cursor: first })), [third]);
        assert.deepEqual(idsOf(await page({ cursor: second, types: 'agent.*' })), [third]);
      });
    });

    describe('a page of large events', () => {
      feedPerGroup();

      it('ends at 4 MiB, and the next one goes on', async () => {
        const text = 'é'.repeat(40_000);
        const made: string[] = [];
        for (let round = 0; round < 4; round += 1)
          made.push(...ids(await append(app, ...Array.from({ length: 40 }, () => ({ text })))));
        for (const types of [undefined, 'agent.*']) {
          const first = await ask({ limit: 10_000, types });
          assert.isBelow(Buffer.byteLength(first.text), 4.1 * 1024 * 1024);
          assert.isTrue(first.body.has_more);
          assert.isAbove(first.body.events.length, 40);
          assert.equal(first.body.cursor, idsOf(first.body).at(-1));
          assert.deepEqual((await follow({ limit: 10_000, types })).seen, made);
        }
      });
    });

    describe('a request', () => {
      feedPerGroup();

      it('ignores parameters that it does not know', async () => {
        assert.equal((await ask({ poll_interval_seconds: 'x', entity_type: 'agent', _: '1' })).status, 200);
      });

      it('is answered a hundred times at once', async () => {
        const answers = await Promise.all(Array.from({ length: 100 }, () => ask()));
        assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
      });
    });

    describe('refuses', () => {
      feedPerGroup();

      const assertRefused = async (path: string, field: string) => {
        const { status, body } = await app.get(`/api/registry/feed?${path}`, member);
        assert.equal(status, 400, path);
        assert.equal(body.error, 'invalid_request', path);
        assert.isString(body.message);
        assert.include(
          body.issues.map((issue: { path: string }) => issue.path),
          field,
          path,
        );
      };

      it('a cursor that is no UUID', async () => {
        for (const cursor of ['', 'x', '1', '018f', 'g18f0000-0000-7000-8000-000000000001', '018f00000000']) {
          await assertRefused(`cursor=${cursor}`, 'cursor');
        }
        await assertRefused('cursor=urn:uuid:018f0000-0000-7000-8000-000000000001', 'cursor');
        await assertRefused('cursor=018f0000-0000-7000-8000-000000000001%20', 'cursor');
        await assertRefused('cursor=%00', 'cursor');
      });

      it('types that are malformed or more than 100', async () => {
        const bad = ['agent.[a]', 'Agent.*', '*.{removed}', '1a', 'a-b', 'a b'];
        for (const types of bad) await assertRefused(query({ types }), 'types');
        await assertRefused(query({ types: Array(101).fill('agent.*').join(',') }), 'types');
        assert.equal((await ask({ types: Array(100).fill('agent.*').join(',') })).status, 200);
      });

      it('a limit outside 1 to 10,000', async () => {
        for (const limit of [
          '0',
          '-1',
          '10001',
          '1e3',
          '1.5',
          '',
          'x',
          '0x10',
          '%205',
          '5%20',
          '+5',
          'NaN',
        ]) {
          await assertRefused(`limit=${limit}`, 'limit');
        }
        assert.equal((await ask({ limit: '1' })).status, 200);
      });

      it('a limit or a cursor that is given twice', async () => {
        await assertRefused('limit=5&limit=5', 'limit');
        await assertRefused(`cursor=${FEED_START}&cursor=${FEED_START}`, 'cursor');
      });

      it('everybody without a valid credential, before it looks at parameters', async () => {
        const gone = await app.member('Gone');
        await revoke(app, gone);
        for (const headers of [{}, gone, { authorization: 'Bearer sk_x' }, { authorization: 'Basic x' }]) {
          const { status, body, headers: sent } = await app.get('/api/registry/feed?limit=0', headers);
          assert.equal(status, 401);
          assert.equal(body.error, 'unauthorized');
          assert.match(sent.get('www-authenticate') ?? '', /^Bearer resource_metadata=/);
        }
      });

      it('a POST with 405 and the methods that are allowed', async () => {
        const { status, headers } = await app.post('/api/registry/feed', {}, member);
        assert.equal(status, 405);
        assert.equal(headers.get('allow'), 'GET, HEAD');
      });

      it('cursors that were never handed out', async () => {
        const [only] = await append(app, {});
        const { ms, counter } = parseEventId(only?.eventId ?? '') ?? assert.fail('no id of ours');
        const strangers = [
          '00000000-0000-0000-0000-000000000000',
          'ffffffff-ffff-ffff-ffff-ffffffffffff',
          '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
          only?.eventId.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
          eventId(ms, counter + 1),
          eventId(ms + 1, 0),
          eventId(ms + DAY_MS, 0),
        ];
        for (const cursor of strangers) {
          for (const types of [undefined, 'agent.*']) {
            const { status, body } = await ask({ cursor, types });
            assert.equal(status, 410, cursor);
            assert.equal(body.error, 'cursor_expired');
            assert.isString(body.message);
          }
        }
      });
    });
  });
}
