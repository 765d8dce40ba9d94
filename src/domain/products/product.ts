import type {
  CoreDuration,
  CoreProduct,
  CoreReportingCapabilities,
  CoreVendorMetricValue,
} from '../../../generated/types/schemas.ts';
import type { PricingOption } from '../buys/money/pricing.ts';
import type { OneOf, Wire } from '../contract/shapes.ts';

/** A stretch of time; `campaign` is the whole flight. */
export type Duration = Wire<CoreDuration>;

/** A product as rules read it, with the prices that only some callers see. */
export type Product = Wire<Omit<CoreProduct, 'pricing_options' | 'reporting_capabilities'>> & {
  readonly pricing_options: readonly PricingOption[];
  /** Products that other sellers describe, or that a test made, may have none. */
  readonly reporting_capabilities?: Wire<CoreReportingCapabilities>;
};

export type FormatOption = NonNullable<Product['format_options']>[number];
export type PublisherSelector = OneOf<Product['publisher_properties'][number]>;
export type SignalOption = NonNullable<Product['signal_targeting_options']>[number];
export type VendorMetric = Readonly<Pick<CoreVendorMetricValue, 'metric_id'>> & {
  readonly vendor: { readonly domain: string };
};

export const isSameVendorMetric = (a: VendorMetric, b: VendorMetric): boolean =>
  a.metric_id === b.metric_id && a.vendor.domain.toLowerCase() === b.vendor.domain.toLowerCase();

/** A product with what its seller knows beside it. */
export type Offer = {
  readonly product: Product;
  /** Where its inventory is; empty lists mean no restriction. Countries ISO 3166-1 alpha-2, regions ISO 3166-2. */
  readonly countries: readonly string[];
  readonly regions: readonly string[];
  readonly metros: readonly { readonly system: string; readonly code: string }[];
  /** What it is about and whom it reaches, in words beyond its name and description. */
  readonly topics: readonly string[];
  readonly audience: readonly string[];
  /** Impressions a day; null where nobody forecasts them. */
  readonly dailyImpressions: number | null;
  /** When it can be booked for; null without a bound. The end is exclusive. */
  readonly from: Date | null;
  readonly until: Date | null;
  /** Dimensions of targeting that it takes; null for all that the seller declares. */
  readonly targeting: readonly string[] | null;
  /** False for what runs without a creative of the buyer's. */
  readonly needsCreatives: boolean;
  /** False when it is sold out or withdrawn. */
  readonly isAvailable: boolean;
  /** Accounts that may see it; null for everybody. */
  readonly accounts: readonly string[] | null;
};

/** Whether an account, or nobody, may see an offer. */
export const isVisible = ({ accounts }: Pick<Offer, 'accounts'>, account: string | null): boolean =>
  accounts === null || (account !== null && accounts.includes(account));
