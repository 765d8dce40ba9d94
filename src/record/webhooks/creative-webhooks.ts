import { v7 as uuid } from 'uuid';
import type { EnumsNotificationType } from '../../../generated/types/schemas.ts';
import type { Account } from '../../domain/accounts/account.ts';
import type { Creative, CreativeStatus } from '../../domain/creatives/creative.ts';
import { creativeSubject, type WebhookKind, webhookTarget } from '../../domain/webhooks/webhook.ts';
import type { Tables } from '../../store/index.ts';
import { queueWebhook } from './outbox.ts';

/** Notifies the subscribers of the account that the seller moved a creative. Moves of the buyer cause no event. */
export async function announceCreative(
  tx: Tables,
  { principalId, accountId, id, review }: Creative,
  { from, to }: { from: CreativeStatus; to: CreativeStatus },
  now: Date,
): Promise<void> {
  const account = await tx.accounts.find(accountId, principalId);
  if (account === undefined || from === to) return;
  const type = 'creative.status_changed';
  const body = {
    creative_id: id,
    transition: { from, to },
    ...(review.reason_code === undefined ? {} : { reason_code: review.reason_code }),
    ...(review.reason_detail === undefined ? {} : { reason_detail: review.reason_detail }),
    initiator: 'seller',
  };
  await notifySubscribers(
    tx,
    account,
    { type, kind: 'creative', subject: creativeSubject(accountId, id), body },
    now,
  );
}

/** Notifies the subscribers of the account that a creative was purged, softly or without a trace. */
export async function announcePurge(
  tx: Tables,
  { principalId, accountId, id }: Creative,
  { kind, reasonCode }: { kind: 'soft' | 'hard'; reasonCode: string },
  now: Date,
): Promise<void> {
  const account = await tx.accounts.find(accountId, principalId);
  if (account === undefined) return;
  const body = {
    creative_id: id,
    purge_kind: kind,
    purged_at: now.toISOString(),
    reason_code: reasonCode,
    initiator: 'seller',
  };
  await notifySubscribers(
    tx,
    account,
    { type: 'creative.purged', kind: 'creative', subject: creativeSubject(accountId, id), body },
    now,
  );
}

type Json = Readonly<Record<string, unknown>>;

export type AccountEvent = {
  readonly type: EnumsNotificationType;
  readonly kind: WebhookKind;
  /** Identifier of the object that the event is about. */
  readonly subject: string;
  /** Identifier of the event, the same for every subscriber. Default: a new one. */
  readonly notificationId?: string;
  readonly body: Json;
};

/** Queues an event for every active subscription of an account to its type, and returns their number. */
async function notifySubscribers(
  tx: Tables,
  account: Pick<Account, 'id' | 'principalId' | 'settings'>,
  { type, kind, subject, notificationId = uuid(), body }: AccountEvent,
  now: Date,
): Promise<number> {
  const wanted = (account.settings.notification_configs ?? []).filter(
    ({ config }) => config.active && config.event_types.includes(type),
  );
  for (const { config } of wanted) {
    await queueWebhook(
      tx,
      {
        ...{ principalId: account.principalId, accountId: account.id, kind, subject },
        ...{ subscriberId: config.subscriber_id, notificationType: type, target: webhookTarget(config) },
        body: {
          notification_id: notificationId,
          notification_type: type,
          fired_at: now.toISOString(),
          subscriber_id: config.subscriber_id,
          account_id: account.id,
          ...body,
        },
      },
      now,
    );
  }
  return wanted.length;
}
