import type { CoreCatalog } from '../../../generated/types/core.ts';
import { sameJson } from '../json/values.ts';
import { judgeMove, type Moves } from '../moves.ts';
import { pausesAfter, type Steps } from '../steps.ts';
import { isItemId, LONGEST_ID } from '../text/buyer-id.ts';
import { searchForm, wholeSearchForm } from '../text/search-form.ts';
import { idFields, isCatalogType, itemId, type SyncedItem } from './identity.ts';

const LARGEST_ITEM = 16 * 1024;
/** Items that are worked on between two pauses: less than a millisecond, or a few when they are as large as they may be. */
const ITEMS = 100;

/** An item as it is stored. */
export type StoredItem = {
  readonly id: string;
  readonly status: ItemStatus;
  readonly content: SyncedItem;
  /** Why the item has its status, as sentences for people. */
  readonly reasons: readonly string[];
};

export type ItemProblem = { readonly itemId: string; readonly at: number; readonly reason: string };
export type JudgedItems = {
  readonly items: ReadonlyMap<string, SyncedItem>;
  readonly problems: readonly ItemProblem[];
};

/** The valid items by their ids, and the problems of the others. */
export function* judgeItems(
  given: readonly SyncedItem[],
  catalog: Pick<CoreCatalog, 'type' | 'content_id_type'>,
): Steps<JudgedItems> {
  const isDue = pausesAfter(ITEMS);
  const fields = idFields(catalog);
  const items = new Map<string, SyncedItem>();
  const problems: ItemProblem[] = [];
  for (const [at, item] of given.entries()) {
    if (isDue()) yield;
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

export type SyncedItems = {
  readonly items: StoredItem[];
  /** Whether the items differ from those that are stored. */
  readonly isMoved: boolean;
};

/**
 * The items after a sync. Items that are new or changed are reviewed again. Stored items that the sync leaves out
 * become withdrawn, and the next sync deletes them.
 *
 * @param isReviewed whether the automatic review runs at once; otherwise the items stay pending
 */
export function* syncItems(
  stored: readonly StoredItem[],
  given: ReadonlyMap<string, SyncedItem>,
  isReviewed: boolean,
): Steps<SyncedItems> {
  const isDue = pausesAfter(ITEMS);
  const known = new Map(stored.map((item) => [item.id, item]));
  const items: StoredItem[] = [];
  let unmoved = 0;
  for (const [id, content] of given) {
    if (isDue()) yield;
    const before = known.get(id);
    const isSame = before !== undefined && sameJson(before.content, content);
    const item = named(id, content, { before, isSame, isReviewed });
    items.push(item);
    if (isSame && item.status === before.status) unmoved += 1;
  }
  for (const item of stored) {
    if (isDue()) yield;
    const { id, status } = item;
    if (given.has(id) || status === 'withdrawn') continue;
    if (!judgeMove(itemMoves, status, 'withdrawn', 'buyer').ok) continue;
    const reasons = ['The catalog does not contain the item any more.'];
    items.push({ ...item, status: 'withdrawn', reasons });
  }
  return { items, isMoved: unmoved < Math.max(items.length, stored.length) };
}

type Earlier = {
  readonly before: StoredItem | undefined;
  readonly isSame: boolean;
  readonly isReviewed: boolean;
};

/** An item that the sync names. */
function named(id: string, content: SyncedItem, { before, isSame, isReviewed }: Earlier): StoredItem {
  const status = syncedItem(before?.status, isSame);
  if (status !== 'pending') return { id, status, content, reasons: before?.reasons ?? [] };
  return reviewed({ id, status, content, reasons: [] }, isReviewed);
}

function reviewed(item: StoredItem, isReviewed: boolean): StoredItem {
  if (!isReviewed) return item;
  const { status, reasons } = reviewItem(item.content);
  return judgeMove(itemMoves, item.status, status, 'seller').ok ? { ...item, status, reasons } : item;
}

export const itemStatuses = ['pending', 'approved', 'warning', 'rejected', 'withdrawn'] as const;
export type ItemStatus = (typeof itemStatuses)[number];

/** The allowed status changes of an item. A sync that changes an item sets it to pending, for a new review. */
export const itemMoves: Moves<ItemStatus> = {
  pending: {
    approved: ['seller', 'clock'],
    warning: ['seller', 'clock'],
    rejected: ['seller', 'clock'],
    withdrawn: ['buyer', 'seller'],
  },
  approved: { pending: ['buyer'], warning: ['seller'], rejected: ['seller'], withdrawn: ['buyer', 'seller'] },
  warning: { pending: ['buyer'], approved: ['seller'], rejected: ['seller'], withdrawn: ['buyer', 'seller'] },
  rejected: { pending: ['buyer'], withdrawn: ['buyer', 'seller'] },
  withdrawn: { pending: ['buyer', 'seller'] },
};

/** Whether ads may show the item. */
export const isShown = (status: ItemStatus): boolean => status === 'approved' || status === 'warning';

/** Status of an item after a sync. An item with unchanged content keeps the status of its review. */
export const syncedItem = (stored: ItemStatus | undefined, isSame: boolean): ItemStatus =>
  stored !== undefined && stored !== 'withdrawn' && isSame ? stored : 'pending';

export type ItemReview = {
  readonly status: Extract<ItemStatus, 'approved' | 'warning' | 'rejected'>;
  /** Reasons for the status, as sentences for people. */
  readonly reasons: readonly string[];
};

const NAMES = ['name', 'title', 'headline'];
const LINKS = ['url', 'link', 'landing_page_url', 'image_url', 'image_link', 'video_url', 'video_link'];
const PRICES = ['price', 'sale_price'];

/**
 * Automatic review of an item. An item that would break an ad is rejected; one that makes a poor ad gets a warning.
 */
export function reviewItem(item: SyncedItem): ItemReview {
  const has = (field: string) => Object.hasOwn(item, field) && item[field] !== null && item[field] !== '';
  const wrong = [
    ...LINKS.filter((field) => has(field) && !isLink(item[field])).map(
      (field) => `${field} must be an http or https URL.`,
    ),
    ...PRICES.filter((field) => has(field) && !isPrice(item[field])).map(
      (field) => `${field} must be an amount of at least 0.`,
    ),
  ];
  if (wrong.length > 0) return { status: 'rejected', reasons: wrong };
  if (!NAMES.some((field) => typeof item[field] === 'string' && has(field)))
    return { status: 'warning', reasons: ['The item has no name to show.'] };
  return { status: 'approved', reasons: [] };
}

/** Whether a value is one http or https URL, or an array of them. */
function isLink(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isLink);
  if (typeof value !== 'string') return false;
  const url = URL.parse(value);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}

/** Whether a value is a number, a text such as `129.00 USD`, or an object with an amount. */
function isPrice(value: unknown): boolean {
  if (typeof value === 'number') return value >= 0;
  if (typeof value === 'string') return /^([A-Z]{3} ?)?\d+([.,]\d+)?( ?[A-Z]{3})?$/.test(value.trim());
  if (typeof value !== 'object' || value === null) return false;
  const { amount } = value as { amount?: unknown };
  return (typeof amount === 'number' && amount >= 0) || (typeof amount === 'string' && isPrice(amount));
}

type Selectors = Pick<
  CoreCatalog,
  'type' | 'content_id_type' | 'ids' | 'gtins' | 'tags' | 'category' | 'query'
>;

/** The selectors of a catalog that was not validated against a schema; null when its `type` is not a catalog type. */
export function selectorsIn(catalog: Readonly<Record<string, unknown>>): Selectors | null {
  const { type } = catalog;
  if (!isCatalogType(type)) return null;
  const texts = (name: string) => (Array.isArray(catalog[name]) ? { [name]: textsOf(catalog[name]) } : {});
  const text = (name: string) => (typeof catalog[name] === 'string' ? { [name]: catalog[name] } : {});
  return {
    type,
    ...text('content_id_type'),
    ...texts('ids'),
    ...texts('gtins'),
    ...texts('tags'),
    ...text('category'),
    ...text('query'),
  };
}

/**
 * The items that match the selectors of a catalog. An item must match every selector, and of a list at least one
 * value. Items may be as many as the values of a list, so that no list is searched through for each item.
 */
export function* selectItems(items: readonly SyncedItem[], catalog: Selectors): Steps<readonly SyncedItem[]> {
  const { category, query } = catalog;
  const [ids, gtins, tags] = [catalog.ids, catalog.gtins, catalog.tags].map(
    (values) => values && new Set(values),
  );
  if ([ids, gtins, tags, category, query].every((selector) => selector === undefined)) return items;
  const isDue = pausesAfter(ITEMS);
  const fields = idFields(catalog);
  const words = searchForm(query ?? '')
    .split(' ')
    .filter(Boolean);
  const isMeant = (item: SyncedItem): boolean =>
    (ids === undefined || ids.has(itemId(item, fields) ?? '')) &&
    (gtins === undefined || gtins.has(String(item.gtin ?? ''))) &&
    (tags === undefined || textsOf(item.tags).some((tag) => tags.has(tag))) &&
    (category === undefined || textsOf(item.category).includes(category)) &&
    (words.length === 0 || holdsAll(item, words));
  const meant: SyncedItem[] = [];
  for (const item of items) {
    if (isDue()) yield;
    if (isMeant(item)) meant.push(item);
  }
  return meant;
}

/** Whether the item has all words in as much of it as an item may have: it may be larger, and is refused later. */
function holdsAll(item: SyncedItem, words: readonly string[]): boolean {
  const form = wholeSearchForm(JSON.stringify(item).slice(0, LARGEST_ITEM));
  return words.every((word) => form.includes(word));
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
