import type { EnumsNotificationType } from '../../../generated/types/enums.ts';
import { LONGEST_WEBHOOK_MS, type Webhook, type WebhookKind } from '../../domain/webhooks/webhook.ts';
import { columns, date, int, nullable, one, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { type Narrow, narrowed, pageAfter, type RowPosition } from '../engine/row-filters.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

/** The fields of a webhook that operators see: neither its body nor the secrets of its receiver. */
const listedColumns = columns({
  id: textColumn,
  principalId: textColumn,
  accountId: nullable(textColumn),
  channel: textColumn,
  kind: one<WebhookKind>(),
  subject: textColumn,
  subscriberId: nullable(textColumn),
  notificationType: nullable(one<EnumsNotificationType>()),
  url: textColumn,
  bytes: int,
  status: one<Webhook['status']>(),
  failure: nullable(textColumn),
  attempts: int,
  dueAt: date,
  createdAt: date,
  endedAt: nullable(date),
});
export type ListedWebhook = ReturnType<typeof listedColumns.read>;

const reopened = {
  status: 'open',
  failure: null,
  ended_at: null,
  due_at: param('now'),
  ends_at: param('ends_at'),
};
const reopen = statement<{ id: string; now: number; ends_at: number }, never>((k) =>
  k('webhooks').where('id', param('id')).whereNot('status', 'open').update(reopened),
);
const dropAttempts = statement<{ id: string }, never>((k) =>
  k('webhook_attempts')
    .where('webhook_id', param('id'))
    .whereExists(
      k('webhooks')
        .where({ id: param('id'), status: 'failed' })
        .select('id'),
    )
    .delete(),
);
const drop = statement<{ id: string }, never>((k) =>
  k('webhooks')
    .where({ id: param('id'), status: 'failed' })
    .delete(),
);
const reopenMissed = statement<
  { channel: string; since: number; limit: number; now: number; ends_at: number },
  never
>((k) =>
  k('webhooks')
    .whereIn(
      'id',
      k('webhooks')
        .where({ channel: param('channel'), status: 'failed' })
        .where('ended_at', '>', param('since'))
        .whereNotIn('failure', ['withdrawn', 'owner_revoked', 'body_too_large'])
        .orderBy('id')
        .limit(numberParam('limit'))
        .select('id'),
    )
    .update(reopened),
);
const spread = (now: Date) => ({ now: now.getTime(), ends_at: now.getTime() + LONGEST_WEBHOOK_MS });

/** The outbox as operators see it, and the reopening of ended webhooks. */
export function webhookListing(db: Db) {
  return {
    /** Webhooks of all principals, oldest first. */
    async list(filter: Narrow, limit: number): Promise<ListedWebhook[]> {
      const query = narrowed(db.k('webhooks'), filter, limit).select([...listedColumns.names]);
      return (await db.query<Stored>(query)).map(listedColumns.read);
    },

    /** Webhooks of all principals that were given up, newest first, before (`ended_at`, `id`). */
    async listFailed(after: RowPosition | null, limit: number): Promise<ListedWebhook[]> {
      // Constants, as the index has them.
      const found = db.k('webhooks').whereRaw("status = 'failed'");
      const query = pageAfter(found, ['ended_at', 'id'], { after, limit, newestFirst: true });
      return (await db.query<Stored>(query.select([...listedColumns.names]))).map(listedColumns.read);
    },

    /** Deletes a webhook that was given up, with its attempts. Returns false when no failed webhook has the id. */
    async drop(id: string): Promise<boolean> {
      await db.run(dropAttempts, { id });
      return (await db.run(drop, { id })) === 1;
    },

    /**
     * Reopens an ended webhook: it is sent again for up to 24 hours, with the same body and key. Returns false when
     * it does not exist or is open.
     */
    async reopen(id: string, now: Date): Promise<boolean> {
      return (await db.run(reopen, { id, ...spread(now) })) === 1;
    },

    /** Reopens up to `limit` webhooks of one receiver that failed after `since`; returns the number reopened. */
    reopenMissed: (channel: string, since: Date, limit: number, now: Date): Promise<number> =>
      db.run(reopenMissed, { channel, since: since.getTime(), limit, ...spread(now) }),
  };
}
