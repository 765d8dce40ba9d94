import type {
  CoreCreativeAsset,
  CoreCreativeAssignment,
  CoreFormatOptionRef,
  CoreMetricRef,
  CoreOptimizationGoal,
  CoreReportingWebhook,
} from '../../../../generated/types/core.ts';
import type {
  MediaBuyPackageRequest,
  MediaBuyPackageUpdate,
  MediaBuyUpdateMediaBuyRequest,
} from '../../../../generated/types/media-buy.ts';
import type { Wire } from '../../contract/shapes.ts';
import type { PricingOption } from '../../money/amounts.ts';
import type { Offer } from '../../products/product.ts';
import type { Span } from '../../text/instant.ts';
import type { Allowances } from '../lifecycle/actions.ts';
import type { BuyStatus } from '../lifecycle/buy.ts';
import type { PackageFlags } from '../lifecycle/events.ts';
import type { AssignedPlace } from './assignment.ts';

export type CreativeAssignment = Wire<CoreCreativeAssignment>;
export type InlineCreative = Wire<CoreCreativeAsset>;
export type OptimizationGoal = Wire<CoreOptimizationGoal>;
export type MetricGoal = Extract<OptimizationGoal, { kind: 'metric' }>;
export type EventGoal = Extract<OptimizationGoal, { kind: 'event' }>;
export type VendorGoal = Extract<OptimizationGoal, { kind: 'vendor_metric' }>;
export type GoalTarget = NonNullable<OptimizationGoal['target']>;
export type FormatOptionRef = Wire<CoreFormatOptionRef>;
export type CommittedMetric = Wire<CoreMetricRef>;

/** A package of a `create_media_buy` request. */
export type PackageRequest = Wire<MediaBuyPackageRequest>;

/** Fields of a package that both a new package and an update may set. */
export type PackageTerms = Pick<
  PackageRequest,
  | 'bid_price'
  | 'pacing'
  | 'impressions'
  | 'start_time'
  | 'end_time'
  | 'paused'
  | 'targeting_overlay'
  | 'optimization_goals'
  | 'creative_assignments'
  | 'creatives'
  | 'catalogs'
>;

/** The present state of a package, against which updates are validated. */
export type CurrentPackage = PackageFlags &
  Readonly<Pick<MediaBuyPackageUpdate, 'package_id'>> & {
    readonly offer: Offer;
    readonly option: PricingOption;
    /** Dates of the package itself. A missing date is the date of the buy's flight. */
    readonly own: Partial<Span>;
    /** In minor units. */
    readonly budget: number;
    readonly spent: number;
    readonly creativeDeadline: Date | null;
    readonly formats: AssignedPlace['formats'];
    /** Whether one of its creatives was rejected, so that it may be replaced after the deadline. */
    readonly hasRejected: boolean;
    /** Metrics that the seller has committed to. */
    readonly committed: readonly CommittedMetric[];
    readonly terms: Pick<
      PackageTerms,
      | 'bid_price'
      | 'pacing'
      | 'impressions'
      | 'targeting_overlay'
      | 'optimization_goals'
      | 'creative_assignments'
      | 'catalogs'
    >;
  };

/** The range for which a price was quoted; a change beyond it needs a new quote. Budgets are in minor units. */
export type Envelope = {
  readonly budget: { readonly min: number; readonly max: number } | null;
  readonly flight: Span | null;
};

export type CurrentBuy = Readonly<Pick<MediaBuyUpdateMediaBuyRequest, 'media_buy_id'>> & {
  readonly revision: number;
  readonly status: BuyStatus;
  readonly hold: boolean;
  readonly isCancellable: boolean;
  readonly flight: Span;
  readonly packages: readonly CurrentPackage[];
  readonly envelope: Envelope | null;
  /** The receiver to which reports of the buy are pushed. */
  readonly reporting?: Wire<Pick<CoreReportingWebhook, 'reporting_frequency'>> | undefined;
};

/** A change of a package in an `update_media_buy` request. */
export type PackageUpdate = Wire<MediaBuyPackageUpdate>;

/** The fields of an `update_media_buy` request that are validated here. */
export type UpdateRequest = Wire<
  Pick<
    MediaBuyUpdateMediaBuyRequest,
    | 'revision'
    | 'paused'
    | 'canceled'
    | 'cancellation_reason'
    | 'start_time'
    | 'end_time'
    | 'packages'
    | 'new_packages'
    | 'reporting_webhook'
    | 'push_notification_config'
  >
>;

/** The packages of a buy by their ids: an update may name half of as many packages as a buy may have. */
export const packagesById = (buy: Pick<CurrentBuy, 'packages'>): ReadonlyMap<string, CurrentPackage> =>
  new Map(buy.packages.map((one) => [one.package_id, one]));

/** The allowed actions of the products of `packages`, each product once. Canceled packages do not count. */
export function allowancesOf(packages: readonly CurrentPackage[]): Allowances {
  const products = new Map(
    packages
      .filter(({ canceled }) => !canceled)
      .map(({ offer }) => [offer.product.product_id, offer.product]),
  );
  return [...products.values()].map(({ allowed_actions }) => allowed_actions ?? null);
}
