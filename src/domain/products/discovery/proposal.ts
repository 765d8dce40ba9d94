import type {
  CoreInsertionOrder,
  CoreProductAllocation,
  CoreProposal,
} from '../../../../generated/types/core.ts';
import type { Wire } from '../../contract/shapes.ts';
import { isFixed, type PricingOption, splitMoney, toMinor } from '../../money/amounts.ts';
import { minimumBudget } from '../../money/minimum-budget.ts';
import { fromMinor } from '../../money/minor-units.ts';
import { type BuyRejected, refuse } from '../../refusals/refusal.ts';
import { DAY_MS, readInstant } from '../../text/instant.ts';
import type { Offer } from '../product.ts';
import type { Hints } from './brief.ts';
import { type Ranked, rank } from './ranking.ts';

export type Allocation = Wire<CoreProductAllocation>;

/** A plan that can be bought as a whole. Without `proposal_status` it can be bought without being finalized. */
export type Proposal = Wire<CoreProposal>;

export type IoAcceptance = Pick<CoreInsertionOrder, 'io_id'>;

/**
 * Checks whether a proposal can be bought now.
 *
 * @param proposal undefined when it does not exist or belongs to another account
 */
export function judgeProposal(
  proposal: Proposal | undefined,
  acceptance: IoAcceptance | undefined,
  now: Date,
  field = 'proposal_id',
): BuyRejected | null {
  if (proposal === undefined) return refuse('PROPOSAL_NOT_FOUND', field, 'No proposal has this id.');
  if (isExpired(proposal, now))
    return refuse('PROPOSAL_EXPIRED', field, 'The proposal has expired: request the products again.');
  if (proposal.proposal_status === 'draft')
    return refuse('PROPOSAL_NOT_COMMITTED', field, 'The proposal is a draft; finalize it first.');
  const order = proposal.insertion_order;
  if (order === undefined) return null;
  if (acceptance === undefined)
    return order.requires_signature
      ? refuse(
          'IO_REQUIRED',
          'io_acceptance',
          '`io_acceptance` is required: accept the insertion order of the proposal.',
          {
            details: { io_id: order.io_id },
          },
        )
      : null;
  return acceptance.io_id === order.io_id
    ? null
    : refuse('INVALID_REQUEST', 'io_acceptance.io_id', '`io_id` must be the one of the proposal.');
}

export function isExpired({ expires_at }: Pick<Proposal, 'expires_at'>, now: Date): boolean {
  const end = readInstant(expires_at);
  return end !== null && end.getTime() <= now.getTime();
}

/** Maximum number of products in a proposal. */
const MOST_PARTS = 4;
/** Minimum share of the budget per product, in percent; a smaller part is not worth its effort. */
const LEAST_PERCENT = 10;
/** Length of the flight for which minimum budgets are calculated. */
const USUAL_FLIGHT_MS = 30 * DAY_MS;
const LONGEST_NAME = 500;
const LONGEST_TEXT = 2000;

type Part = { readonly one: Ranked; readonly option: PricingOption };

/**
 * Proposals for a brief: first the budget split among the best products by how well each fits the brief, then a
 * second choice with one product. When nothing in the brief decides, the first products get equal parts.
 *
 * A proposal has one currency: that of the brief's budget when a product is sold in it. Products with the kind of
 * delivery that the brief asks for are preferred. A proposal with guaranteed delivery is a draft until it is
 * finalized; any other can be bought as it is.
 *
 * @param offers all offers that could be chosen, for a second choice when only one product fits
 * @returns an empty list without a brief or when no product has a price; one proposal when there is only one
 * product
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
  const asked = hints.budget === null ? [] : partsFor(hints.budget, [fitting, ranked]);
  const parts = asked.length > 0 ? asked : partsOf(fitting, firstCurrency(fitting));
  const [first] = parts;
  if (first === undefined) return [];
  const all = parts.length > 1 ? ranked : [...ranked, ...offers.map((offer) => rank(offer, hints))];
  const most = asked.length > 0 && hints.budget !== null ? minorOf(hints.budget) : null;
  return [parts, secondChoice(parts, all, most)]
    .filter((choice) => choice.length > 0)
    .map((choice) => proposalOf(choice, hints, newId()));
}

/**
 * The second choice: the best product alone. When the first choice already is one product, the next best product in
 * its currency.
 */
function secondChoice(parts: readonly Part[], ranked: readonly Ranked[], most: number | null): Part[] {
  const [first, ...others] = parts;
  if (first === undefined) return [];
  if (others.length > 0) return [first];
  const next = ranked.filter(({ offer }) => offer.product.product_id !== first.one.offer.product.product_id);
  return partsOf(next, first.option.currency, most).slice(0, 1);
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
  const least = leastTotal(parts, percents);
  const { budget } = hints;
  // A budget below the minimum is no recommendation: the minimum says why.
  const isEnough = budget?.currency === currency && (minorOf(budget) ?? 0) >= least;
  return {
    proposal_id: proposalId,
    ...titleOf(names),
    allocations,
    ...(isHeld ? { proposal_status: 'draft' as const } : {}),
    total_budget_guidance: {
      ...(least === 0 ? {} : { min: fromMinor(least, currency) }),
      ...(isEnough ? { recommended: budget.amount } : {}),
      currency,
    },
    brief_alignment: first.one.reason.slice(0, LONGEST_TEXT),
  };
}

