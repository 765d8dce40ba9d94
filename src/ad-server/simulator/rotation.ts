import type { Rotation } from '../port.ts';

/** Creatives that are shown, each with a weight; those of weight 0 rest. One that has none gets an average one. */
export function rotation(creatives: readonly Rotation[]): { creative_id: string; weight: number }[] {
  const given = creatives.flatMap(({ weight }) => (weight === undefined ? [] : [weight]));
  const average = given.length === 0 ? 1 : given.reduce((sum, weight) => sum + weight, 0) / given.length;
  return creatives
    .map(({ creative_id, weight = average }) => ({ creative_id, weight }))
    .filter(({ weight }) => weight > 0);
}
