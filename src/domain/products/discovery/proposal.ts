import type {
  CoreInsertionOrder,
  CoreProductAllocation,
  CoreProposal,
} from '../../../../generated/types/schemas.ts';
import type { PricingOption } from '../../buys/money/pricing.ts';
import { isWhole, splitMoney } from '../../buys/money/split.ts';
import { type BuyRejected, outside, refuse } from '../../buys/refusal.ts';
import type { Wire } from '../../contract/shapes.ts';
import { readInstant } from '../../text/instant.ts';
import type { Offer } from '../product.ts';

export type Allocation = Wire<CoreProductAllocation>;

/** A plan that can be bought as a whole. Without a status it can be bought without being finalized. */
export type Proposal = Wire<CoreProposal>;

export type IoAcceptance = Pick<CoreInsertionOrder, 'io_id'>;

/** Whether a proposal can be bought now. One of another account is none: pass undefined. */
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

/** A package that a proposal stands for. */
export type Planned = {
  readonly allocation: Allocation;
  readonly option: PricingOption;
  /** In minor units; those of a proposal add up to the total. */
  readonly budget: number;
};

export type ProposalPlan = { readonly planned: readonly Planned[] } | { readonly refusal: BuyRejected };

/** Splits a total among the allocations; each is priced in the currency of the total. */
export function planOf(
  { allocations }: Pick<Proposal, 'allocations'>,
  total: { readonly minor: number; readonly currency: string },
  offers: ReadonlyMap<string, Offer>,
): ProposalPlan {
  const percentages = allocations.map(({ allocation_percentage }) => allocation_percentage);
  if (!isWhole(percentages)) throw new RangeError('the allocations of a proposal add up to 100');
  const options: PricingOption[] = [];
  for (const { product_id, pricing_option_id } of allocations) {
    const offer = offers.get(product_id);
    if (offer === undefined)
      return {
        refusal: refuse(
          'PRODUCT_NOT_FOUND',
          'proposal_id',
          'A product of the proposal is no longer offered: request the products again.',
        ),
      };
    const all = offer.product.pricing_options;
    const priced = all.filter(({ currency }) => currency === total.currency);
    const option =
      pricing_option_id === undefined
        ? priced[0]
        : priced.find((one) => one.pricing_option_id === pricing_option_id);
    if (option === undefined) {
      const currencies = [...new Set(all.map(({ currency }) => currency))];
      const message = '`currency` must be one in which the proposal is priced.';
      return {
        refusal: outside('INVALID_REQUEST', 'total_budget.currency', message, total.currency, currencies),
      };
    }
    options.push(option);
  }
  const budgets = splitMoney(total.minor, percentages);
  return {
    planned: allocations.flatMap((allocation, at) => {
      const option = options[at];
      return option === undefined ? [] : [{ allocation, option, budget: budgets[at] ?? 0 }];
    }),
  };
}
