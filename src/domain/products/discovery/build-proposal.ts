import { fromMinor } from '../../accounts/money.ts';
import { minimumBudget } from '../../buys/money/budget.ts';
import { isFixed, type PricingOption } from '../../buys/money/pricing.ts';
import { splitMoney } from '../../buys/money/split.ts';
import { DAY_MS } from '../../text/instant.ts';
import type { Offer } from '../product.ts';
import type { Hints } from './hints.ts';
import type { Allocation, Proposal } from './proposal.ts';
import { type Ranked, rank } from './ranking.ts';

/** Products that a proposal holds at most. */
const MOST_PARTS = 4;
/** The share of the budget below which a part is not worth its trouble, in percent. */
const LEAST_PERCENT = 10;
/** The length that minimums are told for. */
const USUAL_FLIGHT_MS = 30 * DAY_MS;
const LONGEST_NAME = 500;
const LONGEST_TEXT = 2000;

type Part = { readonly one: Ranked; readonly option: PricingOption };

/**
 * Proposals for a brief, so that its buyer has a choice: the budget split among the best products by how well each
 * fits, and then a second one of fewer products. In equal parts from the first ones when nothing in the brief decides.
 * All of a proposal is priced in one currency, that of the brief where something is sold in it, and of the kind of
 * delivery that the brief asks for. With guaranteed delivery in it, it is a draft until it is finalized; otherwise it
 * can be bought as it is.
 *
 * @param offers everything that could be chosen, for a second choice beside a single product that fits
 * @returns none without a brief, and when nothing has a price; one when there is only one product to choose
 */
export function buildProposals(
  ranked: readonly Ranked[],
  hints: Hints,
  newId: () => string,
  offers: readonly Offer[] = [],
): Proposal[] {
  if (hints.line.trim() === '') return [];
  const scored = ranked.filter(({ score }) => score > 0);
  const matching = scored.length > 0 ? scored : ranked;
  const delivered = matching.filter(({ offer }) => offer.product.delivery_type === hints.delivery);
  const fitting = delivered.length > 0 ? delivered : matching;
  const asked = hints.budget === null ? [] : partsOf(fitting, hints.budget.currency);
  const parts = asked.length > 0 ? asked : partsOf(fitting, firstCurrency(fitting));
  const [first] = parts;
  if (first === undefined) return [];
  const all = parts.length > 1 ? ranked : [...ranked, ...offers.map((offer) => rank(offer, hints))];
  return [parts, secondChoice(parts, all)]
    .filter((choice) => choice.length > 0)
    .map((choice) => proposalOf(choice, hints, newId()));
}

/** The best product alone; where the first choice is one product, the next best that is sold in its currency. */
function secondChoice(parts: readonly Part[], ranked: readonly Ranked[]): Part[] {
  const [first, ...others] = parts;
  if (first === undefined) return [];
  if (others.length > 0) return [first];
  const next = ranked.filter(({ offer }) => offer.product.product_id !== first.one.offer.product.product_id);
  return partsOf(next, first.option.currency).slice(0, 1);
}

function proposalOf(parts: readonly Part[], hints: Hints, proposalId: string): Proposal {
  const [first] = parts;
  if (first === undefined) throw new RangeError('a proposal has at least one part');
  const { currency } = first.option;
  const percents = sharesOf(parts.map(({ one }) => one.score));
  const allocations = parts.map(
    ({ one, option }, at): Allocation => ({
      product_id: one.offer.product.product_id,
      allocation_percentage: percents[at] ?? 0,
      pricing_option_id: option.pricing_option_id,
      rationale: one.reason,
      sequence: at + 1,
    }),
  );
  const isHeld = parts.some(({ one }) => one.offer.product.delivery_type === 'guaranteed');
  const names = parts.map(({ one }) => one.offer.product.name);
  const name = names.length === 1 ? (names[0] ?? '') : `${names[0]} and ${names.length - 1} more`;
  const least = leastTotal(parts, percents);
  return {
    proposal_id: proposalId,
    name: name.slice(0, LONGEST_NAME),
    description: `${names.join(', ')}: the budget split by how well each fits the brief.`.slice(
      0,
      LONGEST_TEXT,
    ),
    allocations,
    ...(isHeld ? { proposal_status: 'draft' as const } : {}),
    total_budget_guidance: {
      ...(least === 0 ? {} : { min: fromMinor(least, currency) }),
      ...(hints.budget?.currency === currency ? { recommended: hints.budget.amount } : {}),
      currency,
    },
    brief_alignment: first.one.reason.slice(0, LONGEST_TEXT),
  };
}

const firstCurrency = (ranked: readonly Ranked[]): string | undefined =>
  ranked.flatMap(({ offer }) => offer.product.pricing_options)[0]?.currency;

/** The best offers that are sold in a currency, each with its price; a fixed one where there is a choice. */
function partsOf(ranked: readonly Ranked[], currency: string | undefined): Part[] {
  const parts = ranked.flatMap((one): Part[] => {
    const priced = one.offer.product.pricing_options.filter((option) => option.currency === currency);
    const option = priced.find(isFixed) ?? priced[0];
    return option === undefined ? [] : [{ one, option }];
  });
  return parts.slice(0, MOST_PARTS);
}

/** The total from which on every part has its minimum, in minor units. */
const leastTotal = (parts: readonly Part[], percents: readonly number[]): number =>
  Math.max(
    ...parts.map(({ option }, at) =>
      Math.ceil((minimumBudget(option, USUAL_FLIGHT_MS) * 100) / (percents[at] ?? 100)),
    ),
  );

/** Whole percentages that add up to 100, none below the least. */
export function sharesOf(scores: readonly number[]): number[] {
  const free = 100 - LEAST_PERCENT * scores.length;
  return splitMoney(free, scores).map((part) => part + LEAST_PERCENT);
}
