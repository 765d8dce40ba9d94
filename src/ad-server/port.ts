import type {
  CoreDeliveryMetrics,
  CoreTargeting,
  EnumsChannels,
  EnumsDeliveryType,
  EnumsDeviceType,
  EnumsPacing,
  EnumsPricingModel,
  EnumsReachUnit,
} from '../../generated/types/schemas.ts';
import type { Counts, PlatformFigureName, PlatformFigures } from './figures.ts';
import type { CreativeProducer } from './producer.ts';

/**
 * What stands behind the agent: it holds inventory, runs packages and counts what they deliver. The agent keeps the
 * records; a platform is told the facts that it needs with every question. Money is in whole minor units of the
 * currency it stands beside, shares are in millionths, times are instants.
 */
export type Platform = {
  /** What a flight on a product can be expected to deliver for several budgets. */
  forecast(ask: ForecastAsk): Promise<PlatformAnswer<Forecast>>;
  /** How much of a product's inventory a package may take; the agent stores the grant until it is given back. */
  reserve(ask: ReserveAsk): Promise<PlatformAnswer<InventoryGrant>>;
  /** Tells of a package, or of new terms of one that is known. */
  traffic(order: PackageOrder, at: Date): Promise<PlatformAnswer<Trafficked>>;
  start(target: PackageRef, at: Date): Promise<PlatformAnswer<Trafficked>>;
  pause(target: PackageRef, at: Date): Promise<PlatformAnswer<Trafficked>>;
  /** Ends delivery for good. */
  stop(target: PackageRef, at: Date): Promise<PlatformAnswer<Trafficked>>;
  attachCreatives(
    target: PackageRef,
    creatives: readonly Rotation[],
    at: Date,
  ): Promise<PlatformAnswer<Attached>>;
  /** What was delivered in a period, exact to the second; the answer's rows stand in the order of the orders. */
  report(ask: ReportAsk): Promise<PlatformAnswer<DeliveryReport>>;
  /** Which package each event is owed to, null for those that no touch inside the windows explains. */
  attribute(ask: AttributeAsk): Promise<PlatformAnswer<{ readonly credits: readonly (Credit | null)[] }>>;
  activateSegment(ask: ActivationAsk): Promise<PlatformAnswer<Activation>>;
  readonly producer: CreativeProducer;
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

/** The product as far as the platform cares; one that it does not know is run like others of its channel. */
export type ProductRef = {
  readonly product_id: string;
  readonly channels: readonly EnumsChannels[];
  readonly delivery_type: EnumsDeliveryType;
};

/** What is paid, from the product's pricing option and the package's bid. */
export type Price = {
  readonly model: EnumsPricingModel;
  readonly currency: string;
  /** Price of one unit in major units, of 1000 for `cpm` and `vcpm`; absent in an auction. */
  readonly fixed_price?: number;
  readonly floor_price?: number;
  readonly bid_price?: number;
  /** Whether the bid is the most that is paid, rather than what is paid. */
  readonly max_bid?: boolean;
  readonly price_guidance?: { readonly [P in 'p25' | 'p50' | 'p75' | 'p90']?: number };
  /** The unit of `time`. */
  readonly time_unit?: 'hour' | 'day' | 'week' | 'month';
};

/** At most `max_impressions` within any window (the whole flight without one), and `suppress_seconds` between two. */
export type PlatformFrequencyCap = {
  readonly max_impressions: number | null;
  readonly window_seconds: number | null;
  readonly suppress_seconds: number | null;
};

export type Rotation = {
  readonly creative_id: string;
  /** Share of rotation; equal shares when no creative of the package has one, nothing for 0. */
  readonly weight?: number;
};

/** Part of a product's inventory that is taken in a time. */
export type Reservation = {
  readonly package_id: string;
  readonly flight: Flight;
  readonly share_ppm: number;
};

/** Terms of a package that hold from an instant until those of the next entry do. */
export type Terms = {
  readonly from: Date;
  /** False while it is paused, canceled, or waits for creatives. */
  readonly running: boolean;
  readonly flight: Flight;
  readonly budget_minor: number;
  readonly price: Price;
  readonly pacing: EnumsPacing;
  readonly creatives: readonly Rotation[];
  /** What `reserve` granted. */
  readonly share_ppm: number;
  /** How much of the audience the targeting leaves, as `reserve` told. */
  readonly targeting_ppm: number;
  readonly cap?: PlatformFrequencyCap;
  readonly targeting?: CoreTargeting;
};

export type PackageRef = {
  readonly buy_id: string;
  readonly package_id: string;
  /** Name of the package on the platform, from `traffic`. */
  readonly platform_ref: string;
};

/** A package with the whole history of its terms, oldest first. */
export type PackageOrder = {
  readonly buy_id: string;
  readonly package_id: string;
  readonly product: ProductRef;
  readonly currency: string;
  readonly terms: readonly Terms[];
  /** Delivers nothing by itself: only what is added from outside is told. */
  readonly silent?: boolean;
};

export type Trafficked = { readonly platform_ref: string; readonly accepted_at: Date };
export type Attached = {
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
  /** What other packages hold of the product; those of the same pool only (in a sandbox, of the same account). */
  readonly held: readonly Reservation[];
};

export type InventoryGrant = {
  readonly share_ppm: number;
  readonly targeting_ppm: number;
  /** Impressions that the budget pays for, and the most that the share holds during the flight. */
  readonly planned_impressions: number;
  readonly held_impressions: number;
};

export type ForecastAsk = {
  readonly product: ProductRef;
  readonly flight: Flight;
  readonly price: Price;
  readonly budgets_minor: readonly number[];
  readonly targeting?: CoreTargeting;
  readonly cap?: PlatformFrequencyCap;
  readonly held: readonly Reservation[];
};

export type Forecast = {
  readonly currency: string;
  readonly reach_unit: EnumsReachUnit;
  /** Impressions that are still free during the flight. */
  readonly available_impressions: number;
  readonly audience_size: number;
  readonly points: readonly ForecastPoint[];
};

export type ForecastPoint = { readonly budget_minor: number } & {
  readonly [M in 'impressions' | 'reach' | 'clicks' | 'completed_views' | 'spend_minor']: PlatformRange;
} & { readonly frequency: number };
export type PlatformRange = { readonly low: number; readonly mid: number; readonly high: number };

/** Figures from outside that count as delivered: of the compliance controller, or conversions that were attributed. */
export type DeliveryAddition = {
  readonly at: Date;
  readonly buy_id: string;
  /** All packages of the buy share it when absent, all creatives of the package when that is. */
  readonly package_id?: string;
  readonly creative_id?: string;
  readonly counts: { readonly [C in PlatformFigureName]?: number };
  readonly spend_minor?: number;
  readonly conversion_value_minor?: number;
  /** Figures that cannot be summed over reports: the latest value of each counts. */
  readonly latest?: Latest;
};

export type Latest = Readonly<Pick<CoreDeliveryMetrics, 'reach' | 'frequency' | 'reach_window'>> & {
  readonly viewability?: Readonly<Record<string, unknown>>;
};

export type ReportAsk = {
  readonly orders: readonly PackageOrder[];
  /** All packages of a buy that has additions have to be among the orders. */
  readonly additions?: readonly DeliveryAddition[];
  /** From the first instant up to, not including, the second; the whole life when absent. */
  readonly period?: { readonly from: Date; readonly to: Date };
  /** Nothing after this is told. */
  readonly as_of: Date;
  readonly windows?: 'hour' | 'day';
  /** Where days begin; at midnight UTC when absent. */
  readonly time_zone_offset_minutes?: number;
  /** Whether to tell where and on what delivery took place. */
  readonly breakdowns?: boolean;
};

export type Reach = Required<Readonly<Pick<CoreDeliveryMetrics, 'reach' | 'frequency' | 'reach_unit'>>>;
export type PlatformDeliveryStatus = 'delivering' | 'not_delivering' | 'budget_exhausted' | 'flight_ended';
export type CreativeFigures = { readonly creative_id: string; readonly totals: PlatformFigures };
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
  /** What a unit costs now, in major units. */
  readonly rate: number;
  readonly totals: PlatformFigures;
  readonly reach: Reach | null;
  readonly by_creative: readonly CreativeFigures[];
  readonly windows: readonly WindowFigures[];
  readonly by_country: readonly Share<string>[];
  readonly by_device_type: readonly Share<EnumsDeviceType>[];
  /** Spent since the start for each unit that an even plan would have; null before there is a plan. */
  readonly pacing_index: number | null;
  readonly delivery_status: PlatformDeliveryStatus;
  readonly latest: Latest;
};
export type Share<K> = { readonly key: K; readonly totals: PlatformFigures };

export type BuyReport = {
  readonly buy_id: string;
  readonly counts: Counts;
  /** One entry for each currency, never mixed. */
  readonly amounts: readonly Amounts[];
  readonly reach: Reach | null;
  readonly latest: Latest;
};
export type Amounts = {
  readonly currency: string;
  readonly spend_minor: number;
  readonly conversion_value_minor: number;
};
export type DeliveryReport = {
  readonly packages: readonly PackageReport[];
  readonly buys: readonly BuyReport[];
};

export type AttributeAsk = {
  readonly events: readonly { readonly event_key: string; readonly at: Date }[];
  /** Packages that the events may be owed to, with the windows that are declared for them. */
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

export type ActivationAsk = { readonly segment_id: string; readonly destination: string; readonly at: Date };
export type Activation = {
  readonly activation_key: string;
  readonly ready_at: Date;
};
