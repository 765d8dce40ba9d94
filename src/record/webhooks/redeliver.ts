import type { Tables } from '../../store/index.ts';
import type { ListedWebhook } from '../../store/webhooks/webhook-listing.ts';
import { wakeChannel } from './outbox.ts';

/**
 * Sends an ended webhook again, with the same body and key.
 * @returns the webhook as it was; undefined when there is none with the id, or it is still being sent
 */
export async function redeliver(tx: Tables, id: string, now: Date): Promise<ListedWebhook | undefined> {
  const [webhook] = await tx.webhookListing.list({ id }, 1);
  if (webhook === undefined || !(await tx.webhookListing.reopen(id, now))) return undefined;
  await tx.webhookChannels.put(webhook.channel, null);
  await wakeChannel(tx, webhook, now);
  return webhook;
}
