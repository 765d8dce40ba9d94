import { HOUR_MS } from '../text/instant.ts';
import type { AdditionRecord } from './addition.ts';
import type { CreditedEvent } from './attribution.ts';

/** An addition as it is stored. */
export type HeldAddition = { readonly seq: number; readonly addition: AdditionRecord };

/**
 * Sums of attributed events, together with what earlier requests stored for the same hours: a buyer that sends each event by
 * itself has one row for an hour, a package and a creative, and not one for each event.
 */
export type HourlySums = {
  /** Adds what is stored; sums of other hours, packages and creatives are passed over. */
  add(held: readonly HeldAddition[]): void;
  readonly additions: () => AdditionRecord[];
  /** The stored ones that the sums contain. */
  readonly replaced: readonly number[];
};

export function hourlySums(fresh: readonly AdditionRecord[]): HourlySums {
  const sums = new Map<string, AdditionRecord>();
  for (const addition of fresh) sums.set(sumKey(addition) ?? '', addition);
  const replaced: number[] = [];
  return {
    replaced,
    additions: () => [...sums.values()],
    add(held) {
      for (const { seq, addition } of held) {
        const key = sumKey(addition);
        const sum = key === null ? undefined : sums.get(key);
        if (key === null || sum === undefined) continue;
        replaced.push(seq);
        sums.set(key, sumOf(addition, sum));
      }
    },
  };
}

/** The hour, package and creative of a sum of events; null for what the test controller added. */
function sumKey({ at, package_id, creative_id, counts, ...others }: AdditionRecord): string | null {
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

/** Hours since 1970 that instants are in, each once, the oldest first. */
export const hoursHolding = (instants: readonly Date[]): number[] =>
  [...new Set(instants.map((at) => Math.floor(at.getTime() / HOUR_MS)))].sort((a, b) => a - b);

/** All hours since 1970 from the one of an instant to the one of another. */
export function hoursFrom(first: Date, last: Date): number[] {
  const start = Math.floor(first.getTime() / HOUR_MS);
  const end = Math.floor(last.getTime() / HOUR_MS);
  return Array.from({ length: Math.max(0, end - start + 1) }, (_, at) => start + at);
}

/**
 * Sums attributed events per hour, package and creative, because no report is finer than an hour. Each sum has the
 * time of its earliest event; the oldest comes first.
 */
export function additionsOf(events: readonly CreditedEvent[]): AdditionRecord[] {
  const sums = new Map<string, { first: CreditedEvent; at: Date; count: number; value: number | null }>();
  for (const event of events) {
    const hour = Math.floor(event.at.getTime() / HOUR_MS);
    const key = JSON.stringify([event.buyId, event.packageId, event.creativeId, hour]);
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, { first: event, at: event.at, count: 1, value: event.value });
    else {
      sum.count += 1;
      if (event.at < sum.at) sum.at = event.at;
      if (event.value !== null) sum.value = (sum.value ?? 0) + event.value;
    }
  }
  return [...sums.values()]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ first: { buyId, packageId, creativeId }, at, count, value }) => ({
      at: at.toISOString(),
      buy_id: buyId,
      package_id: packageId,
      ...(creativeId === null ? {} : { creative_id: creativeId }),
      counts: { conversions: count },
      ...(value === null ? {} : { conversion_value_minor: value }),
    }));
}
