import type { MediaBuyPackageRequest, MediaBuyPackageUpdate } from '../../../generated/types/media-buy.ts';
import type { Wire } from '../contract/shapes.ts';

/** A package of a request with its creatives. A package that the request adds has no `package_id`. */
export type ShowingCreative = Partial<
  Pick<MediaBuyPackageUpdate, 'package_id' | 'canceled' | 'creatives' | 'creative_assignments'>
> &
  Wire<Pick<MediaBuyPackageRequest, 'format_ids'>> & {
    /** Path of the package. */
    readonly field: string;
  };

/** Packages of a request with their paths under the given name: `packages[0]`, `packages[1]`. */
export const showingIn = (name: string, packages: readonly object[] | undefined): ShowingCreative[] =>
  (packages ?? []).map((one, at) => ({
    ...one,
    field: `${name}[${at}]`,
  }));

export const creativeIdsOf = (showing: readonly ShowingCreative[]): string[] =>
  showing.flatMap(({ creatives = [], creative_assignments: assigned = [] }) =>
    [...creatives, ...assigned].map(({ creative_id }) => creative_id),
  );

/** Packages that each creative is assigned to. */
export function countsOfAssigned(
  packages: readonly Pick<ShowingCreative, 'creative_assignments'>[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { creative_assignments: assigned = [] } of packages)
    for (const { creative_id: id } of assigned) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
