import type { CoreCreativeAssignment } from '../../../../generated/types/core.ts';
import type { Wire } from '../../contract/shapes.ts';
import type { Creative, CreativeStatus } from '../../creatives/creative.ts';
import { sameJson } from '../../json/values.ts';
import type { Product } from '../../products/product.ts';
import { type BuyRejected, refuse } from '../../refusals/refusal.ts';
import type { Assignment, PackageDetails, WholeBuy, WholePackage } from '../buy-record.ts';
import { judgeDeadline } from '../creatives.ts';
import { type BuyStatus, isFinalBuy } from '../lifecycle/buy.ts';
import { judgeAssignment } from './assignment.ts';
import { judgeAssigned } from './room.ts';

/** A package that a creative is assigned to, or could be. */
export type Place = {
  readonly buyStatus: BuyStatus;
  readonly paused: boolean;
  readonly canceled: boolean;
  readonly creativeDeadline: Date | null;
};

/** Whether the creatives of the package are being shown now. */
export const isRunning = ({ buyStatus, paused, canceled }: Place): boolean =>
  buyStatus === 'active' && !paused && !canceled;

/** A package with the product that it was sold as. */
export type Offering = Place & {
  readonly product: Product;
  readonly formats: Pick<PackageDetails, 'format_ids' | 'format_kind' | 'format_option_refs'>;
};

type Assigning = {
  readonly now: Date;
  /** Whether the creative is assigned to the package already. */
  readonly isThere: boolean;
  /** Whether the assignment may come after the deadline. */
  readonly isResubmission: boolean;
  readonly field: string;
};

/**
 * Why a creative cannot be assigned to a package; null when it can be.
 *
 * @param field path of the assignment in the request
 */
export function judgePlace(
  creative: Pick<Creative, 'document' | 'status'>,
  { placement_ids }: Wire<Pick<CoreCreativeAssignment, 'placement_ids'>>,
  place: Offering,
  { now, isThere, isResubmission, field }: Assigning,
): BuyRejected | null {
  if (isFinalBuy(place.buyStatus))
    return refuse('INVALID_STATE', `${field}.package_id`, `The buy of the package is ${place.buyStatus}.`);
  if (place.canceled)
    return refuse('INVALID_STATE', `${field}.package_id`, 'The package is canceled and cannot be changed.');
  const asked = placement_ids === undefined ? {} : { placement_ids };
  const [refusal] = judgeAssignment(creative, asked, { ...place, isThere }, field);
  if (refusal !== undefined) return refusal;
  return judgeDeadline(place.creativeDeadline, now, isResubmission, `${field}.package_id`);
}

/** A creative to be assigned to a package. */
export type Addition = Pick<Assignment, 'packageId' | 'creativeId' | 'details'>;

/**
 * A buy with creatives assigned to its packages. Existing assignments of these creatives get the new details; all
 * other assignments stay.
 *
 * @param statuses current statuses of creatives
 * @throws {TaskError} INVALID_STATE when its packages would show too many
 * @returns the buy, and the number of new or changed assignments by package
 */
export function withAdditions(
  buy: WholeBuy,
  additions: readonly Addition[],
  statuses: ReadonlyMap<string, CreativeStatus>,
): { buy: WholeBuy; changed: ReadonlyMap<string, number> } {
  const changed = new Map<string, number>();
  const additionsTo = Map.groupBy(additions, ({ packageId }) => packageId);
  const packages = buy.packages.map((one) => {
    const its = additionsTo.get(one.id);
    if (its === undefined) return one;
    const assignments = added(buy, one, its);
    const old = new Set(one.assignments);
    const count = assignments.filter((is) => !old.has(is)).length;
    if (count === 0) return one;
    changed.set(one.id, count);
    return { ...one, assignments };
  });
  const shown = new Set(packages.flatMap((one) => one.assignments.map(({ creativeId }) => creativeId)));
  const known = [...statuses].filter(([id]) => shown.has(id));
  const after = { ...buy, packages, creatives: new Map([...buy.creatives, ...known]) };
  judgeAssigned(buy, after, 'assignments');
  return { buy: after, changed };
}

function added(
  { principalId, accountId, id: buyId }: WholeBuy,
  { id: packageId, assignments }: WholePackage,
  additions: readonly Addition[],
): readonly Assignment[] {
  const rotation = new Map(assignments.map((one) => [one.creativeId, one]));
  let position = Math.max(-1, ...assignments.map((one) => one.position));
  for (const { creativeId, details } of additions) {
    const was = rotation.get(creativeId);
    if (was === undefined) {
      position += 1;
      rotation.set(creativeId, { principalId, accountId, buyId, packageId, creativeId, position, details });
    } else {
      const next = { ...was.details, ...details };
      if (!sameJson(was.details, next)) rotation.set(creativeId, { ...was, details: next });
    }
  }
  return [...rotation.values()];
}

/** A package that a creative is assigned to, or could be. */
export type ShowingPackage = {
  readonly buyId: string;
  readonly packageId: string;
  readonly buyStatus: BuyStatus;
  readonly paused: boolean;
  readonly canceled: boolean;
  readonly creativeDeadline: Date | null;
};

/** An assignment of a creative to a package. */
export type Showing = ShowingPackage & {
  readonly accountId: string;
  readonly creativeId: string;
  readonly assignedAt: Date;
};

/** The library of an account before a sync. */
export type LibraryState = {
  /** By id, including purged creatives, of which only a record without content is left. */
  readonly stored: ReadonlyMap<string, Creative>;
  /** Kinds of packages that show the creatives, by the creative's id. */
  readonly places: ReadonlyMap<string, readonly Place[]>;
  /** By package id. If several packages have the same id: one that can still be changed, else the newest. */
  readonly packages: ReadonlyMap<string, ShowingPackage>;
  readonly buys: ReadonlyMap<string, WholeBuy>;
  /** Creatives to archive because the request leaves them out, and the number that cannot be archived. */
  readonly missing: { readonly ids: readonly string[]; readonly others: number };
};
