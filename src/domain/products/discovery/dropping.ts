import { splitMoney } from '../../money/amounts.ts';
import type { Offer } from '../product.ts';
import { lineOf, readBrief, wordsOf } from './brief.ts';
import { guidanceOf, type Proposal, titleOf } from './proposal.ts';

/** Words after which a request names what it no longer wants. */
const DROPPING = new Set(['drop', 'remove', 'exclude', 'omit', 'without', 'skip', 'no', 'eliminate']);
const DENYING = new Set(['not', 'never', 'don', 'dont']);
/** Words at which the list of unwanted things ends, because something else begins. */
const ENDING = new Set(
  (
    'move shift add put give increase raise more keep use focus reallocate redistribute spend spread split instead ' +
    'but then to so because while only prefer from on of for in at with by'
  ).split(' '),
);
const MOST_WORDS = 16;

/** "Without changing the display product" drops nothing. */
const isEnd = (word: string, before: readonly string[]): boolean =>
  ENDING.has(word) || (before.length === 0 && word.endsWith('ing'));

/** An `ask` in its two parts: what it no longer wants, and the rest. */
export type SplitAsk = { readonly dropped: readonly string[]; readonly rest: string };

/** Finds the parts of an `ask` that name unwanted products, such as "drop the display product". */
export function splitAsk(ask: string): SplitAsk {
  const dropped: string[] = [];
  const rest: string[] = [];
  for (const sentence of ask.split(/[.;:!?\n]/)) {
    const words = wordsOf(sentence);
    let unwanted: string[] | null = null;
    for (const [at, word] of words.entries()) {
      const isDenied = words.slice(Math.max(0, at - 2), at).some((one) => DENYING.has(one));
      if (DROPPING.has(word) && !isDenied) {
        if (unwanted !== null) dropped.push(unwanted.join(' '));
        unwanted = [];
      } else if (unwanted !== null && (isEnd(word, unwanted) || unwanted.length >= MOST_WORDS)) {
        dropped.push(unwanted.join(' '));
        unwanted = null;
        rest.push(word);
      } else (unwanted ?? rest).push(word);
    }
    if (unwanted !== null) dropped.push(unwanted.join(' '));
  }
  return { dropped: dropped.filter((text) => text !== ''), rest: rest.join(' ') };
}

/**
 * The offers that the texts of unwanted things mean: those that a text names, else those on a channel that it names.
 * None when they are all there are, because an answer without products is of no use.
 */
export function meantBy(texts: readonly string[], offers: readonly Offer[]): ReadonlySet<string> {
  const meant = texts.flatMap((text) => {
    const line = lineOf(text);
    const named = offers.filter(({ product }) =>
      [product.product_id, product.name].some((name) => {
        const own = lineOf(name);
        return own.trim() !== '' && line.includes(own);
      }),
    );
    if (named.length > 0) return named;
    const { channels } = readBrief(text);
    return offers.filter(({ product }) => (product.channels ?? []).some((one) => channels.includes(one)));
  });
  const ids = new Set(meant.map(({ product }) => product.product_id));
  return ids.size < offers.length ? ids : new Set();
}

/**
 * A proposal without some of its products: their share of the budget goes to the others in proportion. A proposal
 * that was committed becomes a draft again, because its terms have changed.
 */
export function withoutProducts(
  proposal: Proposal,
  dropped: ReadonlySet<string>,
  offers: ReadonlyMap<string, Offer>,
): Proposal {
  const left = proposal.allocations.filter(({ product_id: id }) => !dropped.has(id));
  if (left.length === 0 || left.length === proposal.allocations.length) return proposal;
  const shares = splitMoney(
    100,
    left.map(({ allocation_percentage: percent }) => percent),
  );
  const allocations = left.map((one, at) => ({
    ...one,
    allocation_percentage: shares[at] ?? 0,
    sequence: at + 1,
  }));
  const { insertion_order: _order, expires_at: _end, proposal_status: status, ...rest } = proposal;
  const names = allocations.map(({ product_id: id }) => offers.get(id)?.product.name ?? id);
  return {
    ...rest,
    ...titleOf(names),
    allocations,
    ...(status === undefined ? {} : { proposal_status: 'draft' as const }),
    ...guidanceOf(allocations, proposal.total_budget_guidance, offers),
  };
}
