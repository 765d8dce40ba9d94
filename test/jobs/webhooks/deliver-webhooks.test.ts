import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { createKey, createOrganization, revokeKeyCommand } from '../../../src/admin/organizations.ts';
import { createPrincipal, revokePrincipal } from '../../../src/admin/principals.ts';
import { listWebhooks, redeliverWebhook } from '../../../src/admin/webhooks.ts';
import { OperatorError } from '../../../src/domain/errors.ts';
import { hmacHeaders } from '../../../src/domain/signatures/legacy-hmac.ts';
import type { WebhookMode } from '../../../src/domain/webhooks/webhook.ts';
import { createJudgeTarget } from '../../../src/infra/fetcher/judge-url.ts';
import { createMetrics } from '../../../src/infra/metrics.ts';
import { type Queue, startQueue } from '../../../src/infra/queue.ts';
import { newId } from '../../../src/infra/random.ts';
import { deliverWebhooks } from '../../../src/jobs/webhooks/deliverWebhooks.ts';
import { createWebhookSender } from '../../../src/outside/webhooks/webhook-sender.ts';
import { outgoing } from '../../../src/record/webhooks/outbox.ts';
import { resumeReceiver } from '../../../src/record/webhooks/resume-receiver.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { type Outbound, openOutbound } from '../../support/outbound.ts';
import { type Sites, startSites } from '../../support/sites.ts';
import { webhookKeys } from '../../support/webhook-keys.ts';

/** The rest of a body that is sent; nothing here depends on it. */
const BODY = {
  task_type: 'get_products',
  status: 'completed',
  timestamp: '2026-05-01T12:00:00.000Z',
} as const;

type Received = { headers: IncomingHttpHeaders; body: string; verdict: string };

const silent = { debug() {}, info() {}, warn() {}, error() {} };
const SECRET = 'secret-of-the-receiver-0123456789';

