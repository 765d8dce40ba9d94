// @generated from schemas/v3/ad-server by codegen. Do not edit; run "npm run codegen".

import type { CoreCurrencyCode, CoreTargeting } from './core.ts';
import type {
  EnumsAssetContentType,
  EnumsChannels,
  EnumsDeliveryType,
  EnumsPacing,
  EnumsPricingModel,
  EnumsReachUnit,
} from './enums.ts';

/**
 * Account that buys. The ad server maps it to an advertiser of its own.
 */
export interface AdServerAccountRef {
  account_id: AdServerId;
  /**
   * Name of the account or its brand for people, at most 500 characters.
   */
  name: string;
  /**
   * Identifier of the advertiser at the ad server, if the seller configured one; at most 256 characters.
   */
  advertiser_ref?: string;
}

/**
 * Key under which the segment can be used, or the time when it can.
 */
export interface AdServerActivation {
  /**
   * Whether the segment can be used.
   *
   * - `active`: It can be used with the key
   * - `pending`: It is prepared: send the same request again after `ready_at`
   */
  state: 'active' | 'pending';
  /**
   * Key of the segment in the destination; required with `active`; at most 1000 characters.
   */
  activation_key?: string;
  ready_at?: AdServerInstant;
}

/**
 * Destination in which a segment is to be usable.
 */
export interface AdServerActivationRequest {
  /**
   * Name or address of the destination, at most 1000 characters.
   */
  destination: string;
}

/**
 * One entry for each conversion, in the order of the request.
 */
export interface AdServerAttribution {
  /**
   * Credits in the order of the conversions; `null` where nothing is inside the windows; 0 to 1000.
   *
   * @maxItems 1000
   */
  credits: (AdServerCredit | null)[];
}

/**
 * Conversions and the packages to which they may be credited.
 */
export interface AdServerAttributionRequest {
  /**
   * Conversions to credit, 1 to 1000 of them.
   *
   * @minItems 1
   * @maxItems 1000
   */
  events: {
    /**
     * Key of the conversion at the seller, at most 500 characters.
     */
    event_key: string;
    at: AdServerInstant;
    /**
     * Identifier of the click, if the conversion has one; at most 1000 characters.
     */
    click_id?: string;
  }[];
  /**
   * Packages to which a conversion may be credited, 1 to 1000.
   *
   * @minItems 1
   * @maxItems 1000
   */
  candidates: {
    package_id: AdServerId;
    /**
     * Longest time from a click to the conversion in seconds, 0 to 63,072,000.
     */
    post_click_seconds: number;
    /**
     * Longest time from an impression to the conversion in seconds, 0 to 63,072,000.
     */
    post_view_seconds: number;
  }[];
}

/**
 * Terms as the ad server booked them. A difference from the terms that were sent is an error of the ad server, except for a start that was in the past.
 */
export interface AdServerBooked {
  delivery_type: EnumsDeliveryType;
  unit?: AdServerUnit;
  /**
   * Goal that was booked, 1 to 10^12; absent without a goal.
   */
  quantity?: number;
  start: AdServerInstant;
  end: AdServerInstant;
  /**
   * Budget that was booked, in whole minor units of the currency; 0 to 10^12.
   */
  budget_minor: number;
  currency: CoreCurrencyCode;
}

/**
 * Most impressions for one person or device. The window moves with time. At least one member is present.
 */
export interface AdServerCap {
  /**
   * Most impressions in any window, 1 to 1,000,000. Requires `window_seconds` or counts over the whole flight.
   */
  max_impressions?: number;
  /**
   * Length of the window in seconds, 60 to 63,072,000 (two years). Absent means the whole flight.
   */
  window_seconds?: number;
  /**
   * Shortest pause between two impressions in seconds, 1 to 63,072,000.
   */
  suppress_seconds?: number;
  per?: EnumsReachUnit;
}

/**
 * Abilities of an ad server. The caller reads them at its start, every hour and after `capabilities_changed`, and refuses a purchase that they exclude before it sends anything.
 */
