import type { CorePricingOption, CoreProduct } from '../../../generated/types/schemas.ts';
import { minorPerMain } from '../../domain/accounts/money.ts';
import type { Inventory } from '../inventory.ts';
import { billedChain, isCounted } from '../simulator/rates.ts';
import type { CatalogReport } from './check-inventory.ts';

/** Tells which prices of a product could not be charged. The product has the form of a product. */
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
  const ceiling = 'max_bid' in option && option.max_bid === true;
  const guidance = 'price_guidance' in option ? option.price_guidance : undefined;
  if (!/^[A-Z]{3}$/.test(option.currency) || !isCurrency(option.currency)) {
    at('currency', `${option.currency} is not a currency code`);
  }
  if (fixed === undefined && floor === undefined) {
    at('fixed_price', 'is required where there is no floor_price');
  }
  if (fixed !== undefined && floor !== undefined)
    at('floor_price', 'must be left out where there is a fixed_price');
  if (fixed === 0 || floor === 0) at(fixed === 0 ? 'fixed_price' : 'floor_price', 'must be over 0');
  for (const [name, amount] of [['fixed_price', fixed] as const, ['floor_price', floor] as const]) {
    if (amount !== undefined && !isMicros(amount)) at(name, 'must have at most 6 decimals');
  }
  if (fixed !== undefined && (ceiling || guidance !== undefined)) {
    at(ceiling ? 'max_bid' : 'price_guidance', 'is for auctions only');
  }
  if (fixed === undefined && delivery_type === 'guaranteed') {
    at('fixed_price', 'is required where delivery is guaranteed');
  }
  const steps = [floor, guidance?.p25, guidance?.p50, guidance?.p75, guidance?.p90].filter(
    (step) => step !== undefined,
  );
  if (steps.some((step, i) => step < (steps[i - 1] ?? 0))) {
    at('price_guidance', 'must grow from the floor to p90');
  }
  const least = option.min_spend_per_package;
  if (least !== undefined && !isMinor(least, option.currency)) {
    at('min_spend_per_package', `has more decimals than ${option.currency}`);
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

const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);
const isMicros = (amount: number): boolean => Math.abs(amount * 1e6 - Math.round(amount * 1e6)) < 1e-3;
const isMinor = (amount: number, currency: string): boolean => {
  const minor = amount * minorPerMain(currency);
  return Math.abs(minor - Math.round(minor)) < 1e-6;
};
