import { v7 as uuid } from 'uuid';
import type { CoreNotificationEnvelope } from '../../../generated/types/core.ts';
import type { EnumsNotificationType } from '../../../generated/types/enums.ts';
import type { NewBody } from '../../../generated/webhooks.ts';
import type { Written } from '../../../generated/written.ts';
import type { Account } from '../../domain/accounts/account.ts';
import type { Creative, CreativeStatus } from '../../domain/creatives/creative.ts';
import { creativeSubject, webhookTarget } from '../../domain/webhooks/webhook.ts';
import type { Tables } from '../../store/index.ts';
import { type NewWebhook, outgoing } from '../webhooks/outbox.ts';

/** Notifies the subscribers of the account that the seller moved a creative. Moves of the buyer cause no event. */
export async function announceCreative(
  tx: Tables,
  { principalId, accountId, id, review }: Creative,
  { from, to }: { from: CreativeStatus; to: CreativeStatus },
  now: Date,
): Promise<void> {
  const account = await tx.accounts.find(accountId, principalId);
  if (account === undefined || from === to) return;
  const notices = noticesOf(account, 'creative.status_changed', creativeSubject(accountId, id), now);
  for (const { event, envelope } of notices)
    await outgoing.queueWebhookCreativeStatusChanged(
      tx,
      event,
      {
        ...envelope,
        notification_type: 'creative.status_changed',
        creative_id: id,
        transition: { from, to },
        reason_code: review.reason_code,
        reason_detail: review.reason_detail,
        initiator: 'seller',
      },
      now,
    );
}

/** Notifies the subscribers of the account that a creative was purged, softly or without a trace. */
export async function announcePurge(
  tx: Tables,
  { principalId, accountId, id }: Creative,
  { kind, reasonCode }: { kind: 'soft' | 'hard'; reasonCode: NewBody<'creativePurged'>['reason_code'] },
  now: Date,
): Promise<void> {
  const account = await tx.accounts.find(accountId, principalId);
  if (account === undefined) return;
  const notices = noticesOf(account, 'creative.purged', creativeSubject(accountId, id), now);
  for (const { event, envelope } of notices)
    await outgoing.queueWebhookCreativePurged(
      tx,
      event,
      {
        ...envelope,
        notification_type: 'creative.purged',
        creative_id: id,
        purge_kind: kind,
        purged_at: now.toISOString(),
        reason_code: reasonCode,
        initiator: 'seller',
      },
      now,
    );
}

/** What every notification of an account states beside its type. */
type Envelope = Written<Omit<CoreNotificationEnvelope, 'idempotency_key' | 'notification_type'>>;

/** One notice for every active subscription of an account to a type. All have the same identifier. */
function noticesOf(
  account: Pick<Account, 'id' | 'principalId' | 'settings'>,
  type: EnumsNotificationType,
  subject: string,
  now: Date,
): { event: NewWebhook; envelope: Envelope }[] {
  const notificationId = uuid();
  return (account.settings.notification_configs ?? [])
    .filter(({ config }) => config.active && config.event_types.includes(type))
    .map(({ config }) => ({
      event: {
        principalId: account.principalId,
        accountId: account.id,
        kind: 'creative',
        subject,
        subscriberId: config.subscriber_id,
        notificationType: type,
        target: webhookTarget(config),
      },
      envelope: {
        notification_id: notificationId,
        fired_at: now.toISOString(),
        subscriber_id: config.subscriber_id,
        account_id: account.id,
      },
    }));
}
