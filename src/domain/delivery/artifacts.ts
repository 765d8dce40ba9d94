import { HOUR_MS, SECOND_MS } from '../text/instant.ts';
import { sha256Hex } from '../text/sha256.ts';

/** Impressions of a package from an instant to the end of its hour. */
export type DeliveredHour = { readonly packageId: string; readonly from: Date; readonly impressions: number };

/** A sampled delivery whose content is reported. */
export type Sample = {
  readonly id: string;
  readonly packageId: string;
  readonly at: Date;
  /** Number of the sample itself, from 0 to 2 ** 32 − 1. */
  readonly seed: number;
};

/** More samples of one hour add no information. */
const MOST_PER_HOUR = 4;

/** A 32-bit number derived from the texts alone. */
const seedOf = (...texts: readonly string[]): number =>
  Number.parseInt(sha256Hex(JSON.stringify(texts)).slice(0, 8), 16);

const SEEDS = 2 ** 32;

/**
 * The samples of an hour: the agreed fraction of its impressions, at most `MOST_PER_HOUR`. The same hour always has
 * the same samples, in order of time.
 *
 * @param rate fraction of impressions to sample, 0 to 1
 */
export function samplesOf(
  { packageId, from, impressions }: DeliveredHour,
  buyId: string,
  rate: number,
): Sample[] {
  const hour = from.toISOString();
  // The remaining fraction of a sample is decided by chance, so that the rate is right over many hours.
  const chance = seedOf('share', buyId, packageId, hour) / SEEDS;
  const count = Math.min(MOST_PER_HOUR, impressions, Math.floor(impressions * rate + chance));
  return Array.from({ length: count }, (_, at) => {
    const seed = seedOf('sample', buyId, packageId, hour, String(at));
    const start = Math.floor(from.getTime() / HOUR_MS) * HOUR_MS;
    const left = (start + HOUR_MS - from.getTime()) / SECOND_MS;
    return {
      id: `smp_${sha256Hex(JSON.stringify([buyId, packageId, hour, at])).slice(0, 24)}`,
      packageId,
      at: new Date(from.getTime() + (seed % Math.max(1, Math.floor(left))) * SECOND_MS),
      seed,
    };
  }).sort(compareSamples);
}

/** Order by time, then by id. */
export const compareSamples = (a: Sample, b: Sample): number =>
  a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** One of the keys, with a probability proportional to its weight; null when the weights add up to 0. */
export function drawn<K>(seed: number, weights: readonly (readonly [K, number])[]): K | null {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  let place = (seed / SEEDS) * total;
  for (const [key, weight] of weights) {
    if (place < weight) return key;
    place -= weight;
  }
  return null;
}

const SECTIONS = ['Local news', 'Weather', 'Travel', 'Food', 'Science', 'Music', 'Sport', 'Gardens'] as const;
const KINDS = ['report', 'interview', 'guide', 'review', 'column'] as const;
const PIECES = 400;

/** A made-up piece of content beside which an ad ran, in the form of the wire. */
export function contentOf(seed: number, property: string) {
  const piece = seed % PIECES;
  const section = SECTIONS[piece % SECTIONS.length] ?? SECTIONS[0];
  const kind = KINDS[Math.floor(piece / SECTIONS.length) % KINDS.length] ?? KINDS[0];
  return {
    property_rid: property,
    artifact_id: `piece_${piece}`,
    assets: [
      {
        type: 'text' as const,
        role: 'title' as const,
        content: `${section}: ${kind} no. ${piece}`,
        language: 'en',
      },
      {
        type: 'text' as const,
        role: 'paragraph' as const,
        content: `A ${kind} of the section ${section}, made up for trying things out.`,
        language: 'en',
      },
    ],
    metadata: { keywords: `${section.toLowerCase()}, ${kind}` },
  };
}
