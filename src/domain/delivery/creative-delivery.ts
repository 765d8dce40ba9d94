import type { CoreDeliveryMetrics } from '../../../generated/types/core.ts';
import { pausesAfter, type Steps } from '../steps.ts';
import { type BuySubject, type PackageDelivered, summed } from './buy-row.ts';
import { type Figures, noFigures, tell } from './figures.ts';

export type CreativeRow = {
  readonly creativeId: string;
  /** Media buys that the figures come from. */
  readonly buyIds: readonly string[];
  readonly totals: CoreDeliveryMetrics & { readonly impressions: number };
};

/**
 * Delivery of each creative, summed over all packages that show it. The rules are those of reports of buys, so that
 * both agree. A creative in `wanted` that delivered nothing is included.
 *
 * @param wanted ids of creatives; undefined for all that delivered
 */
export function* creativeRows(
  subjects: readonly BuySubject[],
  wanted: readonly string[] | undefined,
): Steps<CreativeRow[]> {
  const shares = yield* sharesIn(subjects);
  const ids = [...new Set(wanted ?? shares.keys())].sort();
  const rows: CreativeRow[] = [];
  const isDue = pausesAfter(ROWS_AT_ONCE);
  for (const creativeId of ids) {
    const { buyIds, totals } = shares.get(creativeId) ?? NO_SHARE;
    const { figures, measured, currency, isMixed } = summed(
      [...totals.keys()],
      (one) => totals.get(one) ?? noFigures,
    );
    rows.push({ creativeId, buyIds: [...buyIds], totals: tell(figures, measured, currency, isMixed) });
    if (isDue(1 + totals.size)) yield;
  }
  return rows;
}

/** Rows of creatives in packages that are summed between two pauses: a few milliseconds. */
const ROWS_AT_ONCE = 500;

/** What packages delivered of a creative. */
type Share = { readonly buyIds: Set<string>; readonly totals: Map<PackageDelivered, Figures> };
const NO_SHARE: Share = { buyIds: new Set(), totals: new Map() };

/** By the creative's id. Each package is walked once: a report may have thousands of both. */
function* sharesIn(subjects: readonly BuySubject[]): Steps<ReadonlyMap<string, Share>> {
  const shares = new Map<string, Share>();
  const isDue = pausesAfter(ROWS_AT_ONCE);
  for (const { id, packages } of subjects) {
    for (const one of packages)
      for (const { creative_id: creativeId, totals } of one.delivered.by_creative) {
        const share = shares.get(creativeId) ?? { buyIds: new Set(), totals: new Map() };
        shares.set(creativeId, share);
        share.buyIds.add(id);
        if (!share.totals.has(one)) share.totals.set(one, totals);
      }
    if (isDue(packages.length)) yield;
  }
  return shares;
}
