import type { CoreCreativeAssignment } from '../../../../generated/types/schemas.ts';
import type { PackageDetails } from '../../buys/buy-record.ts';
import { judgeDeadline } from '../../buys/creatives.ts';
import { type BuyStatus, isFinalBuy } from '../../buys/lifecycle/buy.ts';
import { type BuyRejected, refuse } from '../../buys/refusal.ts';
import type { Wire } from '../../contract/shapes.ts';
import { isOffered, type Product } from '../../products/product.ts';
import type { Creative } from '../record.ts';

/** A package that shows a creative, or shall. */
export type Place = {
  readonly buyStatus: BuyStatus;
  readonly paused: boolean;
  readonly canceled: boolean;
  readonly creativeDeadline: Date | null;
};

/** Whether what is assigned there is being shown now. */
export const isRunning = ({ buyStatus, paused, canceled }: Place): boolean =>
  buyStatus === 'active' && !paused && !canceled;

/** The place with what it was sold as. */
export type Offering = Place & {
  readonly product: Product;
  readonly formats: Pick<PackageDetails, 'format_ids' | 'format_kind'>;
};

/**
 * Why a creative cannot be added to a package; null when it can.
 *
 * @param field path of the assignment in the request
 */
export function judgePlace(
  creative: Pick<Creative, 'document'>,
  { placement_ids }: Wire<Pick<CoreCreativeAssignment, 'placement_ids'>>,
  place: Offering,
  { now, isResubmission, field }: { now: Date; isResubmission: boolean; field: string },
): BuyRejected | null {
  if (isFinalBuy(place.buyStatus))
    return refuse('INVALID_STATE', `${field}.package_id`, `The buy of the package is ${place.buyStatus}.`);
  if (place.canceled)
    return refuse('INVALID_STATE', `${field}.package_id`, 'The package is canceled and cannot be changed.');
  if (!isSold(creative, place))
    return refuse(
      'UNSUPPORTED_FEATURE',
      `${field}.creative_id`,
      'The product of the package does not support the format of the creative.',
    );
  const known = new Set(place.product.placements?.map(({ placement_id }) => placement_id));
  const strange = (placement_ids ?? []).findIndex((id) => !known.has(id));
  if (strange >= 0)
    return refuse(
      'INVALID_REQUEST',
      `${field}.placement_ids[${strange}]`,
      'The product has no placement with this id.',
    );
  return judgeDeadline(place.creativeDeadline, now, isResubmission, `${field}.package_id`);
}

/** A package that chose formats takes those; otherwise all of its product count. */
function isSold({ document }: Pick<Creative, 'document'>, { product, formats }: Offering): boolean {
  const { format_id: id, format_kind: kind } = document;
  if (id !== undefined) {
    const sold = formats.format_ids ?? product.format_ids;
    return sold === undefined || sold.some((offered) => isOffered(id, offered));
  }
  const kinds = formats.format_kind ?? product.format_options?.map(({ format_kind }) => format_kind);
  return kinds === undefined ? product.format_ids === undefined : kind !== undefined && kinds.includes(kind);
}
