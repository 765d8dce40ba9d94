import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { assert } from 'chai';
import Koa from 'koa';
import { FEED_START } from '../../../src/domain/feed/feed.ts';
import { createAuthenticate } from '../../../src/http/authenticate.ts';
import { authorizationsSnapshot } from '../../../src/http/authorizations-snapshot.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { rejects } from '../../support/rejects.ts';
import { AGENT, adagents, entry, site, type World, worldOf } from './lookups-world.ts';
import {
  applyFeed,
  comparable,
  comparable1,
  type Headers,
  openSnapshot,
  type Row,
  readSlowly,
  rowsOf,
  SNAPSHOT,
} from './snapshot-reader.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

for (const engine of engines) {
  describe(`authorization sync on ${engine.name}`, () => {
    let served: TestApp;
    let world: World;
    let member: Headers;
    beforeEach(async () => {
      served = await startTestApp(engine);
      world = worldOf(served);
      member = await served.member();
    });
    afterEach(() => served.drop());

    const publish = async (name: string, agents: string[], rest: Record<string, unknown> = {}) => {
      const domain = `${name}.example`;
      world.publish(
        domain,
        adagents(
          [site('the_site', domain)],
          agents.map((url) => entry(['the_site'], { url, ...rest })),
        ),
      );
      await world.crawl(domain);
    };
    const list = (query: Record<string, string> = {}) =>
      served.get(`/api/registry/authorizations?${new URLSearchParams({ agent_url: AGENT, ...query })}`);
    const snapshot = async (headers: Headers = {}, query = '') => {
      const answer = await served.get(`${SNAPSHOT}${query}`, { ...member, ...headers });
      return { ...answer, rows: rowsOf(answer.text), cursor: answer.headers.get('x-sync-cursor') ?? '' };
    };
    const replay = (rows: readonly Row[], cursor: string, only?: string) =>
      applyFeed(served, member, { rows, cursor, ...(only === undefined ? {} : { only }) });

    describe('listAuthorizations', () => {
      it('answers every row of an agent with the cursor to go on from', async () => {
        await publish('b', [AGENT, 'https://other.example']);
        await publish('a', [AGENT], { effective_from: '2026-01-31', countries: ['DE'] });
        const { status, body, headers } = await list({
          agent_url: 'HTTPS://SALES.brightlane.example:443/mcp',
        });
        assert.equal(status, 200);
        assert.deepInclude(body, {
          agent_url: AGENT,
          evidence: ['adagents_json'],
          include: 'effective',
          count: 2,
          has_more: false,
          cursor: null,
        });
        assert.deepEqual(
          body.rows.map((row: Row) => row.publisher_domain),
          ['a.example', 'b.example'],
        );
        assert.deepInclude(body.rows[0], {
          agent_url: AGENT,
          agent_url_canonical: AGENT,
          authorization_type: 'property_ids',
          authorized_for: 'Display and video',
          property_ids: ['the_site'],
          delegation_type: 'delegated',
          countries: ['DE'],
          effective_from: '2026-01-31T00:00:00.000Z',
          evidence: 'adagents_json',
          disputed: false,
          signing_keys: null,
        });
        assert.match(headers.get('x-sync-cursor') ?? '', UUID);
        assert.include(headers.get('access-control-expose-headers'), 'X-Sync-Cursor');
        assert.deepEqual(await replay(body.rows, headers.get('x-sync-cursor') ?? ''), comparable(body.rows));
      });

      it('pages without losing or repeating a row', async () => {
        const names = Array.from({ length: 7 }, (_, n) => `p${n}`);
        for (const name of names) await publish(name, [AGENT, AGENT]);
        const seen: Row[] = [];
        let cursor: string | null = null;
        do {
          const { body } = await list({ limit: '3', ...(cursor === null ? {} : { cursor }) });
          assert.isAtMost(body.rows.length, 3);
          assert.equal(body.has_more, body.cursor !== null);
          seen.push(...body.rows);
          cursor = body.cursor;
        } while (cursor !== null);
        assert.lengthOf(seen, 14);
        assert.lengthOf(new Set(seen.map(({ id }) => id)), 14);
        assert.deepEqual(comparable(seen), comparable((await list()).body.rows));
      });

      it('filters by evidence', async () => {
        await publish('a', [AGENT]);
        assert.equal((await list({ evidence: 'agent_claim' })).body.count, 0);
        const both = await served.get(
          `/api/registry/authorizations?agent_url=${AGENT}&evidence=agent_claim&evidence=adagents_json`,
        );
        assert.equal(both.body.count, 1);
        assert.deepEqual(both.body.evidence, ['agent_claim', 'adagents_json']);
      });

      it('answers the beginning of the feed while nothing has happened', async () => {
        const { body, headers } = await list();
        assert.deepEqual(body.rows, []);
        assert.equal(headers.get('x-sync-cursor'), FEED_START);
      });

      const refused: Record<string, string>[] = [
        { agent_url: 'brightlane' },
        { evidence: 'hearsay' },
        { include: 'raw' },
        { limit: '0' },
        { limit: '10001' },
        { cursor: 'x' },
        { cursor: Buffer.from('["a\\u0000","b"]').toString('base64url') },
        { cursor: Buffer.from('{"a":1}').toString('base64url') },
      ];
      for (const query of refused) {
        it(`refuses ${JSON.stringify(query)}`, async () => {
          const { status, body } = await list(query);
          assert.equal(status, 400);
          assert.equal(body.error, 'invalid_request');
        });
      }
    });

    describe('getAuthorizationsSnapshot', () => {
      it('is a gzip file of rows by id, with the cursor of its moment', async () => {
        await publish('a', [AGENT, 'https://other.example']);
        await publish('b', [AGENT]);
        const { status, headers, rows, cursor } = await snapshot();
        assert.equal(status, 200);
        assert.equal(headers.get('content-encoding'), 'gzip');
        assert.equal(headers.get('content-type'), 'application/x-ndjson; charset=utf-8');
        assert.match(headers.get('etag') ?? '', /^"[0-9a-f]{32}"$/);
        assert.lengthOf(rows, 3);
        assert.deepEqual(
          rows.map(({ id }) => id),
          rows.map(({ id }) => id).sort(),
        );
        const { events } = (await served.get('/api/registry/feed', member)).body;
        assert.equal(cursor, events.at(-1).event_id);
        assert.deepEqual(
          rows.filter(({ agent_url }) => agent_url === AGENT).map(comparable1),
          (await list()).body.rows.map(comparable1),
        );
      });

      it('answers 304 until something happens', async () => {
        await publish('a', [AGENT]);
        const first = await snapshot();
        const etag = first.headers.get('etag') ?? '';
        for (const held of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
          const again = await snapshot({ 'if-none-match': held });
          assert.equal(again.status, 304, held);
          assert.equal(again.text, '');
          assert.equal(again.cursor, first.cursor);
          assert.equal(again.headers.get('etag'), etag);
        }
        assert.equal((await snapshot({ 'if-none-match': '"x"' })).status, 200);
        assert.equal((await snapshot({ 'if-none-match': etag }, '?evidence=agent_claim')).status, 200);
        await publish('a', [AGENT], { countries: ['DE'] });
        const later = await snapshot({ 'if-none-match': etag });
        assert.equal(later.status, 200);
        assert.notEqual(later.headers.get('etag'), etag);
        assert.isAbove(later.cursor.localeCompare(first.cursor), 0);
      });

      it('tells its head without its body', async () => {
        await publish('a', [AGENT]);
        const { headers } = await snapshot();
        const head = await fetch(`${served.baseUrl.replace('localhost', '127.0.0.1')}${SNAPSHOT}`, {
          method: 'HEAD',
          headers: member,
        });
        assert.equal(head.status, 200);
        const own = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'x-request-id']);
        const said = (all: globalThis.Headers) => [...all].filter(([name]) => !own.has(name));
        assert.deepEqual(said(head.headers), said(headers));
        assert.equal(await head.text(), '');
        const unchanged = await fetch(head.url, {
          method: 'HEAD',
          headers: { ...member, 'if-none-match': headers.get('etag') ?? '' },
        });
        assert.equal(unchanged.status, 304);
        assert.equal(unchanged.headers.get('etag'), headers.get('etag'));
      });

      it('is empty, and starts at the beginning, while nothing has happened', async () => {
        const { status, rows, cursor } = await snapshot();
        assert.equal(status, 200);
        assert.deepEqual(rows, []);
        assert.equal(cursor, FEED_START);
      });

      it('needs a member, and known evidence', async () => {
        assert.equal((await served.get(SNAPSHOT)).status, 401);
        assert.equal((await served.get(SNAPSHOT, { authorization: 'Bearer nonsense' })).status, 401);
        const { status, body } = await served.get(`${SNAPSHOT}?evidence=hearsay`, member);
        assert.equal(status, 400);
        assert.equal(body.error, 'invalid_request');
        assert.equal((await served.post(SNAPSHOT, {}, member)).status, 405);
      });

      it('gives, with the events behind its cursor, what the registry holds, whatever is crawled meanwhile', async () => {
        const agents = Array.from({ length: 40 }, (_, n) => `https://a${n}.example`);
        const names = Array.from({ length: 12 }, (_, n) => `p${n}`);
        for (const name of names) await publish(name, agents);
        let isBusy = true;
        const crawls = (async () => {
          for (let turn = 0; isBusy || turn < 3; turn += 1) {
            for (const [index, name] of names.entries()) {
              const from = (turn * 7 + index) % 30;
              await publish(name, agents.slice(from, from + 10), turn % 2 === 0 ? { countries: ['DE'] } : {});
            }
          }
        })();
        const taken = [];
        for (let turn = 0; turn < 6; turn += 1) {
          taken.push(await readSlowly(await openSnapshot(served, member), 5));
          taken.push(await snapshot());
        }
        isBusy = false;
        await crawls;
        const final = comparable((await snapshot()).rows);
        assert.lengthOf(final, 120);
        assert.isAbove(new Set(taken.map(({ cursor }) => cursor)).size, 2, 'nothing happened meanwhile');
        for (const { rows, cursor } of taken) assert.deepEqual(await replay(rows, cursor), final);
        const own = (await list({ agent_url: 'https://a5.example' })).headers.get('x-sync-cursor') ?? '';
        assert.deepEqual(await replay([], own, 'https://a5.example'), []);
      });

      it('does not hold up writers while somebody reads slowly', async () => {
        const agents = Array.from({ length: 150 }, (_, n) => `https://a${n}.example`);
        for (const name of ['a', 'b', 'c']) await publish(name, agents);
        const stream = await openSnapshot(served, member);
        await publish('d', [AGENT]);
        const { rows } = await readSlowly(stream, 20);
        assert.lengthOf(rows, 450);
        assert.lengthOf((await snapshot()).rows, 451);
      });

      it('writes few at a time, and says when to come back', async () => {
        const agents = Array.from({ length: 300 }, (_, n) => `https://a${n}.example`);
        for (let n = 0; n < 10; n += 1) await publish(`p${n}`, agents);
        const others = await Promise.all(Array.from({ length: 8 }, (_, n) => served.member(`Reader ${n}`)));
        const answers = await Promise.all([...others, ...others].map((by) => snapshot(by)));
        const [written, refused] = [200, 503].map((wanted) =>
          answers.filter(({ status }) => status === wanted),
        );
        assert.isAtLeast(written?.length ?? 0, 4);
        assert.isAtLeast(refused?.length ?? 0, 1);
        for (const { rows } of written ?? []) assert.lengthOf(rows, 3000);
        for (const { body, headers } of refused ?? []) {
          assert.equal(body.error, 'unavailable');
          assert.equal(headers.get('retry-after'), String(body.retry_after));
          assert.isNull(headers.get('etag'));
        }
        assert.equal((await snapshot()).status, 200);
      });

      it('writes a part of them for one organization, and leaves the rest to others', async () => {
        const agents = Array.from({ length: 300 }, (_, n) => `https://a${n}.example`);
        for (let n = 0; n < 10; n += 1) await publish(`p${n}`, agents);
        const other = await served.member('Other');
        const [theirs, ...own] = await Promise.all([
          snapshot(other),
          ...Array.from({ length: 8 }, () => snapshot(member)),
        ]);
        assert.equal(theirs?.status, 200, 'one organization never holds all places');
        const refused = own.filter(({ status }) => status === 429);
        assert.isAtLeast(refused.length, 1);
        assert.isAtLeast(own.filter(({ status }) => status === 200).length, 2);
        for (const { body, headers } of refused) {
          assert.equal(body.error, 'rate_limited');
          assert.equal(headers.get('retry-after'), String(body.retry_after));
        }
        assert.equal((await snapshot()).status, 200);
      });

      it('gives its place back when the reader goes away, or takes too long', async () => {
        const agents = Array.from({ length: 300 }, (_, n) => `https://a${n}.example`);
        for (let n = 0; n < 3; n += 1) await publish(`p${n}`, agents);
        const logged: unknown[] = [];
        const note = (_fields: object, message?: string) => void logged.push(message);
        const tools = {
          store: served.store,
          authenticate: createAuthenticate(served.store, async () => ({
            fault: 'not_issued_here',
            claims: null,
          })),
          now: () => served.clock.now(),
          log: { debug: note, info: note, warn: note, error: note },
        };
        const limits = { atOnce: 1, stalledMs: 1000, totalMs: 1, paceMs: 1000, leastBytes: 1 };
        const endpoint = authorizationsSnapshot(tools, limits);
        const koa = new Koa();
        koa.silent = true;
        koa.use((ctx) => endpoint(ctx, {}));
        const server = koa.listen(0, '127.0.0.1');
        try {
          await once(server, 'listening');
          const port = (server.address() as AddressInfo).port;
          await rejects(
            fetch(`http://127.0.0.1:${port}/`, { headers: member }).then((broken) => broken.text()),
          );
          for (let turn = 0; logged.length === 0 && turn < 3_000; turn += 1) await pause(10);
          assert.deepEqual(logged, ['a snapshot ended early']);
        } finally {
          server.closeAllConnections();
          server.close();
        }
        const gone = await openSnapshot(served, member);
        gone.destroy();
        for (let turn = 0; turn < 6; turn += 1) assert.equal((await snapshot()).status, 200);
      });
    });
  });
}
