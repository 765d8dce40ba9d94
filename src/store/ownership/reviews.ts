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
import { pageAfter, type RowPosition } from '../engine/row-filters.ts';
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
  status: StoredSubmission['status'];
};

const insert = statement<Stored, never>((k) => k('reviews').insert(reviewColumns.placeholders));
const listHeldOf = statement<{ entity: string; domain: string }, Stored>((k) =>
  k('reviews')
    .where({ domain: param('domain'), entity: param('entity'), status: 'held' })
    .orderBy(['created_at', 'id'])
    .select(reviewColumns.names),
);
// The condition is that of the index.
const findHeldOf = statement<{ entity: string; domain: string; org_id: string }, Stored>((k) =>
  k('reviews')
    .where({ domain: param('domain'), entity: param('entity'), org_id: param('org_id') })
    .whereRaw("status = 'held'")
    .limit(1)
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
  /** Null when a rejected entry was removed. */
  entry: string | null;
  createdAt: number;
  status: 'pending' | 'approved' | 'rejected';
};
const find = statement<{ id: string }, Stored>((k) =>
  k('reviews').where('id', param('id')).select(reviewColumns.names),
);
const SUBMITTED = `select b.id, b.domain, b.entry_org_id as "orgId", r.editor_name as editor, b.entry,
    b.updated_at as "createdAt", b.review_status as status
  from brands b left join revisions r
    on r.entity = 'brand' and r.domain = b.domain and r.revision_number = b.revision`;
const findSubmitted = statement<{ id: string }, StoredSubmission>((k) =>
  k.raw(`${SUBMITTED} where b.id = ? and b.review_status is not null`, [param('id')]),
);
const listSubmitted = statement<{ limit: number }, StoredSubmission>((k) =>
  k.raw(`${SUBMITTED} where b.review_status = 'pending' order by b.updated_at, b.domain limit ?`, [
    numberParam('limit'),
  ]),
);
const decide = statement<{ id: string; status: string; at: number; by: string }, never>((k) =>
  k('reviews')
    .where({ id: param('id'), status: 'held' })
    .update({ status: param('status'), decided_at: param('at'), decided_by: param('by') }),
);
const reopen = statement<{ id: string; from: string }, never>((k) =>
  k('reviews')
    .where({ id: param('id'), status: param('from') })
    .update({ status: 'held', decided_at: null, decided_by: null }),
);

const submission = ({ entry, createdAt, ...row }: StoredSubmission): Submission => ({
  ...row,
  entry: entry === null ? null : JSON.parse(entry),
  createdAt: new Date(Number(createdAt)),
});

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

    /** The held entry of an organization for a domain. */
    async findHeldOf(entity: Entity, domain: string, orgId: string): Promise<Review | undefined> {
      const row = await db.one(findHeldOf, { entity, domain, org_id: orgId });
      return row && reviewColumns.read(row);
    },

    /** All held entries, oldest first. */
    async listHeld(entity: Entity, limit: number): Promise<Review[]> {
      return (await db.all(listHeld, { entity, limit })).map(reviewColumns.read);
    },

    /** Brands that were submitted for review, oldest first. */
    async listSubmitted(limit: number): Promise<Submission[]> {
      return (await db.all(listSubmitted, { limit })).map(submission);
    },

    /** Held entries of both kinds, oldest first, after (`created_at`, `id`). */
    async pageHeld(after: RowPosition | null, limit: number): Promise<Review[]> {
      // A constant, as the index has it.
      const query = pageAfter(db.k('reviews').whereRaw("status = 'held'"), ['created_at', 'id'], {
        after,
        limit,
      });
      return (await db.query<Stored>(query.select(reviewColumns.names))).map(reviewColumns.read);
    },

    /** Submitted brands, oldest first, after (`updated_at`, `domain`). */
    async pageSubmitted(after: RowPosition | null, limit: number): Promise<Submission[]> {
      const later = after === null ? '' : ' and (b.updated_at, b.domain) > (?, ?)';
      const query = db.k.raw(
        `${SUBMITTED} where b.review_status = 'pending'${later} order by b.updated_at, b.domain limit ?`,
        [...(after ?? []), limit],
      );
      return (await db.query<StoredSubmission>(query)).map(submission);
    },

    async find(id: string): Promise<Review | undefined> {
      const row = await db.one(find, { id });
      return row && reviewColumns.read(row);
    },

    /** The brand with the id, if it was ever submitted for a decision. */
    async findSubmitted(id: string): Promise<Submission | undefined> {
      const row = await db.one(findSubmitted, { id });
      return row && submission(row);
    },

    /** Returns false when the review is already decided. */
    async decide(id: string, status: 'approved' | 'rejected', at: Date, by: string): Promise<boolean> {
      return (await db.run(decide, { id, status, at: at.getTime(), by })) === 1;
    },

    /** Holds a decided review again. Returns false when its status is no longer `from`. */
    async reopen(id: string, from: 'approved' | 'rejected'): Promise<boolean> {
      return (await db.run(reopen, { id, from })) === 1;
    },
  };
}
