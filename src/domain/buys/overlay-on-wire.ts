import type { CoreTargeting } from '../../../generated/types/core.ts';
import type { ReleaseForm } from '../contract/release.ts';
import { metroNameIn } from '../products/places.ts';

type Metros = NonNullable<CoreTargeting['geo_metros']>;

/**
 * The targeting of a package as callers of a release read it. The buyer's words stay, except names that no release
 * has: another caller of the same account, or the same one after it pinned a release, would refuse them.
 */
export function overlayOnWire(overlay: CoreTargeting, form: ReleaseForm): CoreTargeting {
  const { geo_metros: included, geo_metros_exclude: excluded } = overlay;
  if (included === undefined && excluded === undefined) return overlay;
  return {
    ...overlay,
    ...(included === undefined ? {} : { geo_metros: metrosIn(included, form) }),
    ...(excluded === undefined ? {} : { geo_metros_exclude: metrosIn(excluded, form) }),
  };
}

const metrosIn = (metros: Readonly<Metros>, form: ReleaseForm): Metros =>
  metros.map((one) => ({ ...one, system: metroNameIn(one.system, form) }));
