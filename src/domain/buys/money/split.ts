/** Decimals of a weight that count: percentages such as 33.333333 keep theirs. */
const WEIGHT_STEPS = 1_000_000;

/**
 * Splits a whole number along weights so that the parts add up to it exactly: each gets its share rounded down, and
 * what is left goes to the largest remainders, the earlier first. Equal parts when all weights are zero.
 *
 * @throws {RangeError} for a total that is no whole number from 0 on, a weight below 0, or no weights
 */
export function splitMoney(total: number, weights: readonly number[]): number[] {
  if (!Number.isSafeInteger(total) || total < 0) throw new RangeError('the total must be a whole number');
  if (weights.length === 0) throw new RangeError('there is nothing to split it among');
  const steps = weights.map(stepsOf);
  const sum = steps.reduce((a, b) => a + b, 0n);
  const shares = sum === 0n ? steps.map(() => 1n) : steps;
  const whole = sum === 0n ? BigInt(shares.length) : sum;
  const parts = shares.map((share) => (BigInt(total) * share) / whole);
  const remainders = shares.map((share, at) => ({ at, left: (BigInt(total) * share) % whole }));
  const missing = BigInt(total) - parts.reduce((a, b) => a + b, 0n);
  const lucky = new Set(
    remainders
      .sort((a, b) => (a.left === b.left ? a.at - b.at : a.left > b.left ? -1 : 1))
      .slice(0, Number(missing))
      .map(({ at }) => at),
  );
  return parts.map((part, at) => Number(part) + (lucky.has(at) ? 1 : 0));
}

function stepsOf(weight: number): bigint {
  if (!Number.isFinite(weight) || weight < 0) throw new RangeError('a weight must be 0 or more');
  return BigInt(Math.round(weight * WEIGHT_STEPS));
}

/** Whether percentages are a whole: 100 up to the rounding of their writer. */
export const isWhole = (percentages: readonly number[]): boolean =>
  Math.abs(percentages.reduce((a, b) => a + b, 0) - 100) < 0.01;
