import fc, { type Arbitrary } from 'fast-check';
import type { Json } from '../contract.ts';

/** Numbers within the bounds of a schema; the bounds themselves come up often. */
export function numbers(schema: Json, whole: boolean): Arbitrary<number> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema as Record<
    string,
    number | undefined
  >;
  const least = Math.max(minimum ?? -1_000_000, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
  const most = Math.min(
    maximum ?? Math.max(least, 0) + 1_000_000,
    exclusiveMaximum ?? Number.POSITIVE_INFINITY,
  );
  const step = multipleOf ?? (whole ? 1 : undefined);
  if (step === undefined) {
    return fc
      .double({ min: least, max: most, noNaN: true, noDefaultInfinity: true })
      .map((value) => value + 0);
  }
  const steps = { min: Math.ceil(least / step), max: Math.floor(most / step) };
  const edges = [steps.min, steps.max].map((edge) => edge * step);
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer(steps).map((count) => count * step) },
    { weight: 1, arbitrary: fc.constantFrom(...edges) },
  );
}
