import type { AdditionRecord } from '../delivery/figures.ts';
import { HOUR_MS } from '../text/instant.ts';

/** An event that a package is owed. */
export type CreditedEvent = {
  readonly at: Date;
  readonly buyId: string;
  readonly packageId: string;
  readonly creativeId: string | null;
  /** In minor units of the package's currency; null for none. */
  readonly value: number | null;
};

/**
 * Credited events as figures, one entry for each hour of a package and creative: no report tells shorter times apart.
 * Each stands at the earliest of its events, oldest first.
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
