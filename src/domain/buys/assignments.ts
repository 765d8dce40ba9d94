import type { CoreCreativeAssignment } from '../../../generated/types/schemas.ts';
import type { Product } from '../products/product.ts';
import { DAY_MS } from '../text/instant.ts';
import type { Assignment, WholePackage } from './buy-record.ts';
import { creativeDeadline } from './judging/creatives.ts';

type Asked = Pick<CoreCreativeAssignment, 'creative_id'> & Readonly<Record<string, unknown>>;

type Owner = Pick<Assignment, 'principalId' | 'accountId' | 'buyId' | 'packageId'>;

/** What a creative that comes with its package says about its place there. */
const PLACING = ['weight', 'placement_refs', 'placement_ids'] as const;

/** The rotation of a package: what is assigned, and creatives that came along and are not assigned otherwise. */
export function assignmentsOf(
  assigned: readonly object[] | undefined,
  brought: readonly object[] | undefined,
  owner: Owner,
): Assignment[] {
  const entries = new Map<string, Assignment['details']>();
  for (const { creative_id: id, ...details } of (assigned ?? []) as readonly Asked[])
    entries.set(id, details);
  for (const creative of (brought ?? []) as readonly Asked[]) {
    if (entries.has(creative.creative_id)) continue;
    const said = PLACING.filter((name) => creative[name] !== undefined).map((name) => [name, creative[name]]);
    entries.set(creative.creative_id, Object.fromEntries(said));
  }
  return [...entries].map(([creativeId, details], position) => ({ ...owner, creativeId, position, details }));
}

/** The creatives of a package in the names of the wire. */
export const assignedOnWire = ({ assignments }: Pick<WholePackage, 'assignments'>) =>
  assignments.map(({ creativeId, details: { placement_ids, ...details } }) => ({
    creative_id: creativeId,
    ...details,
    ...(placement_ids === undefined ? {} : { placement_ids: [...placement_ids] }),
  }));

/** How long before a promised flight its creatives have to be there. */
const LEAD_MS = 2 * DAY_MS;

/**
 * Until when creatives of a package can change. Only promised delivery is prepared beforehand; one that is bought too
 * late for that has no deadline.
 */
export function deadlineOf(product: Product, start: Date, now: Date): Date | null {
  if (product.delivery_type !== 'guaranteed' || start.getTime() - LEAD_MS <= now.getTime()) return null;
  return creativeDeadline(start, LEAD_MS, now);
}
