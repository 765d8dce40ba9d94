import { assert } from 'chai';
import { newId } from '../../../src/infra/random.ts';
import { until } from '../../agent-doors/a2a/world.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { putPage } from '../../support/deliveries.ts';
import { apiKey, type Credential, organization, outcome } from '../members/world.ts';
import { endLimits } from '../oauth/world.ts';

// biome-ignore lint/suspicious/noExplicitAny: bodies of deliveries are looked into
type Sent = any;

const HOST = 'deliveries.example';
const LONG_AGO = '2020-01-01T00:00:00Z';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`deliveries of a subscription on ${engine.name}`, () => {
    let app: TestApp;
    let orgId: string;
    let admin: Credential;
    let paths = 0;
    before(async () => {
      app = await startTestApp(engine, { jobs: true });
      orgId = (await organization(app, 'Acme')).id;
      admin = (await apiKey(app, orgId, 'admin:*')).credential;
    });
    beforeEach(() => endLimits(app));
    after(() => app.drop());

    /** A subscription whose endpoint repeats challenges, and has one answer for all else. */
    async function subscription(answer: { status: number; text?: string; headers?: Record<string, string> }) {
      paths += 1;
      const got: { body: Sent; signature: unknown }[] = [];
      const url = `https://${HOST}/hook/${paths}`;
      app.sites.serve(HOST, `/hook/${paths}`, async (request, response) => {
        let text = '';
        for await (const chunk of request) text += String(chunk);
        const body = JSON.parse(text);
        if (body.type === 'webhook.challenge')
          return response.writeHead(200).end(JSON.stringify({ challenge: body.challenge }));
        got.push({ body, signature: request.headers.signature });
        return response.writeHead(answer.status, answer.headers).end(answer.text ?? '');
      });
      const made = await app.post('/api/me/webhooks', { url }, admin);
      assert.equal(made.status, 201, made.text);
      const id: string = made.body.webhook_id;
      return { id, url, got, answer, path: `/api/me/webhooks/${id}` };
    }
    const delivery = (path: string, id: string) => app.get(`${path}/attempts/${id}`, admin);
    const ended = async (path: string, id: string) =>
      (
        await until(
          () => delivery(path, id),
          ({ body }) => body.state !== 'open',
        )
      ).body;

    it('a test event is marked, signed and recorded with its answer, and leaves the subscription alone', async () => {
      const mine = await subscription({
        status: 204,
        headers: { server: 'nginx', 'set-cookie': 'secret=1' },
      });
      const before = (await app.get(mine.path, admin)).body;
      const queued = await app.post(`${mine.path}/test`, undefined, admin);
      assert.equal(outcome(queued), '202', queued.text);
      assert.deepInclude(queued.body, { purpose: 'test', origin_delivery_id: null, state: 'open' });
      const shown = await ended(mine.path, queued.body.delivery_id);
      assert.equal(shown.state, 'delivered');
      assert.deepInclude(mine.got[0]?.body, {
        type: 'registry.test',
        is_test: true,
        subscription_id: mine.id,
      });
      assert.isString(mine.got[0]?.signature);
      assert.equal(shown.body, JSON.stringify(mine.got[0]?.body), 'the body as it was sent');
      assert.equal(shown.request_headers.signature, '[redacted]');
      assert.notInclude(JSON.stringify(shown), String(mine.got[0]?.signature));
      const [attempt] = shown.attempts_made;
      assert.deepEqual(attempt.response, { headers: { server: 'nginx' }, body: '', is_cut: false });
      assert.notInclude(JSON.stringify(shown), 'secret=1', 'cookies of the receiver are not kept');
      assert.deepEqual((await app.get(mine.path, admin)).body, before);
    });

    it('a test that fails shows what was answered, does not pause the subscription, and is one at a time', async () => {
      const long = `<script>${'x'.repeat(3_000)}\u{1F600}`;
      const mine = await subscription({ status: 400, text: long });
      const queued = await app.post(`${mine.path}/test`, undefined, admin);
      const shown = await ended(mine.path, queued.body.delivery_id);
      assert.deepInclude(shown, { state: 'failed', failure: 'status_400', next_attempt_at: null });
      assert.deepInclude(shown.attempts_made[0].response, { body: long.slice(0, 2_048), is_cut: true });
      assert.deepInclude((await app.get(mine.path, admin)).body, { status: 'active', pause_reason: null });
      mine.answer.status = 503;
      const first = await app.post(`${mine.path}/test`, undefined, admin);
      const second = await app.post(`${mine.path}/test`, undefined, admin);
      assert.equal(second.body.delivery_id, first.body.delivery_id);
      app.clock.advance(6 * 60_000);
      assert.equal((await ended(mine.path, first.body.delivery_id)).state, 'failed', 'not tried for a day');
    });

    it('a redelivery has the body and the key of its origin, names it, and moves no cursor', async () => {
      const mine = await subscription({ status: 204 });
      const page = await putPage(app, { orgId, webhookId: mine.id, url: mine.url });
      const before = (await app.get(mine.path, admin)).body;
      const queued = await app.post(`${mine.path}/attempts/${page.id}/redeliver`, undefined, admin);
      assert.equal(outcome(queued), '202', queued.text);
      assert.deepInclude(queued.body, { purpose: 'redelivery', origin_delivery_id: page.id });
      assert.equal((await ended(mine.path, queued.body.delivery_id)).state, 'delivered');
      assert.deepEqual(
        mine.got.map(({ body }) => body.idempotency_key),
        [page.key],
      );
      assert.deepEqual((await app.get(mine.path, admin)).body, before);
      const again = await app.post(
        `${mine.path}/attempts/${queued.body.delivery_id}/redeliver`,
        undefined,
        admin,
      );
      assert.equal(again.body.origin_delivery_id, page.id, 'the repeat of a repeat has the first origin');
      await ended(mine.path, again.body.delivery_id);
    });

    it('equal redeliveries are one while it is open, and an open delivery is not sent beside itself', async () => {
      const mine = await subscription({ status: 503 });
      const page = await putPage(app, { orgId, webhookId: mine.id, url: mine.url });
      const ask = (id: string) => app.post(`${mine.path}/attempts/${id}/redeliver`, undefined, admin);
      const answers = await Promise.all([ask(page.id), ask(page.id), ask(page.id)]);
      const ids = new Set(answers.map(({ body }) => body.delivery_id));
      assert.equal(ids.size, 1);
      assert.equal((await ask([...ids][0])).body.delivery_id, [...ids][0]);
      assert.equal((await app.get(`${mine.path}/deliveries`, admin)).body.deliveries.length, 2);
    });

    it('what failed since a moment is counted, then sent once, and refused for another selection', async () => {
      const mine = await subscription({ status: 204 });
      const of = { orgId, webhookId: mine.id, url: mine.url };
      await putPage(app, of);
      app.clock.advance(60_000);
      const since = app.clock.now().toISOString();
      const pages = [await putPage(app, of), await putPage(app, of)];
      await putPage(app, of, { failure: 'withdrawn' });
      await putPage(app, of, { status: 'delivered', failure: null });
      await putPage(app, of, { purpose: 'test' });
      await putPage(app, { ...of, webhookId: newId() });
      const count = async (from: string) =>
        (await app.get(`${mine.path}/failed?since=${encodeURIComponent(from)}`, admin)).body;
      assert.deepInclude(await count(since), { count: 2, payload_size_bytes: 4, oldest_at: since });
      assert.equal((await count(LONG_AGO)).count, 3);
      const send = (body: object) => app.post(`${mine.path}/redeliver-failed`, body, admin);
      const counted = await count(since);
      for (const wrong of [(await count(LONG_AGO)).selection, 'other', counted.selection.toLowerCase()])
        assert.equal(outcome(await send({ since, selection: wrong })), '409 selection_changed');
      const asked = { since, selection: counted.selection };
      const sent = await send(asked);
      assert.equal(outcome(sent), '202', sent.text);
      assert.deepEqual(
        sent.body.deliveries.map(({ origin_delivery_id: id }: Sent) => id),
        pages.map(({ id }) => id),
      );
      assert.equal((await count(since)).count, 0);
      assert.equal(
        outcome(await send(asked)),
        '409 selection_changed',
        'the same request sends nothing twice',
      );
      for (const one of sent.body.deliveries) await ended(mine.path, one.delivery_id);
      assert.sameMembers(
        mine.got.map(({ body }) => body.idempotency_key),
        pages.map(({ key }) => key),
      );
      assert.equal((await count(since)).count, 0, 'delivered ones are not offered again');
    });

    it('lists have pages and states, and refuse the cursor of another list', async () => {
      const mine = await subscription({ status: 204 });
      const of = { orgId, webhookId: mine.id, url: mine.url };
      const made = [];
      for (let count = 0; count < 5; count += 1) made.push((await putPage(app, of)).id);
      await putPage(app, of, { status: 'delivered', failure: null });
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const more: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
        const { body } = await app.get(`${mine.path}/deliveries?state=failed&limit=2${more}`, admin);
        seen.push(...body.deliveries.map(({ delivery_id: id }: Sent) => id));
        cursor = body.next_cursor;
        if (cursor !== null)
          assert.equal(
            outcome(await app.get(`${mine.path}/deliveries?cursor=${encodeURIComponent(cursor)}`, admin)),
            '400 invalid_request',
          );
      } while (cursor !== null);
      assert.deepEqual(seen, made.toReversed());
      for (const bad of ['state=lost', 'limit=0', 'limit=101', 'cursor=x', 'cursor=']) {
        const refused = await app.get(`${mine.path}/deliveries?${bad}`, admin);
        assert.equal(outcome(refused), '400 invalid_request', bad);
      }
    });

    /** Ids of all pages of a list, two at a time. */
    async function walk(path: string, asked: URLSearchParams): Promise<string[]> {
      const seen: string[] = [];
      for (let next: string | null = ''; next !== null; ) {
        const more: string = next === '' ? '' : `&cursor=${encodeURIComponent(next)}`;
        const { body, text } = await app.get(`${path}/deliveries?limit=2&${asked}${more}`, admin);
        assert.isArray(body.deliveries, text);
        seen.push(...body.deliveries.map(({ delivery_id: id }: Sent) => id));
        next = body.next_cursor;
      }
      return seen;
    }
    type Row = { id: string; state: string; purpose: string; at: number };
    const newestFirst = (a: Row, b: Row) => b.at - a.at || (a.id < b.id ? 1 : -1);

    it('lists are narrowed by state, purpose and time, alone and together, in pages', async () => {
      const mine = await subscription({ status: 204 });
      const of = { orgId, webhookId: mine.id, url: mine.url };
      const rows: Row[] = [];
      for (const [index, purpose] of [
        null,
        'test',
        'redelivery',
        null,
        'test',
        null,
        'redelivery',
        null,
      ].entries())
        for (const state of ['failed', 'delivered', 'open'] as const) {
          app.clock.advance(index % 2 === 0 ? 0 : 500);
          const asked = purpose as 'test' | 'redelivery' | null;
          const { id } = await putPage(app, of, { status: state, purpose: asked });
          rows.push({ id, state, purpose: purpose ?? 'events', at: app.clock.now().getTime() });
        }
      const [, , , , , , , , , , { at } = { at: 0 }] = rows;
      const iso = (later: number) => new Date(at + later).toISOString();
      const times: readonly [Record<string, string>, (row: Row) => boolean][] = [
        [{}, () => true],
        [{ since: iso(0) }, (row) => row.at >= at],
        [{ until: iso(0).replace('Z', '+00:00') }, (row) => row.at < at],
        [{ since: iso(0), until: iso(1_000) }, (row) => row.at >= at && row.at < at + 1_000],
      ];
      for (const state of ['', 'failed', 'delivered', 'open'])
        for (const purpose of ['', 'events', 'test', 'redelivery'])
          for (const [time, isIn] of times) {
            const given = Object.entries({ state, purpose, ...time }).filter(([, value]) => value !== '');
            const wanted = rows.filter(
              (row) => isIn(row) && ['', row.state].includes(state) && ['', row.purpose].includes(purpose),
            );
            assert.deepEqual(
              await walk(mine.path, new URLSearchParams(given)),
              wanted.toSorted(newestFirst).map(({ id }) => id),
              String(given),
            );
          }
      const { body } = await app.get(`${mine.path}/deliveries?limit=1&since=${iso(0)}`, admin);
      const cursor = encodeURIComponent(body.next_cursor);
      for (const bad of [
        `limit=1&cursor=${cursor}`,
        `limit=1&since=${iso(1)}&cursor=${cursor}`,
        `limit=1&since=${iso(0)}&purpose=test&cursor=${cursor}`,
        'purpose=other',
        'purpose=',
        'since=yesterday',
        'until=2026-02-30T00:00:00Z',
        'since=2026-01-01',
        `until=${'9'.repeat(41)}`,
      ])
        assert.equal(
          outcome(await app.get(`${mine.path}/deliveries?${bad}`, admin)),
          '400 invalid_request',
          bad,
        );
    });

    it('are of their own subscription alone: other names have status 404, bad requests 400', async () => {
      const mine = await subscription({ status: 204 });
      const other = await subscription({ status: 204 });
      const page = await putPage(app, { orgId, webhookId: mine.id, url: mine.url });
      const stranger = (await apiKey(app, (await organization(app, 'Other')).id, 'admin:*')).credential;
      const failed = { since: LONG_AGO, selection: 'x' };
      for (const [method, rest, body] of [
        ['GET', '/deliveries', undefined],
        ['GET', `/attempts/${page.id}`, undefined],
        ['POST', `/attempts/${page.id}/redeliver`, undefined],
        ['GET', `/failed?since=${LONG_AGO}`, undefined],
        ['POST', '/redeliver-failed', failed],
        ['POST', '/test', undefined],
      ] as const) {
        const answer = await app.send(method, `${mine.path}${rest}`, stranger, body);
        assert.equal(outcome(answer), '404 not_found', `${method} ${rest}`);
      }
      for (const [path, id] of [
        [other.path, page.id],
        [mine.path, newId()],
      ] as const) {
        assert.equal(outcome(await delivery(path, id)), '404 not_found');
        const repeat = await app.post(`${path}/attempts/${id}/redeliver`, undefined, admin);
        assert.equal(outcome(repeat), '404 not_found');
      }
      for (const bad of [
        { since: 'yesterday', count: 1 },
        { since: LONG_AGO },
        { ...failed, selection: 'x'.repeat(65) },
        {},
      ])
        assert.equal(
          outcome(await app.post(`${mine.path}/redeliver-failed`, bad, admin)),
          '400 invalid_request',
          JSON.stringify(bad),
        );
      assert.equal(outcome(await app.get(`${mine.path}/failed`, admin)), '400 invalid_request');
      assert.deepEqual(mine.got, []);
    });

    it('are asked for at most 60 times an hour by an organization, and names of nothing are not counted', async () => {
      const mine = await subscription({ status: 204 });
      const page = await putPage(app, { orgId, webhookId: mine.id, url: mine.url }, { status: 'open' });
      await endLimits(app);
      const ask = (id: string) => app.post(`${mine.path}/attempts/${id}/redeliver`, undefined, admin);
      assert.equal(outcome(await ask(newId())), '404 not_found');
      for (let count = 0; count < 60; count += 1) assert.equal(outcome(await ask(page.id)), '202');
      assert.equal(outcome(await ask(page.id)), '429 rate_limited');
      assert.equal(outcome(await app.post(`${mine.path}/test`, undefined, admin)), '429 rate_limited');
      assert.equal(outcome(await ask(newId())), '404 not_found');
    });
  });
}
