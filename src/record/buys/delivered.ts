import type { DeliveryReport, ReportAsk } from '../../ad-server/delivery-report.ts';
import type { DeliveryAddition, Platform } from '../../ad-server/port.ts';
import type { BuyKey, WholeBuy } from '../../domain/buys/buy-record.ts';
import { latePeriods, settledAt } from '../../domain/buys/reports.ts';
import type { AdditionRecord } from '../../domain/events/addition.ts';
import { hourlySums, hoursHolding } from '../../domain/events/hourly-sums.ts';
import type { Tables } from '../../store/index.ts';
import { ordersOf } from './orders.ts';

type Ask = Omit<ReportAsk, 'orders' | 'additions'>;

/** Delivery of buys of one principal. `additions` are the records that `store.deliveryAdditions.list` returns. */
export async function reportOn(
  platform: Platform,
  buys: readonly WholeBuy[],
  additions: readonly AdditionRecord[],
  ask: Ask,
): Promise<DeliveryReport> {
  const report = await platformReport(platform, buys, additions, ask);
  if (!report.ok) throw new Error(`the platform tells no delivery: ${report.code}, ${report.reason}`);
  return report;
}

/** As `reportOn`, but returns the platform's refusal. */
export const platformReport = (
  platform: Platform,
  buys: readonly WholeBuy[],
  additions: readonly AdditionRecord[],
  ask: Ask,
): ReturnType<Platform['report']> =>
  platform.report({ ...ask, orders: buys.flatMap(ordersOf), additions: additions.map(additionOf) });

export const spentKey = (buyId: string, packageId: string): string => JSON.stringify([buyId, packageId]);

/**
 * Whether an addition is real. The test controller's figures appear in reports only: they change no budget and no
 * debt.
 */
const isReal = ({ told }: AdditionRecord): boolean => told?.synthetic !== true;

type SpentOf = (
  platform: Platform,
  store: Tables,
  buys: readonly WholeBuy[],
  now: Date,
) => Promise<ReadonlyMap<string, number>>;

const spentWith =
  (isCounted: (addition: AdditionRecord) => boolean): SpentOf =>
  async (platform, store, buys, now) => {
    const [first] = buys;
    if (first === undefined) return new Map();
    const additions = await store.deliveryAdditions.list(
      first.principalId,
      buys.map(({ id }) => id),
    );
    const { packages } = await reportOn(platform, buys, additions.filter(isCounted), { as_of: now });
    return new Map(packages.map((one) => [spentKey(one.buy_id, one.package_id), one.totals.spend_minor]));
  };

/** Amount that each package of buys of one principal has spent so far, in minor units, by `spentKey`. */
export const spentBy = spentWith(() => true);

/** As `spentBy`, what it has really spent: without the figures that the test controller added. */
export const owedFor = spentWith(isReal);

/** As `owedFor` for one buy, by package id. */
export async function owedByPackage(
  platform: Platform,
  store: Tables,
  buy: WholeBuy,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const owed = await owedFor(platform, store, [buy], now);
  return new Map(buy.packages.map(({ id }) => [id, owed.get(spentKey(buy.id, id)) ?? 0]));
}

/** Whether the platform reports for every live package that its budget cannot pay for another unit. */
export async function isExhausted(
  platform: Platform,
  store: Tables,
  buy: WholeBuy,
  now: Date,
): Promise<boolean> {
  const live = buy.packages.filter(({ canceled }) => !canceled);
  if (live.length === 0) return false;
  const additions = await store.deliveryAdditions.list(buy.principalId, [buy.id]);
  const { packages } = await reportOn(platform, [buy], additions, { as_of: now });
  const reports = new Map(packages.map((one) => [one.package_id, one]));
  return live.every(({ id, budget }) => {
    const report = reports.get(id);
    return (
      report !== undefined &&
      (report.totals.spend_minor >= budget || report.delivery_status === 'budget_exhausted')
    );
  });
}

/** Whether every package that is not canceled has spent its budget. */
export function isBudgetSpent(buy: WholeBuy, spent: ReadonlyMap<string, number>): boolean {
  const live = buy.packages.filter(({ canceled }) => !canceled);
  return live.length > 0 && live.every((one) => (spent.get(spentKey(buy.id, one.id)) ?? 0) >= one.budget);
}

/** A stored addition in the form that the platform takes. */
export const additionOf = ({ at, told: _told, ...addition }: AdditionRecord): DeliveryAddition => ({
  ...addition,
  at: new Date(at),
});

/**
 * Adds figures to the delivery of a buy, and marks the reported periods that they change. The caller must hold the
 * lock of the buy.
 */
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

/**
 * As `addDelivered`, for sums of attributed events: they are added to what earlier requests stored for the same hours.
 */
export async function addCredited(
  tx: Tables,
  buy: BuyKey,
  fresh: readonly AdditionRecord[],
  now: Date,
): Promise<void> {
  const moments = fresh.map(({ at }) => new Date(at));
  const sums = hourlySums(fresh);
  for await (const held of tx.deliveryAdditions.during(buy, hoursHolding(moments))) sums.add(held);
  await tx.deliveryAdditions.appendAll(buy, sums.additions());
  await tx.deliveryAdditions.remove(buy, sums.replaced);
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
