import type { Jobs } from '../../domain/jobs.ts';
import { KeptConnection } from '../../infra/fetcher/kept-connection.ts';
import type { Log } from '../../infra/log.ts';
import type { Metrics } from '../../infra/metrics.ts';
import type { Outcome } from '../../infra/queue.ts';
import type { SendWebhook } from '../../outside/webhooks/webhook-sender.ts';
import { beginAttempt, endAttempt, type WebhookEnded } from '../../record/webhooks/attempts.ts';
import { wakeChannel } from '../../record/webhooks/outbox.ts';
import type { Store } from '../../store/open.ts';
import type { ClaimedJob } from '../../store/queue/job-leases.ts';
import { type NamedJob, typedJob } from '../typed-job.ts';

export type DeliverTools = {
  store: Store;
  send: SendWebhook;
  log: Log;
  metrics: Metrics;
  now: () => Date;
  random: () => number;
  ended: WebhookEnded;
};

/** Maximum number of webhooks per run, so that the channels of other receivers get their turn. */
const MOST_PER_RUN = 50;
/** Time that a run may spend waiting for its receiver before no further webhook is sent. */
const LONGEST_RUN_MS = 5_000;

type Delivery = Pick<ClaimedJob, 'lane'> & { readonly payload: Jobs['deliverWebhooks'] };

/** What a power failure loses of these commits is sent again, with the same body and key. A flush for each takes longer. */
const REPEATABLE = { isLosable: true };

/**
 * Sends the pending webhooks of one receiver, one after another. The start of each attempt is recorded before it is
 * sent, so that an attempt is visible even if a crash interrupts it. The receiver then gets the same body with the
 * same key again.
 */
export function deliverWebhooks(tools: DeliverTools): NamedJob<'deliverWebhooks'> {
  const { store, send, log, metrics, now, random, ended } = tools;

  async function sendPending(
    { payload: { channel }, lane }: Delivery,
    signal: AbortSignal,
    connection: KeptConnection,
  ): Promise<Outcome> {
    let sent = 0;
    let waitedMs = 0;
    let firedAt = now();
    let webhook = await store.transaction((tx) => beginAttempt(tx, channel, firedAt, ended), REPEATABLE);
    while (webhook !== undefined && !signal.aborted) {
      const { url, mode, secret, headers, body } = webhook;
      const result = await send({ url, mode, secret, headers }, body, signal, connection);
      // This process aborted the attempt; the next worker repeats it.
      if (signal.aborted) break;
      const current = webhook;
      const at = now();
      sent += 1;
      waitedMs += result.durationMs;
      const { next, outcome, after, paused } = await store.transaction(async (tx) => {
        const {
          outcome,
          webhook: after,
          ended: hasEnded,
          paused,
          failing,
        } = await endAttempt(tx, current, {
          ...result,
          firedAt,
          random: random(),
          now: at,
        });
        if (hasEnded) await ended(tx, after, at);
        // A receiver that fails or is slow continues in the lane for such receivers.
        const isAside = failing !== null && lane === 'webhooks';
        const mayGoOn = sent < MOST_PER_RUN && waitedMs < LONGEST_RUN_MS && !isAside;
        const next = mayGoOn ? await beginAttempt(tx, channel, at, ended, failing) : undefined;
        return { next, outcome, after, paused };
      }, REPEATABLE);
      metrics.webhooks.inc({ outcome: after.status === 'failed' ? 'given_up' : outcome.kind });
      if (paused) {
        log.warn(
          { channel, principal: after.principalId, host: URL.parse(url)?.host, failure: after.failure },
          'webhooks to a receiver are paused: it refused or missed too many',
        );
      }
      webhook = next;
      firedAt = at;
    }
    return signal.aborted ? { kind: 'retry', code: 'aborted' } : { kind: 'done', detail: { sent } };
  }

  return typedJob('deliverWebhooks', {
    isRepeatable: true,
    async run(job, signal) {
      const connection = new KeptConnection();
      try {
        return await sendPending(job, signal, connection);
      } finally {
        connection.close();
      }
    },

    /** Keeps a job enqueued as long as webhooks are pending. */
    async settled(tx, { payload }, verdict, at) {
      if (verdict.kind === 'retry') return;
      const { channel, url } = payload;
      const next = await tx.webhooks.nextDue(channel);
      if (next === undefined) return;
      const { dueAt, principalId } = next;
      await wakeChannel(tx, { channel, url, principalId }, dueAt > at ? dueAt : at);
    },
  });
}
