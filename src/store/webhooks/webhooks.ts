import type { EnumsNotificationType } from '../../../generated/types/enums.ts';
import type {
  KeptAnswer,
  Webhook,
  WebhookActivity,
  WebhookAttemptStatus,
  WebhookHeaders,
  WebhookKind,
  WebhookMode,
} from '../../domain/webhooks/webhook.ts';
import {
  columns,
  date,
  int,
  json,
  nullable,
  one,
  type RowOf,
  type Stored,
  sealed,
  sealedColumns,
  textColumn,
} from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { param, params, statement } from '../engine/statement.ts';
import { endedWebhooks } from './ended-webhooks.ts';
import { overdueWebhooks } from './overdue-webhooks.ts';

const webhookColumns = columns({
  id: textColumn,
  principalId: textColumn,
  accountId: nullable(textColumn),
  channel: textColumn,
  kind: one<WebhookKind>(),
  subject: textColumn,
  subscriberId: nullable(textColumn),
  notificationType: nullable(one<EnumsNotificationType>()),
  sequence: nullable(int),
  url: textColumn,
  mode: one<WebhookMode>(),
  secret: sealed(nullable(textColumn)),
  /** Sealed like `secret`, because headers may hold credentials. */
  headers: sealed(nullable(json<WebhookHeaders>())),
  /** Sealed, because the body repeats the token of the registration. */
  body: sealed(textColumn),
  bytes: int,
  key: textColumn,
  status: one<Webhook['status']>(),
  failure: nullable(textColumn),
  attempts: int,
  dueAt: date,
  endsAt: date,
  createdAt: date,
  endedAt: nullable(date),
  purpose: nullable(one<'test' | 'redelivery'>()),
  originId: nullable(textColumn),
});

const attemptShape = {
  webhookId: textColumn,
  attempt: int,
  principalId: textColumn,
  status: one<WebhookAttemptStatus>(),
  httpStatus: nullable(int),
  message: nullable(textColumn),
  firedAt: date,
  completedAt: nullable(date),
  durationMs: nullable(int),
};
/** What lists of attempts show. */
const attemptColumns = columns(attemptShape);
export const answeredColumns = columns({ ...attemptShape, answer: nullable(json<KeptAnswer>()) });

const insert = statement<Stored, never>((k) => k('webhooks').insert(webhookColumns.placeholders));
const find = statement<{ principal_id: string; id: string }, Stored>((k) =>
  k('webhooks')
    .where({ principal_id: param('principal_id'), id: param('id') })
    .select(webhookColumns.names),
);
const countOpen = statement<{ channel: string }, { count: number | string }>((k) =>
  k('webhooks')
    .where({ channel: param('channel'), status: 'open' })
    .count({ count: '*' }),
);
const openOf = statement<{ principal_id: string }, { count: number | string; bytes: number | string | null }>(
  (k) =>
    k('webhooks')
      .where({ principal_id: param('principal_id'), status: 'open' })
      .count({ count: '*' })
      .sum({ bytes: 'bytes' }),
);
const due = statement<{ channel: string; now: number }, Stored>((k) =>
  k('webhooks')
    .where({ channel: param('channel'), status: 'open' })
    .where('due_at', '<=', param('now'))
    .orderBy(['due_at', 'id'])
    .limit(1)
    .select(webhookColumns.names),
);
const nextDue = statement<{ channel: string }, { due_at: number; principal_id: string }>((k) =>
  k('webhooks')
    .where({ channel: param('channel'), status: 'open' })
    .orderBy('due_at')
    .limit(1)
    .select('due_at', 'principal_id'),
);
const settle = statement<Stored, never>((k) =>
  k('webhooks')
    .where({ id: param('id'), status: 'open' })
    .update({
      status: param('status'),
      failure: param('failure'),
      attempts: param('attempts'),
      due_at: param('due_at'),
      ended_at: param('ended_at'),
    }),
);
const aboutSubject = {
  principal_id: param('principal_id'),
  kind: param('kind'),
  subject: param('subject'),
  status: 'open',
};
const hasOpen = statement<{ principal_id: string; kind: string; subject: string }, { id: string }>((k) =>
  k('webhooks').where(aboutSubject).whereNull('purpose').limit(1).select('id'),
);
const cancel = statement<{ principal_id: string; kind: string; subject: string; now: number }, never>((k) =>
  k('webhooks')
    .where(aboutSubject)
    .update({ status: 'failed', failure: 'withdrawn', ended_at: param('now') }),
);
const cancelEvents = statement<{ principal_id: string; kind: string; subject: string; now: number }, never>(
  (k) =>
    k('webhooks')
      .where(aboutSubject)
      .whereNull('purpose')
      .update({ status: 'failed', failure: 'withdrawn', ended_at: param('now') }),
);
const failOpen = statement<{ channel: string; principal_id: string; failure: string; now: number }, never>(
  (k) =>
    k('webhooks')
      .where({ channel: param('channel'), principal_id: param('principal_id'), status: 'open' })
      .update({ status: 'failed', failure: param('failure'), ended_at: param('now') }),
);
const begin = statement<Stored, never>((k) =>
  k('webhook_attempts').insert(answeredColumns.placeholders).onConflict(['webhook_id', 'attempt']).merge(),
);
const activity = statement<{ principal_id: string; kinds: string; subjects: string; limit: number }, Stored>(
  (k, engine) =>
    k.raw(
      `select * from (
       select a.webhook_id, a.attempt, a.principal_id, a.status, a.http_status, a.message, a.fired_at, a.completed_at,
         a.duration_ms, w.subject, w.subscriber_id, w.notification_type, w.sequence, w.url, w.bytes, w.key,
         row_number() over (partition by w.subject order by a.fired_at desc, a.webhook_id desc, a.attempt desc) as place
       from webhooks as w join webhook_attempts as a on a.webhook_id = w.id
       where w.principal_id = :principal_id and :kinds and :subjects
         and (w.notification_type is not null or w.kind = 'registry')) as shown
     where place <= :limit order by subject, place`,
      {
        ...params('principal_id', 'limit'),
        kinds: inList(k, engine, 'w.kind', param('kinds')),
        subjects: inList(k, engine, 'w.subject', param('subjects')),
      },
    ),
);
/** The outbox: webhooks that must be sent, and every attempt to send them. */
export function webhooks(db: Db) {
  return { ...webhookQueue(db), ...webhookOutcomes(db), ...endedWebhooks(db) };
}

