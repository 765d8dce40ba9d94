import type { EnumsAvailableMetric as Metric } from '../../../generated/types/enums.ts';
import type {
  MediaBuyAggregatedTotals,
  MediaBuyMediaBuyDelivery,
  MediaBuyPackageDelivery,
} from '../../../generated/types/media-buy.ts';
import type { BuyStatus } from '../buys/lifecycle/buy.ts';
import { finish, pausesAfter, type Steps } from '../steps.ts';
import {
  type DeliveryAnswer,
  type DeliveryReach,
  type Figures,
  figuresOf,
  type LatestFigures,
  maskedBy,
  noFigures,
  reportBeside,
  tell,
} from './figures.ts';
import { type Delivered, type Dimensions, type PackageSubject, packageRow } from './package-row.ts';
import { type Granularity, unitsOf } from './range.ts';
import type { Finality } from './standing.ts';

export type PackageDelivered = { readonly subject: PackageSubject; readonly delivered: Delivered };

/** A buy in a report, with its packages in order. */
export type BuySubject = {
  readonly id: string;
  readonly status: BuyStatus;
  readonly packages: readonly PackageDelivered[];
  readonly reach: DeliveryReach | null;
  readonly latest: LatestFigures;
  readonly finality: Finality;
};

/** Figures without unmeasured ones, with what is needed to report them or to sum them further. */
export type Summed = {
  readonly figures: Figures;
  readonly measured: ReadonlySet<Metric>;
  readonly currency: string;
  /** Whether some packages have other currencies, whose amounts are left out of the figures. */
  readonly isMixed: boolean;
};

/** The currency of a buy's totals: that of its first package, because no exchange rate is known here. */
export const currencyOf = (packages: readonly PackageDelivered[]): string =>
  packages[0]?.subject.currency ?? 'USD';

/** Packages of which a report makes rows, or sums, between two pauses: a few milliseconds. */
const PACKAGES_AT_ONCE = 50;

/** The sum of the figures that each package reports. */
export const summed = (
  packages: readonly PackageDelivered[],
  totalsOf: (one: PackageDelivered) => Figures = ({ delivered }) => delivered.totals,
): Summed => finish(summedIn(packages, totalsOf));

/** `summed` in steps. */
function* summedIn(
  packages: readonly PackageDelivered[],
  totalsOf: (one: PackageDelivered) => Figures = ({ delivered }) => delivered.totals,
): Steps<Summed> {
  const currency = currencyOf(packages);
  let figures = noFigures;
  const measured = new Set<Metric>();
  const isDue = pausesAfter(PACKAGES_AT_ONCE);
  for (const one of packages) {
    const own = maskedBy(totalsOf(one), one.subject.measured);
    const isForeign = one.subject.currency !== currency;
    const before = figures;
    figures = figuresOf((name) => before[name] + (isForeign && name.endsWith('_minor') ? 0 : own[name]));
    for (const metric of one.subject.measured) measured.add(metric);
    if (isDue()) yield;
  }
  return {
    figures,
    measured,
    currency,
    isMixed: packages.some(({ subject }) => subject.currency !== currency),
  };
}

const told = ({ figures, measured, currency, isMixed }: Summed): DeliveryAnswer =>
  tell(figures, measured, currency, isMixed);

/** Buys in a report. */
export function* buyRows(
  buys: readonly BuySubject[],
  dimensions: Dimensions,
  windows: Granularity | null,
): Steps<MediaBuyMediaBuyDelivery[]> {
  const rows: MediaBuyMediaBuyDelivery[] = [];
  const isDue = pausesAfter(PACKAGES_AT_ONCE);
  for (const buy of buys) {
    rows.push(yield* buyRow(buy, dimensions, windows));
    if (isDue(buy.packages.length)) yield;
  }
  return rows;
}

/** A buy in a report. Its totals are the sums of its packages, except reach, which cannot be summed. */
export function* buyRow(
  buy: BuySubject,
  dimensions: Dimensions,
  windows: Granularity | null,
): Steps<MediaBuyMediaBuyDelivery> {
  const { packages } = buy;
  const total = yield* summedIn(packages);
  const rows: MediaBuyPackageDelivery[] = [];
  const isDue = pausesAfter(PACKAGES_AT_ONCE);
  for (const { subject, delivered } of packages) {
    rows.push(packageRow(subject, delivered, dimensions));
    if (isDue()) yield;
  }
  const points = rows.flatMap(({ grps }) => grps ?? []);
  const [model, ...otherModels] = new Set(packages.map(({ subject }) => subject.model));
  return {
    media_buy_id: buy.id,
    status: buy.status,
    ...buy.finality,
    ...(model === undefined || otherModels.length > 0 ? {} : { pricing_model: model }),
    currency: total.currency,
    totals: {
      ...told(total),
      ...reportBeside(buy.reach, buy.latest, total.measured),
      ...(points.length === 0 ? {} : { grps: hundredths(points.reduce((sum, each) => sum + each, 0)) }),
    },
    by_package: rows,
    ...(windows === null ? {} : { windows: yield* windowRows(packages, windows) }),
  };
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** The periods with delivery, each with the sums of its packages. */
function* windowRows(packages: readonly PackageDelivered[], granularity: Granularity): Steps<WindowRow[]> {
  const periods = new Map<number, { start: Date; end: Date; totals: Map<PackageDelivered, Figures> }>();
  const isDue = pausesAfter(PACKAGES_AT_ONCE);
  for (const one of packages) {
    for (const { start, end, totals } of unitsOf(one.delivered.windows, granularity)) {
      const period = periods.get(start.getTime()) ?? { start, end, totals: new Map() };
      periods.set(start.getTime(), period);
      period.totals.set(one, totals);
    }
    if (isDue()) yield;
  }
  const rows: WindowRow[] = [];
  for (const [, { start, end, totals }] of [...periods].sort(([a], [b]) => a - b)) {
    const totalsOf = (one: PackageDelivered): Figures => totals.get(one) ?? one.delivered.totals;
    const present = [...totals.keys()];
    const byPackage: NonNullable<WindowRow['by_package']> = [];
    for (const one of present) {
      byPackage.push({ package_id: one.subject.id, ...told(summed([one], totalsOf)) });
      if (isDue()) yield;
    }
    rows.push({
      window_start: start.toISOString(),
      window_end: end.toISOString(),
      totals: told(yield* summedIn(present, totalsOf)),
      by_package: byPackage,
    });
    if (isDue(present.length)) yield;
  }
  return rows;
}

type WindowRow = NonNullable<MediaBuyMediaBuyDelivery['windows']>[number];

/** Totals of all buys; null when they have several currencies. Reach is left out, because it cannot be summed. */
export function* aggregatedTotals(buys: readonly BuySubject[]): Steps<MediaBuyAggregatedTotals | null> {
  const total = yield* summedIn(buys.flatMap(({ packages }) => packages));
  if (total.isMixed) return null;
  const { impressions, spend, clicks, completed_views, views, conversions, conversion_value, ...rest } =
    told(total);
  const { roas, cost_per_acquisition, completion_rate } = rest;
  const known = { clicks, completed_views, views, conversions, conversion_value, roas, cost_per_acquisition };
  return {
    impressions,
    spend,
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
    ...(completion_rate === undefined ? {} : { completion_rate }),
    media_buy_count: buys.length,
  };
}
