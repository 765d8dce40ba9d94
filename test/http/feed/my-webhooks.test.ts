import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { FEED_START } from '../../../src/domain/feed/feed.ts';
import { newId } from '../../../src/infra/random.ts';
import { queueFeedPage } from '../../../src/record/feed/feed-subscriptions.ts';
import { until } from '../../agent-doors/a2a/world.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { BAD_URLS } from '../../support/called-urls.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { someRegistryEvent } from '../../support/registry-events.ts';
import { apiKey, type Credential, organization, outcome } from '../members/world.ts';
import { endLimits } from '../oauth/world.ts';

// biome-ignore lint/suspicious/noExplicitAny: bodies of pushed pages are looked into
type Page = any;

const HOST = 'mirror.example';
const YEAR_MS = 365 * 86_400_000;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`subscriptions to the change feed on ${engine.name}`, () => {
    let app: TestApp;
    let admin: Credential;
    let paths = 0;
    before(async () => {
      app = await startTestApp(engine, { jobs: true });
      admin = (await apiKey(app, (await organization(app, 'Acme')).id, 'admin:*')).credential;
    });
    after(() => app.drop());

    /** An endpoint that repeats challenges, and answers pages with these statuses, the last one for ever. */
    function endpoint(
      statuses: number[] = [204],
      echo: (body: Page) => object = ({ challenge }) => ({ challenge }),
    ) {
      paths += 1;
      const pages: Page[] = [];
      const seen = { statuses, pages, url: `https://${HOST}/hook/${paths}` };
      app.sites.serve(HOST, `/hook/${paths}`, async (request, response) => {
        let text = '';
        for await (const chunk of request) text += String(chunk);
        const body = JSON.parse(text);
        if (body.type === 'webhook.challenge') {
          return response.writeHead(200).end(JSON.stringify(echo(body)));
        }
        pages.push({ ...body, signature: request.headers['signature-input'] });
        return response
          .writeHead(seen.statuses[Math.min(pages.length, seen.statuses.length) - 1] ?? 204)
          .end();
      });
      return seen;
    }
    const subscribe = (url: string, more: object = {}, by = admin) =>
      app.post('/api/me/webhooks', { url, ...more }, by);
    const someEvent = (eventType: 'publisher.adagents_changed' | 'agent.discovered') =>
      someRegistryEvent({ eventType, entityId: newId(), createdAt: app.clock.now() });
    const happen = (...types: Parameters<typeof someEvent>[0][]) =>
      app.store.transaction((tx) => tx.events.append(types.map(someEvent)));
    const idsOf = (pages: Page[]): string[] => [
      ...new Set(pages.flatMap(({ events }) => events.map(({ event_id: id }: Page) => id))),
    ];
    const shown = async (id: string) => (await app.get(`/api/me/webhooks/${id}`, admin)).body;
    const head = async () => (await app.store.read.events.newestId()) ?? FEED_START;

    it('are pushed every event in order, each page with its cursor, so that a mirror needs no polling', async () => {
      const from = await head();
      const target = endpoint([500, 204]);
      const { status, body } = await subscribe(target.url, {
        types: ['publisher.*'],
        description: ' Mirror ',
      });
      assert.equal(status, 201);
      assert.deepInclude(body, { types: ['publisher.*'], description: 'Mirror', status: 'active' });
      const made = await happen(
        'publisher.adagents_changed',
        'agent.discovered',
        'publisher.adagents_changed',
      );
      const wanted = [made[0]?.eventId, made[2]?.eventId];
      const confirmed = await until(
        () => {
          // The repeat comes when its time has passed.
          app.clock.advance(1_000);
          return shown(body.webhook_id);
        },
        ({ cursor }) => cursor === wanted[1],
      );
      assert.equal(confirmed.pause_reason, null);
      assert.deepEqual(idsOf(target.pages), wanted, 'once in effect, in order');
      assert.equal(
        target.pages[0].idempotency_key,
        target.pages[1].idempotency_key,
        'the repeat is the same page',
      );
      assert.notEqual(target.pages[0].signature, target.pages[1].signature);
      assert.equal(target.pages.at(-1).cursor, wanted[1]);
      if (from !== FEED_START) assert.equal(target.pages[0].previous_cursor, from);
      const { attempts } = (await app.get(`/api/me/webhooks/${body.webhook_id}/attempts`, admin)).body;
      assert.deepInclude(attempts.at(-1), { attempt: 1, status: 'failed', http_status_code: 500 });
      assert.deepInclude(attempts[0], { status: 'success', http_status_code: 204, error_message: null });
    });

    it('are paused by a final answer, lose nothing, and go on when they are resumed', async () => {
      const target = endpoint([410]);
      const { webhook_id: id } = (await subscribe(target.url)).body;
      const [event] = await happen('publisher.adagents_changed');
      const paused = await until(
        () => shown(id),
        ({ status }) => status === 'paused',
      );
      assert.equal(paused.pause_reason, 'status_410');
      target.statuses = [204];
      const resumed = await app.post(`/api/me/webhooks/${id}/resume`, undefined, admin);
      assert.deepInclude(resumed.body, { status: 'active', pause_reason: null });
      await until(
        () => shown(id),
        ({ cursor }) => cursor === event?.eventId,
      );
      const again = await app.post(
        `/api/me/webhooks/${id}/redeliver`,
        { cursor: paused.cursor ?? FEED_START },
        admin,
      );
      assert.equal(again.status, 200);
      const count = target.pages.length;
      await until(
        () => target.pages.length,
        (length) => length > count,
      );
      assert.include(idsOf(target.pages.slice(count)), event?.eventId);
    });

    it('move with the feed while nothing passes their filter, and do not expire', async () => {
      const target = endpoint();
      const { webhook_id: id } = (await subscribe(target.url, { types: 'property.*,*.merged' })).body;
      for (let round = 0; round < 3; round += 1) {
        const [event] = await happen('agent.discovered');
        const moved = await until(
          () => shown(id),
          ({ cursor }) => cursor === event?.eventId,
        );
        assert.equal(moved.status, 'active');
        await app.store.transaction((tx) =>
          queueFeedPage(tx, id, new Date(app.clock.now().getTime() + YEAR_MS)),
        );
        assert.equal((await shown(id)).status, 'active', 'a year later, when nothing has happened');
      }
      assert.deepEqual(target.pages, []);
      await happen('agent.discovered', 'publisher.adagents_changed');
      await app.store.transaction(async (tx) => {
        const subscription = await tx.feedSubscriptions.findForUpdate(id);
        const behind = await tx.events.after({ limit: 1 });
        if (subscription === undefined) assert.fail('no subscription');
        await tx.feedSubscriptions.update({ ...subscription, cursor: behind[0]?.eventId ?? null });
        await queueFeedPage(tx, id, new Date(app.clock.now().getTime() + YEAR_MS));
      });
      assert.deepInclude(await shown(id), { status: 'paused', pause_reason: 'cursor_expired' });
    });

    it('take the types of the feed, as its text or as a list, when they are made and when they are changed', async () => {
      const target = endpoint();
      const stored = ['*.created', 'agent.removed', 'property.*'];
      const { body } = await subscribe(target.url, { types: 'property.*, *.created,agent.removed,,' });
      assert.deepEqual(body.types, stored);
      const change = (more: object) => app.send('PATCH', `/api/me/webhooks/${body.webhook_id}`, admin, more);
      assert.isNull((await change({ types: '*' })).body.types);
      assert.isNull((await change({ description: 'same' })).body.types);
      for (const bad of ['Property.*', ['[a]'], 7, null]) {
        const refused = await change({ types: bad });
        assert.equal(outcome(refused), '400 invalid_request', JSON.stringify(bad));
        assert.match(refused.body.message, /^types/);
      }
      assert.deepEqual(
        (await change({ types: ['property.*,*.created', ' agent.removed '] })).body.types,
        stored,
      );
      assert.equal(outcome(await app.send('DELETE', `/api/me/webhooks/${body.webhook_id}`, admin)), '204');
    });

    it('are changed and ended by their organization alone', async () => {
      const target = endpoint();
      const { webhook_id: id } = (await subscribe(target.url)).body;
      const stranger = (await apiKey(app, (await organization(app, 'Other')).id, 'admin:*')).credential;
      for (const [method, path, given] of [
        ['GET', '', undefined],
        ['PATCH', '', { types: ['agent.*'] }],
        ['DELETE', '', undefined],
        ['GET', '/attempts', undefined],
        ['POST', '/resume', undefined],
        ['POST', '/redeliver', { cursor: FEED_START }],
      ] as const) {
        const answer = await app.send(method, `/api/me/webhooks/${id}${path}`, stranger, given);
        assert.equal(outcome(answer), '404 not_found', `${method} ${path}`);
      }
      const changed = await app.send('PATCH', `/api/me/webhooks/${id}`, admin, { types: ['agent.*'] });
      assert.deepEqual(changed.body.types, ['agent.*']);
      assert.equal(outcome(await app.send('DELETE', `/api/me/webhooks/${id}`, admin)), '204');
      assert.equal(outcome(await app.get(`/api/me/webhooks/${id}`, admin)), '404 not_found');
    });

    it('get no page at an endpoint that they left while it was made', async () => {
      const left = endpoint([503]);
      const next = endpoint();
      const { webhook_id: id } = (await subscribe(left.url)).body;
      let isQueued = false;
      const made = app.store.transaction(async (tx) => {
        const [event] = await tx.events.append([someEvent('publisher.adagents_changed')]);
        isQueued = await queueFeedPage(tx, id, app.clock.now());
        // As long as a change takes that does not wait for it.
        await sleep(300);
        return event?.eventId;
      });
      await until(
        () => isQueued,
        (queued) => queued,
      );
      const changed = await app.send('PATCH', `/api/me/webhooks/${id}`, admin, { url: next.url });
      assert.equal(changed.status, 200, changed.text);
      const eventId = await made;
      await until(
        () => idsOf(next.pages),
        (ids) => ids.includes(String(eventId)),
      );
      assert.equal((await shown(id)).url, next.url);
    });

    it('are registered nowhere where nothing would be sent, and changed to no such place', async () => {
      const { webhook_id: id } = (await subscribe(endpoint().url)).body;
      for (const url of BAD_URLS) {
        for (const answer of [
          await subscribe(url),
          await app.send('PATCH', `/api/me/webhooks/${id}`, admin, { url }),
        ]) {
          assert.equal(outcome(answer), '400 invalid_request', url);
          await endLimits(app);
          assert.deepEqual(
            answer.body.issues.map(({ path }: { path: string }) => path),
            ['url'],
          );
        }
      }
    });

    it('begin only at an endpoint that repeats the challenge, at a cursor of the feed, ten at most', async () => {
      const silent = endpoint([204], () => ({}));
      for (const [url, more, expected] of [
        [silent.url, {}, '400 invalid_request'],
        ['http://127.0.0.1/hook', {}, '400 invalid_request'],
        ['https://user:secret@mirror.example/hook/1', {}, '400 invalid_request'],
        ['ftp://mirror.example/', {}, '400 invalid_request'],
        [silent.url, { types: ['no spaces allowed'] }, '400 invalid_request'],
        [silent.url, { cursor: newId() }, '410 cursor_expired'],
      ] as const)
        assert.equal(outcome(await subscribe(url, more)), expected, JSON.stringify([url, more]));
      const { credential } = await apiKey(app, (await organization(app, 'Many')).id, 'admin:*');
      const target = endpoint();
      for (let count = 0; count < 10; count += 1)
        assert.equal(outcome(await subscribe(target.url, {}, credential)), '201');
      assert.equal(outcome(await subscribe(target.url, {}, credential)), '409 webhook_limit_reached');
      const reader = await apiKey(app, (await organization(app, 'Reader')).id, 'registry:read');
      assert.match(outcome(await subscribe(target.url, {}, reader.credential)), /^403 /);
    });
  });
}
