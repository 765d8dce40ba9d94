export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** In main units; more of any currency could not be counted exactly. */
const MOST = 100_000_000_000;

/** An amount in main units: a number, or one with its currency beside. Undefined for what is none. */
export function amountOf(value: unknown): number | undefined {
  const amount = isObject(value) ? (value.amount ?? value.total) : value;
  return typeof amount === 'number' && amount >= 0 && amount <= MOST ? amount : undefined;
}
