import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import { impairmentChanges } from '../../domain/webhooks/impairment-changes.ts';
import { pushConfigOf } from '../../domain/webhooks/task-webhooks.ts';
import type { Tables } from '../../store/index.ts';
import { impairmentsFor } from '../buys/impairments-for.ts';
import { queueTaskWebhook } from './task-webhooks.ts';

export const ANNOUNCE_IMPAIRMENTS = 'announceImpairments';
const ATTEMPTS = 20;

/** The job that compares what the buys of an account need with what their receivers know. */
export async function compareImpairments(
  tx: Tables,
  { principalId, accountId }: { principalId: string; accountId: string },
  now: Date,
): Promise<void> {
  await tx.jobs.enqueue({
    ...{ kind: ANNOUNCE_IMPAIRMENTS, key: JSON.stringify([principalId, accountId]) },
    ...{ payload: { principalId, accountId }, runAt: now, maxAttempts: ATTEMPTS, pullForward: true },
  });
}

/**
 * Sends what went out of service for some buys of one principal, or came back, to the receivers that were registered
 * with the buys. The buys are locked, so that nothing is sent twice.
 */
export async function announceImpairments(tx: Tables, buys: readonly WholeBuy[], now: Date): Promise<void> {
  const found = await impairmentsFor(tx, buys, now);
  for (const buy of buys) {
    const config = pushConfigOf(buy.details.push_notification_config);
    const current = found.get(buy.id);
    if (config === null || current === undefined) continue;
    const changes = impairmentChanges(await tx.impairmentMarks.find(buy), current);
    if (changes.length === 0) continue;
    await tx.impairmentMarks.put(buy, current);
    const { id, principalId, accountId, revision, status } = buy;
    for (const { impairment, isOver } of changes) {
      const result = {
        ...{ status: 'completed', media_buy_id: id, media_buy_status: status, revision },
        ...{ notification_type: 'impairment', health: current.length === 0 ? 'ok' : 'impaired' },
        ...{ impairment, ...(isOver ? { resolved_at: now.toISOString() } : {}) },
        ...{ impairments: current, affected_packages: [] },
      };
      const event = {
        ...{ taskId: `task_${id}_${revision}`, taskType: 'update_media_buy', protocol: 'media-buy' },
        ...{ status: 'completed', at: now, notificationId: impairment.impairment_id, result },
      };
      await queueTaskWebhook(tx, { principalId, accountId, id }, config, event, '3.1', 'buy', 'impairment');
    }
  }
}
