import type {
  CoreDuration,
  CoreFormatId,
  CoreProduct,
  CoreReportingCapabilities,
  CoreVendorMetricValue,
} from '../../../generated/types/core.ts';
import type { OneOf, Wire } from '../contract/shapes.ts';
import type { PricingOption } from '../money/amounts.ts';

/** A duration; `campaign` is the whole flight. */
export type Duration = Wire<CoreDuration>;

/** A product as the rules here read it, including prices that only some callers see. */
export type Product = Wire<Omit<CoreProduct, 'pricing_options' | 'reporting_capabilities'>> & {
  readonly pricing_options: readonly PricingOption[];
  /** May be missing in products that tests seeded or other sellers describe. */
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

/** Equal for the same metric of the same vendor: an id has no space. */
export const vendorMetricKey = ({ vendor, metric_id }: VendorMetric): string =>
  `${metric_id} ${vendor.domain.toLowerCase()}`;

/** A product with facts that only its seller knows. */
export type Offer = {
  readonly product: Product;
  /**
   * Where the inventory is; an empty list means no restriction. Countries are ISO 3166-1 alpha-2, regions ISO
   * 3166-2.
   */
  readonly countries: readonly string[];
  readonly regions: readonly string[];
  readonly metros: readonly { readonly system: string; readonly code: string }[];
  /** Topics and audiences in words, in addition to the name and description of the product. */
  readonly topics: readonly string[];
  readonly audience: readonly string[];
  /** Impressions per day; null without a forecast. */
  readonly dailyImpressions: number | null;
  /** Time in which the product can be booked; null for no bound. `until` is exclusive. */
  readonly from: Date | null;
  readonly until: Date | null;
  /** Targeting dimensions that the product supports; null for all that the seller declares. */
  readonly targeting: readonly string[] | null;
  /** False when the product runs without a creative of the buyer. */
  readonly needsCreatives: boolean;
  /** False when the product is sold out or withdrawn. */
  readonly isAvailable: boolean;
  /** Ids of the accounts that may see the product; null for every caller. */
  readonly accounts: readonly string[] | null;
  /** Whether a test seeded the product, or the product stands in for one that tests expect. */
  readonly isOfTest: boolean;
};

/** Whether an account may see an offer; null for a caller without an account. */
export const isVisible = ({ accounts }: Pick<Offer, 'accounts'>, account: string | null): boolean =>
  accounts === null || (account !== null && accounts.includes(account));

/** Inventory of a product, under the names of the seller's catalog. */
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
 * An offer of the standard catalog. A product without stock, such as a seeded one, is sold everywhere and supports
 * all targeting that the seller declares.
 *
 * @param beside values that replace the derived ones
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
    isOfTest: false,
    ...beside,
  };
}

/** A format id of the wire; its parameters fix what a template leaves open. */
export type FormatId = Wire<CoreFormatId>;

const FORMAT_PARAMETERS = ['width', 'height', 'duration_ms'] as const;
const isBareFormat = (format: FormatId): boolean =>
  FORMAT_PARAMETERS.every((name) => format[name] === undefined);

/**
 * Whether a requested format is an offered one. An id without parameters, on either side, matches all parameters;
 * otherwise they must be equal. The `agent_url` does not count: this agent identifies formats by their ids,
 * whichever agent lists them.
 */
export const isOffered = (asked: FormatId, offered: FormatId): boolean =>
  asked.id === offered.id &&
  (isBareFormat(asked) ||
    isBareFormat(offered) ||
    FORMAT_PARAMETERS.every((name) => asked[name] === offered[name]));

type SignalRules = NonNullable<Product['signal_targeting_rules']>;
type SelectionMode = NonNullable<SignalRules['selection_mode']>;

/**
 * Whether the signals that every package of a product must use are sold in a currency. A `fixed` selection uses all
 * its signals; of a `required` selection the buyer must choose at least one.
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
