import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { BuyerCatalog, CatalogKey } from '../../domain/catalogs/catalog.ts';
import type { ItemStatus, StoredItem } from '../../domain/catalogs/items.ts';
import { pausesAfter } from '../../domain/steps.ts';
import { columns, date, json, nullable, one, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { inList, selectRows, selectTuples } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { writeInTurns } from '../engine/many-rows.ts';
import { type Narrow, narrowed } from '../engine/row-filters.ts';
import { jsonParam, numberParam, param, params, statement } from '../engine/statement.ts';
import { removalsOf } from '../holdings/removals.ts';

const catalogColumns = columns({
  principalId: textColumn,
  accountId: textColumn,
  id: textColumn,
  type: one<BuyerCatalog['type']>(),
  details: json<BuyerCatalog['details']>(),
  fetchAt: nullable(date),
  createdAt: date,
  updatedAt: date,
});

/** An item without its content. */
type ItemReviewed = Omit<StoredItem, 'content'>;

type Account = { principal_id: string; account_id: string };
type Some = Account & { ids: string };

const KEY = ['principal_id', 'account_id', 'id'];
const ROW = Object.fromEntries(
  catalogColumns.names.map((name) => [name, name.endsWith('_at') ? 'bigint' : 'text'] as const),
);
const replaced = catalogColumns.names.filter((name) => !KEY.includes(name) && name !== 'created_at');
const account = { principal_id: param('principal_id'), account_id: param('account_id') };

// `where true` tells SQLite's parser that `on conflict` belongs to the insert and not to the select.
const putAll = statement<{ rows: string }, never>((k, engine) =>
  k.raw(
    `insert into buyer_catalogs (${catalogColumns.names.join(', ')}) :rows where true
     on conflict (${KEY.join(', ')}) do update set ${replaced.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    { rows: selectRows(k, engine, ROW, param('rows')) },
  ),
);
const list = statement<Account, Stored>((k) =>
  k('buyer_catalogs').where(account).orderBy(['created_at', 'id']).select(catalogColumns.names),
);
const find = statement<Account & { id: string }, Stored>((k) =>
  k('buyer_catalogs')
    .where({ ...account, id: param('id') })
    .select(catalogColumns.names),
);
const due = statement<{ now: number; limit: number }, Account & { id: string }>((k) =>
  k('buyer_catalogs')
    .where('fetch_at', '<=', param('now'))
    .orderBy('fetch_at')
    .limit(numberParam('limit'))
    .select('principal_id', 'account_id', 'id'),
);
const removeAll = statement<Some, never>((k, engine) =>
  k('buyer_catalogs')
    .where(account)
    .where(inList(k, engine, 'id', param('ids')))
    .delete(),
);
// Items name their catalog by `parts_key`, so that a catalog gets new items without the deletion of the earlier ones.
const keys = statement<Some, { id: string; parts_key: string }>((k, engine) =>
  k('buyer_catalogs')
    .where(account)
    .where(inList(k, engine, 'id', param('ids')))
    .orderBy('id')
    .select('id', 'parts_key'),
);
const setKey = statement<Account & { id: string; key: string }, never>((k) =>
  k('buyer_catalogs')
    .where({ ...account, id: param('id') })
    .update({ parts_key: param('key') }),
);
const insertItems = statement<Account & { rows: string }, never>((k, engine) =>
  k.raw(
    `insert into buyer_catalog_items (catalog_id, id, status, content, issues, principal_id, account_id)
     select given.*, cast(:principal_id as text), cast(:account_id as text) from (:rows) as given`,
    {
      ...params('principal_id', 'account_id'),
      rows: selectTuples(k, engine, ['text', 'text', 'text', 'text', 'text'], jsonParam('rows')),
    },
  ),
);
type Part = Account & { key: string; after: string; limit: number };
const listItems = statement<Part, { id: string; status: ItemStatus; content: string; issues: string }>((k) =>
  itemsAfter(k).select('id', 'status', 'content', 'issues'),
);
type ReviewRow = { id: string; status: ItemStatus; issues: string };
const listStatuses = statement<Part, ReviewRow>((k) => itemsAfter(k).select('id', 'status', 'issues'));
const firstItems = statement<Part, { id: string; content: string }>((k) =>
  itemsAfter(k).whereNot('status', 'withdrawn').select('id', 'content'),
);
const itemsAfter = (k: Knex) =>
  k('buyer_catalog_items')
    .where({ ...account, catalog_id: param('key') })
    .where('id', '>', param('after'))
    .orderBy('id')
    .limit(numberParam('limit'));

const namedItems = statement<Some & { key: string }, ReviewRow>((k, engine) =>
  k('buyer_catalog_items')
    .where({ ...account, catalog_id: param('key') })
    .where(inList(k, engine, 'id', param('ids')))
    .orderBy('id')
    .select('id', 'status', 'issues'),
);
const reviewedItem = ({ id, status, issues }: ReviewRow): ItemReviewed => ({
  id,
  status,
  reasons: JSON.parse(issues) as string[],
});

/** Items that are read or written in one statement. */
const ITEMS_AT_ONCE = 500;
/** Characters of items that are parsed between two turns of the event loop. */
const PARSED_AT_ONCE = 256 * 1024;
const some = (principalId: string, accountId: string, ids: readonly string[]): Some => ({
  principal_id: principalId,
  account_id: accountId,
  ids: JSON.stringify(ids),
});

/** Reads rows of items in the order of their ids, a limited number at a time. */
async function* paged<Row extends { id: string }>(
  read: (after: string) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let after = '', isLast = false; !isLast; ) {
    const rows = await read(after);
    yield* rows;
    after = rows.at(-1)?.id ?? after;
    isLast = rows.length < ITEMS_AT_ONCE;
  }
}

/** Catalogs of items that buyers advertise. Each belongs to one account. */
export function buyerCatalogs(db: Db) {
  return { ...catalogRows(db), ...catalogItemReads(db), ...catalogItemWrites(db) };
}

async function keysOf(db: Db, principalId: string, accountId: string, ids: readonly string[]) {
  const rows = await db.all(keys, some(principalId, accountId, ids));
  return rows.map(({ id, parts_key: key }) => ({ id, key: key === '' ? id : key }));
}

function catalogRows(db: Db) {
  return {
    /** Locks the account's catalogs against other writers until this transaction ends. */
    lock: (principalId: string, accountId: string) => lock(db, `catalogs:${principalId}:${accountId}`),

    /** All catalogs of the account, oldest first. */
    async list(principalId: string, accountId: string): Promise<BuyerCatalog[]> {
      const rows = await db.all(list, { principal_id: principalId, account_id: accountId });
      return rows.map(catalogColumns.read);
    },

    async find({ principalId, accountId, id }: CatalogKey): Promise<BuyerCatalog | undefined> {
      const row = await db.one(find, { principal_id: principalId, account_id: accountId, id });
      return row && catalogColumns.read(row);
    },

    /** Catalogs of all principals, oldest first, for the operator. */
    async listEverybodys(filter: Omit<Narrow, 'status'>, limit: number): Promise<BuyerCatalog[]> {
      const query = narrowed(db.k('buyer_catalogs'), filter, limit);
      return (await db.query<Stored>(query.select(catalogColumns.names))).map(catalogColumns.read);
    },

    /** Keys of catalogs whose feed must be fetched again, longest due first. */
    async due(now: Date, limit: number): Promise<CatalogKey[]> {
      const rows = await db.all(due, { now: now.getTime(), limit });
      return rows.map((row) => ({ principalId: row.principal_id, accountId: row.account_id, id: row.id }));
    },

    /** Inserts catalogs, or replaces those with the same ids. `replaceItems` stores their items. */
    async putAll(changed: readonly BuyerCatalog[]): Promise<void> {
      if (changed.length === 0) return;
      await db.run(putAll, { rows: JSON.stringify(changed.map(catalogColumns.write)) });
    },
  };
}

function catalogItemReads(db: Db) {
  return {
    /** Items of some catalogs, by catalog id. A catalog without items has no entry. */
    async items(
      principalId: string,
      accountId: string,
      ids: readonly string[],
    ): Promise<Map<string, StoredItem[]>> {
      const items = new Map<string, StoredItem[]>();
      if (ids.length === 0) return items;
      for (const { id: catalogId, key } of await keysOf(db, principalId, accountId, ids)) {
        const those: StoredItem[] = [];
        const part = { principal_id: principalId, account_id: accountId, key, limit: ITEMS_AT_ONCE };
        const isDue = pausesAfter(PARSED_AT_ONCE);
        for await (const row of paged((after) => db.all(listItems, { ...part, after }))) {
          if (isDue(row.content.length)) await db.nextTurn();
          those.push({
            id: row.id,
            status: row.status,
            content: JSON.parse(row.content) as StoredItem['content'],
            reasons: JSON.parse(row.issues) as string[],
          });
        }
        if (those.length > 0) items.set(catalogId, those);
      }
      return items;
    },

    /** Status and reasons of the items of one catalog, a limited number read at a time. */
    async *reviews(principalId: string, accountId: string, id: string): AsyncGenerator<ItemReviewed> {
      const [found] = await keysOf(db, principalId, accountId, [id]);
      if (found === undefined) return;
      const part = { principal_id: principalId, account_id: accountId, limit: ITEMS_AT_ONCE, key: found.key };
      for await (const row of paged((after) => db.all(listStatuses, { ...part, after })))
        yield reviewedItem(row);
    },

    /** The items of a catalog with these ids, by item id, without their content. */
    async named({ principalId, accountId, id }: CatalogKey, ids: readonly string[]): Promise<ItemReviewed[]> {
      const [found] = ids.length === 0 ? [] : await keysOf(db, principalId, accountId, [id]);
      if (found === undefined) return [];
      const rows = await db.all(namedItems, { ...some(principalId, accountId, ids), key: found.key });
      return rows.map(reviewedItem);
    },

    /** The first items of a catalog by item id, without withdrawn ones. */
    async firstItems(
      principalId: string,
      accountId: string,
      id: string,
      limit: number,
    ): Promise<Pick<StoredItem, 'id' | 'content'>[]> {
      const [found] = await keysOf(db, principalId, accountId, [id]);
      if (found === undefined) return [];
      const part = { principal_id: principalId, account_id: accountId, key: found.key, after: '', limit };
      const rows = await db.all(firstItems, part);
      return rows.map((row) => ({ id: row.id, content: JSON.parse(row.content) as StoredItem['content'] }));
    },
  };
}

function catalogItemWrites(db: Db) {
  const { addAll: removeLater } = removalsOf(db);

  return {
    /** Replaces all items of the catalogs. The earlier ones are removed later, in pieces. */
    async replaceItems(
      principalId: string,
      accountId: string,
      items: ReadonlyMap<string, readonly StoredItem[]>,
    ): Promise<void> {
      if (items.size === 0) return;
      const owner = { principal_id: principalId, account_id: accountId };
      for (const { id, key: before } of await keysOf(db, principalId, accountId, [...items.keys()])) {
        const key = randomUUID();
        await removeLater({ principalId, accountId }, 'buyer_catalog_items', [before]);
        await db.run(setKey, { ...owner, id, key });
        await writeInTurns(
          db,
          items.get(id) ?? [],
          (item) => [key, item.id, item.status, JSON.stringify(item.content), JSON.stringify(item.reasons)],
          ITEMS_AT_ONCE,
          (rows) => db.run(insertItems, { ...owner, rows }),
        );
      }
    },

    /** Deletes catalogs. Their items are removed later, in pieces. */
    async removeAll(principalId: string, accountId: string, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      const keys = (await keysOf(db, principalId, accountId, ids)).map(({ key }) => key);
      await removeLater({ principalId, accountId }, 'buyer_catalog_items', keys);
      await db.run(removeAll, some(principalId, accountId, ids));
    },
  };
}
