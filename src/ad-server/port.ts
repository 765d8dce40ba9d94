import type { CoreDeliveryMetrics, CoreTargeting } from '../../generated/types/core.ts';
import type {
  EnumsChannels,
  EnumsDeliveryType,
  EnumsPacing,
  EnumsPricingModel,
  EnumsReachUnit,
} from '../../generated/types/enums.ts';
import type { Activation, ActivationAsk, AttributeAsk, Credits } from './attribution.ts';
import type { DeliveryReport, ReportAsk } from './delivery-report.ts';
import type { PlatformFigureName } from './figures.ts';
import type { AdServerWork } from './placement.ts';
import type { CreativeProducer } from './producer.ts';

/**
 * The platform behind the agent: it holds inventory, runs packages and counts their delivery. The agent keeps the
 * records, and every call passes the platform all facts that it needs. Money is in whole minor units of the
 * currency beside it, shares are in millionths, times are instants.
 */
export type Platform = {
  /** Whether the figures are invented although callers pay for them. Every answer with such figures says so. */
  readonly simulated: boolean;
  /** Forecasts what a flight on a product can deliver for each of several budgets. */
  forecast(ask: ForecastAsk): Promise<PlatformAnswer<Forecast>>;
  /**
   * Grants a package a share of a product's inventory. The agent stores the grant until it is released. After the signal
   * aborts, nobody outside is asked: the own ledger grants, and the ad server decides later.
   */
  reserve(ask: ReserveAsk, signal?: AbortSignal): Promise<PlatformAnswer<InventoryGrant>>;
  /**
   * Gives back what was granted to a purchase that did not come about, so that it need not wait for its expiry. Absent
   * where nothing is held outside. It never fails: then the expiry does it.
   */
  release?(reservationId: string): Promise<void>;
  /** Creates a package on the platform, or changes the terms of a known one. */
  traffic(order: PackageOrder, at: Date): Promise<PlatformAnswer<Trafficked>>;
  start(target: PackageRef, at: Date): Promise<PlatformAnswer<Trafficked>>;
  pause(target: PackageRef, at: Date): Promise<PlatformAnswer<Trafficked>>;
  /** Ends delivery permanently. */
  stop(target: PackageRef, at: Date): Promise<PlatformAnswer<Trafficked>>;
  attachCreatives(
    target: PackageRef,
    creatives: readonly Rotation[],
    at: Date,
  ): Promise<PlatformAnswer<Attached>>;
  /** Delivery in a period, exact to the second. The rows are in the order of `orders`. */
  report(ask: ReportAsk): Promise<PlatformAnswer<DeliveryReport>>;
  /** The package that each event is attributed to; none when no click or view is inside the windows. */
  attribute(ask: AttributeAsk): Promise<PlatformAnswer<{ readonly credits: Credits }>>;
  activateSegment(ask: ActivationAsk): Promise<PlatformAnswer<Activation>>;
  readonly producer: CreativeProducer;
  /** The operator's ad server; absent while everything is simulated. */
  readonly connected?: AdServerWork;
};

export type PlatformAnswer<T> = ({ readonly ok: true } & T) | PlatformRejected;
export type PlatformRejected = { readonly ok: false; readonly code: RefusalCode; readonly reason: string };
export type RefusalCode =
  | 'insufficient_inventory'
  | 'bid_below_floor'
  | 'invalid_flight'
  | 'invalid_terms'
  | 'invalid_period'
  | 'unavailable';

export type Flight = { readonly start: Date; readonly end: Date };

/** The fields of a product that the platform uses. A product that it does not know runs like others of its channel. */
export type ProductRef = {
  readonly product_id: string;
  readonly channels: readonly EnumsChannels[];
  readonly delivery_type: EnumsDeliveryType;
};

/** The price of a package, from the product's pricing option and the package's bid. */
export type Price = {
  readonly model: EnumsPricingModel;
  readonly currency: string;
  /** Price in major units: of 1000 units for `cpm` and `vcpm`, otherwise of one unit. Absent in an auction. */
  readonly fixed_price?: number;
  readonly floor_price?: number;
  readonly bid_price?: number;
  /** Whether the bid is the maximum price, rather than the price that is paid. */
  readonly max_bid?: boolean;
  readonly price_guidance?: { readonly [P in 'p25' | 'p50' | 'p75' | 'p90']?: number };
  /** The unit of `time`. */
  readonly time_unit?: 'hour' | 'day' | 'week' | 'month';
};

/**
 * At most `max_impressions` per person in any window (in the whole flight when `window_seconds` is null), and at
 * least `suppress_seconds` between two impressions.
 */
export type PlatformFrequencyCap = {
  readonly max_impressions: number | null;
  readonly window_seconds: number | null;
  readonly suppress_seconds: number | null;
};

