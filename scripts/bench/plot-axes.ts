/** A logarithmic axis from one place to another: where a value lies, and the values that are marked. */
export type Axis = {
  readonly start: number;
  readonly end: number;
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
};

const STEPS = [1, 2, 5];

/** An axis from `least` to `most`, drawn from `start` to `end`, with marks at powers of ten. */
export function decades(least: number, most: number, start: number, end: number): Axis {
  return { start, end, at: placeOf(least, most, start, end), ticks: ticksOf(least, most, [1]) };
}

/**
 * An axis of a given factor with the values in its middle, with marks at 1, 2 and 5. Axes of the same factor and length
 * show the same growth as the same slope.
 */
export function aroundValues(values: readonly number[], factor: number, start: number, end: number): Axis {
  const middle = Math.sqrt(Math.min(...values) * Math.max(...values));
  const least = middle / Math.sqrt(factor);
  const most = middle * Math.sqrt(factor);
  return { start, end, at: placeOf(least, most, start, end), ticks: ticksOf(least, most, STEPS) };
}

const placeOf = (least: number, most: number, start: number, end: number) => (value: number) =>
  start + ((end - start) * Math.log(value / least)) / Math.log(most / least);

function ticksOf(least: number, most: number, steps: readonly number[]): number[] {
  const powers = Array.from(
    { length: Math.ceil(Math.log10(most)) - Math.floor(Math.log10(least)) + 1 },
    (_, at) => 10 ** (Math.floor(Math.log10(least)) + at),
  );
  return powers
    .flatMap((power) => steps.map((step) => step * power))
    .filter((value) => value >= least && value <= most);
}

/** 1,500,000 as 1.5M. */
export function countText(value: number): string {
  if (value >= 1e6) return `${value / 1e6}M`;
  return value >= 1_000 ? `${value / 1_000}K` : String(value);
}

const UNITS = [
  { name: 's', us: 1e6 },
  { name: 'ms', us: 1e3 },
  { name: 'µs', us: 1 },
] as const;

/** A time of microseconds with three significant digits, in the largest unit of which it is at least one. */
export function timeText(us: number): string {
  const rounded = Number(us.toPrecision(3));
  const { name, us: each } = UNITS.find((unit) => rounded >= unit.us) ?? UNITS[2];
  return `${Number((rounded / each).toPrecision(3))} ${name}`;
}
