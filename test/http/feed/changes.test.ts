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
