import { decimals } from '../../domain/accounts/money.ts';

/** Minor units of one major unit. */
export const minorUnits = (currency: string): number => 10 ** decimals(currency);
