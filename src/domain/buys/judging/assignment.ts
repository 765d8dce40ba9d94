import type { CoreCreativeAsset, CoreCreativeAssignment } from '../../../../generated/types/core.ts';
import type { Wire } from '../../contract/shapes.ts';
import type { CreativeStatus } from '../../creatives/creative.ts';
import { isOffered, type Product } from '../../products/product.ts';
import { type BuyRejected, refuse } from '../../refusals/refusal.ts';
import type { PackageDetails } from '../buy-record.ts';
import { isReferred } from '../formats.ts';

/** The format of a creative, by its id or its kind. */
export type CreativeFormat = Pick<CoreCreativeAsset, 'format_id' | 'format_kind'>;

/** A creative of the library, or one that the request brings along. */
export type KnownCreative = { readonly status: CreativeStatus; readonly document: CreativeFormat };

/** The package that a creative is assigned to. */
export type AssignedPlace = {
  readonly product: Product;
  /** The formats that the package selects; none selects all formats of the product. */
  readonly formats: Wire<Pick<PackageDetails, 'format_ids' | 'format_kind' | 'format_option_refs'>>;
  /** Whether the creative is assigned to the package already: its state has changed since, and that stays so. */
  readonly isThere: boolean;
};

type Asked = Wire<Pick<CoreCreativeAssignment, 'placement_ids' | 'placement_refs'>>;

/**
 * The one rule by which a creative reaches a package, on every way: by `sync_creatives`, as an assignment of a new or
 * a changed buy, and inline in either.
 *
 * @param creative undefined when the library has no such creative
 * @param field path of the assignment, or of the inline creative
 * @param formatField name of the field that a wrong format is told at
 */
export function judgeAssignment(
  creative: KnownCreative | undefined,
  asked: Asked,
  place: AssignedPlace,
  field: string,
  formatField: 'creative_id' | 'format_id' | 'format_kind' = 'creative_id',
): BuyRejected[] {
  const state = judgeCreativeState(creative?.status, `${field}.creative_id`, place.isThere);
  if (state !== null || creative === undefined) return state === null ? [] : [state];
  const isSold = acceptsFormat(creative.document, place);
  const message = 'The product of the package does not support the format of the creative.';
  return [
    ...(isSold ? [] : [refuse('UNSUPPORTED_FEATURE', `${field}.${formatField}`, message)]),
    ...judgePlacements(asked, place.product, field),
  ];
}

/** Why a creative in this state cannot be assigned; null when it can be. */
export function judgeCreativeState(
  status: CreativeStatus | undefined,
  field: string,
  isThere: boolean,
): BuyRejected | null {
  if (status === undefined)
    return refuse('CREATIVE_NOT_FOUND', field, 'The library has no creative with this id.', {
      suggestion: 'Send the creative with `sync_creatives` first.',
    });
  if (isThere) return null;
  if (status === 'archived') return refuse('INVALID_STATE', field, 'The creative is archived.');
  return status === 'rejected'
    ? refuse('CREATIVE_REJECTED', field, 'The creative was rejected: correct it with `sync_creatives` first.')
    : null;
}

/**
 * Whether the package accepts a format. A package that selects formats accepts those; otherwise it accepts all
 * formats of its product.
 */
function acceptsFormat({ format_id: id, format_kind: kind }: CreativeFormat, place: AssignedPlace): boolean {
  const { product, formats } = place;
  if (id !== undefined) {
    const sold = formats.format_ids ?? product.format_ids;
    return sold === undefined || sold.some((offered) => isOffered(id, offered));
  }
  // Refused where the creative itself is judged: it must name one of the two.
  if (kind === undefined) return true;
  const kinds = kindsOf(place);
  return kinds === undefined ? product.format_ids === undefined : kinds.includes(kind);
}

function kindsOf({ product, formats }: AssignedPlace): readonly string[] | undefined {
  const { format_option_refs: refs, format_kind: kind } = formats;
  const offered = product.format_options;
  if (refs !== undefined)
    return (offered ?? [])
      .filter((option) => refs.some((ref) => isReferred(ref, option)))
      .map(({ format_kind }) => format_kind);
  return kind === undefined ? offered?.map(({ format_kind }) => format_kind) : [kind];
}

function judgePlacements(
  { placement_ids: ids = [], placement_refs: refs = [] }: Asked,
  { placements }: Product,
  field: string,
): BuyRejected[] {
  const known = new Set(placements?.map(({ placement_id }) => placement_id));
  const asked = [
    ...ids.map((id, nth) => ({ id, path: `placement_ids[${nth}]` })),
    ...refs.map(({ placement_id: id }, nth) => ({ id, path: `placement_refs[${nth}].placement_id` })),
  ];
  return asked
    .filter(({ id }) => !known.has(id))
    .map(({ path }) =>
      refuse('INVALID_REQUEST', `${field}.${path}`, 'The product has no placement with this id.'),
    );
}
