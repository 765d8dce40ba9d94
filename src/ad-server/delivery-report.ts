import type { CoreDeliveryMetrics } from '../../generated/types/core.ts';
import type { EnumsDeviceType, EnumsPricingModel } from '../../generated/types/enums.ts';
import type { Counts, PlatformFigures } from './figures.ts';
import type { DeliveryAddition, Latest, PackageOrder } from './port.ts';

export type ReportAsk = {
  readonly orders: readonly PackageOrder[];
  /** If a buy has additions, `orders` must contain all of its packages. */
  readonly additions?: readonly DeliveryAddition[];
  /** From `from` (inclusive) to `to` (exclusive); the whole life of the packages when absent. */
  readonly period?: { readonly from: Date; readonly to: Date };
  /** Nothing after this instant is reported. */
  readonly as_of: Date;
  readonly windows?: 'hour' | 'day';
  /** Offset of the time zone in which days begin; UTC when absent. */
  readonly time_zone_offset_minutes?: number;
  /** Whether to report delivery by country and by device type. */
  readonly breakdowns?: boolean;
};

export type Reach = Required<Readonly<Pick<CoreDeliveryMetrics, 'reach' | 'frequency' | 'reach_unit'>>>;
export type PlatformDeliveryStatus = 'delivering' | 'not_delivering' | 'budget_exhausted' | 'flight_ended';
type CreativeFigures = { readonly creative_id: string; readonly totals: PlatformFigures };
export type WindowFigures = {
  readonly from: Date;
  readonly to: Date;
  readonly totals: PlatformFigures;
  readonly by_creative: readonly CreativeFigures[];
};

export type PackageReport = {
  readonly buy_id: string;
  readonly package_id: string;
  readonly currency: string;
  readonly pricing_model: EnumsPricingModel;
  /** Current price of a unit, in major units. */
  readonly rate: number;
  readonly totals: PlatformFigures;
  readonly reach: Reach | null;
  readonly by_creative: readonly CreativeFigures[];
  readonly windows: readonly WindowFigures[];
  readonly by_country: readonly Share<string>[];
  readonly by_device_type: readonly Share<EnumsDeviceType>[];
  /** Spend so far divided by the spend of an even plan; null before the plan starts. */
  readonly pacing_index: number | null;
  readonly delivery_status: PlatformDeliveryStatus;
  readonly latest: Latest;
};
export type Share<K> = { readonly key: K; readonly totals: PlatformFigures };

export type BuyReport = {
  readonly buy_id: string;
  readonly counts: Counts;
  /** One entry per currency; currencies are never summed together. */
  readonly amounts: readonly Amounts[];
  readonly reach: Reach | null;
  readonly latest: Latest;
};
type Amounts = {
  readonly currency: string;
  readonly spend_minor: number;
  readonly conversion_value_minor: number;
};
export type DeliveryReport = {
  readonly packages: readonly PackageReport[];
  readonly buys: readonly BuyReport[];
  /** How far the ad server has counted; absent for figures that are always complete. */
  readonly counted?: FiguresCounted;
};
type FiguresCounted = {
  /** Nothing is missing up to this instant; null when nothing was read yet. */
  readonly completeUntil: Date | null;
  readonly asOf: Date | null;
};
