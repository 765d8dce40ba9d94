import type { CoreCreativeAsset } from '../../../generated/types/schemas.ts';

/** A package of a request with its creatives; `field` is the path of the package. */
export type ShowingCreative = {
  readonly field: string;
  /** Absent for a package that the request adds. */
  readonly package_id?: string;
  readonly canceled?: boolean;
  readonly creatives?: readonly CoreCreativeAsset[] | undefined;
  readonly creative_assignments?: readonly { readonly creative_id: string }[] | undefined;
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
