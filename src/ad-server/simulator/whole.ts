/** One, in millionths. */
export const WHOLE = 1_000_000;

/** `floor(a × b ÷ c)` for whole numbers, exact however large the product is. */
export function scaled(a: number, b: number, c: number): number {
  const product = a * b;
  if (product <= Number.MAX_SAFE_INTEGER) return (product - (product % c)) / c;
  return Number((BigInt(a) * BigInt(b)) / BigInt(c));
}

/**
 * How many of `n` things happen of which `ppm` in a million do. From one `n` to the next it grows by one or not at all,
 * so a part of a part can never grow faster than what it is a part of. `phase` (0 to 999999) says how early.
 */
export const part = (n: number, ppm: number, phase = 0): number =>
  n * ppm + phase <= Number.MAX_SAFE_INTEGER
    ? (n * ppm + phase - ((n * ppm + phase) % WHOLE)) / WHOLE
    : Number((BigInt(n) * BigInt(ppm) + BigInt(phase)) / BigInt(WHOLE));

/**
 * Deals `n` out by weight. Each share grows with `n` by one or not at all, and together they are `n`. Nothing is dealt
 * to a weight of 0 unless all are 0, which counts as equal weights.
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
