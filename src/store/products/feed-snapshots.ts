import type { WholesaleFeedMarks, WholesaleFeedName } from '../../domain/products/feed-changes.ts';
import { columns, date, json, one, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const snapshotColumns = columns({
  principalId: textColumn,
  accountId: textColumn,
  feed: one<WholesaleFeedName>(),
  /** Version of the feed that the account's subscribers have. */
  version: textColumn,
  marks: json<WholesaleFeedMarks>(),
  checkedAt: date,
});

export type WholesaleFeedSnapshot = RowOf<typeof snapshotColumns>;
type Key = Pick<WholesaleFeedSnapshot, 'principalId' | 'accountId' | 'feed'>;

const keyOf = { principal_id: param('principal_id'), account_id: param('account_id'), feed: param('feed') };
const put = statement<Stored, never>((k) =>
  k('feed_snapshots')
    .insert(snapshotColumns.placeholders)
    .onConflict(['principal_id', 'account_id', 'feed'])
    .merge(),
);
const find = statement<Stored, Stored>((k) => k('feed_snapshots').where(keyOf).select(snapshotColumns.names));
const remove = statement<Stored, never>((k) => k('feed_snapshots').where(keyOf).delete());
const accounts = statement<{ principal_id: string; limit: number }, { account_id: string }>((k) =>
  k('feed_snapshots')
    .where('principal_id', param('principal_id'))
    .groupBy('account_id')
    .orderBy('account_id')
    .limit(numberParam('limit'))
    .select('account_id'),
);
const stale = statement<{ before: number; limit: number }, { principal_id: string; account_id: string }>(
  (k) =>
    k('feed_snapshots')
      .where('checked_at', '<', param('before'))
      .orderBy('checked_at')
      .limit(numberParam('limit'))
      .select('principal_id', 'account_id'),
);

/** State of the wholesale feeds that subscribers have, by account. */
export function wholesaleFeedSnapshots(db: Db) {
  const key = ({ principalId, accountId, feed }: Key) => ({
    principal_id: principalId,
    account_id: accountId,
    feed,
  });
  return {
    async put(snapshot: WholesaleFeedSnapshot): Promise<void> {
      await db.run(put, snapshotColumns.write(snapshot));
    },

    async find(of: Key): Promise<WholesaleFeedSnapshot | undefined> {
      const row = await db.one(find, key(of));
      return row && snapshotColumns.read(row);
    },

    async remove(of: Key): Promise<void> {
      await db.run(remove, key(of));
    },

    /** The first `limit` accounts of a principal that have subscribers of a feed. */
    async accounts(principalId: string, limit: number): Promise<string[]> {
      return (await db.all(accounts, { principal_id: principalId, limit })).map((row) => row.account_id);
    },

    /** Accounts whose feed was last compared before `before`, least recently compared first. */
    async stale(before: Date, limit: number): Promise<{ principalId: string; accountId: string }[]> {
      const rows = await db.all(stale, { before: before.getTime(), limit });
      return rows.map((row) => ({ principalId: row.principal_id, accountId: row.account_id }));
    },
  };
}
