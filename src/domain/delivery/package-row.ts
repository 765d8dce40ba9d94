import type { CoreCommittedMetric, CoreDeliveryMetrics } from '../../../generated/types/core.ts';
import type {
  EnumsDeviceType,
  EnumsPricingModel,
  EnumsAvailableMetric as Metric,
} from '../../../generated/types/enums.ts';
import type {
  MediaBuyBreakdownRequest,
  MediaBuyPackageDelivery,
} from '../../../generated/types/media-buy.ts';
import type { BuyStatus } from '../buys/lifecycle/buy.ts';
import type { Unread } from '../contract/shapes.ts';
import { type MetricCatalog, measuredValues } from '../measurement/metrics.ts';
import { fromMinor } from '../money/minor-units.ts';
import type { Product } from '../products/product.ts';
import { dayOf } from '../text/instant.ts';
import {
  type DeliveryAnswer,
  type DeliveryReach,
  type Figures,
  type LatestFigures,
  maskedBy,
  reportBeside,
  tell,
} from './figures.ts';
import { unitsOf, type WindowPart } from './range.ts';
import {
  type DeliveryStatus,
  deliveryStatus,
  type Finality,
  latestValues,
  missingMetrics,
  type ReportedBeside,
} from './standing.ts';

type Share<K> = { readonly key: K; readonly totals: Figures };

/** The delivery of a package. */
export type Delivered = {
  /** Price per unit, in major units of the currency. */
  readonly rate: number;
  readonly totals: Figures;
  readonly reach: DeliveryReach | null;
  readonly by_creative: readonly { readonly creative_id: string; readonly totals: Figures }[];
  readonly windows: readonly WindowPart[];
  readonly by_country: readonly Share<string>[];
  readonly by_device_type: readonly Share<EnumsDeviceType>[];
  readonly pacing_index: number | null;
  readonly delivery_status: DeliveryStatus | 'not_delivering';
  readonly latest: LatestFigures;
};

/** Facts about a package in a report, apart from its delivery. */
export type PackageSubject = {
  readonly id: string;
  readonly product: Product;
  readonly currency: string;
  readonly model: EnumsPricingModel;
  readonly isPaused: boolean;
  readonly buyStatus: BuyStatus;
  /** Goal of the package in impressions. */
  readonly goal: number | undefined;
  readonly committed: readonly CoreCommittedMetric[];
  readonly measured: ReadonlySet<Metric>;
  /** Rotation weights by creative id. */
  readonly weights: ReadonlyMap<string, number>;
  readonly told: ReportedBeside;
  /** Catalogs of the metrics that the agent publishes itself. */
  readonly ownMetrics: readonly MetricCatalog[];
  readonly finality: Finality;
  readonly periodEnd: Date;
};

export type Dimensions = {
  /** Breakdown by country, the only geographic level that is reported; null for none. */
  readonly countries: Chosen | null;
  readonly devices: Chosen | null;
  readonly hasDays: boolean;
};

/** A package in a report. */
export function packageRow(
  subject: PackageSubject,
  delivered: Delivered,
  dimensions: Dimensions,
): MediaBuyPackageDelivery {
  const { currency, measured, product, model } = subject;
  const told = (figures: Figures): DeliveryAnswer => tell(maskedBy(figures, measured), measured, currency);
  // Values that a vendor reports itself are newer than values that the platform measures for it.
  const vendorValues = latestValues([
    ...measuredValues(product.reporting_capabilities?.vendor_metrics, delivered.totals, subject.ownMetrics),
    ...(subject.told.vendor_metric_values ?? []),
  ]);
  const missing = missingMetrics(subject.committed, {
    periodEnd: subject.periodEnd,
    measured,
    standard: delivered.latest.viewability?.standard,
    vendorValues,
  });
  const status = deliveryStatus(delivered.delivery_status, subject.buyStatus, {
    impressions: delivered.totals.impressions,
    goal: subject.goal,
  });
  const reported = product.reporting_capabilities;
  const hasCreatives = reported?.supports_creative_breakdown !== false && delivered.by_creative.length > 0;
  return {
    package_id: subject.id,
    ...told(delivered.totals),
    ...reportBeside(delivered.reach, delivered.latest, measured),
    ...pointsOf(delivered, subject),
    ...(delivered.pacing_index === null ? {} : { pacing_index: delivered.pacing_index }),
    pricing_model: model,
    rate: delivered.rate,
    currency,
    ...(status === null ? {} : { delivery_status: status }),
    paused: subject.isPaused,
    ...subject.finality,
    missing_metrics: missing,
    ...(vendorValues.length === 0 ? {} : { vendor_metric_values: vendorValues }),
    ...(hasCreatives
      ? {
          by_creative: delivered.by_creative.map(({ creative_id, totals }) => ({
            creative_id,
            ...told(totals),
            ...weightOf(subject.weights.get(creative_id)),
          })),
        }
      : {}),
    ...(dimensions.countries !== null && reported?.supports_geo_breakdown?.country === true
      ? geoRows(delivered, told, dimensions.countries)
      : {}),
    ...(dimensions.devices !== null && reported?.supports_device_type_breakdown === true
      ? deviceRows(delivered, told, dimensions.devices)
      : {}),
    ...(dimensions.hasDays
      ? {
          daily_breakdown: unitsOf(delivered.windows, 'daily').map(({ start, totals }) =>
            day(start, told(totals)),
          ),
        }
      : {}),
  };
}

