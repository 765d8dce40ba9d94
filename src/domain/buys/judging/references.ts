import type { Product, SignalOption } from '../../products/product.ts';
import { signalKey } from '../../products/signal-key.ts';
import type { SignalReference, Targeting } from '../../products/targeting.ts';
import { type BuyRejected, refuse } from '../../refusals/refusal.ts';
import type { Seller } from './seller.ts';

/** Checks that the audiences and signals that a targeting names exist and can be used. */
export function judgeReferences(
  targeting: Targeting,
  product: Product,
  seller: Seller,
  field: string,
): BuyRejected[] {
  return [
    ...judgeAudiences(targeting.audience_include, seller, `${field}.audience_include`),
    ...judgeAudiences(targeting.audience_exclude, seller, `${field}.audience_exclude`),
    ...judgeSignals(targeting, product, seller, field),
  ];
}

function judgeAudiences(ids: readonly string[] | undefined, seller: Seller, field: string): BuyRejected[] {
  const minimum = seller.declared.audiences?.minimumSize;
  if (ids === undefined || minimum === undefined) return [];
  return ids.flatMap((id, at) => {
    const audience = seller.audiences.get(id);
    const place = `${field}[${at}]`;
    if (audience?.status === 'ready') return [];
    if (audience?.status === 'too_small')
      return [
        refuse('AUDIENCE_TOO_SMALL', place, 'The audience is smaller than the minimum for targeting.', {
          details: { minimum_size: minimum, current_size: audience.matched },
        }),
      ];
    const message =
      audience === undefined
        ? 'The account has no audience with this id.'
        : audience.status === 'processing'
          ? 'The audience is still being matched: send the request again later.'
          : 'The audience is suspended.';
    return [refuse('INVALID_REQUEST', place, message)];
  });
}

/** The signals that a product offers for targeting, by `signalKey`; of several with one key the first. */
const optionsByKey = ({
  signal_targeting_options: options = [],
}: Product): ReadonlyMap<string, SignalOption> =>
  new Map(options.toReversed().map((option) => [signalKey(option), option]));

function judgeSignals(targeting: Targeting, product: Product, seller: Seller, field: string): BuyRejected[] {
  const options = optionsByKey(product);
  const judge = (signal: SignalReference, mode: 'include' | 'exclude', place: string): BuyRejected[] => {
    const key = signalKey(signal);
    const name = signal.signal_ref === undefined ? 'signal_id' : 'signal_ref';
    const option = options.get(key);
    const isOpen =
      product.signal_targeting_allowed === true && product.signal_targeting_options === undefined;
    const known = seller.signals.get(key);
    if (option === undefined && !(isOpen && known !== undefined))
      return [
        refuse(
          'INVALID_REQUEST',
          `${place}.${name}`,
          'The product does not support targeting by this signal.',
        ),
      ];
    // A signal that the product itself offers needs no activation, unless its option requires it.
    const mustBeActive = option === undefined || option.activation_status === 'requires_activation';
    if (mustBeActive && known?.isReady !== true) {
      const what = known === undefined ? 'This signal' : `The signal "${known.name}"`;
      return [
        refuse('INVALID_REQUEST', `${place}.${name}`, `${what} is not active for the account.`, {
          suggestion:
            'Activate the signal on this agent with `activate_signal`, then send the request again.',
        }),
      ];
    }
    if (option?.allowed_targeting_modes?.includes(mode) ?? true) return [];
    return [refuse('INVALID_REQUEST', `${place}.${name}`, `This signal cannot be used to ${mode}.`)];
  };
  const groups = targeting.signal_targeting_groups?.groups ?? [];
  return [
    ...groups.flatMap(({ operator, signals }, nth) =>
      signals.flatMap((signal, at) =>
        judge(
          signal,
          operator === 'none' ? 'exclude' : 'include',
          `${field}.signal_targeting_groups.groups[${nth}].signals[${at}]`,
        ),
      ),
    ),
    ...(targeting.signal_targeting ?? []).flatMap((signal, at) =>
      judge(signal, 'include', `${field}.signal_targeting[${at}]`),
    ),
  ];
}

type Rules = NonNullable<Product['signal_targeting_rules']>;
type GroupRule = NonNullable<Rules['selection_group_rules']>[number];
type Mode = 'include' | 'exclude';
/** A signal that a package selects; `option` is the product's entry for it, if there is one. */
type Chosen = { readonly key: string; readonly mode: Mode; readonly option: SignalOption | undefined };

/**
 * Checks the signals of a package against the rules of its product: how many, from which selection groups, and
 * whether the buyer may select at all. A package without signals gets the signals that the product selects by
 * default.
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

/**
 * Checks the number and the mode of the selected signals among `options`.
 *
 * @param all the signals that the package selects from `options`
 */
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
  // A package that selects no signals uses the defaults of the product.
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
