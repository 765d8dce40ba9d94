import type { WaitingItem } from '../../domain/moderation/notice.ts';
import { MOST_COUNTED } from '../engine/counted.ts';
import type { Db } from '../engine/database.ts';
import { numberParam, statement } from '../engine/statement.ts';

/** How much of one kind waits, counted up to `MOST_COUNTED`, and since when. */
export type Waiting = { readonly count: number; readonly oldest: Date | null };

/** Each from the index of its list, up to the most that is counted. */
const WAITING = {
  held: "select created_at as at from reviews where status = 'held' order by created_at",
  submitted: "select updated_at as at from brands where review_status = 'pending' order by updated_at",
  accounts: "select created_at as at from accounts where status = 'pending_approval' order by created_at",
  creatives: `select created_at as at from creatives
    where purge_kind is null and status = 'pending_review' order by created_at`,
} as const;
type Kind = keyof typeof WAITING;

const counts = statement<Record<string, never>, { kind: Kind; count: number; oldest: number | null }>((k) =>
  k.raw(
    Object.entries(WAITING)
      .map(
        ([kind, query]) =>
          `select '${kind}' as kind, count(*) as count, min(at) as oldest
             from (${query} limit ${MOST_COUNTED}) as ${kind}`,
      )
      .join(' union all '),
  ),
);

type Named = Record<'id' | 'entity' | 'domain' | 'principal_id' | 'account_id', string> & { at: number };

const held = statement<{ limit: number }, Named>((k) =>
  k.raw(
    `select id, entity, domain, created_at as at from reviews
       where status = 'held' order by created_at, id limit :limit`,
    { limit: numberParam('limit') },
  ),
);
const submitted = statement<{ limit: number }, Named>((k) =>
  k.raw(
    `select id, 'brand' as entity, domain, updated_at as at from brands
       where review_status = 'pending' order by updated_at, domain limit :limit`,
    { limit: numberParam('limit') },
  ),
);
const accounts = statement<{ limit: number }, Named>((k) =>
  k.raw(
    `select principal_id, id, created_at as at from accounts
       where status = 'pending_approval' order by created_at, principal_id, id limit :limit`,
    { limit: numberParam('limit') },
  ),
);
const creatives = statement<{ limit: number }, Named>((k) =>
  k.raw(
    `select principal_id, account_id, id, created_at as at from creatives
       where purge_kind is null and status = 'pending_review'
       order by created_at, principal_id, account_id, id limit :limit`,
    { limit: numberParam('limit') },
  ),
);

const sinceOf = ({ at }: Named): Date => new Date(Number(at));

/** What waits for the decision of an operator. */
export function waiting(db: Db) {
  return {
    async all(): Promise<{ reviews: Waiting; accounts: Waiting; creatives: Waiting }> {
      const rows = await db.all(counts, {});
      const of = (kinds: readonly Kind[]): Waiting => {
        const found = rows.filter(({ kind }) => kinds.includes(kind));
        const times = found.flatMap(({ oldest }) => (oldest === null ? [] : [Number(oldest)]));
        const count = found.reduce((sum, row) => sum + Number(row.count), 0);
        return {
          count: Math.min(count, MOST_COUNTED),
          oldest: times.length === 0 ? null : new Date(Math.min(...times)),
        };
      };
      return { reviews: of(['held', 'submitted']), accounts: of(['accounts']), creatives: of(['creatives']) };
    },

    /** Up to `limit` of each kind, in each the oldest first. */
    async oldest(limit: number): Promise<WaitingItem[]> {
      const entries = [...(await db.all(held, { limit })), ...(await db.all(submitted, { limit }))]
        .sort((a, b) => Number(a.at) - Number(b.at))
        .slice(0, limit);
      return [
        ...entries.map((row): WaitingItem => {
          const { id, entity, domain } = row as Named & { entity: 'brand' | 'property' };
          return { kind: 'reviews', id, entity, domain, since: sinceOf(row) };
        }),
        ...(await db.all(accounts, { limit })).map((row): WaitingItem => {
          const { principal_id: principalId, id: accountId } = row;
          return { kind: 'accounts', principalId, accountId, since: sinceOf(row) };
        }),
        ...(await db.all(creatives, { limit })).map((row): WaitingItem => {
          const { principal_id: principalId, account_id: accountId, id: creativeId } = row;
          return { kind: 'creatives', principalId, accountId, creativeId, since: sinceOf(row) };
        }),
      ];
    },
  };
}