export interface AdServerCapabilities {
  /**
   * Version of this contract that the ad server implements, as major and minor number. Callers of another major number do not start.
   */
  contract_version: string;
  /**
   * Name of the ad server and its version for people, at most 200 characters.
   */
  name: string;
  /**
   * Whether delivery is invented rather than counted. Every figure of such an ad server is marked as simulated.
   */
  simulated: boolean;
  /**
   * Currencies in which packages can be booked, 1 to 200. Amounts are never converted.
   *
   * @minItems 1
   * @maxItems 200
   */
  currencies: CoreCurrencyCode[];
  /**
   * Time zone of the ad server as an IANA name. It matters only when `granularity` is `day`: rows then cover days of this zone.
   */
  time_zone: string;
  /**
   * Pricing models that can be booked, 1 to 20.
   *
   * @minItems 1
   * @maxItems 20
   */
  pricing_models: EnumsPricingModel[];
  /**
   * Delivery types that can be booked, 1 to 2.
   *
   * @minItems 1
   * @maxItems 2
   */
  delivery_types: EnumsDeliveryType[];
  /**
   * Units in which goals are accepted, 1 to 8.
   *
   * @minItems 1
   * @maxItems 8
   */
  units: AdServerUnit[];
  /**
   * Fields of the targeting that the ad server applies, 0 to 100. A package with any other field is refused with `invalid_terms`, never accepted without it.
   *
   * @maxItems 100
   */
  targeting: {
    /**
     * Name of the field in `core/targeting.json`, such as `geo_countries`; at most 100 characters.
     */
    field: string;
    /**
     * Systems of codes that are understood, for fields that have several, such as metropolitan areas; 0 to 100.
     *
     * @maxItems 100
     */
    systems?: string[];
  }[];
  /**
   * Frequency caps that the ad server applies. Absent when it has none; a package with a cap is then refused with `invalid_terms`.
   */
  cap?: {
    /**
     * Units for which impressions can be counted, 1 to 6.
     *
     * @minItems 1
     * @maxItems 6
     */
    per: EnumsReachUnit[];
    /**
     * Largest number of impressions in a window, 1 to 1,000,000.
     */
    max_impressions: number;
    /**
     * Longest window in seconds, 60 to 63,072,000.
     */
    max_window_seconds: number;
    /**
     * Whether a shortest pause between two impressions is applied.
     */
    suppress?: boolean;
  };
  /**
   * Ways of spreading delivery over the flight, 1 to 3.
   *
   * @minItems 1
   * @maxItems 3
   */
  pacing: EnumsPacing[];
  /**
   * Kinds of creatives that can be served, 1 to 9.
   *
   * @minItems 1
   * @maxItems 9
   */
  creative_kinds: AdServerCreativeKind[];
  /**
   * Most creatives of one package, 1 to 1000.
   */
  most_creatives: number;
  /**
   * Shortest flight in seconds, 0 to 31,536,000. A shorter one is refused with `invalid_flight`.
   */
  shortest_flight_seconds: number;
  /**
   * Longest flight in seconds, 60 to 315,360,000 (ten years). A longer one is refused with `invalid_flight`.
   */
  longest_flight_seconds: number;
  /**
   * Shortest time in seconds from the booking to the start of the flight, 0 to 31,536,000. With 0 a package may start at once.
   */
  lead_time_seconds: number;
  /**
   * Whether a single package can be paused and started again. If not, such requests return status 501.
   */
  can_pause: boolean;
  /**
   * Longest time in seconds until a pause or stop takes effect, 0 to 86,400. Impressions after it are an error of the ad server and are not billed.
   */
  pause_seconds: number;
  /**
   * Whether a package must be approved after its terms were accepted.
   *
   * - `none`: Never: terms are applied or refused at once
   * - `sometimes`: For some packages
   * - `always`: For every package
   */
  approval: 'none' | 'sometimes' | 'always';
  /**
   * What a reservation adds to the ledger of the caller.
   *
   * - `hold`: Units are held until the reservation expires
   * - `booking`: Nothing is held; the package itself is the answer
   * - `none`: Nothing is held; reservations return status 501
   */
  reserves: 'hold' | 'booking' | 'none';
  /**
   * Longest life of a reservation in seconds, 1 to 2,592,000 (30 days). Required with `reserves` `hold`.
   */
  hold_seconds_max?: number;
  /**
   * How requests for forecasts are answered.
   *
   * - `now`: In the response
   * - `later`: With status 202 and a resource to read
   * - `none`: Not at all: requests return status 501
   */
  forecasts: 'now' | 'later' | 'none';
  /**
   * Whether `GET /products` lists what the ad server can sell. If not, it returns status 501.
   */
  lists_products: boolean;
  /**
   * Shortest period of a row of figures.
   *
   * - `hour`: Hours in UTC
   * - `day`: Days in `time_zone`
   */
  granularity: 'hour' | 'day';
  /**
   * Usual age of the newest complete figures in minutes, 0 to 10,080 (seven days).
   */
  figures_delay_minutes: number;
  /**
   * Hours after which a row is corrected only in exceptional cases, 0 to 2,160 (90 days).
   */
  final_after_hours: number;
  /**
   * Kinds of rows that the ad server reports besides totals, 0 to 2.
   *
   * @maxItems 2
   *
   * Items: Kind of a row of figures, besides the totals.
   *
   * - `country`: Rows by country
   * - `device_type`: Rows by device type
   */
  breakdowns: ('country' | 'device_type')[];
  /**
   * Whether `POST /attribution` answers. If not, it returns status 501.
   */
  attribution: boolean;
  /**
   * Whether segments can be activated. If not, requests return status 501.
   */
  segments: boolean;
  /**
   * Whether the ad server sends events to `POST /ad-server/events` of the caller. The caller polls in either case.
   */
  events: boolean;
  /**
   * Requests a second that the ad server accepts from one caller, 1 to 10,000. More may return status 429.
   */
  requests_per_second: number;
}

