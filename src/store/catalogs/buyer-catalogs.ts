import type { BuyerCatalog, CatalogKey } from '../../domain/catalogs/catalog.ts';
import type { ItemStatus, StoredItem } from '../../domain/catalogs/items.ts';
import { columns, date, json, nullable, one, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { inList, selectRows, selectTuples } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { type Narrow, narrowed } from '../engine/row-filters.ts';
import { jsonParam, numberParam, param, params, statement } from '../engine/statement.ts';

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
const removeItems = statement<Some, never>((k, engine) =>
  k('buyer_catalog_items')
    .where(account)
    .where(inList(k, engine, 'catalog_id', param('ids')))
    .delete(),
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
const listItems = statement<
  Some,
  { catalog_id: string; id: string; status: ItemStatus; content: string; issues: string }
>((k, engine) =>
  k('buyer_catalog_items')
    .where(account)
    .where(inList(k, engine, 'catalog_id', param('ids')))
    .orderBy(['catalog_id', 'id'])
    .select('catalog_id', 'id', 'status', 'content', 'issues'),
);

const firstItems = statement<Account & { id: string; limit: number }, { id: string; content: string }>((k) =>
  k('buyer_catalog_items')
    .where({ ...account, catalog_id: param('id') })
    .whereNot('status', 'withdrawn')
    .orderBy('id')
    .limit(numberParam('limit'))
    .select('id', 'content'),
);

/** Catalogs of items that buyers advertise. Each belongs to one account. */
export function buyerCatalogs(db: Db) {
  const some = (principalId: string, accountId: string, ids: readonly string[]): Some => ({
    principal_id: principalId,
    account_id: accountId,
    ids: JSON.stringify(ids),
  });

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

    /** Items of some catalogs, by catalog id. A catalog without items has no entry. */
    async items(
      principalId: string,
      accountId: string,
      ids: readonly string[],
    ): Promise<Map<string, StoredItem[]>> {
      const items = new Map<string, StoredItem[]>();
      if (ids.length === 0) return items;
      for (const row of await db.all(listItems, some(principalId, accountId, ids))) {
        const item = {
          id: row.id,
          status: row.status,
          content: JSON.parse(row.content) as StoredItem['content'],
          reasons: JSON.parse(row.issues) as string[],
        };
        const those = items.get(row.catalog_id);
        if (those === undefined) items.set(row.catalog_id, [item]);
        else those.push(item);
      }
      return items;
    },

    /** The first items of a catalog by item id, without withdrawn ones. */
    async firstItems(
      principalId: string,
      accountId: string,
      id: string,
      limit: number,
    ): Promise<Pick<StoredItem, 'id' | 'content'>[]> {
      const rows = await db.all(firstItems, { principal_id: principalId, account_id: accountId, id, limit });
      return rows.map((row) => ({ id: row.id, content: JSON.parse(row.content) as StoredItem['content'] }));
    },

    /** Inserts catalogs, or replaces those with the same ids. `replaceItems` stores their items. */
    async putAll(changed: readonly BuyerCatalog[]): Promise<void> {
      if (changed.length === 0) return;
      await db.run(putAll, { rows: JSON.stringify(changed.map(catalogColumns.write)) });
    },

    /** Replaces all items of the catalogs. */
    async replaceItems(
      principalId: string,
      accountId: string,
      items: ReadonlyMap<string, readonly StoredItem[]>,
    ): Promise<void> {
      if (items.size === 0) return;
      await db.run(removeItems, some(principalId, accountId, [...items.keys()]));
      const tuples = [...items].flatMap(([catalogId, those]) =>
        those.map(({ id, status, content, reasons }) => [
          catalogId,
          id,
          status,
          JSON.stringify(content),
          JSON.stringify(reasons),
        ]),
      );
      if (tuples.length === 0) return;
      const given = { principal_id: principalId, account_id: accountId, rows: JSON.stringify(tuples) };
      await db.run(insertItems, given);
    },

    /** Deletes catalogs with their items. */
    async removeAll(principalId: string, accountId: string, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await db.run(removeItems, some(principalId, accountId, ids));
      await db.run(removeAll, some(principalId, accountId, ids));
    },
  };
}
