import { type AudienceKey, audienceOnWire } from '../../domain/audiences/audience.ts';
import type { Tables } from '../../store/index.ts';
import { queueTaskWebhook } from './task-webhooks.ts';

/** Sends what the seller made of an audience to the receiver that was registered with its upload. */
export async function announceAudience(
  tx: Tables,
  { principalId, accountId, id }: AudienceKey,
  now: Date,
): Promise<void> {
  const receiver = await tx.audienceReceivers.find(principalId, accountId);
  if (receiver === undefined) return;
  const audience = (await tx.audiences.list(principalId, accountId)).find((one) => one.id === id);
  if (audience === undefined) return;
  const { config, form, minimum } = receiver;
  const result = {
    status: 'completed',
    audiences: [audienceOnWire(audience, { action: 'updated', minimum })],
  };
  const taskId = `task_${id}_${now.getTime()}`.slice(0, 255);
  const event = {
    ...{ taskId, taskType: 'sync_audiences', protocol: 'media-buy', status: 'completed', at: now, result },
  };
  await queueTaskWebhook(tx, { principalId, accountId, id }, config, event, form, 'account');
}
