import type { Webhook } from '../../domain/webhooks/webhook.ts';
import { columns, date, int, nullable, one, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { pageAfter, type RowPosition } from '../engine/row-filters.ts';
import { numberParam, param, statement } from '../engine/statement.ts';
import { answeredColumns } from './webhooks.ts';

/** The fields of a webhook that lists show to the owner of a subscription: not its body. */
const deliveryColumns = columns({
  id: textColumn,
  subject: textColumn,
  purpose: nullable(one<'test' | 'redelivery'>()),
  originId: nullable(textColumn),
  key: textColumn,
  status: one<Webhook['status']>(),
  failure: nullable(textColumn),
  attempts: int,
  dueAt: date,
  endsAt: date,
  createdAt: date,
  endedAt: nullable(date),
  bytes: int,
});
export type Delivery = RowOf<typeof deliveryColumns>;
export type AnsweredAttempt = RowOf<typeof answeredColumns>;

/** What a member asks of the deliveries of a subscription. */
export type DeliveriesAsk = {
  readonly subject: string;
  readonly state?: Webhook['status'] | undefined;
  readonly purpose?: 'events' | 'test' | 'redelivery' | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  readonly after: RowPosition | null;
  readonly limit: number;
};

const attemptsOf = statement<{ webhook_id: string; limit: number }, Stored>((k) =>
  k('webhook_attempts')
    .where('webhook_id', param('webhook_id'))
    .orderBy('attempt', 'desc')
    .limit(numberParam('limit'))
    .select(answeredColumns.names),
);
const openRepeat = statement<{ origin_id: string }, Stored>((k) =>
  k('webhooks')
    .where({ origin_id: param('origin_id'), status: 'open' })
    .whereNotNull('origin_id')
    .orderBy('id')
    .limit(1)
    .select(deliveryColumns.names),
);
const openTest = statement<{ subject: string }, Stored>((k) =>
  k('webhooks')
    .whereRaw("kind = 'registry'")
    .where({ subject: param('subject'), status: 'open', purpose: 'test' })
    .orderBy('id')
    .limit(1)
    .select(deliveryColumns.names),
);
/** Failures that sending again cannot mend, or that nobody wants sent again. */
const FINAL = ['withdrawn', 'owner_revoked', 'body_too_large'];
const failed = statement<{ subject: string; since: number; limit: number }, Stored>((k) =>
  k('webhooks as w')
    .whereRaw("w.kind = 'registry'")
    .where({ 'w.subject': param('subject'), 'w.status': 'failed' })
    .whereNull('w.purpose')
    .where('w.ended_at', '>=', param('since'))
    .whereNotIn('w.failure', FINAL)
    .whereNotExists(
      k('webhooks as r')
        .whereRaw('r.origin_id = w.id')
        .whereIn('r.status', ['open', 'delivered'])
        .select('r.id'),
    )
    .orderBy('w.id')
    .limit(numberParam('limit'))
    .select(deliveryColumns.names.map((name) => `w.${name}`)),
);

/** The webhooks of subscriptions to the change feed, as their owner sees them. */
export function deliveries(db: Db) {
  return {
    /** Deliveries of a subscription, newest first, before (`created_at`, `id`). */
    async list(asked: DeliveriesAsk): Promise<Delivery[]> {
      const { subject, state, purpose, since, until, after, limit } = asked;
      const found = db.k('webhooks').whereRaw("kind = 'registry'").where({ subject });
      if (state !== undefined) found.where('status', state);
      if (purpose === 'events') found.whereNull('purpose');
      else if (purpose !== undefined) found.whereNotNull('purpose').where({ purpose });
      if (since !== undefined) found.where('created_at', '>=', since.getTime());
      if (until !== undefined) found.where('created_at', '<', until.getTime());
      const query = pageAfter(found, ['created_at', 'id'], { after, limit, newestFirst: true });
      return (await db.query<Stored>(query.select([...deliveryColumns.names]))).map(deliveryColumns.read);
    },

    /** The newest attempts of a delivery, with what was answered. */
    async attemptsOf(webhookId: string, limit: number): Promise<AnsweredAttempt[]> {
      return (await db.all(attemptsOf, { webhook_id: webhookId, limit })).map(answeredColumns.read);
    },

    /** The open redelivery of a delivery. */
    async openRepeat(originId: string): Promise<Delivery | undefined> {
      const row = await db.one(openRepeat, { origin_id: originId });
      return row && deliveryColumns.read(row);
    },

    /** The open test of a subscription. */
    async openTest(subject: string): Promise<Delivery | undefined> {
      const row = await db.one(openTest, { subject });
      return row && deliveryColumns.read(row);
    },

    /** Pages of a subscription that were given up since a moment and not sent again since, oldest first. */
    async failed(subject: string, since: Date, limit: number): Promise<Delivery[]> {
      const rows = await db.all(failed, { subject, since: since.getTime(), limit });
      return rows.map(deliveryColumns.read);
    },
  };
}
