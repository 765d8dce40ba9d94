import type { CoreCreativeAssignment } from '../../../generated/types/schemas.ts';
import { sameJson } from '../json/values.ts';
import { type FormatOption, isOffered, type Product } from '../products/product.ts';
import { DAY_MS } from '../text/instant.ts';
import type { Assignment, WholePackage } from './buy-record.ts';
import type { FormatOptionRef, PackageRequest, PackageTerms } from './judging/requests.ts';
import type { Seller } from './judging/seller.ts';
import { type BuyRejected, refuse } from './refusal.ts';

type Selection = Pick<PackageRequest, 'format_option_refs' | 'format_ids' | 'format_kind' | 'params'>;

/**
 * Checks that the formats that a package selects are formats of its product. Of several ways to select, the first
 * that is present counts: option references, format ids, a kind with parameters. None of them selects all formats
 * of the product.
 */
export function judgeFormats(asked: Selection, product: Product, field: string): BuyRejected[] {
  if (asked.format_option_refs !== undefined)
    return asked.format_option_refs.flatMap((ref, at) =>
      (product.format_options ?? []).some((option) => isReferred(ref, option))
        ? []
        : [notOffered(`${field}.format_option_refs[${at}]`, product)],
    );
  if (asked.format_ids !== undefined)
    return asked.format_ids.flatMap((id, at) =>
      (product.format_ids ?? []).some((offered) => isOffered(id, offered))
        ? []
        : [notOffered(`${field}.format_ids[${at}]`, product)],
    );
  const { format_kind, params = {} } = asked;
  if (format_kind === undefined) return [];
  const ofKind = (product.format_options ?? []).filter((option) => option.format_kind === format_kind);
  if (ofKind.length === 0) return [notOffered(`${field}.format_kind`, product)];
  return ofKind.some((option) => fits(params, option)) ? [] : [notOffered(`${field}.params`, product)];
}

function isReferred(ref: FormatOptionRef, option: FormatOption): boolean {
  if (option.format_option_id !== ref.format_option_id) return false;
  return ref.scope === 'publisher'
    ? option.publisher_domain === ref.publisher_domain
    : option.publisher_domain === undefined;
}

/** Parameters that the option fixes must be equal in the request. All other parameters are free. */
const fits = (params: Readonly<Record<string, unknown>>, { params: fixed = {} }: FormatOption): boolean =>
  Object.entries(params).every(
    ([name, value]) => !Object.hasOwn(fixed, name) || sameJson(fixed[name], value),
  );

const notOffered = (field: string, { format_ids, format_options }: Product): BuyRejected =>
  refuse('UNSUPPORTED_FEATURE', field, 'The product does not support this format.', {
    details: {
      accepted_values: field.includes('.format_ids')
        ? (format_ids ?? [])
        : (format_options ?? []).map(({ format_option_id, format_kind, params }) => ({
            ...(format_option_id === undefined ? {} : { format_option_id }),
            format_kind,
            ...(params === undefined ? {} : { params }),
          })),
    },
  });

type AskedCreatives = Pick<PackageTerms, 'creative_assignments' | 'creatives'>;

/**
 * Checks the creatives of a package. Creatives sent inline in `creatives` must be new and fit the product.
 * Creatives named in `creative_assignments` may be synced later.
 */
export function judgeCreatives(
  asked: AskedCreatives,
  product: Product,
  seller: Seller,
  field: string,
): BuyRejected[] {
  const brought = asked.creatives ?? [];
  if (brought.length > 0 && !seller.declared.inlineCreatives)
    return [
      refuse(
        'UNSUPPORTED_FEATURE',
        `${field}.creatives`,
        '`creatives` cannot be sent here: send them with `sync_creatives`, then name them in `creative_assignments`.',
      ),
    ];
  return [
    ...brought.flatMap(({ creative_id, format_id }, at) => {
      const place = `${field}.creatives[${at}]`;
      const isTwice = brought.findIndex((one) => one.creative_id === creative_id) < at;
      if (isTwice || seller.creatives.has(creative_id)) return [usedCreativeId(place)];
      if (format_id === undefined || product.format_ids === undefined) return [];
      return product.format_ids.some((offered) => isOffered(format_id, offered))
        ? []
        : [
            refuse(
              'UNSUPPORTED_FEATURE',
              `${place}.format_id`,
              '`format_id` must be one of the `format_ids` of the product.',
            ),
          ];
    }),
    ...judgeAssignments(asked.creative_assignments, product, field),
  ];
}