function webhookQueue(db: Db) {
  const { write, read } = sealedColumns('webhooks', webhookColumns, db.sealer);
  return {
    ...overdueWebhooks(db),
    async insert(webhook: Webhook): Promise<void> {
      await db.run(insert, write(webhook));
    },

    async find(principalId: string, id: string): Promise<Webhook | undefined> {
      const row = await db.one(find, { principal_id: principalId, id });
      return row && read(row);
    },

    async countOpen(channel: string): Promise<number> {
      return Number((await db.one(countOpen, { channel }))?.count ?? 0);
    },

    /** Number of an owner's open webhooks, and the total bytes of their bodies. */
    async openOf(principalId: string): Promise<{ count: number; bytes: number }> {
      const row = await db.one(openOf, { principal_id: principalId });
      return { count: Number(row?.count ?? 0), bytes: Number(row?.bytes ?? 0) };
    },

    /** The webhook of a channel that has been due longest. */
    async due(channel: string, now: Date): Promise<Webhook | undefined> {
      const row = await db.one(due, { channel, now: now.getTime() });
      return row && read(row);
    },

    /** The channel's open webhook that is due first: when, and its owner; undefined when none is open. */
    async nextDue(channel: string): Promise<{ dueAt: Date; principalId: string } | undefined> {
      const row = await db.one(nextDue, { channel });
      return row && { dueAt: new Date(row.due_at), principalId: row.principal_id };
    },

    /** Whether an open webhook of this kind exists for the subject that an event caused. */
    async hasOpen(principalId: string, kind: WebhookKind, subject: string): Promise<boolean> {
      return (await db.one(hasOpen, { principal_id: principalId, kind, subject })) !== undefined;
    },
  };
}

function webhookOutcomes(db: Db) {
  return {
    /** Writes the fields that an attempt changed. Returns false when the webhook is no longer open. */
    async settle(webhook: Webhook): Promise<boolean> {
      const { status, failure, attempts, due_at, ended_at } = webhookColumns.write(webhook);
      const changed = { id: webhook.id, status, failure, attempts, due_at, ended_at } as Stored;
      return (await db.run(settle, changed)) === 1;
    },

    /** Fails all open webhooks of this kind for the subject, as `withdrawn`. */
    async cancel(principalId: string, kind: WebhookKind, subject: string, now: Date): Promise<void> {
      await db.run(cancel, { principal_id: principalId, kind, subject, now: now.getTime() });
    },

    /** As `cancel`, except for tests and redeliveries. */
    async cancelEvents(principalId: string, kind: WebhookKind, subject: string, now: Date): Promise<void> {
      await db.run(cancelEvents, { principal_id: principalId, kind, subject, now: now.getTime() });
    },

    /** Fails all open webhooks of one owner's channel for the given reason; returns their number. */
    failOpen: (
      { channel, principalId }: Pick<Webhook, 'channel' | 'principalId'>,
      failure: string,
      now: Date,
    ): Promise<number> =>
      db.run(failOpen, { channel, principal_id: principalId, failure, now: now.getTime() }),

    /** Records the start of an attempt, or replaces it with its end. */
    async putAttempt(attempt: RowOf<typeof answeredColumns>): Promise<void> {
      await db.run(begin, answeredColumns.write(attempt));
    },

    /** Attempts for some subjects, up to `limit` of each, newest first. */
    async activity(
      principalId: string,
      kinds: readonly WebhookKind[],
      subjects: readonly string[],
      limit: number,
    ): Promise<WebhookActivity[]> {
      const rows = await db.all(activity, {
        principal_id: principalId,
        kinds: JSON.stringify(kinds),
        subjects: JSON.stringify(subjects),
        limit,
      });
      return rows.map((row) => ({
        ...attemptColumns.read(row),
        ...shownColumns.read(row),
      }));
    },
  };
}

const shownColumns = columns({
  subject: textColumn,
  subscriberId: nullable(textColumn),
  notificationType: nullable(one<EnumsNotificationType>()),
  sequence: nullable(int),
  url: textColumn,
  bytes: int,
  key: textColumn,
});
