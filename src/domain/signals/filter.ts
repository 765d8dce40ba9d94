import type { CoreSignalFilters, CoreVendorPricingOption } from '../../../generated/types/schemas.ts';
import type { Signal } from './signal.ts';

type Wanted = {
  readonly filters?: CoreSignalFilters;
  readonly countries?: readonly string[];
};

/** Whether a signal meets all conditions of a request. */
export function meetsConditions(signal: Signal, { filters = {}, countries }: Wanted): boolean {
  const { catalog_types: types, data_providers: providers, min_coverage_percentage: coverage = 0 } = filters;
  const { data_provider: name, data_provider_domain: domain } = signal;
  return (
    (types === undefined || types.includes(signal.signal_type)) &&
    (providers === undefined || providers.some((one) => one === name || one === domain)) &&
    signal.coverage_percentage >= coverage &&
    isAffordable(signal, 'cpm', filters.max_cpm, (price) => (price.model === 'cpm' ? price.cpm : null)) &&
    isAffordable(signal, 'percent_of_media', filters.max_percent, (price) =>
      price.model === 'percent_of_media' ? price.percent : null,
    ) &&
    (countries === undefined ||
      signal.countries === undefined ||
      countries.some((country) => signal.countries?.includes(country)))
  );
}

/** A bound drops a signal only when it has prices of that model, and all of them are higher. */
function isAffordable(
  { pricing_options: prices = [] }: Signal,
  model: CoreVendorPricingOption['model'],
  most: number | undefined,
  amountOf: (price: CoreVendorPricingOption) => number | null,
): boolean {
  const bounded = prices.filter((price) => price.model === model);
  if (most === undefined || bounded.length === 0) return true;
  return bounded.some((price) => (amountOf(price) ?? 0) <= most);
}

/** Filters without price bounds, for callers that see no prices: the remaining rows would reveal them. */
export const withoutPriceBounds = ({ max_cpm: _cpm, max_percent: _percent, ...filters }: CoreSignalFilters) =>
  filters;
