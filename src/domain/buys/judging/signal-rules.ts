import type { Product, SignalOption } from '../../products/product.ts';
import type { SignalReference, Targeting } from '../../products/targeting.ts';
import { type BuyRejected, refuse } from '../refusal.ts';
import { signalKey } from './references.ts';

type Rules = NonNullable<Product['signal_targeting_rules']>;
type GroupRule = NonNullable<Rules['selection_group_rules']>[number];
type Mode = 'include' | 'exclude';
/** A signal that a package chooses, by its key. */
type Chosen = { readonly key: string; readonly mode: Mode; readonly option: SignalOption | undefined };

/**
 * Whether a package combines signals as its product asks for: how many there are, from which selection groups, and
 * whether there is a choice at all. A package without signals takes those that the product selects by default.
 */
export function judgeSignalRules(
  targeting: Targeting | undefined,
  { signal_targeting_rules: rules, signal_targeting_options: options = [] }: Product,
  field: string,
): BuyRejected[] {
  if (rules === undefined) return [];
  const place = `${field}.signal_targeting_groups`;
  const groups = targeting?.signal_targeting_groups?.groups ?? [];
  const byKey = new Map(options.map((option) => [signalKey(option), option]));
  const chosen = new Map<string, Chosen>();
  const choose = (signal: SignalReference, mode: Mode): void => {
    const key = signalKey(signal);
    chosen.set(`${mode} ${key}`, { key, mode, option: byKey.get(key) });
  };
  for (const { operator, signals } of groups)
    for (const signal of signals) choose(signal, operator === 'none' ? 'exclude' : 'include');
  for (const signal of targeting?.signal_targeting ?? []) choose(signal, 'include');
  const all = [...chosen.values()];
  const many = { what: 'signals', place };
  return [
    ...most(groups.length, rules.max_signal_targeting_groups, { what: 'signal groups', place }),
    ...groups.flatMap(({ signals }, nth) =>
      most(signals.length, rules.max_signals_per_targeting_group, {
        what: 'signals in one group',
        place: `${place}.groups[${nth}].signals`,
      }),
    ),
    ...judgeChoice(all, options, rules, many),
    ...judgeGroups(all, options, rules, place),
  ];
}

type Counted = { readonly what: string; readonly place: string };

const most = (count: number, max: number | undefined, { what, place }: Counted): BuyRejected[] =>
  max === undefined || count <= max
    ? []
    : [refuse('INVALID_REQUEST', place, `The number of ${what} must be at most ${max} (got ${count}).`)];

/** Counts and choice among some of the options; `all` are the chosen ones of these. */
function judgeChoice(
  all: readonly Chosen[],
  options: readonly SignalOption[],
  rules: Pick<GroupRule, 'selection_mode' | 'min_selected_signals' | 'max_selected_signals'>,
  { what, place }: Counted,
): BuyRejected[] {
  const { selection_mode: mode = 'optional', min_selected_signals: least = 0 } = rules;
  const defaults = options.filter(({ default_selected: isDefault }) => isDefault === true);
  if (mode === 'fixed') {
    const fixed = new Set((defaults.length > 0 ? defaults : options).map(signalKey));
    return all.every(({ key, mode: used }) => used === 'include' && fixed.has(key))
      ? []
      : [refuse('INVALID_REQUEST', place, `The product sets its ${what} itself: leave them out.`)];
  }
  // Nothing chosen means the defaults of the product.
  const count = all.length === 0 ? defaults.length : all.length;
  const needed = mode === 'required' ? Math.max(1, least) : all.length === 0 ? 0 : least;
  if (count < needed)
    return [
      refuse('INVALID_REQUEST', place, `The number of ${what} must be at least ${needed} (got ${count}).`, {
        suggestion: 'Choose from `signal_targeting_options` of the product.',
      }),
    ];
  return most(all.length, rules.max_selected_signals, { what, place });
}

const groupOf = (option: SignalOption | undefined): string => option?.selection_group ?? '';

function judgeGroups(
  all: readonly Chosen[],
  options: readonly SignalOption[],
  { selection_group_rules: rules = [], max_selected_per_group: max }: Rules,
  place: string,
): BuyRejected[] {
  const chosenOf = Map.groupBy(all, ({ option }) => groupOf(option));
  const optionsOf = Map.groupBy(options, groupOf);
  const named = (group: string) => ({ what: `signals of the selection group "${group}"`, place });
  return [
    ...rules.flatMap((rule) => {
      const { selection_group: group, targeting_mode: mode } = rule;
      const chosen = chosenOf.get(group) ?? [];
      const isMisused = mode !== undefined && chosen.some((one) => one.mode !== mode);
      const misuse = `The product takes ${named(group).what} only to ${mode}.`;
      return [
        ...judgeChoice(chosen, optionsOf.get(group) ?? [], rule, named(group)),
        ...(isMisused ? [refuse('INVALID_REQUEST', place, misuse)] : []),
      ];
    }),
    ...[...chosenOf].flatMap(([group, chosen]) =>
      group === '' ? [] : most(chosen.length, max, named(group)),
    ),
  ];
}
