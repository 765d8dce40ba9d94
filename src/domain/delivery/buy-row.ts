import type { EnumsAvailableMetric as Metric } from '../../../generated/types/enums.ts';
import type {
  MediaBuyAggregatedTotals,
  MediaBuyMediaBuyDelivery,
} from '../../../generated/types/media-buy.ts';
import type { BuyStatus } from '../buys/lifecycle/buy.ts';
import {
  type DeliveryAnswer,
  type DeliveryReach,
  type Figures,
  figuresOf,
  type LatestFigures,
  maskedBy,
  reportBeside,
  sumOf,
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

/** The sum of the figures that each package reports. */
export function summed(
  packages: readonly PackageDelivered[],
  totalsOf: (one: PackageDelivered) => Figures = ({ delivered }) => delivered.totals,
): Summed {
  const currency = currencyOf(packages);
  const parts = packages.map((one) => {
    const figures = maskedBy(totalsOf(one), one.subject.measured);
    const isForeign = one.subject.currency !== currency;
    return figuresOf((name) => (isForeign && name.endsWith('_minor') ? 0 : figures[name]));
  });
  return {
    figures: sumOf(parts),
    measured: new Set(packages.flatMap(({ subject }) => [...subject.measured])),
    currency,
    isMixed: packages.some(({ subject }) => subject.currency !== currency),
  };
}

const told = ({ figures, measured, currency, isMixed }: Summed): DeliveryAnswer =>
  tell(figures, measured, currency, isMixed);

/** A buy in a report. Its totals are the sums of its packages, except reach, which cannot be summed. */
export function buyRow(
  buy: BuySubject,
  dimensions: Dimensions,
  windows: Granularity | null,
): MediaBuyMediaBuyDelivery {
  const { packages } = buy;
  const total = summed(packages);
  const rows = packages.map(({ subject, delivered }) => packageRow(subject, delivered, dimensions));
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
    ...(windows === null ? {} : { windows: windowRows(packages, windows) }),
  };
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** The periods with delivery, each with the sums of its packages. */
function windowRows(packages: readonly PackageDelivered[], granularity: Granularity) {
  const units = packages.flatMap((one) =>
    unitsOf(one.delivered.windows, granularity).map((unit) => ({ one, unit })),
  );
  return [...Map.groupBy(units, ({ unit }) => unit.start.getTime()).values()]
    .toSorted(([a], [b]) => Number(a?.unit.start) - Number(b?.unit.start))
    .flatMap((inside) => {
      const [first] = inside;
      if (first === undefined) return [];
      const totalsOf = new Map(inside.map(({ one, unit }) => [one, unit.totals]));
      const present = inside.map(({ one }) => one);
      const of = (some: readonly PackageDelivered[]) =>
        told(summed(some, (one) => totalsOf.get(one) ?? one.delivered.totals));
      return [
        {
          window_start: first.unit.start.toISOString(),
          window_end: first.unit.end.toISOString(),
          totals: of(present),
          by_package: present.map((one) => ({ package_id: one.subject.id, ...of([one]) })),
        },
      ];
    });
}

/** Totals of all buys; null when they have several currencies. Reach is left out, because it cannot be summed. */
export function aggregatedTotals(buys: readonly BuySubject[]): MediaBuyAggregatedTotals | null {
  const total = summed(buys.flatMap(({ packages }) => packages));
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
