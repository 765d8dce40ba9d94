import { isWhole, type PricingOption, splitMoney } from '../../money/amounts.ts';
import { type BuyRejected, outside, refuse } from '../../refusals/refusal.ts';
import type { Offer } from '../product.ts';
import type { Allocation, Proposal } from './proposal.ts';

/** A package into which a proposal is turned when it is bought. */
type Planned = {
  readonly allocation: Allocation;
  readonly option: PricingOption;
  /** In minor units; the budgets of a proposal add up to the total. */
  readonly budget: number;
};

export type ProposalPlan = { readonly planned: readonly Planned[] } | { readonly refusal: BuyRejected };

/**
 * Splits a total budget among the allocations. Each allocation gets a pricing option in the currency of the total.
 *
 * @throws {RangeError} when the percentages of the allocations do not add up to 100
 */
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
