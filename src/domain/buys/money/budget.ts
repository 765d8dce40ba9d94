import { decimals, fromMinor, minorPerMain } from '../../accounts/money.ts';
import { type BuyRejected, refuse } from '../refusal.ts';
import { type Money, nearestAmount, toMinor, totals } from './minor.ts';
import { costOf, type PricingOption, toRate, unitsOfTime } from './pricing.ts';

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
