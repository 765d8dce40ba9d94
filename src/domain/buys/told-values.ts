import { isObject } from '../json/values.ts';

/** In main units; more of any currency could not be counted exactly. */
const MOST = 100_000_000_000;

/** An amount in main units: a number, or one with its currency beside. Undefined for what is none. */
export function amountOf(value: unknown): number | undefined {
  const amount = isObject(value) ? (value.amount ?? value.total) : value;
  return typeof amount === 'number' && amount >= 0 && amount <= MOST ? amount : undefined;
}
