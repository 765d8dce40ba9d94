import { randomBytes } from 'node:crypto';
import { createResolver } from '../../src/infra/dns.ts';
import { createJudgeTarget } from '../../src/infra/fetcher/judge-url.ts';
import { createFetcher } from '../../src/infra/fetcher.ts';
import { createMessageKeys } from '../../src/infra/message-keys.ts';
import { createMetrics } from '../../src/infra/metrics.ts';
import { startQueue } from '../../src/infra/queue.ts';
import { newId } from '../../src/infra/random.ts';
import { deliverWebhooks } from '../../src/jobs/webhooks/deliverWebhooks.ts';
import { createSignWebhook, createWebhookSender } from '../../src/outside/webhooks/webhook-sender.ts';
import { openStore } from '../../src/store/open.ts';

export type SenderSettings = {
  readonly url: string;
  readonly hosts: readonly (readonly [string, string])[];
  readonly nameServer: string;
  /** How far its clock is ahead, so that waits of an hour are over. */
  readonly aheadMs: number;
};

const [text = ''] = process.argv.slice(2);
const settings: SenderSettings = JSON.parse(text);
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const now = () => new Date(Date.now() + settings.aheadMs);
const outboundHosts = new Map(settings.hosts);

/** A process that sends what is in the outbox, until somebody kills it. */
const store = await openStore(settings.url);
const fetcher = createFetcher({
  outboundHosts,
  resolver: createResolver([settings.nameServer]),
  userAgent: 'test',
  // A receiver that does not answer is left soon, so that a run of the test sees many attempts.
  longestMs: 500,
});
const keys = createMessageKeys(store);
const metrics = createMetrics({ processMetrics: false });
startQueue({
  store,
  schedule: {},
  log: silent,
  metrics,
  now,
  newId,
  kinds: {
    deliverWebhooks: deliverWebhooks({
      store,
      log: silent,
      metrics,
      now,
      random: Math.random,
      ended: async () => {},
      send: createWebhookSender({
        fetcher,
        judgeTarget: createJudgeTarget(outboundHosts),
        now,
        sign: createSignWebhook({ keys, now, random: (bytes) => randomBytes(bytes) }),
      }),
    }),
  },
  lanes: { webhooks: { atOnce: 8, perShare: 4 }, retries: { atOnce: 8, perShare: 4 } },
  leaseMs: 600,
  pollMs: 50,
  backoff: { baseMs: 100, maxMs: 100 },
});
process.send?.('ready');