/**
 * Valid counts of a row: invalid traffic and repeated events are removed. A count that is absent is not measured; a measured one without events is 0.
 */
export interface AdServerCounts {
  /**
   * Ads that began to render, 0 to 10^12 in the row.
   */
  impressions?: number;
  /**
   * Clicks of people, 0 to 10^12 in the row.
   */
  clicks?: number;
  /**
   * Video or audio ads that were played as long as the product asks, 0 to 10^12 in the row.
   */
  views?: number;
  /**
   * Plays that reached a quarter, 0 to 10^12 in the row.
   */
  q1_views?: number;
  /**
   * Plays that reached the middle, 0 to 10^12 in the row.
   */
  q2_views?: number;
  /**
   * Plays that reached three quarters, 0 to 10^12 in the row.
   */
  q3_views?: number;
  /**
   * Plays that reached the end, 0 to 10^12 in the row.
   */
  completed_views?: number;
  /**
   * Impressions whose viewability could be measured, 0 to 10^12 in the row.
   */
  measurable_impressions?: number;
  /**
   * Impressions that met the viewability standard, 0 to 10^12 in the row.
   */
  viewable_impressions?: number;
  /**
   * Engagements with the ad, 0 to 10^12 in the row.
   */
  engagements?: number;
  /**
   * Plays on screens or in streams, 0 to 10^12 in the row.
   */
  plays?: number;
  /**
   * Conversions that were attributed, 0 to 10^12 in the row.
   */
  conversions?: number;
}

/**
 * Creative as it is to be served in a package.
 */
export interface AdServerCreative {
  creative_id: AdServerId;
  /**
   * Digest of the content, 64 hexadecimal characters of SHA-256. When it has not changed, nothing has to be uploaded or reviewed again.
   */
  digest: string;
  kind: AdServerCreativeKind;
  size?: AdServerSize;
  /**
   * Parts of the creative, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  assets: AdServerCreativeAsset[];
  /**
   * Address to which a click leads; absent if the creative brings its own.
   */
  landing_url?: string;
  /**
   * Addresses to call at each counted click, 0 to 50.
   *
   * @maxItems 50
   *
   * Items: Address of a tracker, at most 4096 characters.
   */
  click_trackers?: string[];
  /**
   * Addresses to call at each counted impression, 0 to 50.
   *
   * @maxItems 50
   *
   * Items: Address of a tracker, at most 4096 characters.
   */
  impression_trackers?: string[];
  /**
   * Weight in the rotation, 0 to 100. 0 is never shown; absent means the average of the package.
   */
  weight?: number;
  /**
   * Name for people, at most 500 characters.
   */
  name?: string;
}

/**
 * File, text or tag of a creative, with the role that it has in it.
 */
