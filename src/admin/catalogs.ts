import { judgeMove } from '../domain/buys/lifecycle/moves.ts';
import type { BuyerCatalog } from '../domain/catalogs/catalog.ts';
import { itemMoves, itemStatuses, type StoredItem } from '../domain/catalogs/items.ts';
import { OperatorError } from '../domain/errors.ts';
import type { Tables } from '../store/index.ts';
import type { Store } from '../store/open.ts';
import { noteDecision } from './audit.ts';
import { MOST_LISTED, ownedBy, reasonFor, stateOfSubject, theOne, type Whose } from './subjects.ts';

const REASONED = ['rejected', 'warning'];

/** Catalogs that buyers synced, with the number of their items by status, oldest first. */
export async function listCatalogs(store: Store, whose: Whose) {
  const catalogs = await store.read.buyerCatalogs.listEverybodys(ownedBy(whose), MOST_LISTED);
  const listed = [];
  for (const catalog of catalogs) listed.push(shown(catalog, await itemsOf(store.read, catalog)));
  return { catalogs: listed, count: listed.length };
}

/**
 * Reviews items of a catalog as the seller: those that are named, or all that wait.
 *
 * @throws {OperatorError} none or several with the id; an item that there is not, or that cannot go there; no reason
 */
export async function reviewItems(
  store: Store,
  id: string,
  text: string,
  { item: named = [], reason: stated, ...whose }: Whose & { item?: readonly string[]; reason?: string } = {},
) {
  const to = stateOfSubject(text, itemStatuses, 'item of a catalog');
  const reason = reasonFor(to, stated, REASONED);
  return store.transaction(async (tx) => {
    const found = await tx.buyerCatalogs.listEverybodys({ id, ...ownedBy(whose) }, 2);
    const catalog = theOne(found, 'catalog', id, 'accounts');
    const { principalId, accountId } = catalog;
    await tx.buyerCatalogs.lock(principalId, accountId);
    const before = await itemsOf(tx, catalog);
    const strange = named.find((one) => !before.some((item) => item.id === one));
    if (strange !== undefined) throw new OperatorError(`--item: the catalog ${id} has no item "${strange}"`);
    const isMeant = (item: StoredItem): boolean =>
      named.length === 0 ? item.status === 'pending' : named.includes(item.id);
    const after = before.map((item) => (isMeant(item) ? moved(item, to, reason) : item));
    const changed = after.filter((item, at) => item !== before[at]).length;
    if (changed > 0) {
      await tx.buyerCatalogs.replaceItems(principalId, accountId, new Map([[catalog.id, after]]));
      await tx.buyerCatalogs.putAll([{ ...catalog, updatedAt: store.now() }]);
      await noteDecision(tx, 'catalog review', catalog, { items: changed, to, reason });
    }
    return { catalog: shown(catalog, after), changed };
  });
}

function moved(item: StoredItem, to: StoredItem['status'], reason: string | null): StoredItem {
  const move = judgeMove(itemMoves, item.status, to, 'seller');
  if (!move.ok) throw new OperatorError(`the item ${item.id} cannot become ${to}: ${move.message}`);
  return move.changed ? { ...item, status: to, reasons: reason === null ? [] : [reason] } : item;
}

const itemsOf = async (tables: Tables, { principalId, accountId, id }: BuyerCatalog): Promise<StoredItem[]> =>
  (await tables.buyerCatalogs.items(principalId, accountId, [id])).get(id) ?? [];

const shown = (catalog: BuyerCatalog, items: readonly StoredItem[]) => ({
  catalog_id: catalog.id,
  principal_id: catalog.principalId,
  account_id: catalog.accountId,
  type: catalog.type,
  items: Object.fromEntries(
    itemStatuses.map((status) => [status, items.filter((item) => item.status === status).length]),
  ),
  created_at: catalog.createdAt.toISOString(),
});