/** The refusal of an inline creative whose id belongs to another creative. */
export const usedCreativeId = (place: string): BuyRejected =>
  refuse(
    'VALIDATION_ERROR',
    `${place}.creative_id`,
    '`creative_id` must be new, and another creative has it: choose another id, or name the creative in `creative_assignments`.',
  );

function judgeAssignments(
  assignments: AskedCreatives['creative_assignments'],
  product: Product,
  field: string,
): BuyRejected[] {
  const placements = product.placements?.map(({ placement_id }) => placement_id);
  return (assignments ?? []).flatMap(({ placement_ids, placement_refs }, at) => {
    const place = `${field}.creative_assignments[${at}]`;
    const asked = [
      ...(placement_ids ?? []).map((id, nth) => ({ id, path: `placement_ids[${nth}]` })),
      ...(placement_refs ?? []).map(({ placement_id }, nth) => ({
        id: placement_id,
        path: `placement_refs[${nth}].placement_id`,
      })),
    ];
    return asked
      .filter(({ id }) => !(placements ?? []).includes(id))
      .map(({ path }) =>
        refuse('INVALID_REQUEST', `${place}.${path}`, 'The product has no placement with this id.'),
      );
  });
}

/** Deadline for the creatives of a flight: `leadMs` before its start, but never before the buy was made. */
export const creativeDeadline = (start: Date, leadMs: number, now: Date): Date =>
  new Date(Math.max(start.getTime() - leadMs, now.getTime()));

/** After the deadline creatives cannot change, except to replace rejected ones. */
export function judgeDeadline(
  deadline: Date | null,
  now: Date,
  isResubmission: boolean,
  field: string,
): BuyRejected | null {
  if (deadline === null || now.getTime() <= deadline.getTime() || isResubmission) return null;
  return refuse(
    'CREATIVE_DEADLINE_EXCEEDED',
    field,
    'The deadline for creatives of this package has passed.',
    {
      details: { creative_deadline: deadline.toISOString() },
    },
  );
}

type AskedAssignment = Pick<CoreCreativeAssignment, 'creative_id'> & Readonly<Record<string, unknown>>;

type Owner = Pick<Assignment, 'principalId' | 'accountId' | 'buyId' | 'packageId'>;

/** Fields of an inline creative that describe its assignment in the package. */
const PLACING = ['weight', 'placement_refs', 'placement_ids'] as const;

/** The assignments of a package: those in the request, then inline creatives that the request does not assign. */
export function assignmentsOf(
  assigned: readonly object[] | undefined,
  brought: readonly object[] | undefined,
  owner: Owner,
): Assignment[] {
  const entries = new Map<string, Assignment['details']>();
  for (const { creative_id: id, ...details } of (assigned ?? []) as readonly AskedAssignment[])
    entries.set(id, details);
  for (const creative of (brought ?? []) as readonly AskedAssignment[]) {
    if (entries.has(creative.creative_id)) continue;
    const said = PLACING.filter((name) => creative[name] !== undefined).map((name) => [name, creative[name]]);
    entries.set(creative.creative_id, Object.fromEntries(said));
  }
  return [...entries].map(([creativeId, details], position) => ({ ...owner, creativeId, position, details }));
}

/** The assignments of a package under their wire names. */
export const assignedOnWire = ({ assignments }: Pick<WholePackage, 'assignments'>) =>
  assignments.map(({ creativeId, details: { placement_ids, ...details } }) => ({
    creative_id: creativeId,
    ...details,
    ...(placement_ids === undefined ? {} : { placement_ids: [...placement_ids] }),
  }));

/** How long before the start of guaranteed delivery its creatives are due. */
const LEAD_MS = 2 * DAY_MS;

/**
 * Until when the creatives of a package can change; null for no deadline. Only guaranteed delivery is prepared in
 * advance. A package that is bought too late for that preparation has no deadline.
 */
export function deadlineOf(product: Product, start: Date, now: Date): Date | null {
  if (product.delivery_type !== 'guaranteed' || start.getTime() - LEAD_MS <= now.getTime()) return null;
  return creativeDeadline(start, LEAD_MS, now);
}
