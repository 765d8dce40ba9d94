import type { CoreCreativeManifest } from '../../../generated/types/core.ts';
import type { SyncedItem } from '../../domain/catalogs/identity.ts';
import { type StoredItem, selectItems, selectorsIn } from '../../domain/catalogs/items.ts';
import { type CatalogItems, placedAssets, stringIn } from '../../domain/creatives/render/manifest-parts.ts';
import { objectsIn } from '../../domain/json/values.ts';
import { inTurns, pausesAfter, type Steps } from '../../domain/steps.ts';
import type { Tables } from '../../store/index.ts';

/** The catalogs that the previews of one call show. */
export type ShownCatalogs = {
  /**
   * Items of the catalogs that a manifest names or contains, by slot, as many as a preview shows. Null once the call has
   * looked through as many items as one call may.
   */
  itemsOf(manifest: CoreCreativeManifest): Promise<CatalogItems | null>;
};

/** Most items that a preview shows, whatever a request asks for. */
export const MOST_ITEMS = 50;
/**
 * Work in microseconds of a usual machine: to read a stored item, to compare it with lists of ids, gtins and tags, and to
 * look for the words of a query in a thousand characters.
 */
const WORK = { read: 10, select: 1, query: 30 } as const;
const THOUSAND = 1_000;
/** Items that are measured between two pauses. */
const MEASURED_AT_ONCE = 100;
/** Work of one call: about a second. A catalog has at most 10,000 items, which are read once for all manifests. */
const MOST_WORK = 1_000_000;

/** A stored catalog, with what was selected from it, by the selectors. */
type Read = {
  readonly id: string;
  readonly items: readonly SyncedItem[];
  readonly selections: Map<string, readonly SyncedItem[]>;
  /** Characters of all items, once a query needs to know. */
  characters?: number;
};
type Account = { readonly principalId: string; readonly accountId: string | null };

/**
 * Catalogs are read one after the other: all of an account together may have more items than a process has memory.
 *
 * @param account whose stored catalogs are shown; without an id of an account, only those that manifests contain
 */
export function shownCatalogs(store: Tables, { principalId, accountId }: Account): ShownCatalogs {
  let work = 0;
  let last: Read | undefined;

  async function read(id: string): Promise<Read> {
    if (last?.id === id) return last;
    last = undefined;
    const isNamed = accountId !== null && id !== '';
    const found = isNamed ? await store.buyerCatalogs.items(principalId, accountId, [id]) : new Map();
    const items = (found.get(id) ?? []).map(({ content }: StoredItem) => content);
    work += WORK.read * items.length;
    return { id, items, selections: new Map() };
  }

  async function selected(id: string, asset: Readonly<Record<string, unknown>>) {
    if (work > MOST_WORK) return null;
    last = await read(id);
    const { items, selections } = last;
    const selectors = selectorsIn(asset);
    const key = JSON.stringify(selectors);
    const before = selections.get(key);
    if (before !== undefined) return before;
    work += WORK.select * items.length;
    if (selectors?.query !== undefined) {
      last.characters ??= await inTurns(charactersOf(items), () => store.nextTurn());
      work += (WORK.query * last.characters) / THOUSAND;
    }
    if (work > MOST_WORK) return null;
    const shown = await chosen(items, selectors, store);
    selections.set(key, shown);
    return shown;
  }

  return {
    async itemsOf(manifest) {
      const catalogs = placedAssets(manifest.assets).filter(({ type }) => type === 'catalog');
      const items = new Map(catalogs.map(({ slot }): [string, readonly SyncedItem[]] => [slot, []]));
      for (const [id, placed] of Map.groupBy(catalogs, ({ asset }) => stringIn(asset, 'catalog_id'))) {
        for (const { slot, asset } of placed) {
          // What a manifest contains itself is as long as its request has room for.
          const own = objectsIn(asset.items);
          const shown =
            own.length > 0 ? await chosen(own, selectorsIn(asset), store) : await selected(id, asset);
          if (shown === null) return null;
          items.set(slot, shown);
        }
      }
      return items;
    },
  };
}

function* charactersOf(items: readonly SyncedItem[]): Steps<number> {
  const isDue = pausesAfter(MEASURED_AT_ONCE);
  let characters = 0;
  for (const item of items) {
    characters += JSON.stringify(item).length;
    if (isDue()) yield;
  }
  return characters;
}

async function chosen(
  items: readonly SyncedItem[],
  selectors: ReturnType<typeof selectorsIn>,
  store: Tables,
): Promise<readonly SyncedItem[]> {
  const meant =
    selectors === null ? items : await inTurns(selectItems(items, selectors), () => store.nextTurn());
  return meant.slice(0, MOST_ITEMS);
}
