import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import type { Deed } from '../../domain/buys/changed-buy.ts';
import { pushConfigOf } from '../../domain/webhooks/task-webhooks.ts';
import type { Tables } from '../../store/index.ts';
import { queueTaskWebhook } from './task-webhooks.ts';

/**
 * Sends a move that a buy made by itself or by its seller to the receiver that was registered with the buy. What the
 * buyer did is sent with the answer of its own call.
 */
export async function announceBuyMove(
  tx: Tables,
  before: WholeBuy | null,
  buy: WholeBuy,
  deeds: readonly Deed[],
  now: Date,
): Promise<void> {
  const config = pushConfigOf(buy.details.push_notification_config);
  if (config === null || before === null || before.status === buy.status) return;
  if (deeds.some(({ actor }) => actor === 'buyer')) return;
  const { id, principalId, accountId, revision, status } = buy;
  await queueTaskWebhook(
    tx,
    { principalId, accountId, id },
    config,
    {
      ...{ taskId: `task_${id}_${revision}`, taskType: 'update_media_buy', protocol: 'media-buy' },
      ...{ status: 'completed', at: now },
      result: {
        ...{ status: 'completed', media_buy_id: id, media_buy_status: status, revision },
        affected_packages: [],
      },
    },
    '3.1',
    'buy',
  );
}
