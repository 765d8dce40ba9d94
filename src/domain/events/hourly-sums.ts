import { HOUR_MS, type Span } from '../text/instant.ts';
import type { AdditionRecord } from './addition.ts';

/** An addition as it is stored. */
export type HeldAddition = { readonly seq: number; readonly addition: AdditionRecord };

/**
 * Sums of attributed events, together with what earlier requests stored for the same hours: a buyer that sends each event by
 * itself has one row for an hour, a package and a creative, and not one for each event. `replaced` are the stored ones that
 * the sums contain.
 */
export function withEarlierSums(
  held: readonly HeldAddition[],
  fresh: readonly AdditionRecord[],
): { readonly additions: AdditionRecord[]; readonly replaced: number[] } {
  const sums = new Map<string, AdditionRecord>();
  for (const addition of fresh) sums.set(hourOf(addition) ?? '', addition);
  const replaced: number[] = [];
  for (const { seq, addition } of held) {
    const hour = hourOf(addition);
    const sum = hour === null ? undefined : sums.get(hour);
    if (hour === null || sum === undefined) continue;
    replaced.push(seq);
    sums.set(hour, sumOf(addition, sum));
  }
  return { additions: [...sums.values()], replaced };
}

/** The hour, package and creative of a sum of events; null for what the test controller added. */
function hourOf({ at, package_id, creative_id, counts, ...others }: AdditionRecord): string | null {
  const { buy_id: _, conversion_value_minor: __, ...beside } = others;
  const isSum = Object.keys(counts).join() === 'conversions' && Object.keys(beside).length === 0;
  if (package_id === undefined || !isSum) return null;
  return JSON.stringify([package_id, creative_id ?? null, Math.floor(Date.parse(at) / HOUR_MS)]);
}

function sumOf(one: AdditionRecord, other: AdditionRecord): AdditionRecord {
  const values = [one, other].flatMap(({ conversion_value_minor: value }) => value ?? []);
  return {
    ...one,
    at: Date.parse(one.at) <= Date.parse(other.at) ? one.at : other.at,
    counts: { conversions: (one.counts.conversions ?? 0) + (other.counts.conversions ?? 0) },
    ...(values.length === 0 ? {} : { conversion_value_minor: values.reduce((sum, value) => sum + value, 0) }),
  };
}

/** The whole hours that additions are in; the end is not part of them. */
export function wholeHours(additions: readonly AdditionRecord[]): Span {
  const hours = additions.map(({ at }) => Math.floor(Date.parse(at) / HOUR_MS));
  const first = hours.reduce((least, hour) => Math.min(least, hour), Number.POSITIVE_INFINITY);
  const last = hours.reduce((most, hour) => Math.max(most, hour), Number.NEGATIVE_INFINITY);
  return { start: new Date(first * HOUR_MS), end: new Date((last + 1) * HOUR_MS) };
}