const weightOf = (weight: number | undefined) => (weight === undefined ? {} : { weight });

/** Rating points of a package that is priced per point (`cpp`). */
function pointsOf(
  { rate, totals }: Pick<Delivered, 'rate' | 'totals'>,
  { model, currency, measured }: Pick<PackageSubject, 'model' | 'currency' | 'measured'>,
): CoreDeliveryMetrics {
  if (model !== 'cpp' || rate <= 0 || !measured.has('grps')) return {};
  return { grps: Math.round((fromMinor(totals.spend_minor, currency) / rate) * 100) / 100 };
}

function geoRows({ by_country }: Delivered, told: (figures: Figures) => DeliveryAnswer, chosen: Chosen) {
  const { rows, isTruncated } = chosenRows(
    by_country.map(({ key, totals }) => ({ geo_level: 'country' as const, geo_code: key, ...told(totals) })),
    ({ geo_code }) => geo_code,
    chosen,
  );
  return { by_geo: rows, by_geo_truncated: isTruncated };
}

function deviceRows(
  { by_device_type }: Delivered,
  told: (figures: Figures) => DeliveryAnswer,
  chosen: Chosen,
) {
  const { rows, isTruncated } = chosenRows(
    by_device_type.map(({ key, totals }) => ({ device_type: key, ...told(totals) })),
    ({ device_type }) => device_type,
    chosen,
  );
  return { by_device_type: rows, by_device_type_truncated: isTruncated };
}

function day(start: Date, { impressions, spend, conversions, conversion_value, roas }: DeliveryAnswer) {
  return {
    date: dayOf(start),
    impressions,
    spend,
    ...(conversions === undefined ? {} : { conversions }),
    ...(conversion_value === undefined ? {} : { conversion_value }),
    ...(roas === undefined ? {} : { roas }),
  };
}

/** How the rows of a breakdown are limited and sorted. */
type Chosen = Unread<MediaBuyBreakdownRequest, 'limit', number | undefined> &
  Unread<MediaBuyBreakdownRequest, 'sort_by', string | undefined>;

const LIMIT = 25;

/**
 * The rows with the largest figures, up to the limit, and whether rows were left out. Rows are sorted by spend when
 * no row has the requested figure; equal rows are sorted by name.
 */
export function chosenRows<R extends object>(
  rows: readonly R[],
  nameOf: (row: R) => string,
  { limit = LIMIT, sort_by: wanted = 'spend' }: Chosen,
): { readonly rows: R[]; readonly isTruncated: boolean } {
  const figure = (row: R, name: string): number => {
    const value = Object.entries(row).find(([key]) => key === name)?.[1];
    return typeof value === 'number' ? value : Number.NEGATIVE_INFINITY;
  };
  const name = rows.some((row) => figure(row, wanted) >= 0) ? wanted : 'spend';
  const sorted = rows
    .map((row) => ({ row, value: figure(row, name), key: nameOf(row) }))
    .sort((a, b) => (a.value === b.value ? (a.key < b.key ? -1 : 1) : a.value > b.value ? -1 : 1));
  return { rows: sorted.slice(0, limit).map(({ row }) => row), isTruncated: sorted.length > limit };
}
