import type {
  BuyReport,
  DeliveryReport,
  PackageOrder,
  PlatformAnswer,
  PlatformRejected,
  ReportAsk,
} from '../port.ts';
import { addedTo, groupedByBuy, latestOf } from './additions.ts';
import { countsOf, sum } from './figures.ts';
import type { Goods } from './ledger.ts';
import { packageReport, periodOf, type Reported } from './package-report.ts';
import { reachOfAll, replaced } from './reach.ts';
import { countOfSpans } from './windows.ts';

/** A year of hours. */
const MOST_WINDOWS = 8_784;

/** What packages and their buys delivered. */
export function report(
  ask: ReportAsk,
  goodsOf: (order: PackageOrder) => Goods,
): PlatformAnswer<DeliveryReport> {
  const added = addedTo(ask.orders, ask.additions ?? []);
  const refusal = periodRefusal(ask, added);
  if (refusal !== undefined) return refusal;
  const rows = ask.orders.flatMap((order) => {
    const row = packageReport(order, goodsOf(order), added.get(order) ?? [], ask);
    return row === undefined ? [] : [{ ...row, buy_id: order.buy_id }];
  });
  const buys = [...groupedByBuy(rows)].map(([buy, packages]) => buyReport(buy, packages, ask));
  return { ok: true, packages: rows.map((row) => row.report), buys };
}

function periodRefusal(ask: ReportAsk, added: ReturnType<typeof addedTo>): PlatformRejected | undefined {
  const { period, windows, time_zone_offset_minutes: offset = 0 } = ask;
  if (period !== undefined && period.from >= period.to) {
    return { ok: false, code: 'invalid_period', reason: 'the end of a period must be after its start' };
  }
  if (windows === undefined) return undefined;
  const tooMany = ask.orders.some(
    (order) =>
      order.terms.length > 0 &&
      countOfSpans(periodOf(order, added.get(order) ?? [], ask), windows, offset) > MOST_WINDOWS,
  );
  return tooMany
    ? {
        ok: false,
        code: 'invalid_period',
        reason: `a period must have at most ${MOST_WINDOWS} parts`,
      }
    : undefined;
}

function buyReport(buy: string, rows: readonly Reported[], ask: ReportAsk): BuyReport {
  const packages = rows.map((row) => row.report);
  const currencies = [...new Set(packages.map(({ currency }) => currency))];
  const counts = countsOf(sum(packages.map(({ totals }) => totals)));
  const latest = latestOf([
    ...packages.map((each) => each.latest),
    ...(ask.additions ?? [])
      .filter((each) => each.buy_id === buy && each.latest !== undefined && isTold(each.at, ask))
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map((each) => each.latest ?? {}),
  ]);
  const reach = reachOfAll(
    rows.map(({ report: { totals, reach }, most }) => ({ impressions: totals.impressions, reach, most })),
  );
  return {
    buy_id: buy,
    counts,
    amounts: currencies.map((currency) => {
      const { spend_minor, conversion_value_minor } = sum(
        packages.filter((each) => each.currency === currency).map(({ totals }) => totals),
      );
      return { currency, spend_minor, conversion_value_minor };
    }),
    reach: replaced(reach, latest, counts.impressions, packages[0]?.reach?.reach_unit ?? 'devices'),
    latest,
  };
}

const isTold = (at: Date, { period, as_of: now }: ReportAsk): boolean =>
  at <= now && (period === undefined || (period.from <= at && at < period.to));
