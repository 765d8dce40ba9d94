import type { Resemblance } from '../../domain/ownership/confusables.ts';
import {
  columns,
  date,
  json,
  nullable,
  one,
  type RowOf,
  type Stored,
  textColumn,
} from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const reviewColumns = columns({
  id: textColumn,
  entity: one<'brand' | 'property'>(),
  domain: textColumn,
  orgId: textColumn,
  /** Display name of the editor. */
  editor: textColumn,
  reason: one<Resemblance['reason']>(),
  /** The name that the domain resembles, if a resemblance is the reason. */
  resembles: nullable(textColumn),
  /** The entry that was not saved yet. */
  entry: json<unknown>(),
  status: one<'held' | 'approved' | 'rejected'>(),
  createdAt: date,
  decidedAt: nullable(date),
  decidedBy: nullable(textColumn),
});

export type Review = RowOf<typeof reviewColumns>;
type Entity = Review['entity'];

/** A brand that a member submitted for an operator's decision. */
export type Submission = Pick<Review, 'id' | 'domain' | 'entry' | 'createdAt'> & {
  orgId: string | null;
  editor: string | null;
};

const insert = statement<Stored, never>((k) => k('reviews').insert(reviewColumns.placeholders));
const listHeldOf = statement<{ entity: string; domain: string }, Stored>((k) =>
  k('reviews')
    .where({ domain: param('domain'), entity: param('entity'), status: 'held' })
    .orderBy(['created_at', 'id'])
    .select(reviewColumns.names),
);
const listHeld = statement<{ entity: string; limit: number }, Stored>((k) =>
  k('reviews')
    .where({ status: 'held', entity: param('entity') })
    .orderBy(['created_at', 'id'])
    .limit(numberParam('limit'))
    .select(reviewColumns.names),
);
type StoredSubmission = {
  id: string;
  domain: string;
  orgId: string | null;
  editor: string | null;
  entry: string;
  createdAt: number;
};
const listSubmitted = statement<{ limit: number }, StoredSubmission>((k) =>
  k.raw(
    `select b.id, b.domain, b.entry_org_id as "orgId", r.editor_name as editor, b.entry,
       b.updated_at as "createdAt"
     from brands b left join revisions r
       on r.entity = 'brand' and r.domain = b.domain and r.revision_number = b.revision
     where b.review_status = 'pending' order by b.updated_at, b.domain limit ?`,
    [numberParam('limit')],
  ),
);
const decide = statement<{ id: string; status: string; at: number; by: string }, never>((k) =>
  k('reviews')
    .where({ id: param('id'), status: 'held' })
    .update({ status: param('status'), decided_at: param('at'), decided_by: param('by') }),
);

/** New entries that are held until an operator approves or rejects them. */
export function reviews(db: Db) {
  return {
    async insert(review: Review): Promise<void> {
      await db.run(insert, reviewColumns.write(review));
    },

    /** Held entries of a domain, oldest first; several organizations may each have one. */
    async listHeldOf(entity: Entity, domain: string): Promise<Review[]> {
      return (await db.all(listHeldOf, { entity, domain })).map(reviewColumns.read);
    },

    /** All held entries, oldest first. */
    async listHeld(entity: Entity, limit: number): Promise<Review[]> {
      return (await db.all(listHeld, { entity, limit })).map(reviewColumns.read);
    },

    /** Brands that were submitted for review, oldest first. */
    async listSubmitted(limit: number): Promise<Submission[]> {
      const rows = await db.all(listSubmitted, { limit });
      return rows.map(({ entry, createdAt, ...row }) => ({
        ...row,
        entry: JSON.parse(entry),
        createdAt: new Date(createdAt),
      }));
    },

    /** Returns false when the review is already decided. */
    async decide(id: string, status: 'approved' | 'rejected', at: Date, by: string): Promise<boolean> {
      return (await db.run(decide, { id, status, at: at.getTime(), by })) === 1;
    },
  };
}
