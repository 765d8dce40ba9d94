import type { CoreCreativeAssignment } from '../../../generated/types/core.ts';
import type { Product } from '../products/product.ts';
import { type BuyRejected, refuse } from '../refusals/refusal.ts';
import { DAY_MS } from '../text/instant.ts';
import type { Assignment, WholePackage } from './buy-record.ts';
import {
  type AssignedPlace,
  type CreativeFormat,
  judgeAssignment,
  type KnownCreative,
} from './judging/assignment.ts';
import type { PackageTerms } from './judging/requests.ts';
import type { Seller } from './judging/seller.ts';

type AskedCreatives = Pick<PackageTerms, 'creative_assignments' | 'creatives'>;
/** The package that creatives come to. */
type CreativesPlace = Omit<AssignedPlace, 'isThere'> & {
  /** Ids of the creatives that are assigned to it already. */
  readonly assigned?: ReadonlySet<string>;
};

/**
 * Checks the creatives of a package: those sent inline in `creatives`, which must be new, and those named in
 * `creative_assignments`, which must exist or come with the same request.
 */
export function judgeCreatives(
  asked: AskedCreatives,
  { product, formats, assigned = NONE }: CreativesPlace,
  seller: Pick<Seller, 'declared' | 'creatives' | 'brought'>,
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
  const ids = brought.map(({ creative_id }) => creative_id);
  const first = new Map(ids.map((id, at) => [id, at] as const).reverse());
  return [
    ...brought.flatMap((creative, at) => {
      const place = `${field}.creatives[${at}]`;
      const isTwice = first.get(creative.creative_id) !== at;
      if (isTwice || seller.creatives.has(creative.creative_id)) return [usedCreativeId(place)];
      const formatField = creative.format_id === undefined ? 'format_kind' : 'format_id';
      const offering = { product, formats, isThere: false };
      return judgeAssignment(arriving(creative), creative, offering, place, formatField);
    }),
    ...(asked.creative_assignments ?? []).flatMap((assignment, at) => {
      const { creative_id: id } = assignment;
      const inline = seller.brought.get(id);
      const known = seller.creatives.get(id) ?? (inline === undefined ? undefined : arriving(inline));
      const offering = { product, formats, isThere: assigned.has(id) };
      return judgeAssignment(known, assignment, offering, `${field}.creative_assignments[${at}]`);
    }),
  ];
}

const NONE: ReadonlySet<string> = new Set();

/** A creative that the request itself brings: no review has looked at it yet. */
const arriving = (document: CreativeFormat): KnownCreative => ({ status: 'processing', document });

/** The refusal of an inline creative whose id belongs to another creative. */
export const usedCreativeId = (place: string): BuyRejected =>
  refuse(
    'CREATIVE_ID_EXISTS',
    `${place}.creative_id`,
    '`creative_id` must be new, and another creative has it: choose another id, or name the creative in `creative_assignments`.',
  );

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
