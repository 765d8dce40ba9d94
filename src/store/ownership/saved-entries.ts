import type { Db } from '../engine/database.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

/** What an organization submitted: an entry, or a review case that is pending or rejected. */
export type SavedEntry = {
  domain: string;
  entity: 'brand' | 'property';
  /** Id of the review case; empty for an entry. */
  ref: string;
  reviewStatus: 'approved' | 'pending' | 'rejected';
  revision: number;
  resembles: string | null;
  updatedAt: number;
};

type Position = Pick<SavedEntry, 'domain' | 'entity' | 'ref'>;

// Approved reviews are left out, because the case of an approved review is already an entry.
const list = statement<
  { org: string; domain: string; entity: string; ref: string; limit: number },
  SavedEntry
>((k) =>
  k.raw(
    `select domain, entity, ref, status as "reviewStatus", revision, resembles, updated_at as "updatedAt" from (
         select domain, 'brand' as entity, '' as ref, coalesce(review_status, 'approved') as status, revision,
                cast(null as text) as resembles, updated_at
         from brands where entry_org_id = ? and entry is not null
         union all
         select domain, 'property', '', 'approved', revision, cast(null as text), updated_at
         from publishers where entry_org_id = ? and entry is not null
         union all
         select domain, entity, id, case status when 'held' then 'pending' else 'rejected' end, 0, resembles,
                coalesce(decided_at, created_at)
         from reviews where org_id = ? and status <> 'approved'
       ) as saved
       where (domain, entity, ref) > (?, ?, ?)
       order by domain, entity, ref limit ?`,
    [
      ...[param('org'), param('org'), param('org')],
      ...[param('domain'), param('entity'), param('ref'), numberParam('limit')],
    ],
  ),
);

/** Everything that an organization saved, whatever its review status. */
export function savedEntries(db: Db) {
  return {
    /** By domain, brands before properties; only entries after the position if one is given. */
    list: (orgId: string, after: Position | null, limit: number) =>
      db.all(list, {
        org: orgId,
        domain: after?.domain ?? '',
        entity: after?.entity ?? '',
        ref: after?.ref ?? '',
        limit,
      }),
  };
}