export interface AdServerCreativeAsset {
  /**
   * Role in the creative, such as `image`, `headline`, `video` or `tag`; at most 100 characters.
   */
  role: string;
  type: EnumsAssetContentType;
  /**
   * Address of the file or tag. Either this or `content` is present.
   */
  url?: string;
  /**
   * Content itself: text, markup, a script or a VAST document; at most 200,000 characters.
   */
  content?: string;
  /**
   * Media type of the file, such as `image/png`; at most 200 characters.
   */
  mime_type?: string;
  /**
   * Width in pixels, 1 to 20,000.
   */
  width?: number;
  /**
   * Height in pixels, 1 to 20,000.
   */
  height?: number;
  /**
   * Duration of a video or audio file in milliseconds, 1 to 86,400,000.
   */
  duration_ms?: number;
}

/**
 * Kind of a creative, by which the ad server chooses how to render it.
 *
 * - `image`: Image file with a landing page
 * - `html5`: Markup, script or archive in a frame
 * - `native`: Parts that the page lays out itself
 * - `video`: Video file with a landing page
 * - `vast`: VAST tag or document
 * - `audio`: Audio file
 * - `daast`: DAAST tag or document
 * - `text`: Text with a landing page
 * - `other`: Anything else, described by its assets
 */
export type AdServerCreativeKind =
  'image' | 'html5' | 'native' | 'video' | 'vast' | 'audio' | 'daast' | 'text' | 'other';

/**
 * All creatives of a package. Creatives that the list does not name are detached.
 */
export interface AdServerCreativeList {
  revision: AdServerRevision;
  /**
   * Creatives of the package, 0 to 1000, each `creative_id` once. More than `most_creatives` are refused with `invalid_terms`.
   *
   * @maxItems 1000
   */
  creatives: AdServerCreative[];
}

/**
 * Creative in a package as the ad server knows it now. That some creatives are refused and others not is normal.
 */
export interface AdServerCreativeState {
  creative_id: AdServerId;
  /**
   * Whether the creative can be served.
   *
   * - `pending`: Uploaded or reviewed at the moment
   * - `approved`: Can be served
   * - `rejected`: Refused for good, with a reason; another creative is needed
   * - `failed`: Could not be attached, with a reason; `retryable` says whether the same list may be sent again
   */
  state: 'pending' | 'approved' | 'rejected' | 'failed';
  /**
   * Why the creative is not approved, for people; required with `rejected` and `failed`; at most 2000 characters.
   */
  reason?: string;
  /**
   * Whether the same creative may succeed later; only with the state `failed`.
   */
  retryable?: boolean;
  /**
   * Sizes that would fit, if the size is at fault; 0 to 200.
   *
   * @maxItems 200
   */
  expected_sizes?: AdServerSize[];
  /**
   * Identifier of the creative at the ad server, for people and support; at most 256 characters.
   */
  ad_server_ref?: string;
}

/**
 * State of each creative of the list that was sent, in its order.
 */
export interface AdServerCreativeStates {
  package_id: AdServerId;
  /**
   * Highest revision whose change is in effect, 0 to 10^12.
   */
  applied_revision: number;
  /**
   * Creatives with their states, in the order of the list; 0 to 1000.
   *
   * @maxItems 1000
   */
  creatives: AdServerCreativeState[];
}

/**
 * Package and touch to which a conversion is credited.
 */
export interface AdServerCredit {
  package_id: AdServerId;
  /**
   * Creative that gets the credit; `null` if it is not known.
   */
  creative_id: AdServerId | null;
  /**
   * Touch that led to the conversion.
   *
   * - `click`: A click inside its window
   * - `view`: An impression inside its window
   */
  touch: 'click' | 'view';
}

/**
 * Opaque text that marks a place in a list, 1 to 1000 visible ASCII characters.
 */
export type AdServerCursor = string;

/**
 * Decimal number as a text in major units, with at most 12 digits before and 6 after the point.
 */
export type AdServerDecimal = string;

/**
 * Rows that are new or changed since a cursor, oldest change first.
 */
export interface AdServerDelivery {
  /**
   * New and changed rows, at most as many as `limit`, 0 to 10,000.
   *
   * @maxItems 10000
   */
  rows: AdServerDeliveryRow[];
  next_cursor: AdServerCursor;
  /**
   * Whether rows are left that can be asked for at once.
   */
  more: boolean;
  complete_until: AdServerInstant;
  final_until: AdServerInstant;
  as_of: AdServerInstant;
}

/**
 * Figures of a package and creative in one period, absolute: a row replaces an earlier one with the same kind, key, package, creative and period, if its revision is higher. Counts may go down. A period without a row is unknown, not zero: zero is sent as a row.
 */
