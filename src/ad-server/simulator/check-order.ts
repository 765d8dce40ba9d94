import type { PackageOrder, PlatformRejected, Terms } from '../port.ts';
import { flightRefusal } from './reserve.ts';
import { WHOLE } from './whole.ts';

/** What keeps an order from being run, if anything does. */
export function orderRefusal({ currency, terms }: PackageOrder): PlatformRejected | undefined {
  for (const [i, each] of terms.entries()) {
    const refusal = flightRefusal(each.flight) ?? termsRefusal(each, currency);
    if (refusal !== undefined) return refusal;
    const before = terms[i - 1];
    if (before !== undefined && before.from > each.from)
      return invalid('terms have to come in the order of time');
  }
  return undefined;
}

function termsRefusal({ price, budget_minor, share_ppm, targeting_ppm }: Terms, currency: string) {
  if (price.currency !== currency) {
    return invalid(`a price in ${price.currency} cannot be charged to a package in ${currency}`);
  }
  if (!Number.isSafeInteger(budget_minor) || budget_minor < 0) {
    return invalid('a budget has to be a whole number of minor units');
  }
  if (![share_ppm, targeting_ppm].every((ppm) => Number.isInteger(ppm) && ppm >= 0 && ppm <= WHOLE)) {
    return invalid('a share has to be from 0 to 1000000 millionths');
  }
  return undefined;
}

const invalid = (reason: string): PlatformRejected => ({ ok: false, code: 'invalid_terms', reason });
