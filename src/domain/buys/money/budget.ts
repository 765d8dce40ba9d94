import type { BudgetClaim } from '../../accounts/credit.ts';
import {
  fromRate,
  isFixed,
  type Money,
  nearestAmount,
  type PricingOption,
  toMinor,
  toRate,
  totals,
} from '../../money/amounts.ts';
import { minimumBudget } from '../../money/minimum-budget.ts';
import { decimals, fromMinor, minorPerMain } from '../../money/minor-units.ts';
import { type BuyRejected, outside, refuse } from '../../refusals/refusal.ts';
import type { WholeBuy } from '../buy-record.ts';
import { isFinalBuy } from '../lifecycle/buy.ts';

export type BudgetJudgement =
  | { readonly ok: true; readonly minor: number }
  | { readonly ok: false; readonly refusal: BuyRejected };

const no = (refusal: BuyRejected): BudgetJudgement => ({ ok: false, refusal });

const greatest = (currency: string): number => Math.floor(Number.MAX_SAFE_INTEGER / minorPerMain(currency));

/** Reads a budget from the wire into minor units. It must be greater than 0. */
export function readBudget(amount: number, currency: string, field: string): BudgetJudgement {
  const minor = toMinor(amount, currency);
  if (minor !== null && minor > 0) return { ok: true, minor };
  if (!(amount > 0)) return no(refuse('VALIDATION_ERROR', field, 'The budget must be greater than 0.'));
  if (!Number.isSafeInteger(Math.round(amount * minorPerMain(currency))))
    return no(
      refuse('VALIDATION_ERROR', field, `The budget must be at most ${greatest(currency)} ${currency}.`),
    );
  const message = `An amount in ${currency} must have at most ${decimals(currency)} decimals (got ${amount}).`;
  const nearest = nearestAmount(amount, currency);
  return no(refuse('VALIDATION_ERROR', field, message, { suggestion: `Send ${nearest}.` }));
}

/** Validates the budget of a package against the minimum of its pricing option. */
export function judgeBudget(
  amount: number,
  option: PricingOption,
  flightMs: number,
  field: string,
): BudgetJudgement {
  const read = readBudget(amount, option.currency, field);
  if (!read.ok) return read;
  const minimum = minimumBudget(option, flightMs);
  return read.minor >= minimum ? read : no(tooLow(minimum, option.currency, field));
}

export function tooLow(minimum: number, currency: string, field: string): BuyRejected {
  const least = fromMinor(minimum, currency);
  return refuse('BUDGET_TOO_LOW', field, `The budget must be at least ${least} ${currency}.`, {
    details: { minimum_budget: least, currency },
  });
}

/**
 * A new budget must cover the amount that is spent. When the old budget is spent in full, the error is
 * `BUDGET_EXHAUSTED`.
 */
export function judgeChange(minor: number, budget: number, spent: number, field: string): BuyRejected | null {
  if (minor >= spent) return null;
  return spent >= budget
    ? refuse('BUDGET_EXHAUSTED', field, 'The budget is spent.')
    : refuse('VALIDATION_ERROR', field, 'The budget must not be lower than the amount that is spent.');
}

/**
 * Checks new commitments against the credit that the account has left, per currency. A change that lowers budgets
 * always passes.
 */
export function judgeLimit(
  committed: readonly Money[],
  availableIn: (currency: string) => number | null,
  field: string,
): BuyRejected | null {
  for (const { minor, currency } of totals(committed)) {
    const available = availableIn(currency);
    if (available === null || minor <= 0 || minor <= available) continue;
    return overLimit(available, currency, field);
  }
  return null;
}

/** @param available credit that the account has left, in minor units */
export function overLimit(available: number, currency: string, field: string): BuyRejected {
  const left = fromMinor(Math.max(0, available), currency);
  return refuse(
    'BUDGET_EXCEEDED',
    field,
    `The budgets exceed the credit that the account has left (${left} ${currency}).`,
    {
      details: { available_credit: left, currency },
      suggestion:
        left > 0
          ? 'Lower the budgets, or ask the operator of this agent to raise the credit of the account.'
          : 'Ask the operator of this agent to set or raise the credit of the account.',
    },
  );
}

/** Highest bid, the same as in the schema. In millionths it is still a safe integer. */
const MOST_BID = 9_000_000_000;

/** Validates a bid. Under a fixed price a bid has no effect, so every valid number passes. */
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

/** Finds a pricing option of a product by id. The refusal lists the existing options. */
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

export type Claiming = Pick<WholeBuy, 'status' | 'settled'> & {
  readonly packages: readonly Pick<
    WholeBuy['packages'][number],
    'canceled' | 'budget' | 'spent' | 'option'
  >[];
};

/**
 * The credit that a buy claims, by currency. A package claims its budget. A canceled package claims only its
 * delivered spend, and so does every package of a buy that has ended and is settled.
 */
export function claimsOf({ status, settled, packages }: Claiming): BudgetClaim[] {
  const isOpen = !(isFinalBuy(status) && settled);
  const sums = new Map<string, { claimed: number; spent: number }>();
  for (const { canceled, budget, spent, option } of packages) {
    const sum = sums.get(option.currency) ?? { claimed: 0, spent: 0 };
    sum.claimed += isOpen && !canceled ? Math.max(budget, spent) : spent;
    sum.spent += spent;
    sums.set(option.currency, sum);
  }
  return [...sums].map(([currency, sum]) => ({ currency, ...sum, buys: sum.spent > 0 ? 1 : 0 }));
}

const NONE = { claimed: 0, spent: 0, buys: 0 };

/**
 * What a change of a buy adds to the books of its account, by currency in alphabetical order.
 *
 * @param before null for a new buy
 */
export function claimChanges(before: Claiming | null, after: Claiming): BudgetClaim[] {
  const old = new Map((before === null ? [] : claimsOf(before)).map((claim) => [claim.currency, claim]));
  const next = new Map(claimsOf(after).map((claim) => [claim.currency, claim]));
  return [...new Set([...old.keys(), ...next.keys()])]
    .sort()
    .map((currency) => {
      const was = old.get(currency) ?? NONE;
      const is = next.get(currency) ?? NONE;
      return {
        currency,
        claimed: is.claimed - was.claimed,
        spent: is.spent - was.spent,
        buys: is.buys - was.buys,
      };
    })
    .filter(({ claimed, spent, buys }) => claimed !== 0 || spent !== 0 || buys !== 0);
}
