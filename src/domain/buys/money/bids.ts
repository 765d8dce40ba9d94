import { type BuyRejected, outside, refuse } from '../refusal.ts';
import { fromRate, isFixed, type PricingOption, toRate } from './pricing.ts';

/** What the schema allows as well; in millionths still a number that is counted exactly. */
const MOST_BID = 9_000_000_000;

/** Judges a bid. Under a fixed price a bid decides nothing, so that any will do. */
export function judgeBid(option: PricingOption, bid: number | undefined, field: string): BuyRejected | null {
  if (bid === undefined) return null;
  if (!Number.isFinite(bid) || bid < 0)
    return refuse('INVALID_REQUEST', field, '`bid_price` must be at least 0.');
  if (!Number.isSafeInteger(toRate(bid)))
    return refuse('VALIDATION_ERROR', field, '`bid_price` is too large.', {
      suggestion: `Send at most ${MOST_BID}.`,
    });
  const { floor_price: floor, currency } = option;
  if (isFixed(option) || floor === undefined || toRate(bid) >= toRate(floor)) return null;
  const least = fromRate(toRate(floor));
  return refuse(
    'VALIDATION_ERROR',
    field,
    `\`bid_price\` must be at least ${least} ${currency}, the floor price of the pricing option.`,
    {
      details: { floor_price: least, currency },
    },
  );
}

/** The pricing option of a product; the refusal names those that there are. */
export function findOption(
  options: readonly PricingOption[],
  id: string,
  field: string,
): { readonly option: PricingOption } | { readonly refusal: BuyRejected } {
  const option = options.find(({ pricing_option_id }) => pricing_option_id === id);
  if (option !== undefined) return { option };
  const accepted = options.map(({ pricing_option_id }) => pricing_option_id);
  return {
    refusal: outside(
      'INVALID_REQUEST',
      field,
      'The product has no pricing option with this id.',
      id,
      accepted,
    ),
  };
}
