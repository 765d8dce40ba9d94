import type { BuyKey } from '../../domain/buys/buy-record.ts';
import type { AdditionRecord } from '../../domain/delivery/figures.ts';
import { latePeriods, settledAt } from '../../domain/webhooks/reports.ts';
import type { Tables } from '../../store/index.ts';

/** Adds figures to what a buy delivered, and marks the reported periods that they change. The caller has the lock of the buy. */
export async function addDelivered(
  tx: Tables,
  buy: BuyKey,
  additions: readonly AdditionRecord[],
  now: Date,
): Promise<void> {
  await tx.deliveryAdditions.appendAll(buy, additions);
  const moments = additions.map(({ at }) => new Date(at));
  await markLate(tx, buy, moments, now);
}

/** Marks the reported periods of a buy that figures of these moments change. */
export async function markLate(tx: Tables, key: BuyKey, moments: readonly Date[], now: Date): Promise<void> {
  if (moments.length === 0) return;
  const owed = (await tx.buyReports.find(key, 'delivery')) ?? (await tx.buyReports.find(key, 'ended'));
  if (owed === undefined || (owed.kind === 'ended' && owed.dueAt <= now)) return;
  const webhook = (await tx.mediaBuys.find(key))?.details.reporting_webhook;
  if (webhook === undefined) return;
  const periods = latePeriods(owed, webhook.reporting_frequency, moments);
  await tx.reportMarks.addAll(key, settledAt(now), periods);
}
