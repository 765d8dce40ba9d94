import { LONGEST_WEBHOOK_MS, MOST_OPEN_WEBHOOKS, webhookChannel } from '../../domain/webhooks/webhook.ts';
import type { Tables } from '../../store/index.ts';
import { wakeChannel } from './outbox.ts';

/**
 * Resumes a paused receiver that its owner has just registered again, beginning with the webhooks that it missed
 * within a day. Ignores a receiver that is not paused.
 */
export const resumeReceiver = (
  tx: Tables,
  { principalId, url }: { principalId: string; url: string },
  now: Date,
): Promise<void> => resumeAllReceivers(tx, { principalId, urls: [url] }, now);

/** As `resumeReceiver`, for receivers of which few are paused. */
export async function resumeAllReceivers(
  tx: Tables,
  { principalId, urls }: { principalId: string; urls: readonly string[] },
  now: Date,
): Promise<void> {
  const byChannel = new Map(urls.map((url) => [webhookChannel(principalId, url), url]));
  for (const channel of await tx.webhookChannels.paused([...byChannel.keys()])) {
    await tx.webhookChannels.put(channel, null);
    const since = new Date(now.getTime() - LONGEST_WEBHOOK_MS);
    await tx.webhookListing.reopenMissed(channel, since, MOST_OPEN_WEBHOOKS, now);
    await wakeChannel(tx, { channel, url: byChannel.get(channel) ?? '', principalId }, now);
  }
}