export type Rotation = {
  readonly creative_id: string;
  /**
   * Weight in the rotation. Without a weight, a creative gets the average weight of the package; 0 means never
   * shown.
   */
  readonly weight?: number;
};

/** A share of a product's inventory that a package holds during its flight. */
export type Reservation = {
  readonly package_id: string;
  readonly flight: Flight;
  readonly share_ppm: number;
};

/** Terms of a package, valid from an instant until the next entry. */
export type Terms = {
  readonly from: Date;
  /** False while the package is paused or canceled, or has no creatives yet. */
  readonly running: boolean;
  readonly flight: Flight;
  readonly budget_minor: number;
  readonly price: Price;
  readonly pacing: EnumsPacing;
  readonly creatives: readonly Rotation[];
  /** The share that `reserve` granted. */
  readonly share_ppm: number;
  /** Share of the audience that the targeting leaves, as `reserve` returned it. */
  readonly targeting_ppm: number;
  readonly cap?: PlatformFrequencyCap;
  readonly targeting?: CoreTargeting;
};

export type PackageRef = {
  readonly buy_id: string;
  readonly package_id: string;
  /** Id of the package on the platform, as `traffic` returned it. */
  readonly platform_ref: string;
};

/** A package with the full history of its terms, oldest first. */
export type PackageOrder = {
  readonly buy_id: string;
  readonly package_id: string;
  readonly product: ProductRef;
  readonly currency: string;
  readonly terms: readonly Terms[];
  /** The package delivers nothing by itself: only additions are reported. */
  readonly silent?: boolean;
  /** The package belongs to a sandbox account: nothing of it may reach an ad server. */
  readonly sandbox?: boolean;
  /** The caller who bought the package. */
  readonly principal_id?: string;
};

export type Trafficked = { readonly platform_ref: string; readonly accepted_at: Date };
type Attached = {
  readonly platform_ref: string;
  readonly creatives: readonly { readonly creative_id: string; readonly platform_creative_ref: string }[];
};

export type ReserveAsk = {
  readonly package_id: string;
  readonly product: ProductRef;
  readonly flight: Flight;
  readonly budget_minor: number;
  readonly price: Price;
  readonly pacing: EnumsPacing;
  readonly targeting?: CoreTargeting;
  /**
   * What other packages of the same pool hold of the product (in a sandbox, those of the same account): at no instant
   * of the flight more than these reservations together.
   */
  readonly held: readonly Reservation[];
  /** The package belongs to a sandbox account: nothing of it may reach an ad server. */
  readonly sandbox?: boolean;
};

export type InventoryGrant = {
  readonly share_ppm: number;
  readonly targeting_ppm: number;
  /** Impressions that the budget pays for, and the maximum that the share holds during the flight. */
  readonly planned_impressions: number;
  readonly held_impressions: number;
  /**
   * Set when the ad server decides about the package only after it is bought: until then the seller has not committed.
   * With a reservation, units are held for it until they expire.
   */
  readonly undecided?: { readonly reservationId: string | null };
};

export type ForecastAsk = {
  readonly product: ProductRef;
  readonly flight: Flight;
  readonly price: Price;
  readonly budgets_minor: readonly number[];
  readonly targeting?: CoreTargeting;
  readonly cap?: PlatformFrequencyCap;
  readonly held: readonly Reservation[];
  /** The forecast is for a sandbox account. */
  readonly sandbox?: boolean;
};

export type Forecast = {
  readonly currency: string;
  readonly reach_unit: EnumsReachUnit;
  /** Impressions that are still available during the flight. */
  readonly available_impressions: number;
  readonly audience_size: number;
  readonly points: readonly ForecastPoint[];
};

export type ForecastPoint = { readonly budget_minor: number } & {
  readonly [M in 'impressions' | 'reach' | 'clicks' | 'completed_views' | 'spend_minor']: PlatformRange;
} & { readonly frequency: number };
export type PlatformRange = { readonly low: number; readonly mid: number; readonly high: number };

/** Figures from elsewhere that count as delivered: those of the compliance controller, and attributed conversions. */
export type DeliveryAddition = {
  readonly at: Date;
  readonly buy_id: string;
  /**
   * If absent, the figures are divided among all packages of the buy; without `creative_id`, among the package's
   * creatives.
   */
  readonly package_id?: string;
  readonly creative_id?: string;
  readonly counts: { readonly [C in PlatformFigureName]?: number };
  readonly spend_minor?: number;
  readonly conversion_value_minor?: number;
  /** Figures that cannot be summed, such as reach: the latest value of each counts. */
  readonly latest?: Latest;
};

export type Latest = Readonly<Pick<CoreDeliveryMetrics, 'reach' | 'frequency' | 'reach_window'>> & {
  readonly viewability?: Readonly<Record<string, unknown>>;
};
