import type { Product, SignalOption } from '../product.ts';

type Rules = NonNullable<Product['signal_targeting_rules']>;
type Mode = NonNullable<Rules['selection_mode']>;

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
  const holds = (mode: Mode | undefined, some: readonly SignalOption[]): boolean => {
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