export type AdServerDeliveryRow = {
  /**
   * Which figures the row has. Rows of other kinds repeat the figures of the totals and are never added to them.
   *
   * - `total`: All figures of the creative
   * - `country`: Figures of one country
   * - `device_type`: Figures of one device type
   */
  kind: 'total' | 'country' | 'device_type';
  /**
   * Country (ISO 3166-1 alpha-2) or device type; required with `country` and `device_type`; at most 64 characters.
   */
  key?: string;
  package_id: AdServerId;
  /**
   * Creative that delivered; `null` if the ad server does not count by creative. It never divides figures itself.
   */
  creative_id: AdServerId | null;
  from: AdServerInstant;
  to: AdServerInstant;
  /**
   * Number of this version of the row, rising with each correction, 1 to 10^12.
   */
  revision: number;
  counts: AdServerCounts;
  /**
   * Spend of the period in whole minor units; only for auctions, where the ad server sets the price; 0 to 10^12.
   */
  spend_minor?: number;
  currency?: CoreCurrencyCode;
};

/**
 * Hint that something changed. The caller reads the state again and believes nothing else of the event.
 */
export interface AdServerEvent {
  event_id: AdServerId;
  /**
   * What changed at the ad server.
   *
   * - `creative.reviewed`: State of creatives of `package_id`
   * - `package.state`: State of `package_id`
   * - `figures.ready`: New rows can be read at `/delivery`
   * - `capabilities.changed`: The capabilities can be read again
   */
  type: 'creative.reviewed' | 'package.state' | 'figures.ready' | 'capabilities.changed';
  package_id?: AdServerId;
  creative_id?: AdServerId;
  at: AdServerInstant;
}

/**
 * Events that the ad server sends to the caller, 1 to 100 in at most 65,536 bytes.
 */
