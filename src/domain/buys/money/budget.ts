import { decimals, fromMinor, minorPerMain } from '../../accounts/money.ts';
import type { WholeBuy } from '../buy-record.ts';
import { isFinalBuy } from '../lifecycle/buy.ts';
import { type BuyRejected, outside, refuse } from '../refusal.ts';
import {
  costOf,
  fromRate,
  isFixed,
  type Money,
  nearestAmount,
  type PricingOption,
  toMinor,
  toRate,
  totals,
  unitsOfTime,
} from './amounts.ts';

/**
 * The least that a package under an option can cost, in minor units, rounded up: its minimum spend, the whole of a
 * flat rate, the least points, or the time of its flight.
 */
export function minimumBudget(option: PricingOption, flightMs: number): number {
  const { currency, fixed_price, floor_price, min_spend_per_package } = option;
  const scale = minorPerMain(currency);
  const minor = (amount: number): number => Math.ceil((toRate(amount) * scale) / 1_000_000);
  const price = fixed_price ?? floor_price ?? 0;
  return Math.max(minor(min_spend_per_package ?? 0), booked());

  function booked(): number {
    if (option.pricing_model === 'flat_rate') return minor(price);
    if (option.pricing_model === 'cpp') return minor(price * (option.parameters?.min_points ?? 0));
    if (option.pricing_model !== 'time') return 0;
    return costOf(unitsOfTime(flightMs, option.parameters.time_unit), toRate(price), 'time', scale);
  }
}

export type BudgetJudgement =
  | { readonly ok: true; readonly minor: number }
  | { readonly ok: false; readonly refusal: BuyRejected };

const no = (refusal: BuyRejected): BudgetJudgement => ({ ok: false, refusal });

const greatest = (currency: string): number => Math.floor(Number.MAX_SAFE_INTEGER / minorPerMain(currency));

/** A budget of the wire in minor units. */
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

/** The budget of a package under an option. */
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

/** A new budget must hold what is spent. Once nothing is left, what was spent is all that can be said. */
export function judgeChange(minor: number, budget: number, spent: number, field: string): BuyRejected | null {
  if (minor >= spent) return null;
  return spent >= budget
    ? refuse('BUDGET_EXHAUSTED', field, 'The budget is spent.')
    : refuse('VALIDATION_ERROR', field, 'The budget must not be lower than the amount that is spent.');
}

/**
 * Whether what is newly committed fits what the account has left, currency by currency. What lowers budgets always
 * does.
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

/** @param available what the account has left, in minor units */
export function overLimit(available: number, currency: string, field: string): BuyRejected {
  const left = fromMinor(Math.max(0, available), currency);
  return refuse(
    'BUDGET_EXCEEDED',
    field,
    `The budgets exceed the credit that the account has left (${left} ${currency}).`,
    { details: { available_credit: left, currency } },
  );
}

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

/** What a buy takes of its account's credit in one currency, in minor units. */
export type BudgetClaim = {
  readonly currency: string;
  /** What it may cost while it is live; what it did cost afterwards. */
  readonly claimed: number;
  /** The part of it that was delivered. */
  readonly spent: number;
  /** 1 when anything was delivered. */
  readonly buys: number;
};

export type Claiming = Pick<WholeBuy, 'status' | 'settled'> & {
  readonly packages: readonly Pick<
    WholeBuy['packages'][number],
    'canceled' | 'budget' | 'spent' | 'option'
  >[];
};

/**
 * What a buy claims. A live package claims its budget; one that was canceled claims what it delivered, and so do all
 * packages of a buy that is over, once that is known.
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

/** What a change of a buy adds to the books of its account, by currency in one order; null for a buy that is new. */
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
