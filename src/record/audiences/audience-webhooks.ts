import { type AudienceKey, audienceOnWire } from '../../domain/audiences/audience.ts';
import { pushTarget, taskEnvelope } from '../../domain/tasks/task-webhooks.ts';
import type { Tables } from '../../store/index.ts';
import { outgoing } from '../webhooks/outbox.ts';

/** Sends the new state of an audience to the receiver that was registered with its upload. */
export async function announceAudience(
  tx: Tables,
  { principalId, accountId, id }: AudienceKey,
  now: Date,
): Promise<void> {
  const receiver = await tx.audienceReceivers.find(principalId, accountId);
  if (receiver === undefined) return;
  const [audience] = await tx.audiences.some(principalId, accountId, [id]);
  if (audience === undefined) return;
  const { config, minimum } = receiver;
  const taskId = `task_${id}_${now.getTime()}`.slice(0, 255);
  await outgoing.queueWebhookAudienceChanged(
    tx,
    { principalId, accountId, kind: 'account', subject: id, target: pushTarget(config) },
    {
      ...taskEnvelope(config, { taskId, status: 'completed', at: now }, receiver),
      task_type: 'sync_audiences',
      protocol: 'media-buy',
      result: {
        status: 'completed',
        audiences: [audienceOnWire(audience, { action: 'updated', minimum })],
      },
    },
    now,
  );
}