export interface AdServerEventList {
  /**
   * Events in any order, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  events: AdServerEvent[];
}

/**
 * Period of a package. An end that is not after the start is refused with `invalid_flight`.
 */
export interface AdServerFlight {
  start: AdServerInstant;
  end: AdServerInstant;
}

/**
 * Units that are available, and what budgets would deliver. A forecast promises nothing.
 */
export interface AdServerForecast {
  /**
   * Whether the forecast can be used.
   *
   * - `ready`: The numbers are present
   * - `pending`: Still computed: read it again
   * - `unavailable`: No numbers exist for this question, such as for a new placement
   */
  state: 'ready' | 'pending' | 'unavailable';
  forecast_id?: AdServerId;
  unit?: AdServerUnit;
  /**
   * Units that are not sold or held, after targeting, 0 to 10^12. Required with the state `ready`.
   */
  available_units?: number;
  /**
   * Units in the flight before targeting, sold and held ones included, 0 to 10^12.
   */
  total_units?: number;
  /**
   * People or devices that the targeting leaves, 0 to 10^12.
   */
  audience_size?: number;
  reach_unit?: EnumsReachUnit;
  /**
   * What each budget would deliver, in the order of the budgets; 0 to 20.
   *
   * @maxItems 20
   */
  points?: {
    /**
     * Budget in whole minor units of the currency, 0 to 10^12.
     */
    budget_minor: number;
    units: AdServerRange;
    impressions?: AdServerRange;
    clicks?: AdServerRange;
    reach?: AdServerRange;
    spend_minor?: AdServerRange;
  }[];
  as_of: AdServerInstant;
}

/**
 * Question what a flight could deliver. It changes nothing and holds nothing.
 */
export interface AdServerForecastRequest {
  product: AdServerProductRef;
  flight: AdServerFlight;
  price: AdServerPrice;
  targeting?: CoreTargeting;
  frequency_cap?: AdServerCap;
  unit: AdServerUnit;
  /**
   * Budgets to forecast in whole minor units of the currency, 0 to 20.
   *
   * @maxItems 20
   *
   * Items: Budget in whole minor units of the currency, 0 to 10^12.
   */
  budgets_minor?: number[];
}

/**
 * Number of units that the budget buys. The ad server stops delivering when it is reached.
 */
export interface AdServerGoal {
  unit: AdServerUnit;
  /**
   * Units to deliver over the whole flight, rounded down from budget and price, 1 to 10^12.
   */
  quantity: number;
}

/**
 * Identifier of the caller, 1 to 256 characters without control characters. In a path it is percent-encoded, so that an identifier may contain a slash.
 */
export type AdServerId = string;

/**
 * Moment as an RFC 3339 text in UTC that ends with `Z`, with at most three decimals of a second.
 */
export type AdServerInstant = string;

/**
 * Body of start, pause and stop.
 */
export interface AdServerPackageCommand {
  revision: AdServerRevision;
}

/**
 * Page of all packages that the caller ever put, stopped ones included for at least 90 days.
 */
export interface AdServerPackageList {
  /**
   * Packages of this page, 0 to 1000.
   *
   * @maxItems 1000
   */
  packages: AdServerPackageSummary[];
  next_cursor?: AdServerCursor;
}

/**
 * Package as the ad server knows it now. Status 202 means that the change was taken but is not applied yet: `applied_revision` is then lower than the revision that was sent.
 */
export interface AdServerPackageState {
  package_id: AdServerId;
  /**
   * Highest revision whose change is in effect, 0 when none is; 0 to 10^12.
   */
  applied_revision: number;
  state: AdServerPackageStatus;
  /**
   * Why the package is in this state, for people; required with `rejected`; at most 2000 characters.
   */
  reason?: string;
  decide_by?: AdServerInstant;
  /**
   * Whether a paused package keeps its units.
   */
  holds_inventory?: boolean;
  /**
   * What ended the package; only with the state `completed`.
   *
   * - `goal`: The goal was reached
   * - `flight_end`: The flight has ended
   */
  completed_by?: 'goal' | 'flight_end';
  /**
   * Identifier of the package at the ad server, for people and support; at most 256 characters.
   */
  ad_server_ref: string;
  /**
   * What was booked, for comparison with what was sold; `null` while `applied_revision` is 0.
   */
  booked: AdServerBooked | null;
  effective_at?: AdServerInstant;
  changed_at: AdServerInstant;
  /**
   * Creatives of the package with their states, in the order of their list; 0 to 1000.
   *
   * @maxItems 1000
   */
  creatives: AdServerCreativeState[];
}

/**
 * State of a package at the ad server. A caller that receives another word keeps the last known state.
 *
 * - `building`: Terms were accepted, but not all objects exist yet
 * - `awaiting_approval`: A person or a review must approve the package
 * - `rejected`: The ad server refused the package for good, with a reason
 * - `needs_creatives`: No approved creative is attached
 * - `ready`: Complete and started, with a flight in the future
 * - `delivering`: Started, inside its flight and eligible to serve
 * - `paused`: Stopped for now, or not started yet
 * - `completed`: The goal is reached or the flight has ended
 * - `stopped`: Ended for good by the caller
 * - `unknown`: The ad server cannot say at the moment
 */
export type AdServerPackageStatus =
  | 'building'
  | 'awaiting_approval'
  | 'rejected'
  | 'needs_creatives'
  | 'ready'
  | 'delivering'
  | 'paused'
  | 'completed'
  | 'stopped'
  | 'unknown';

/**
 * Package of the list, for the search for packages that only one side knows.
 */
export interface AdServerPackageSummary {
  package_id: AdServerId;
  state: AdServerPackageStatus;
  /**
   * Highest revision whose change is in effect, 0 to 10^12.
   */
  applied_revision: number;
  changed_at: AdServerInstant;
}

/**
 * Everything that was sold, whole at each revision. A field that the ad server does not understand or cannot apply is refused, never ignored. A new package does not deliver before it is started.
 */
export interface AdServerPackageTerms {
  revision: AdServerRevision;
  buy_id: AdServerId;
  account: AdServerAccountRef;
  product: AdServerProductRef;
  flight: AdServerFlight;
  price: AdServerPrice;
  /**
   * Most that may be spent over the flight, in whole minor units of the currency of the price; 0 to 10^12.
   */
  budget_minor: number;
  goal?: AdServerGoal;
  pacing: EnumsPacing;
  targeting?: CoreTargeting;
  frequency_cap?: AdServerCap;
  reservation_id?: AdServerId;
  /**
   * State that the caller wants. A first request always has `paused`: a package starts with `/start`.
   *
   * - `paused`: Do not deliver
   * - `running`: Deliver inside the flight as soon as a creative is approved
   * - `stopped`: End for good; nothing can follow
   */
  desired: 'paused' | 'running' | 'stopped';
  /**
   * Name for people, at most 255 characters. The ad server may shorten it and make it unique.
   */
  name?: string;
}

/**
 * Price of one unit, or of 1000 units for `cpm` and `vcpm`. Amounts are decimal texts in major units, because 4.185 has no whole minor unit.
 */
export interface AdServerPrice {
  model: EnumsPricingModel;
  currency: CoreCurrencyCode;
  amount?: AdServerDecimal;
  floor?: AdServerDecimal;
  /**
   * Whether `amount` is paid for every unit, rather than the highest price of an auction.
   */
  is_fixed?: boolean;
  /**
   * Unit of the price; only with the model `time`.
   *
   * - `hour`: Price of an hour
   * - `day`: Price of 24 hours
   * - `week`: Price of seven days
   * - `month`: Price of 30 days
   */
  time_unit?: 'hour' | 'day' | 'week' | 'month';
}

/**
 * Body of every refused request, as `application/problem+json` (RFC 9457). `code` is for programs, `reason` for people.
 */
export interface AdServerProblem {
  /**
   * Type of the problem as an address; `about:blank` or absent when the code says everything.
   */
  type?: string;
  /**
   * Short text of the problem that is the same for every occurrence.
   */
  title?: string;
  /**
   * HTTP status of the response, 400 to 599.
   */
  status: number;
  code: AdServerProblemCode;
  /**
   * Place of the refused value, such as `price.amount` or `creatives[2].kind`; required with `invalid_request` and `invalid_terms` if one field is at fault.
   */
  field?: string;
  /**
   * Explanation for people in one or two sentences; it may be shown to the buyer with codes of status 422.
   */
  reason: string;
}

/**
 * Stable code of a refused request. A caller that does not know the code acts by the HTTP status.
 *
 * - `invalid_request`: 400: the request does not match the contract; `field` names the place
 * - `unauthorized`: 401: the credential is missing or wrong
 * - `forbidden`: 403: the credential lacks a right; a person must act
 * - `not_found`: 404: the ad server does not know the identifier
 * - `stale_revision`: 409: the revision is lower than the last one, or equal with other content; read the package
 * - `in_flight`: 409: the first request with this key has not ended; wait `Retry-After` seconds
 * - `reservation_expired`: 409: the reservation has expired or was released; reserve again
 * - `package_stopped`: 409: the package was stopped, which is final
 * - `capabilities_changed`: 409: what was asked for was withdrawn from the capabilities; read them again
 * - `cursor_expired`: 410: the cursor is not known any more; ask with `since`
 * - `payload_too_large`: 413: the body is larger than the operation accepts
 * - `unsupported_media_type`: 415: the body is not `application/json`
 * - `idempotency_conflict`: 422: the key was used with another request
 * - `insufficient_inventory`: 422: fewer units are available than asked for
 * - `bid_below_floor`: 422: the price is below the floor of the product
 * - `invalid_flight`: 422: the flight is too short, too long, too soon or past
 * - `invalid_terms`: 422: a term is not supported or contradicts another; `field` names it
 * - `invalid_period`: 422: the period of figures cannot be answered
 * - `rate_limited`: 429: too many requests; wait `Retry-After` seconds
 * - `internal_error`: 500: a fault of the ad server
 * - `not_supported`: 501: the operation belongs to a capability that is not declared
 * - `unavailable`: 503: temporarily not able to answer; wait `Retry-After` seconds
 */
export type AdServerProblemCode =
  | 'invalid_request'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'stale_revision'
  | 'in_flight'
  | 'reservation_expired'
  | 'package_stopped'
  | 'capabilities_changed'
  | 'cursor_expired'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'idempotency_conflict'
  | 'insufficient_inventory'
  | 'bid_below_floor'
  | 'invalid_flight'
  | 'invalid_terms'
  | 'invalid_period'
  | 'rate_limited'
  | 'internal_error'
  | 'not_supported'
  | 'unavailable';

/**
 * Something that the ad server can sell, as a hint for the catalog of the seller.
 */
export interface AdServerProduct {
  product_id: AdServerId;
  /**
   * Name for people, at most 500 characters.
   */
  name: string;
  /**
   * Channels of the product, 1 to 50.
   *
   * @minItems 1
   * @maxItems 50
   */
  channels: EnumsChannels[];
  /**
   * Delivery types in which it can be booked, 1 to 2.
   *
   * @minItems 1
   * @maxItems 2
   */
  delivery_types: EnumsDeliveryType[];
  /**
   * Kinds of creatives that it shows, 0 to 9.
   *
   * @maxItems 9
   */
  creative_kinds?: AdServerCreativeKind[];
  /**
   * Sizes of creatives that it shows, 0 to 200. Absent means any size.
   *
   * @maxItems 200
   */
  sizes?: AdServerSize[];
  /**
   * Units that are usually available in a day, before targeting; 0 to 10^12.
   */
  units_per_day?: number;
}

/**
 * Page of the products that the ad server can sell.
 */
export interface AdServerProductList {
  /**
   * Products of this page, 0 to 1000.
   *
   * @maxItems 1000
   */
  products: AdServerProduct[];
  next_cursor?: AdServerCursor;
}

/**
 * Product as the seller sells it. The ad server maps its identifier to placements.
 */
export interface AdServerProductRef {
  product_id: AdServerId;
  /**
   * Channels of the product, 1 to 50.
   *
   * @minItems 1
   * @maxItems 50
   */
  channels: EnumsChannels[];
  delivery_type: EnumsDeliveryType;
}

/**
 * Forecast number with its bounds; `low` is at most `mid`, and `mid` at most `high`.
 */
export interface AdServerRange {
  /**
   * Cautious number of the forecast, 0 to 10^12.
   */
  low: number;
  /**
   * Expected number of the forecast, 0 to 10^12.
   */
  mid: number;
  /**
   * Hopeful number of the forecast, 0 to 10^12.
   */
  high: number;
}

/**
 * Units that are held, and how long.
 */
export interface AdServerReservation {
  reservation_id: AdServerId;
  /**
   * What the grant of the units rests on.
   *
   * - `hold`: Units are held until `expires_at`
   * - `forecast`: Only a forecast: nothing is held
   */
  basis: 'hold' | 'forecast';
  /**
   * Whether the reservation can still be used.
   *
   * - `held`: Can be used until `expires_at`
   * - `used`: A package used it
   * - `expired`: Too old; reserve again
   * - `released`: Given back by the caller
   */
  state: 'held' | 'used' | 'expired' | 'released';
  unit: AdServerUnit;
  /**
   * Units that are held for the package, 0 to 10^12; as many as were asked for.
   */
  granted_units: number;
  /**
   * Units that were available in the flight after targeting, those of this reservation included, 0 to 10^12.
   */
  available_units: number;
  /**
   * Units in the flight before targeting, sold and held ones included, 0 to 10^12.
   */
  total_units?: number;
  expires_at: AdServerInstant;
}

/**
 * Units to hold for a package that may be bought. The same identifier again with the same content extends the hold or returns it; other content is refused with `idempotency_conflict`.
 */
export interface AdServerReservationRequest {
  package_id: AdServerId;
  product: AdServerProductRef;
  flight: AdServerFlight;
  price: AdServerPrice;
  targeting?: CoreTargeting;
  frequency_cap?: AdServerCap;
  unit: AdServerUnit;
  /**
   * Units to hold over the flight, 1 to 10^12. All or nothing: fewer are refused with `insufficient_inventory`.
   */
  units: number;
}

/**
 * Number of a change of a package, 1 to 10^12, rising over its terms, start, pause, stop and creatives together; gaps are allowed. A lower one is refused with `stale_revision`. An equal one with equal content returns the current state; with other content it is refused with `stale_revision`.
 */
export type AdServerRevision = number;

/**
 * Size of a creative or of a place for one, in pixels.
 */
export interface AdServerSize {
  /**
   * Width in pixels, 1 to 20,000.
   */
  width: number;
  /**
   * Height in pixels, 1 to 20,000.
   */
  height: number;
}

/**
 * Unit in which goals, grants and availability are counted.
 *
 * - `impressions`: Ads that began to render
 * - `viewable_impressions`: Impressions that met the viewability standard
 * - `clicks`: Clicks of people on an ad
 * - `views`: Video or audio ads that were played as long as the product asks
 * - `completed_views`: Video or audio ads that were played to the end
 * - `conversions`: Conversions that were attributed to an ad
 * - `points`: Gross rating points
 * - `seconds`: Seconds of exclusive presence, for prices by time
 */
export type AdServerUnit =
  | 'impressions'
  | 'viewable_impressions'
  | 'clicks'
  | 'views'
  | 'completed_views'
  | 'conversions'
  | 'points'
  | 'seconds';
