import type { Creative, CreativeStatus } from '../../domain/creatives/creative.ts';
import { creativeSubject } from '../../domain/webhooks/webhook.ts';
import type { Tables } from '../../store/index.ts';
import { notifySubscribers } from './notify-subscribers.ts';

/** Tells the subscribers of its account that the seller moved a creative. Moves of the buyer are no event. */
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

/** Tells them that a creative was purged, softly or without a trace. */
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
