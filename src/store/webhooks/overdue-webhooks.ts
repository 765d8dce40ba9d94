import type { WebhookKind } from '../../domain/webhooks/webhook.ts';
import type { Db } from '../engine/database.ts';
import { param, params, statement } from '../engine/statement.ts';

/**
 * For a webhook that was never attempted, or whose first attempt was interrupted, this row is the only one that shows
 * its owner the failure.
 */
const noteOverdue = statement<{ channel: string; now: number; message: string }, never>((k) =>
  k.raw(
    `insert into webhook_attempts
       (webhook_id, attempt, principal_id, status, message, fired_at, completed_at)
     select id, 1, principal_id, 'failed', :message, :now, :now from webhooks
     where channel = :channel and status = 'open' and ends_at <= :now and attempts = 0
     on conflict (webhook_id, attempt) do update
       set status = excluded.status, message = excluded.message, completed_at = excluded.completed_at`,
    params('channel', 'now', 'message'),
  ),
);
const failOverdue = statement<
  { channel: string; now: number; failure: string },
  { principal_id: string; id: string; kind: WebhookKind }
>((k) =>
  k('webhooks')
    .where({ channel: param('channel'), status: 'open' })
    .where('ends_at', '<=', param('now'))
    .update({
      status: 'failed',
      failure: k.raw('coalesce(failure, ?)', [param('failure')]),
      ended_at: param('now'),
    })
    .returning(['principal_id', 'id', 'kind']),
);

/** Webhooks of the outbox whose delivery time has ended. */
export const overdueWebhooks = (db: Db) => ({
  /**
   * Fails the webhooks of a channel that were not delivered before `endsAt`. The failure is the reason of the last
   * attempt, or `failure` when there is none. A webhook without an attempt gets a failed one with `message`.
   */
  async failOverdue(
    channel: string,
    { failure, message }: { failure: string; message: string },
    now: Date,
  ): Promise<readonly { principalId: string; id: string; kind: WebhookKind }[]> {
    const at = { channel, now: now.getTime() };
    await db.run(noteOverdue, { ...at, message });
    const ended = await db.all(failOverdue, { ...at, failure });
    return ended.map(({ principal_id: principalId, id, kind }) => ({ principalId, id, kind }));
  },
});
