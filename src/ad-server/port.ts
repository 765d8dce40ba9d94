import type { CoreDeliveryMetrics, CoreTargeting } from '../../generated/types/core.ts';
import type {
  EnumsChannels,
  EnumsDeliveryType,
  EnumsDeviceType,
  EnumsPacing,
  EnumsPricingModel,
  EnumsReachUnit,
} from '../../generated/types/enums.ts';
import type { Counts, PlatformFigureName, PlatformFigures } from './figures.ts';
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
  /** Grants a package a share of a product's inventory. The agent stores the grant until it is released. */
  reserve(ask: ReserveAsk): Promise<PlatformAnswer<InventoryGrant>>;
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
  /** The package that each event is attributed to; null when no click or view is inside the windows. */
  attribute(ask: AttributeAsk): Promise<PlatformAnswer<{ readonly credits: readonly (Credit | null)[] }>>;
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

export type AttributeAsk = {
  readonly events: readonly { readonly event_key: string; readonly at: Date }[];
  /** Packages that events may be attributed to, with their attribution windows. */
  readonly candidates: readonly {
    readonly order: PackageOrder;
    readonly post_click_seconds: number;
    readonly post_view_seconds: number;
  }[];
  readonly additions?: readonly DeliveryAddition[];
};
export type Credit = {
  readonly buy_id: string;
  readonly package_id: string;
  readonly creative_id: string | null;
  readonly touch: 'click' | 'view';
};

type ActivationAsk = {
  readonly segment_id: string;
  readonly destination: string;
  readonly at: Date;
  /** The activation is for a sandbox account. */
  readonly sandbox?: boolean;
};
type Activation = {
  readonly activation_key: string;
  readonly ready_at: Date;
};
