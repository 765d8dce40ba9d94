import type {
  CoreDuration,
  CoreFormatId,
  CoreProduct,
  CoreReportingCapabilities,
  CoreVendorMetricValue,
} from '../../../generated/types/schemas.ts';
import type { PricingOption } from '../buys/money/amounts.ts';
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

/** What a seller's stock says of a product, in the names of its catalog. */
export type Stock = {
  readonly weekly_impressions: number;
  /** Percent of impressions by country. */
  readonly countries: Readonly<Record<string, number>>;
  readonly targeting: readonly string[];
  readonly runs_without_creatives?: boolean;
};

const tagsOf = ({ publisher_properties }: Product): string[] =>
  publisher_properties.flatMap((one) => (one.selection_type === 'by_tag' ? one.property_tags : []));

/**
 * An offer of the standard catalog. A product without stock, as one that was made for trying out, is sold everywhere
 * and can be aimed by all that the seller declares.
 *
 * @param beside what is known better
 */
export function offerOf(
  product: Product,
  stock: Stock | null,
  beside: Partial<Omit<Offer, 'product'>> = {},
): Offer {
  return {
    product,
    countries: Object.keys(stock?.countries ?? {}).filter((country) => (stock?.countries[country] ?? 0) > 0),
    regions: [],
    metros: [],
    topics: tagsOf(product),
    audience: [],
    dailyImpressions: stock === null ? null : Math.floor(stock.weekly_impressions / 7),
    targeting: stock?.targeting ?? null,
    needsCreatives: stock?.runs_without_creatives !== true,
    from: null,
    until: null,
    isAvailable: true,
    accounts: null,
    ...beside,
  };
}

/** A format as the wire names it; parameters fix what a template leaves open. */
export type FormatId = Wire<CoreFormatId>;

const FORMAT_PARAMETERS = ['width', 'height', 'duration_ms'] as const;
const isBareFormat = (format: FormatId): boolean =>
  FORMAT_PARAMETERS.every((name) => format[name] === undefined);

/**
 * Whether a format that is asked for is one that is offered. A bare id on either side stands for all its parameters;
 * otherwise they must be equal. The agent does not count: formats are known here by their ids, whoever else lists them.
 */
export const isOffered = (asked: FormatId, offered: FormatId): boolean =>
  asked.id === offered.id &&
  (isBareFormat(asked) ||
    isBareFormat(offered) ||
    FORMAT_PARAMETERS.every((name) => asked[name] === offered[name]));

type SignalRules = NonNullable<Product['signal_targeting_rules']>;
type SelectionMode = NonNullable<SignalRules['selection_mode']>;

/**
 * Whether the signals that every package of a product must use can be paid in a currency. Of a fixed selection all
 * signals are used; of a required one the buyer chooses at least one.
 */
export function sellsMandatorySignals(
  { signal_targeting_options: options = [], signal_targeting_rules: rules }: Product,
  currency: string,
): boolean {
  if (rules === undefined) return true;
  const isSold = ({ pricing_options: prices }: SignalOption): boolean =>
    prices === undefined ||
    prices.some((price) => price.currency === undefined || price.currency === currency);
  const holds = (mode: SelectionMode | undefined, some: readonly SignalOption[]): boolean => {
    if (mode === 'required') return some.some(isSold);
    if (mode !== 'fixed') return true;
    const selected = some.filter(({ default_selected: isSelected }) => isSelected === true);
    return (selected.length > 0 ? selected : some).every(isSold);
  };
  return (
    holds(rules.selection_mode, options) &&
    (rules.selection_group_rules ?? []).every(({ selection_group: group, selection_mode: mode }) =>
      holds(
        mode,
        options.filter(({ selection_group: of }) => of === group),
      ),
    )
  );
}
