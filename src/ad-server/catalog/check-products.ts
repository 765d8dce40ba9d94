import type { CoreFormat, CorePricingOption, CoreProduct } from '../../../generated/types/core.ts';
import type { EnumsAvailableMetric, EnumsChannels, EnumsFormatType } from '../../../generated/types/enums.ts';
import { isCurrency, minorPerMain } from '../../domain/money/minor-units.ts';
import type { Inventory } from '../inventory.ts';
import { billedChain, isCounted } from '../simulator/billing.ts';
import type { CatalogReport } from './check-inventory.ts';

/** Format types that each channel can show. */
const SHOWS: Readonly<Record<EnumsChannels, readonly EnumsFormatType[]>> = {
  display: ['display'],
  olv: ['video'],
  social: ['display', 'video'],
  search: ['display'],
  ctv: ['video'],
  linear_tv: ['video'],
  radio: ['audio'],
  streaming_audio: ['audio'],
  podcast: ['audio'],
  dooh: ['dooh'],
  ooh: ['dooh'],
  print: ['display'],
  cinema: ['video'],
  email: ['display'],
  gaming: ['display', 'video'],
  retail_media: ['display', 'video'],
  influencer: ['display', 'video'],
  affiliate: ['display'],
  product_placement: ['video', 'audio'],
  sponsored_intelligence: ['display'],
};

/** Metrics that the simulator counts, or that can be computed from its counts. */
const COUNTED: readonly EnumsAvailableMetric[] = [
  'impressions',
  'spend',
  'cpm',
  'clicks',
  'ctr',
  'cost_per_click',
  'views',
  'completed_views',
  'completion_rate',
  'cost_per_completed_view',
  'quartile_data',
  'reach',
  'frequency',
  'grps',
  'viewability',
  'engagements',
  'engagement_rate',
  'plays',
  'conversions',
  'conversion_value',
  'roas',
  'cost_per_acquisition',
];

/** Formats by id; null for a format that the catalog has but that is invalid. */
export type KnownFormats = ReadonlyMap<string, CoreFormat | null>;

/**
 * Reports promises of a product that the simulator cannot keep. The product must already be valid against its
 * schema.
 */
export function checkProduct(
  product: CoreProduct,
  inventory: Inventory,
  formats: KnownFormats,
  report: CatalogReport,
): void {
  if ((product.channels ?? []).length === 0) report('channels', 'must have at least 1 item');
  checkFormats(product, formats, report);
  if (product.delivery_type === 'guaranteed') {
    for (const name of ['cancellation_policy', 'measurement_terms'] as const) {
      if (product[name] === undefined) report(name, 'is required where delivery is guaranteed');
    }
  }
  checkMetrics(product, report);
  const managed = product.conversion_tracking?.platform_managed === true;
  if (managed !== (inventory.conversion_value !== undefined)) {
    report(
      managed ? 'inventory.conversion_value' : 'conversion_tracking.platform_managed',
      managed
        ? 'is required where the seller counts conversions'
        : 'must be true where conversions have a value',
    );
  }
  const placements = product.placements ?? [];
  for (const [i, { placement_id: id }] of placements.entries()) {
    if (placements.findIndex((other) => other.placement_id === id) < i) {
      report(`placements[${i}].placement_id`, `${id} is used twice`);
    }
  }
}

function checkMetrics({ reporting_capabilities: reporting }: CoreProduct, report: CatalogReport): void {
  const { available_metrics: metrics } = reporting;
  for (const name of ['impressions', 'spend'] as const) {
    if (!metrics.includes(name)) report('reporting_capabilities.available_metrics', `must have ${name}`);
  }
  for (const [i, name] of metrics.entries()) {
    if (!COUNTED.includes(name)) {
      report(`reporting_capabilities.available_metrics[${i}]`, `nothing counts ${name}`);
    }
  }
}

function checkFormats(product: CoreProduct, formats: KnownFormats, report: CatalogReport): void {
  const ids = (product.format_ids ?? []).map(({ id }) => id);
  if (ids.length === 0) report('format_ids', 'must have at least 1 item');
  for (const [i, id] of ids.entries()) {
    const format = formats.get(id);
    if (format === undefined) report(`format_ids[${i}]`, `there is no format ${id}`);
    else if (ids.indexOf(id) < i) report(`format_ids[${i}]`, `${id} is in the list twice`);
    else if (format !== null) {
      const channel = (product.channels ?? []).find((each) => !SHOWS[each].includes(format.type));
      if (channel !== undefined)
        report(`format_ids[${i}]`, `${id} is ${format.type}, which ${channel} cannot show`);
    }
  }
}

