import type { WebhookKind } from '../../domain/webhooks/webhook.ts';
import type { Db } from '../engine/database.ts';
import { param, params, statement } from '../engine/statement.ts';

/** One that was never attempted, or whose attempt was cut short, is shown to its owner by this row alone. */
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

/** Webhooks of the outbox whose time is over. */
export const overdueWebhooks = (db: Db) => ({
  /**
   * Gives up those of a channel that were not delivered in their time: for the reason of their last attempt, or for
   * this one where none began, which an attempt of its own then shows with the message.
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
