import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import type { WebhookBodies } from '../../../generated/webhooks.ts';
import { MOST_WATCHED, NAMED_AT_ONCE } from '../../../src/domain/moderation/notice.ts';
import { createJudgeTarget } from '../../../src/infra/fetcher/judge-url.ts';
import { createMetrics } from '../../../src/infra/metrics.ts';
import { type Queue, startQueue } from '../../../src/infra/queue.ts';
import { newId } from '../../../src/infra/random.ts';
import { notifyOperator } from '../../../src/jobs/moderation/notify-operator.ts';
import { deliverWebhooks } from '../../../src/jobs/webhooks/deliverWebhooks.ts';
import { createWebhookSender } from '../../../src/outside/webhooks/webhook-sender.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { BUYER, putAccount, putCreative, putReview } from '../../support/moderated.ts';
import { type Outbound, openOutbound } from '../../support/outbound.ts';
import { type Sites, startSites } from '../../support/sites.ts';
import { webhookKeys } from '../../support/webhook-keys.ts';

type Notice = WebhookBodies['operatorWaiting'];

const silent = { debug() {}, info() {}, warn() {}, error() {} };
const HOST = 'operator.example';
const ORG = '0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17';

for (const engine of engines) {
  describe(`webhooks to the operator on ${engine.name}`, () => {
    let store: TestStore = null as never;
    let sites: Sites = null as never;
    let outbound: Outbound = null as never;
    let queue: Queue;
    let paths = 0;
    let ahead = 0;
    const now = () => new Date(Date.now() + ahead);
    const keys = webhookKeys(now);

    beforeEach(async () => {
      sites = await startSites();
      [store, outbound] = await Promise.all([
        engine.open({ onWrite: (topics) => topics.has('jobs') && queue?.wake() }),
        openOutbound({ outboundHosts: sites.hosts }),
      ]);
      const { fetcher } = outbound;
      const metrics = createMetrics({ processMetrics: false });
      queue = startQueue({
        store,
        kinds: {
          deliverWebhooks: deliverWebhooks({
            store,
            log: silent,
            metrics,
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
        metrics,
        now,
        newId,
        lanes: { webhooks: { atOnce: 2, perShare: 2 }, retries: { atOnce: 2, perShare: 2 } },
        leaseMs: 30_000,
        pollMs: 10,
        backoff: { baseMs: 1_000, maxMs: 1_000 },
      });
      await store.transaction((tx) =>
        tx.organizations.insert({ id: ORG, name: 'Acme', tier: null, createdAt: now() }),
      );
    });
    afterEach(async () => {
      await queue.stop(0);
      await Promise.all([store.drop(), outbound.close(), sites.close()]);
    });

    /** The operator's receiver at an address of its own, which answers in the given way. */
    function receiver(answer: (response: ServerResponse) => void) {
      paths += 1;
      const path = `/hook/${paths}`;
      const url = `https://${HOST}${path}`;
      const received: { body: Notice; verdict: string }[] = [];
      sites.serve(HOST, path, async (request, response) => {
        let body = '';
        for await (const chunk of request) body += String(chunk);
        received.push({
          body: JSON.parse(body),
          verdict: await keys.verify(url, request.headers, body),
        });
        answer(response);
      });
      return { url, received };
    }
    const good = (response: ServerResponse) => void response.writeHead(204).end();
    const look = (url: string) =>
      notifyOperator({ store, address: { url, baseUrl: 'https://registry.example' } }, now)();
    const notices = () => store.read.webhookListing.list({ principalId: 'operator' }, 100);
    async function until<T>(
      what: string,
      read: () => Promise<T> | T,
      done: (value: T) => boolean,
    ): Promise<T> {
      for (let tries = 0; tries < 6_000; tries += 1) {
        const value = await read();
        if (done(value)) return value;
        await sleep(10);
      }
      return assert.fail(`never: ${what}`);
    }
    const ended = (count: number) =>
      until(
        `${count} notices ended`,
        notices,
        (all) => all.filter(({ endedAt }) => endedAt).length === count,
      );

    it('name what waits, signed, and not a second time', async () => {
      const { url, received } = receiver(good);
      const review = await putReview({ store, now: now() }, ORG, 'rnorningtide.example');
      await putAccount({ store, now: now() }, 'acc_1');
      await putCreative({ store, now: now() }, 'cr_1');
      await look(url);
      await ended(1);
      assert.equal(received[0]?.verdict, 'ok');
      const { body } = received[0] ?? assert.fail();
      assert.match(body.idempotency_key, /^whk_/);
      assert.equal(body.registry_url, 'https://registry.example');
      assert.equal(body.arrived_count, 3);
      assert.deepEqual(
        [body.waiting.reviews.count, body.waiting.accounts.count, body.waiting.creatives.count],
        [1, 1, 1],
      );
      const { reviews, accounts, creatives } = body.arrived;
      assert.deepInclude(reviews[0], {
        review_id: review,
        entity: 'brand',
        domain: 'rnorningtide.example',
      });
      assert.deepInclude(accounts[0], { principal_id: BUYER.principalId, account_id: 'acc_1' });
      assert.deepInclude(creatives[0], {
        principal_id: BUYER.principalId,
        account_id: BUYER.accountId,
        creative_id: 'cr_1',
      });
      ahead += 3_600_000;
      await look(url);
      assert.lengthOf(await notices(), 1);
    });

    it('are a single one for a storm, and bounded', async () => {
      const { url, received } = receiver(good);
      const row = await putCreative({ store, now: now() }, 'first');
      const more = Array.from({ length: MOST_WATCHED + 10 }, (_, index) => ({
        ...row,
        id: `${index}-${'x'.repeat(200)}`,
      }));
      await store.transaction((tx) => tx.creatives.insertAll(more));
      await Promise.all([look(url), look(url), look(url)]);
      await ended(1);
      assert.lengthOf(received, 1);
      const { body } = received[0] ?? assert.fail();
      assert.equal(body.waiting.creatives.count, MOST_WATCHED + 11);
      assert.equal(body.arrived_count, MOST_WATCHED);
      assert.lengthOf(body.arrived.creatives, NAMED_AT_ONCE);
      assert.isBelow(JSON.stringify(body).length, 100_000);
      for (let round = 0; round < 3; round += 1) {
        ahead += 60_000;
        await look(url);
      }
      assert.lengthOf(
        await notices(),
        1,
        'what is beyond those that are watched is not reported until there is room',
      );
    });

    it('wait while one is on its way, then name all that came since', async () => {
      let isUp = false;
      const { url, received } = receiver((response) => void response.writeHead(isUp ? 204 : 500).end());
      await putAccount({ store, now: now() }, 'acc_1');
      await look(url);
      await until(
        'an attempt',
        () => received.length,
        (count) => count > 0,
      );
      for (const id of ['acc_2', 'acc_3']) {
        ahead += 60_000;
        await putAccount({ store, now: now() }, id);
        await look(url);
      }
      assert.lengthOf(await notices(), 1);
      isUp = true;
      ahead += 3_600_000;
      queue.wake();
      await ended(1);
      await look(url);
      await ended(2);
      assert.equal(new Set(received.map(({ body }) => body.idempotency_key)).size, 2);
      const last = received.at(-1)?.body;
      assert.deepEqual(
        last?.arrived.accounts.map(({ account_id }) => account_id),
        ['acc_2', 'acc_3'],
      );
    });

    for (const [how, answer] of [
      ['refuses them', (response: ServerResponse) => void response.writeHead(410).end()],
      [
        'doubts their signature',
        (response: ServerResponse) =>
          void response
            .writeHead(401, { 'WWW-Authenticate': 'Signature error="webhook_signature_invalid"' })
            .end(),
      ],
    ] as const)
      it(`are made again after an hour when the receiver ${how}, with the same items`, async () => {
        const { url, received } = receiver(answer);
        await putAccount({ store, now: now() }, 'acc_1');
        await look(url);
        await ended(1);
        ahead += 3_000_000;
        await look(url);
        assert.lengthOf(await notices(), 1);
        ahead += 600_001;
        await look(url);
        await ended(2);
        assert.deepEqual(
          received.map(({ body }) => body.arrived.accounts.map(({ account_id }) => account_id)),
          [['acc_1'], ['acc_1']],
        );
      });

    for (const [how, answer] of [
      [
        'sends them elsewhere',
        (response: ServerResponse) =>
          void response.writeHead(302, { Location: 'https://elsewhere.example/' }).end(),
      ],
      [
        'answers without end',
        (response: ServerResponse) => void response.writeHead(500).write('x'.repeat(100_000)),
      ],
      ['closes the connection', (response: ServerResponse) => void response.destroy()],
    ] as const)
      it(`are tried again when the receiver ${how}, and nobody else is called`, async () => {
        const { url, received } = receiver(answer);
        await putAccount({ store, now: now() }, 'acc_1');
        await look(url);
        await until('an attempt that failed', notices, ([one]) => (one?.attempts ?? 0) > 0);
        const [notice] = await notices();
        assert.equal(notice?.status, 'open');
        assert.isAtLeast(received.length, 1);
        assert.isEmpty(sites.requests.filter((request) => !request.startsWith(`${HOST} `)));
      });

    it('go to a new address at once, and no longer to the old one', async () => {
      const old = receiver((response) => void response.writeHead(500).end());
      await putAccount({ store, now: now() }, 'acc_1');
      await look(old.url);
      await until(
        'an attempt',
        () => old.received.length,
        (count) => count > 0,
      );
      const { url, received } = receiver(good);
      await look(url);
      const all = await ended(2);
      assert.sameDeepMembers(
        all.map(({ status, failure }) => ({ status, failure })),
        [
          { status: 'failed', failure: 'withdrawn' },
          { status: 'delivered', failure: null },
        ],
      );
      assert.equal(received[0]?.body.arrived.accounts[0]?.account_id, 'acc_1');
    });

    it('are not made for an address inside the network that nobody listed', async () => {
      await putAccount({ store, now: now() }, 'acc_1');
      await look('https://10.0.0.1/hook');
      const [notice] = await until('an attempt', notices, ([one]) => (one?.attempts ?? 0) > 0);
      assert.equal(notice?.failure, 'refused');
      assert.isEmpty(outbound.dialled);
    });

    it('are none without an address', async () => {
      await putAccount({ store, now: now() }, 'acc_1');
      await notifyOperator({ store, address: null }, now)();
      assert.isEmpty(await notices());
    });
  });
}
