import { assert } from 'chai';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { append, ids, idsOf } from './world.ts';

const PAGE = { accept: 'text/html' };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`GET /api/registry/changes on ${engine.name}`, () => {
    let app: TestApp;
    let old: string[];
    let recent: string[];
    before(async () => {
      app = await startTestApp(engine);
      old = ids(await append(app, { eventType: 'agent.discovered' }, { eventType: 'agent.removed' }));
      app.clock.advance(91 * DAY_MS);
      const types = [
        'property.created',
        'agent.discovered',
        'authorization.granted',
        'agent.removed',
        'publisher.adagents_changed',
      ];
      recent = ids(await append(app, ...types.map((eventType) => ({ eventType })))).reverse();
    });
    after(() => app.drop());

    const list = (query = '') => app.get(`/api/registry/changes${query}`);

    it('lists the newest events to everybody, and none that is older than 90 days', async () => {
      const { status, body, headers } = await list();
      assert.equal(status, 200);
      assert.deepEqual(idsOf(body), recent);
      assert.deepEqual([body.before, body.has_more], [recent.at(-1), false]);
      assert.notInclude(JSON.stringify(body), String(old[0]));
      assert.equal(headers.get('vary'), 'Authorization');
    });

    it('gives every event once over its pages, of any size and with any filter', async () => {
      for (const [filter, expected] of [
        ['', recent],
        ['types=agent.*', recent.filter((_, at) => at === 1 || at === 3)],
        ['types=agent.removed&types=*.granted', recent.slice(1, 3)],
        ['types=none.*', []],
      ] as const)
        for (const limit of [1, 2, 100]) {
          const seen: string[] = [];
          let before = '';
          for (;;) {
            const { body } = await list(`?${filter}&limit=${limit}${before}`);
            assert.isAtMost(body.events.length, limit);
            seen.push(...idsOf(body));
            if (!body.has_more) break;
            before = `&before=${body.before}`;
          }
          assert.deepEqual(seen, [...expected], `${filter} ${limit}`);
        }
    });

    it('answers an empty page behind the last event, and for an id that no event has', async () => {
      for (const before of [recent.at(-1), '00000000-0000-7000-8000-000000000000', old[0]]) {
        const { body } = await list(`?before=${before}`);
        assert.deepEqual(body, { events: [], before: null, has_more: false });
      }
      const { body } = await list('?before=FFFFFFFF-FFFF-7FFF-8FFF-FFFFFFFFFFFF');
      assert.deepEqual(idsOf(body), recent);
    });

    for (const query of [
      'limit=0',
      'limit=101',
      'limit=x',
      'before=x',
      'types=Agent.*',
      `types=${'a,'.repeat(101)}`,
    ])
      it(`refuses ${query.slice(0, 20)}`, async () => {
        const { status, body } = await list(`?${query}`);
        assert.deepEqual([status, body.error], [400, 'invalid_request']);
      });

    describe('about one entry', () => {
      const DOMAIN = 'entry.example';
      const AGENT = 'https://sales.entry.example/mcp';
      const RID = '018f0000-0000-7000-8000-0000000000aa';
      let events: string[];
      before(async () => {
        events = ids(
          await append(
            app,
            { eventType: 'property.created', entityId: RID, payload: { publisher_domain: DOMAIN } },
            {
              eventType: 'authorization.granted',
              payload: { publisher_domain: DOMAIN, agent_url: AGENT, agent_url_canonical: AGENT },
            },
            { eventType: 'agent.profile_updated', payload: { agent_url: AGENT, name: '</pre><b>x' } },
            { eventType: 'publisher.adagents_changed', payload: { publisher_domain: 'other.example' } },
          ),
        );
      });
      const chosen = (...at: number[]) => at.map((one) => events[one]);

      it('lists what names the domain, the agent or the property, in any spelling', async () => {
        for (const [entity, expected] of [
          [DOMAIN, chosen(1, 0)],
          ['WWW.Entry.Example.', chosen(1, 0)],
          [AGENT, chosen(2, 1)],
          ['HTTPS://Sales.Entry.Example:443/mcp', chosen(2, 1)],
          [RID.toUpperCase(), chosen(0)],
          ['nothing.example', []],
          ['https://sales.entry.example', []],
        ] as const) {
          const { status, body } = await list(`?entity=${encodeURIComponent(entity)}`);
          assert.equal(status, 200, entity);
          assert.deepEqual(idsOf(body), expected, entity);
        }
        assert.deepEqual(
          idsOf((await list(`?entity=${DOMAIN}&types=property.*`)).body),
          chosen(0),
          'together with types',
        );
      });

      it('gives the change feed of that entry alone, with a cursor that goes on behind it', async () => {
        const member = await app.member();
        const feed = async (query: string) => (await app.get(`/api/registry/feed?${query}`, member)).body;
        const first = await feed(`entity=${DOMAIN}&limit=1`);
        assert.deepEqual([idsOf(first), first.has_more], [chosen(0), true]);
        const rest = await feed(`entity=${DOMAIN}&cursor=${first.cursor}`);
        assert.deepEqual([idsOf(rest), rest.has_more], [chosen(1), false]);
        const [later] = ids(
          await append(app, { eventType: 'property.stale', payload: { publisher_domain: DOMAIN } }),
        );
        assert.deepEqual(idsOf(await feed(`entity=${DOMAIN}&cursor=${rest.cursor}`)), [later]);
      });

      for (const entity of [
        '',
        'x',
        'a b.example',
        '127.0.0.1',
        'ftp://a.example',
        'https://',
        'x'.repeat(2_049),
      ])
        it(`refuses the entity ${JSON.stringify(entity.slice(0, 20))}, and names it`, async () => {
          for (const path of ['changes', 'feed']) {
            const answer = await app.get(
              `/api/registry/${path}?entity=${encodeURIComponent(entity)}`,
              await app.member(),
            );
            assert.deepEqual([answer.status, answer.body.error], [400, 'invalid_request'], path);
            assert.equal(answer.body.issues[0].path, 'entity');
          }
        });

      it('stands on a page of its own as long as it is kept, and the page of its entry leads there', async () => {
        const [, granted] = events;
        const { status, body } = await app.get(`/api/registry/changes/${granted?.toUpperCase()}`);
        assert.deepEqual([status, body.event_id, body.payload.publisher_domain], [200, granted, DOMAIN]);
        const shown = await app.get(`/feed/${granted}`, PAGE);
        assert.equal(shown.status, 200);
        assert.include(shown.text, 'publisher_domain');
        assert.include(shown.text, `/feed?entity=${DOMAIN}`);
        assert.include(shown.text, `href="/feed/${events[0]}"`, 'the others of the entry');
        assert.notInclude((await app.get(`/feed/${events[2]}`, PAGE)).text, '<b>x');
        for (const path of [`/publishers/${DOMAIN}`, `/agents/${encodeURIComponent(AGENT)}`]) {
          const entry = await app.get(path, PAGE);
          assert.include(entry.text, `href="/feed/${granted}"`, path);
          assert.match(
            entry.text,
            /rel="alternate" href="\/feed\.atom\?entity=[^"]+" type="application\/atom\+xml"/,
          );
        }
        const upper = await app.get(`/feed/${granted?.toUpperCase()}`, PAGE);
        assert.deepEqual([upper.status, upper.headers.get('location')], [301, `/feed/${granted}`]);
      });

      it('is not found once it is older than 90 days, or when it never was, and says which', async () => {
        for (const id of [old[0], old[1]]) {
          const { status, body } = await app.get(`/api/registry/changes/${id}`);
          assert.deepEqual([status, body.error], [404, 'not_found']);
          assert.match(body.message, /kept for 90 days/);
          const shown = await app.get(`/feed/${id}`, PAGE);
          assert.equal(shown.status, 404);
          assert.match(shown.text, /kept for 90 days/);
        }
        const never = 'ffffffff-ffff-7fff-8fff-ffffffffffff';
        assert.match((await app.get(`/api/registry/changes/${never}`)).body.message, /^There is no event/);
        assert.equal((await app.get('/api/registry/changes/x')).status, 400);
        assert.equal((await app.get('/feed/x', PAGE)).status, 404);
      });

      it('has an Atom feed with the same ids, whatever else happens', async () => {
        const path = `/feed.atom?entity=${encodeURIComponent(AGENT)}`;
        const { text, headers } = await app.get(path);
        assert.deepEqual(
          [...text.matchAll(/<entry><id>urn:uuid:([^<]+)<\/id>/g)].map(([, id]) => id),
          chosen(2, 1),
        );
        await append(app, {
          eventType: 'publisher.adagents_changed',
          payload: { publisher_domain: 'far.example' },
        });
        const again = await app.get(path, { 'if-none-match': headers.get('etag') ?? '' });
        assert.equal(again.status, 304);
        const other = await app.get(`${path}&types=property.*`);
        assert.notInclude(other.text, '<entry>');
        assert.equal((await app.get('/feed.atom?entity=x')).status, 400);
      });
    });

    it('is a page of sentences, with older ones a link away', async () => {
      const { status, text } = await app.get('/feed?types=agent.*', PAGE);
      assert.equal(status, 200);
      assert.include(text, `<li id="${recent[1]}">`);
      assert.notInclude(text, recent[0] ?? '');
      assert.include(text, 'href="/feed.atom?types=agent.*"');
      assert.equal((await app.get('/feed?types=Agent', PAGE)).status, 400);
    });

    it('is an Atom feed, whose entries keep their ids and times', async () => {
      const { status, text, headers } = await app.get('/feed.atom?types=authorization.*');
      assert.deepEqual([status, headers.get('content-type')], [200, 'application/atom+xml; charset=utf-8']);
      assert.match(
        text,
        /^<\?xml version="1\.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom">/,
      );
      assert.equal(text.match(/<entry>/g)?.length, 1);
      assert.include(text, `<id>urn:uuid:${recent[2]}</id>`);
      assert.include(text, `<link rel="self" href="${app.baseUrl}/feed.atom?types=authorization.*"/>`);
      const etag = headers.get('etag') ?? '';
      const again = await app.get('/feed.atom?types=authorization.*', { 'if-none-match': etag });
      assert.equal(again.status, 304);
      await append(app, { eventType: 'authorization.revoked' });
      const changed = await app.get('/feed.atom?types=authorization.*', { 'if-none-match': etag });
      assert.equal(changed.status, 200);
      assert.equal((await app.get('/feed.atom?types=Agent')).status, 400);
    });
  });
}
