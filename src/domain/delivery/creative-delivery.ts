import type { CoreDeliveryMetrics } from '../../../generated/types/core.ts';
import { type BuySubject, type PackageDelivered, summed } from './buy-row.ts';
import { noFigures, tell } from './figures.ts';

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
export function creativeRows(
  subjects: readonly BuySubject[],
  wanted: readonly string[] | undefined,
): CreativeRow[] {
  const shown = subjects.flatMap(({ packages }) =>
    packages.flatMap(({ delivered }) => delivered.by_creative.map(({ creative_id }) => creative_id)),
  );
  const ids = [...new Set(wanted ?? shown)].sort();
  return ids.map((creativeId) => {
    const isShown = (one: PackageDelivered) =>
      one.delivered.by_creative.some(({ creative_id }) => creative_id === creativeId);
    const own = subjects.filter(({ packages }) => packages.some(isShown));
    const packages = own.flatMap((subject) => subject.packages.filter(isShown));
    const { figures, measured, currency, isMixed } = summed(
      packages,
      ({ delivered }) =>
        delivered.by_creative.find(({ creative_id }) => creative_id === creativeId)?.totals ?? noFigures,
    );
    return {
      creativeId,
      buyIds: own.map(({ id }) => id),
      totals: tell(figures, measured, currency, isMixed),
    };
  });
}
