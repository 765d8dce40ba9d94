import type { Db } from '../engine/database.ts';
import { numberParam, params, statement } from '../engine/statement.ts';

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

// Approved reviews are left out, because the case of an approved review is already an entry. Each part ends where the
// page does, so that none of its rows is read in vain.
const list = statement<
  { org: string; domain: string; entity: string; ref: string; limit: number },
  SavedEntry
>((k) => {
  const part = (sql: string, order: string) =>
    `select * from (${sql} order by ${order} limit :limit) as part`;
  return k.raw(
    `select domain, entity, ref, status as "reviewStatus", revision, resembles, updated_at as "updatedAt" from (
       ${part(
         `select domain, 'brand' as entity, '' as ref, coalesce(review_status, 'approved') as status, revision,
                 cast(null as text) as resembles, updated_at
          from brands where entry_org_id = :org and entry is not null and domain >= :domain`,
         'domain',
       )}
       union all
       ${part(
         `select domain, 'property' as entity, '' as ref, 'approved' as status, revision,
                 cast(null as text) as resembles, updated_at
          from publishers where entry_org_id = :org and entry is not null and domain >= :domain`,
         'domain',
       )}
       union all
       ${part(
         `select domain, entity, id as ref, case status when 'held' then 'pending' else 'rejected' end as status,
                 0 as revision, resembles, coalesce(decided_at, created_at) as updated_at
          from reviews where org_id = :org and status <> 'approved' and (domain, entity, id) > (:domain, :entity, :ref)`,
         'domain, entity, id',
       )}
     ) as saved
     where (domain, entity, ref) > (:domain, :entity, :ref)
     order by domain, entity, ref limit :limit`,
    { ...params('org', 'domain', 'entity', 'ref'), limit: numberParam('limit') },
  );
});

/** Everything that an organization saved, whatever its review status. */
export function savedEntries(db: Db) {
  return {
    /** By domain, brands before properties; only entries after the position if one is given. */
    async list(orgId: string, after: Position | null, limit: number): Promise<SavedEntry[]> {
      const { domain = '', entity = '', ref = '' } = after ?? {};
      // One more of each part: the entry of the position itself is left out.
      const rows = await db.all(list, { org: orgId, domain, entity, ref, limit: limit + 1 });
      return rows.slice(0, limit);
    },
  };
}
