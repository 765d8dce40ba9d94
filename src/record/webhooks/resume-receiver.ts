import { LONGEST_WEBHOOK_MS, MOST_OPEN_WEBHOOKS, webhookChannel } from '../../domain/webhooks/webhook.ts';
import type { Tables } from '../../store/index.ts';
import { wakeChannel } from './outbox.ts';

/**
 * Resumes a paused receiver that its owner has just registered again, beginning with the webhooks that it missed
 * within a day. Ignores a receiver that is not paused.
 */
export async function resumeReceiver(
  tx: Tables,
  { principalId, url }: { principalId: string; url: string },
  now: Date,
): Promise<void> {
  const channel = webhookChannel(principalId, url);
  const failing = await tx.webhookChannels.find(channel);
  if (failing === undefined || failing.pausedAt === null) return;
  await tx.webhookChannels.put(channel, null);
  const since = new Date(now.getTime() - LONGEST_WEBHOOK_MS);
  await tx.webhookListing.reopenMissed(channel, since, MOST_OPEN_WEBHOOKS, now);
  await wakeChannel(tx, { channel, url, principalId }, now);
}