/** Reports prices of a product that cannot be charged. The product must already be valid against its schema. */
export function checkPrices(product: CoreProduct, inventory: Inventory, report: CatalogReport): void {
  const options = product.pricing_options ?? [];
  if (options.length === 0) report('pricing_options', 'must have at least 1 item');
  for (const [i, option] of options.entries()) {
    const at: CatalogReport = (name, message) => report(`pricing_options[${i}].${name}`, message);
    const { pricing_option_id: id } = option;
    if (options.findIndex((other) => other.pricing_option_id === id) < i) {
      at('pricing_option_id', `${id} is used twice`);
    }
    checkAmounts(option, product, at);
    checkModel(option, product, inventory, at);
  }
}

function checkAmounts(option: CorePricingOption, { delivery_type }: CoreProduct, at: CatalogReport): void {
  const fixed = option.fixed_price;
  const floor = 'floor_price' in option ? option.floor_price : undefined;
  if (!/^[A-Z]{3}$/.test(option.currency) || !isCurrency(option.currency)) {
    at('currency', `${option.currency} is not a currency code`);
  }
  checkFixedOrFloor(fixed, floor, at);
  if (fixed !== undefined) checkNoAuction(option, at);
  if (fixed === undefined && delivery_type === 'guaranteed') {
    at('fixed_price', 'is required where delivery is guaranteed');
  }
  checkGuidance(option, floor, at);
  const least = option.min_spend_per_package;
  if (least !== undefined && !isMinor(least, option.currency)) {
    at('min_spend_per_package', `has more decimals than ${option.currency}`);
  }
}

/** An option has a fixed price, or the floor of an auction. */
function checkFixedOrFloor(fixed: number | undefined, floor: number | undefined, at: CatalogReport): void {
  if (fixed === undefined && floor === undefined) {
    at('fixed_price', 'is required where there is no floor_price');
  }
  if (fixed !== undefined && floor !== undefined)
    at('floor_price', 'must be left out where there is a fixed_price');
  if (fixed === 0 || floor === 0) at(fixed === 0 ? 'fixed_price' : 'floor_price', 'must be over 0');
  for (const [name, amount] of [['fixed_price', fixed] as const, ['floor_price', floor] as const]) {
    if (amount !== undefined && !isMicros(amount)) at(name, 'must have at most 6 decimals');
  }
}

function checkNoAuction(option: CorePricingOption, at: CatalogReport): void {
  const hasCeiling = 'max_bid' in option && option.max_bid === true;
  const hasGuidance = 'price_guidance' in option && option.price_guidance !== undefined;
  if (hasCeiling || hasGuidance) at(hasCeiling ? 'max_bid' : 'price_guidance', 'is for auctions only');
}

function checkGuidance(option: CorePricingOption, floor: number | undefined, at: CatalogReport): void {
  const guidance = 'price_guidance' in option ? option.price_guidance : undefined;
  const steps = [floor, guidance?.p25, guidance?.p50, guidance?.p75, guidance?.p90].filter(
    (step) => step !== undefined,
  );
  if (steps.some((step, i) => step < (steps[i - 1] ?? 0))) {
    at('price_guidance', 'must grow from the floor to p90');
  }
}

function checkModel(
  option: CorePricingOption,
  product: CoreProduct,
  inventory: Inventory,
  at: CatalogReport,
): void {
  const { pricing_model: model } = option;
  if (model === 'cpp' && inventory.universe === undefined) {
    at('pricing_model', 'cpp needs inventory.universe, of which a point is one percent');
  }
  if (model === 'cpa' && inventory.conversion_value === undefined) {
    at('pricing_model', 'cpa needs inventory.conversion_value, for the seller counts what is paid');
  }
  const channel = product.channels?.[0];
  if (channel === undefined) return;
  const missing = billedChain(model).find((name) => name !== 'conversions' && !isCounted(channel, name));
  if (missing !== undefined)
    at('pricing_model', `${model} is for ${missing}, which ${channel} does not have`);
}

const isMicros = (amount: number): boolean => Math.abs(amount * 1e6 - Math.round(amount * 1e6)) < 1e-3;
const isMinor = (amount: number, currency: string): boolean => {
  const minor = amount * minorPerMain(currency);
  return Math.abs(minor - Math.round(minor)) < 1e-6;
};
