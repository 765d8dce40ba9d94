import { v7 as uuid } from 'uuid';
import type { EnumsNotificationType } from '../../../generated/types/schemas.ts';
import type { Account } from '../../domain/accounts/account.ts';
import { type WebhookKind, webhookTarget } from '../../domain/webhooks/webhook.ts';
import type { Tables } from '../../store/index.ts';
import { queueWebhook } from './queue-webhook.ts';

type Json = Readonly<Record<string, unknown>>;

export type AccountEvent = {
  readonly type: EnumsNotificationType;
  readonly kind: WebhookKind;
  /** Identifier of what the event tells of. */
  readonly subject: string;
  /** Identifier of the event, the same for every subscriber. Default: a new one. */
  readonly notificationId?: string;
  readonly body: Json;
};

/** Queues an event for every active subscription of an account that wants its type; the number of them. */
export async function notifySubscribers(
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
