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
import { lock } from '../engine/lock.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const subscriptionColumns = columns({
  id: textColumn,
  organizationId: textColumn,
  url: textColumn,
  types: nullable(json<readonly string[]>()),
  description: nullable(textColumn),
  /** Id of the last event that the receiver confirmed. */
  cursor: nullable(textColumn),
  status: one<'active' | 'paused'>(),
  pauseReason: nullable(textColumn),
  createdAt: date,
  updatedAt: date,
});

export type FeedSubscription = RowOf<typeof subscriptionColumns>;

const insert = statement<Stored, never>((k) =>
  k('feed_subscriptions').insert(subscriptionColumns.placeholders),
);
const update = statement<Stored, { id: string }>((k) => {
  const { id: _id, organization_id: _org, created_at: _at, ...changed } = subscriptionColumns.placeholders;
  return k('feed_subscriptions').where('id', param('id')).update(changed).returning('id');
});
const find = statement<{ id: string }, Stored>((k) =>
  k('feed_subscriptions').where('id', param('id')).select(subscriptionColumns.names),
);
const list = statement<{ organization_id: string }, Stored>((k) =>
  k('feed_subscriptions')
    .where('organization_id', param('organization_id'))
    .orderBy(['created_at', 'id'])
    .select(subscriptionColumns.names),
);
const active = statement<{ after: string; limit: number }, { id: string }>((k) =>
  k('feed_subscriptions')
    .where({ status: 'active' })
    .where('id', '>', param('after'))
    .orderBy('id')
    .limit(numberParam('limit'))
    .select('id'),
);
const remove = statement<{ id: string }, never>((k) =>
  k('feed_subscriptions').where('id', param('id')).delete(),
);

/** Subscriptions to the change feed, with the position of each receiver. */
export function feedSubscriptions(db: Db) {
  return {
    async insert(subscription: FeedSubscription): Promise<void> {
      await db.run(insert, subscriptionColumns.write(subscription));
    },

    /** Returns false when the subscription no longer exists. */
    async update(subscription: FeedSubscription): Promise<boolean> {
      return (await db.one(update, subscriptionColumns.write(subscription))) !== undefined;
    },

    async find(id: string): Promise<FeedSubscription | undefined> {
      const row = await db.one(find, { id });
      return row && subscriptionColumns.read(row);
    },

    /** As `find`, and locks the subscription against other callers of this method until this transaction ends. */
    async findForUpdate(id: string): Promise<FeedSubscription | undefined> {
      await lock(db, `feed-subscription:${id}`);
      return this.find(id);
    },

    /** All subscriptions of an organization, oldest first; an organization has few. */
    async list(organizationId: string): Promise<FeedSubscription[]> {
      const rows = await db.all(list, { organization_id: organizationId });
      return rows.map(subscriptionColumns.read);
    },

    /** Ids of active subscriptions after the given one, in order. */
    async active(after: string, limit: number): Promise<string[]> {
      return (await db.all(active, { after, limit })).map(({ id }) => id);
    },

    async remove(id: string): Promise<void> {
      await db.run(remove, { id });
    },
  };
}
