import type { CoreCatalog } from '../../../generated/types/schemas.ts';
import { isItemId, LONGEST_ID } from '../buys/buyer-id.ts';
import { judgeMove } from '../buys/lifecycle/moves.ts';
import { sameJson } from '../json/values.ts';
import { idFields, itemId, type SyncedItem } from './identity.ts';
import { type ItemStatus, itemMoves, syncedItem } from './lifecycle.ts';
import { reviewItem } from './review.ts';

const LARGEST_ITEM = 16 * 1024;

/** An item as it is kept. */
export type StoredItem = {
  readonly id: string;
  readonly status: ItemStatus;
  readonly content: SyncedItem;
  /** Why it has its status, for people. */
  readonly reasons: readonly string[];
};

export type ItemProblem = { readonly itemId: string; readonly at: number; readonly reason: string };
export type JudgedItems = {
  readonly items: ReadonlyMap<string, SyncedItem>;
  readonly problems: readonly ItemProblem[];
};

/** The items that can be kept, by their ids, and what is wrong with the others. */
export function judgeItems(
  given: readonly SyncedItem[],
  catalog: Pick<CoreCatalog, 'type' | 'content_id_type'>,
): JudgedItems {
  const fields = idFields(catalog);
  const items = new Map<string, SyncedItem>();
  const problems: ItemProblem[] = [];
  for (const [at, item] of given.entries()) {
    const id = itemId(item, fields);
    const reason = problemOf(item, id, { fields, isTaken: id !== null && items.has(id) });
    if (reason === null && id !== null) items.set(id, item);
    else problems.push({ itemId: id?.slice(0, LONGEST_ID) ?? `items[${at}]`, at, reason: reason ?? '' });
  }
  return { items, problems };
}

function problemOf(
  item: SyncedItem,
  id: string | null,
  { fields, isTaken }: { fields: readonly string[]; isTaken: boolean },
): string | null {
  if (id === null) return `The item has no identifier: send one of ${fields.join(', ')}.`;
  if (!isItemId(id))
    return `The identifier of the item must be a string of at most ${LONGEST_ID} characters.`;
  if (isTaken) return 'Another item of the catalog has this identifier.';
  if (JSON.stringify(item).length > LARGEST_ITEM) return `It is larger than ${LARGEST_ITEM} characters.`;
  return null;
}

/**
 * The items after a sync: those given, of which changed ones are reviewed anew, and those that the sync leaves out,
 * which are withdrawn; the next sync forgets them.
 *
 * @param isReviewed whether the review takes place at once; items wait for it otherwise
 */
export function syncItems(
  stored: readonly StoredItem[],
  given: ReadonlyMap<string, SyncedItem>,
  isReviewed: boolean,
): StoredItem[] {
  const known = new Map(stored.map((item) => [item.id, item]));
  const named = Array.from(given, ([id, content]): StoredItem => {
    const before = known.get(id);
    const status = syncedItem(before?.status, before !== undefined && sameJson(before.content, content));
    if (status !== 'pending') return { id, status, content, reasons: before?.reasons ?? [] };
    return reviewed({ id, status, content, reasons: [] }, isReviewed);
  });
  const withdrawn = stored
    .filter(({ id, status }) => !given.has(id) && judgeMove(itemMoves, status, 'withdrawn', 'buyer').ok)
    .filter(({ status }) => status !== 'withdrawn')
    .map(
      (item): StoredItem => ({
        ...item,
        status: 'withdrawn',
        reasons: ['The catalog does not contain the item any more.'],
      }),
    );
  return [...named, ...withdrawn];
}

function reviewed(item: StoredItem, isReviewed: boolean): StoredItem {
  if (!isReviewed) return item;
  const { status, reasons } = reviewItem(item.content);
  return judgeMove(itemMoves, item.status, status, 'seller').ok ? { ...item, status, reasons } : item;
}