for (const engine of engines) {
  describe(`webhooks of the outbox on ${engine.name}`, () => {
    let store: TestStore = null as never;
    let sites: Sites = null as never;
    let outbound: Outbound = null as never;
    let queue: Queue;
    let paths = 0;
    let ahead = 0;
    const now = () => new Date(Date.now() + ahead);
    const keys = webhookKeys(now);
    before(async () => {
      sites = await startSites();
      [store, outbound] = await Promise.all([
        engine.open({ onWrite: (topics) => topics.has('jobs') && queue?.wake() }),
        openOutbound({ outboundHosts: sites.hosts }),
      ]);
      const { fetcher } = outbound;
      queue = startQueue({
        store,
        kinds: {
          deliverWebhooks: deliverWebhooks({
            store,
            log: silent,
            metrics: createMetrics({ processMetrics: false }),
            now,
            send: createWebhookSender({
              fetcher,
              judgeTarget: createJudgeTarget(sites.hosts),
              sign: keys.sign,
              now,
            }),
            random: () => 0.5,
            ended: async () => {},
          }),
        },
        schedule: {},
        log: silent,
        metrics: createMetrics({ processMetrics: false }),
        now,
        newId,
        lanes: { webhooks: { atOnce: 4, perShare: 2 }, retries: { atOnce: 4, perShare: 2 } },
        leaseMs: 30_000,
        pollMs: 10,
        backoff: { baseMs: 1_000, maxMs: 1_000 },
      });
    });
    after(async () => {
      await queue.stop(0);
      await Promise.all([store.drop(), outbound.close(), sites.close()]);
    });

    /** A receiver at a URL of its own that answers with these statuses, the last one for ever. */
    function receiver(statuses: number[], answerHeaders: Record<string, string> = {}) {
      paths += 1;
      const url = `https://receiver.example/hook/${paths}?q=%7e`;
      const received: Received[] = [];
      sites.serve('receiver.example', `/hook/${paths}?q=%7e`, async (request, response) => {
        let body = '';
        for await (const chunk of request) body += String(chunk);
        const verdict = await keys.verify(url, request.headers, body);
        received.push({ headers: request.headers, body, verdict });
        const status = statuses[Math.min(received.length, statuses.length) - 1] ?? 204;
        response.writeHead(status, answerHeaders).end();
      });
      return { url, received };
    }
    const put = (
      url: string,
      subject: string,
      mode: WebhookMode = 'HTTP_MESSAGE_SIGNATURES',
      principalId = 'p1',
    ) =>
      store.transaction((tx) =>
        outgoing.queueWebhookTaskEnded(
          tx,
          {
            principalId,
            accountId: 'a1',
            kind: 'creative',
            subject,
            notificationType: 'creative.status_changed',
            target: { url, mode, secret: mode === 'HTTP_MESSAGE_SIGNATURES' ? null : SECRET },
          },
          { task_id: subject, ...BODY },
          now(),
        ),
      );
    const find = async (id: string, owner = 'p1') => store.read.webhooks.find(owner, id);
    const ended = async (id: string, owner = 'p1') => {
      for (let tries = 0; tries < 6_000; tries += 1) {
        const webhook = await find(id, owner);
        if (webhook !== undefined && webhook.status !== 'open') return webhook;
        await sleep(10);
      }
      return assert.fail(`still open: ${JSON.stringify(await find(id, owner))}`);
    };
    const attempts = async (subject: string) =>
      (await store.read.webhooks.activity('p1', ['creative'], [subject], 50)).toReversed();

    it('share a connection, and one that the receiver closes instead of a response is sent again at once', async () => {
      paths += 1;
      const path = `/closes/${paths}`;
      const url = `https://receiver.example${path}`;
      const received: { body: string; verdict: string; socket: unknown }[] = [];
      const second = Promise.withResolvers<void>();
      sites.serve('receiver.example', path, async (request, response) => {
        let body = '';
        for await (const chunk of request) body += String(chunk);
        const verdict = await keys.verify(url, request.headers, body);
        received.push({ body, verdict, socket: request.socket });
        await second.promise;
        if (received.length === 2) request.socket.destroy();
        else response.writeHead(204).end();
      });
      const first = await put(url, 'kept 1');
      const { id } = await put(url, 'kept 2');
      second.resolve();
      assert.deepInclude(await ended(first.id), { status: 'delivered', attempts: 1 });
      assert.deepInclude(await ended(id), { status: 'delivered', attempts: 1, failure: null });
      const verdicts = received.map(({ verdict }) => verdict);
      assert.deepEqual(verdicts, ['ok', 'ok', 'ok'], 'the verifier refuses a nonce that was used before');
      const [one, two, three] = received;
      assert.equal(two?.socket, one?.socket);
      assert.notEqual(three?.socket, two?.socket);
      assert.equal(three?.body, two?.body);
    });

    it('arrive signed; a temporary failure is repeated with the same body and another nonce', async () => {
      const { url, received } = receiver([503, 500, 204]);
      const { id, key } = await put(url, 'retried');
      assert.deepInclude(await ended(id), { status: 'delivered', attempts: 3, failure: null });
      assert.deepEqual(
        received.map(({ verdict }) => verdict),
        ['ok', 'ok', 'ok'],
        'the verifier refuses a nonce that was used before',
      );
      assert.lengthOf(new Set(received.map(({ body }) => body)), 1);
      assert.deepEqual(JSON.parse(received[0]?.body ?? ''), {
        idempotency_key: key,
        task_id: 'retried',
        ...BODY,
      });
      const shown = await attempts('retried');
      assert.deepEqual(
        shown.map(({ attempt, status, httpStatus, message }) => [attempt, status, httpStatus, message]),
        [
          [1, 'failed', 503, 'status_503'],
          [2, 'failed', 500, 'status_500'],
          [3, 'success', 204, null],
        ],
      );
      const [first, second] = shown;
      const waited = (second?.firedAt.getTime() ?? 0) - (first?.completedAt?.getTime() ?? 0);
      assert.isAtLeast(waited, 1_000);
    });

    it('arrive beside receivers of another owner that never answer, however many these are', async () => {
      const stuck: (() => void)[] = [];
      for (let at = 0; at < 12; at += 1) {
        sites.serve(`h${at}.slow${at % 6}.example`, '/hook', (_request, response) => {
          stuck.push(() => response.writeHead(204).end());
        });
        await put(`https://h${at}.slow${at % 6}.example/hook`, `slow ${at}`, undefined, 'greedy');
      }
      const { url, received } = receiver([204]);
      const { id } = await put(url, 'beside');
      assert.deepInclude(await ended(id), { status: 'delivered' });
      assert.lengthOf(received, 1);
      // Those that are being sent to are let go, and so are the next ones.
      const letGo = setInterval(() => {
        for (const end of stuck.splice(0)) end();
      }, 10);
      try {
        while ((await store.read.webhooks.openOf('greedy')).count > 0) await sleep(10);
      } finally {
        clearInterval(letGo);
      }
    });

    it('end at an answer that repeating cannot change, with the reason that the receiver gave', async () => {
      const { url, received } = receiver([401], {
        'www-authenticate': 'Signature error="webhook_signature_key_unknown"',
      });
      const { id } = await put(url, 'refused');
      assert.deepInclude(await ended(id), { status: 'failed', failure: 'webhook_signature_key_unknown' });
      const gone = receiver([410]);
      assert.equal((await ended((await put(gone.url, 'gone')).id)).failure, 'status_410');
      assert.lengthOf(received, 1);
      assert.lengthOf(gone.received, 1);
    });

    it('carry the legacy proof where it was asked for, and no signature beside it', async () => {
      const { url, received } = receiver([204]);
      await ended((await put(url, 'legacy', 'HMAC-SHA256')).id);
      const { headers = {}, body = '', verdict } = received[0] ?? {};
      const [[name, hash] = [], [timeName, time] = []] = Object.entries(
        hmacHeaders(SECRET, body, new Date(0)),
      );
      assert.match(String(headers[name ?? '']), /^sha256=[0-9a-f]{64}$/);
      const at = new Date(Number(headers[timeName ?? '']) * 1_000);
      assert.deepEqual(Object.values(hmacHeaders(SECRET, body, at))[0], headers[name ?? '']);
      assert.notEqual(hash, headers[name ?? ''], `not at ${time}`);
      assert.notProperty(headers, 'signature');
      assert.equal(verdict, 'webhook_signature_required');
      const bearer = receiver([204]);
      await ended((await put(bearer.url, 'bearer', 'Bearer')).id);
      assert.equal(bearer.received[0]?.headers.authorization, `Bearer ${SECRET}`);
    });

    it('are never sent to a private address, nor where a redirect leads', async () => {
      for (const url of ['https://127.0.0.1/x', 'https://[::1]/x', 'http://plain.example/x']) {
        const { id } = await put(url, url);
        while ((await attempts(url))[0]?.completedAt == null) await sleep(10);
        assert.deepInclude((await attempts(url))[0], { status: 'connection_error', httpStatus: null });
        assert.equal((await find(id))?.status, 'open', 'a name may come to point elsewhere');
      }
      const target = receiver([204]);
      const { url } = receiver([302], { location: target.url });
      await put(url, 'redirect');
      while ((await attempts('redirect'))[0]?.completedAt == null) await sleep(10);
      assert.deepInclude((await attempts('redirect'))[0], { status: 'failed', httpStatus: 302 });
      assert.lengthOf(target.received, 0);
    });

    it('to a receiver that does not answer wait together: one attempt, not one each', async () => {
      const dead = receiver([503], { 'retry-after': '3600' });
      const ids = await Promise.all([1, 2, 3].map(async (n) => (await put(dead.url, `dead${n}`)).id));
      const healthy = receiver([204]);
      await ended((await put(healthy.url, 'healthy')).id);
      while (dead.received.length === 0) await sleep(10);
      await ended((await put(healthy.url, 'healthy2')).id);
      assert.lengthOf(dead.received, 1);
      for (const id of ids) assert.equal((await find(id))?.status, 'open');
    });

    it('end once their time is over, also those that were never attempted', async () => {
      const statuses = [503];
      const away = receiver(statuses, { 'retry-after': '3600' });
      const ids: string[] = [];
      for (let n = 0; n < 40; n += 1) ids.push((await put(away.url, `away${n}`)).id);
      // Its receiver wants an hour of peace, counted from when the attempt is over.
      while ((await attempts('away0'))[0]?.completedAt == null) await sleep(10);
      // As a process leaves it that is killed in its first attempt.
      const cut = { webhookId: ids[20] ?? '', attempt: 1, principalId: 'p1', status: 'pending' } as const;
      const nothing = { httpStatus: null, message: null, completedAt: null, durationMs: null, answer: null };
      await store.transaction((tx) => tx.webhooks.putAttempt({ ...cut, ...nothing, firedAt: now() }));
      statuses[0] = 204;
      ahead += 25 * 3_600_000;
      const failures = await Promise.all(ids.map(async (id) => (await ended(id)).failure));
      assert.deepEqual(failures, ['status_503', ...Array(39).fill('expired')]);
      assert.lengthOf(away.received, 1);
      const [shown, ...more] = await attempts('away39');
      assert.deepInclude(shown, { status: 'failed', attempt: 1, httpStatus: null });
      assert.match(shown?.message ?? '', /^expired: /);
      assert.isEmpty(more);
      assert.deepInclude((await attempts('away20')).at(-1), { status: 'failed', attempt: 1 });
      assert.equal((await ended((await put(away.url, 'back')).id)).status, 'delivered');
      assert.lengthOf(away.received, 2);
      ahead = 0;
    });

    it('beyond those that may wait for one receiver are recorded as given up', async () => {
      const { url } = receiver([500]);
      const results = await store.transaction(async (tx) => {
        const made = [];
        for (let n = 0; n < 1_001; n += 1) {
          made.push(
            await outgoing.queueWebhookTaskEnded(
              tx,
              {
                principalId: 'p2',
                accountId: null,
                kind: 'registry',
                subject: `many${n}`,
                target: { url, mode: 'HTTP_MESSAGE_SIGNATURES', secret: null },
              },
              { task_id: `many${n}`, ...BODY },
              new Date(now().getTime() + 86_400_000),
            ),
          );
        }
        return made;
      });
      assert.deepEqual(
        results.map(({ failure }) => failure).filter((failure) => failure !== null),
        ['too_many_open'],
      );
      const [shown] = await store.read.webhooks.activity('p2', ['registry'], ['many1000'], 5);
      assert.equal(shown?.status, 'failed');
      assert.match(shown?.message ?? '', /^too_many_open: .+; make the receiver accept them/);
    });

    it('of an owner who was revoked end unsent, with the reason', async () => {
      const { url, received } = receiver([204]);
      const { principal } = await createPrincipal(store, { name: 'revoked', permissions: 'products:*' });
      const { organization: left } = await createOrganization(store, { name: 'Left' });
      const { organization: staying } = await createOrganization(store, { name: 'Staying' });
      const key = await createKey(store, { org: left.id, name: 'a' });
      await createKey(store, { org: staying.id, name: 'b' });
      await revokePrincipal(store, 'revoked');
      await revokeKeyCommand(store, key.id);
      for (const owner of [principal.id, `org_${left.id}`, 'org_nobody']) {
        const { id } = await put(url, owner, undefined, owner);
        assert.deepInclude(await ended(id, owner), {
          status: 'failed',
          failure: 'owner_revoked',
          attempts: 0,
        });
      }
      assert.isEmpty(received);
      const owner = `org_${staying.id}`;
      assert.equal((await ended((await put(url, owner, undefined, owner)).id, owner)).status, 'delivered');
    });

    it('stop to a receiver that refuses all of them, and begin again with what it missed', async () => {
      const { url, received } = receiver([...Array.from({ length: 10 }, () => 410), 204]);
      for (let n = 0; n < 10; n += 1) await ended((await put(url, `refused${n}`)).id);
      const held = await put(url, 'held');
      assert.deepInclude(held, { status: 'failed', failure: 'receiver_paused' });
      assert.match((await attempts('held'))[0]?.message ?? '', /^receiver_paused: .*register it again/);
      await store.transaction((tx) => resumeReceiver(tx, { principalId: 'p2', url }, now()));
      assert.equal((await find(held.id))?.status, 'failed', 'another owner cannot resume it');
      await store.transaction((tx) => resumeReceiver(tx, { principalId: 'p1', url }, now()));
      assert.equal((await ended(held.id)).status, 'delivered');
      assert.deepEqual(JSON.parse(received.at(-1)?.body ?? ''), {
        idempotency_key: held.key,
        task_id: 'held',
        ...BODY,
      });
    });

    it('that have ended are sent once more by the operator, with the same body', async () => {
      const { url, received } = receiver([410, 204]);
      const { id } = await put(url, 'again');
      await ended(id);
      const { webhooks } = await listWebhooks(store, { principal: 'p1', status: 'failed', limit: '1000' });
      assert.include(
        webhooks.map(({ webhook_id: one }) => one),
        id,
      );
      await redeliverWebhook(store, id);
      assert.equal((await ended(id)).status, 'delivered');
      assert.lengthOf(new Set(received.map(({ body }) => body)), 1);
      for (const wrong of [
        () => listWebhooks(store, { status: 'lost' }),
        () => listWebhooks(store, { limit: '0' }),
      ])
        assert.instanceOf(await wrong().catch((cause: unknown) => cause), OperatorError);
      const unknown = await redeliverWebhook(store, 'nowhere').catch((cause: unknown) => cause);
      assert.instanceOf(unknown, OperatorError);
    });

    it('are swept with their attempts once they have ended', async () => {
      const { url } = receiver([204]);
      const { id } = await put(url, 'at-rest', 'HMAC-SHA256');
      await ended(id);
      const before = new Date(now().getTime() + 1_000);
      const pruned = await store.transaction((tx) => tx.webhooks.prune(before, 1_000));
      assert.isAtLeast(pruned, 5);
      assert.isUndefined(await find(id));
      assert.isEmpty(await attempts('at-rest'));
    });
  });
}
