/** One, in millionths. */
export const WHOLE = 1_000_000;

/** `floor(a × b ÷ c)` for whole numbers, exact for products of any size. */
export function scaled(a: number, b: number, c: number): number {
  const product = a * b;
  if (product <= Number.MAX_SAFE_INTEGER) return (product - (product % c)) / c;
  return Number((BigInt(a) * BigInt(b)) / BigInt(c));
}

/**
 * The part of `n` things that a rate of `ppm` millionths selects, rounded down. When `n` grows by one, the part
 * grows by one or not at all, so it can never grow faster than `n`. `phase` (0 to 999999) makes it grow earlier.
 */
export const part = (n: number, ppm: number, phase = 0): number =>
  n * ppm + phase <= Number.MAX_SAFE_INTEGER
    ? (n * ppm + phase - ((n * ppm + phase) % WHOLE)) / WHOLE
    : Number((BigInt(n) * BigInt(ppm) + BigInt(phase)) / BigInt(WHOLE));

/**
 * Divides `n` by weight into parts that add up to `n`. A weight of 0 gets nothing, unless all weights are 0: then
 * they count as equal.
 */
export function splitWhole(n: number, weights: readonly number[]): number[] {
  const whole = weights.map((weight) => Math.round(Math.max(0, weight) * 100));
  const used = whole.some((weight) => weight > 0) ? whole : weights.map(() => 1);
  let left = n;
  let weightLeft = used.reduce((sum, weight) => sum + weight, 0);
  return used.map((weight) => {
    if (weight === 0) return 0;
    const share = scaled(left, weight, weightLeft);
    left -= share;
    weightLeft -= weight;
    return share;
  });
}

/** A number from 0 to 2^32 - 1 that depends on the texts alone (FNV-1a over UTF-16, then mixed). */
export function hash(...texts: readonly string[]): number {
  let h = 0x811c9dc5;
  for (const text of texts) {
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    // Ends each text, so that ("ab", "c") and ("a", "bc") have different hashes.
    h = Math.imul(h ^ 0xffff1, 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A pseudo-random whole number from `low` (inclusive) to `high` (exclusive), determined by the texts. */
export const between = (low: number, high: number, ...texts: readonly string[]): number =>
  low + (hash(...texts) % Math.max(1, high - low));

/** A rate that differs from the usual one by at most 15 percent and does not exceed 1,000,000. */
export const varied = (ppm: number, ...texts: readonly string[]): number =>
  Math.min(WHOLE, Math.floor((ppm * between(850, 1151, ...texts)) / 1000));

/** An instant in whole seconds since 1970, the resolution of the simulator. */
export const toSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);
export const fromSeconds = (seconds: number): Date => new Date(seconds * 1000);

/** Position of the first row with a quality that all rows after it have too. */
export function firstWhere<Row>(rows: readonly Row[], has: (row: Row) => boolean): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row !== undefined && has(row)) high = middle;
    else low = middle + 1;
  }
  return low;
}
