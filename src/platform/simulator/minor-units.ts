import { decimals } from '../../domain/accounts/money.ts';

const known = new Map<string, number>();

/** Minor units of one major unit. Remembered, for it takes long to find out and there are few currencies. */
export function minorUnits(currency: string): number {
  const units = known.get(currency) ?? 10 ** decimals(currency);
  known.set(currency, units);
  return units;
}