/** The name and the description of a proposal by the names of its products. */
export function titleOf(names: readonly string[]): Pick<Proposal, 'name' | 'description'> {
  const name = names.length === 1 ? (names[0] ?? '') : `${names[0]} and ${names.length - 1} more`;
  const description = `${names.join(', ')}: the budget split by how well each fits the brief.`;
  return { name: name.slice(0, LONGEST_NAME), description: description.slice(0, LONGEST_TEXT) };
}

type Guidance = Proposal['total_budget_guidance'];

/** The guidance about the budget after the allocations of a proposal have changed. */
export function guidanceOf(
  allocations: readonly Allocation[],
  before: Guidance,
  offers: ReadonlyMap<string, Offer>,
): Pick<Proposal, 'total_budget_guidance'> {
  if (before === undefined) return {};
  const { min: _min, recommended, ...rest } = before;
  const options = allocations.map(({ product_id: id, pricing_option_id: wanted }) =>
    offers.get(id)?.product.pricing_options.find(({ pricing_option_id }) => pricing_option_id === wanted),
  );
  const known = options.filter((option) => option !== undefined);
  if (known.length < options.length) return { total_budget_guidance: before };
  const [{ currency } = { currency: '' }] = known;
  const least = leastTotal(
    known.map((option) => ({ option })),
    allocations.map(({ allocation_percentage }) => allocation_percentage),
  );
  const min = fromMinor(least, currency);
  return {
    total_budget_guidance: {
      ...rest,
      ...(least === 0 ? {} : { min }),
      ...(recommended === undefined || recommended < min ? {} : { recommended }),
    },
  };
}

const minorOf = ({ amount, currency }: NonNullable<Hints['budget']>): number | null =>
  toMinor(amount, currency);

/**
 * The parts of a proposal that a budget pays for, from the first list that has any; those that fit the brief best,
 * when the budget pays for none.
 */
function partsFor(budget: NonNullable<Hints['budget']>, lists: readonly (readonly Ranked[])[]): Part[] {
  const most = minorOf(budget);
  const paid = lists.map((ranked) => partsOf(ranked, budget.currency, most));
  return paid.find((parts) => parts.length > 0) ?? partsOf(lists[0] ?? [], budget.currency);
}

const firstCurrency = (ranked: readonly Ranked[]): string | undefined =>
  ranked.flatMap(({ offer }) => offer.product.pricing_options)[0]?.currency;

/**
 * The best offers that are sold in a currency, each with a pricing option; a fixed price is preferred.
 *
 * @param most largest total budget in minor units; the parts together need no more
 */
function partsOf(
  ranked: readonly Ranked[],
  currency: string | undefined,
  most: number | null = null,
): Part[] {
  const parts = ranked.flatMap((one): Part[] => {
    const priced = one.offer.product.pricing_options.filter(
      (option) =>
        option.currency === currency && (most === null || minimumBudget(option, USUAL_FLIGHT_MS) <= most),
    );
    const option = priced.find(isFixed) ?? priced[0];
    return option === undefined ? [] : [{ one, option }];
  });
  let chosen = parts.slice(0, MOST_PARTS);
  while (most !== null && chosen.length > 1) {
    const needs = needsOf(chosen, sharesOf(chosen.map(({ one }) => one.score)));
    const highest = Math.max(...needs);
    if (highest <= most) break;
    const dearest = needs.lastIndexOf(highest);
    chosen = chosen.filter((_part, at) => at !== dearest);
  }
  return chosen;
}

/** The total budget that each part needs to get its minimum from its share, in minor units. */
const needsOf = (parts: readonly Pick<Part, 'option'>[], percents: readonly number[]): number[] =>
  parts.map(({ option }, at) =>
    Math.ceil((minimumBudget(option, USUAL_FLIGHT_MS) * 100) / (percents[at] ?? 100)),
  );

/** The lowest total budget that gives every part its minimum, in minor units. */
const leastTotal = (parts: readonly Pick<Part, 'option'>[], percents: readonly number[]): number =>
  Math.max(...needsOf(parts, percents));

/** Splits 100 percent by scores into whole percentages, none below `LEAST_PERCENT`. */
export function sharesOf(scores: readonly number[]): number[] {
  const free = 100 - LEAST_PERCENT * scores.length;
  return splitMoney(free, scores).map((part) => part + LEAST_PERCENT);
}
