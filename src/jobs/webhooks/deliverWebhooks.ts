import type { Log } from '../../infra/log.ts';
import type { Metrics } from '../../infra/metrics.ts';
import type { SendWebhook } from '../../outside/webhooks/webhook-sender.ts';
import { beginAttempt, endAttempt, type WebhookEnded, wakeChannel } from '../../record/webhooks/outbox.ts';
import type { Store } from '../../store/open.ts';
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

/** Webhooks that one run sends; the channels of other receivers get their turn in between. */
const MOST_PER_RUN = 50;

/**
 * Sends the open webhooks of one receiver, one after another. The begin of each attempt is recorded before it, so that
 * one that a crash cuts short is visible; the receiver then gets the same body with the same key again.
 */
export function deliverWebhooks(tools: DeliverTools): NamedJob<'deliverWebhooks'> {
  const { store, send, log, metrics, now, random, ended } = tools;

  return typedJob('deliverWebhooks', {
    async run({ payload }, signal) {
      const { channel } = payload;
      let [sent, firedAt] = [0, now()];
      let webhook = await store.transaction((tx) => beginAttempt(tx, channel, firedAt, ended));
      while (webhook !== undefined && !signal.aborted) {
        const { url, mode, secret, headers, body } = webhook;
        const result = await send({ url, mode, secret, headers }, body, signal);
        // Cut short by ourselves: the next worker repeats the attempt.
        if (signal.aborted) break;
        const [current, at] = [webhook, now()];
        sent += 1;
        const { next, outcome, after, paused } = await store.transaction(async (tx) => {
          const {
            outcome,
            webhook: after,
            ended: hasEnded,
            paused,
          } = await endAttempt(tx, current, {
            ...{ ...result, firedAt, random: random() },
            now: at,
          });
          if (hasEnded) await ended(tx, after, at);
          const next = sent < MOST_PER_RUN ? await beginAttempt(tx, channel, at, ended) : undefined;
          return { next, outcome, after, paused };
        });
        metrics.webhooks.inc({ outcome: after.status === 'failed' ? 'given_up' : outcome.kind });
        if (paused) {
          log.warn(
            { channel, principal: after.principalId, host: URL.parse(url)?.host, failure: after.failure },
            'webhooks to a receiver are paused: it refused or missed too many',
          );
        }
        [webhook, firedAt] = [next, at];
      }
      return signal.aborted ? { kind: 'retry', code: 'aborted' } : { kind: 'done', detail: { sent } };
    },

    /** As long as something is open there is a job for it. */
    async settled(tx, { payload }, verdict, at) {
      if (verdict.kind === 'retry') return;
      const { channel, url } = payload;
      const due = await tx.webhooks.nextDue(channel);
      if (due !== undefined) await wakeChannel(tx, { channel, url }, due > at ? due : at);
    },
  });
}
