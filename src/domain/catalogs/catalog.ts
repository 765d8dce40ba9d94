import type { CoreCatalog, CoreError } from '../../../generated/types/core.ts';
import type { MediaBuyCatalogOutcome } from '../../../generated/types/media-buy.ts';
import { type ItemProblem, isShown, type StoredItem } from './items.ts';

export type CatalogKey = { readonly principalId: string; readonly accountId: string; readonly id: string };

/** What the buyer states about a catalog besides its items, in the names of the wire. */
export type CatalogSettings = Omit<CoreCatalog, 'catalog_id' | 'type' | 'items'>;

/** A catalog of a buyer. */
export type BuyerCatalog = CatalogKey & {
  readonly type: CoreCatalog['type'];
  readonly details: CatalogSettings;
  /** When the catalog's feed is fetched next; null without a feed, or with a feed that is fetched only once. */
  readonly fetchAt: Date | null;
  readonly createdAt: Date;
  /** When the catalog's items last changed. */
  readonly updatedAt: Date;
};

type Outcome = MediaBuyCatalogOutcome;
export type ItemIssue = NonNullable<Outcome['item_issues']>[number];

/** Maximum number of item issues in one response. */
const MOST_ISSUES = 100;

type Told = {
  readonly action: Outcome['action'];
  readonly changes?: readonly string[];
  /** Items of the request that were left out because they are invalid. */
  readonly problems?: readonly ItemProblem[];
};

/** Numbers of a catalog's items by their review, and the first remarks on them. */
export type CatalogReview = {
  shown: number;
  pending: number;
  rejected: number;
  withdrawn: number;
  readonly remarks: ItemIssue[];
};

export const emptyReview = (): CatalogReview => ({
  shown: 0,
  pending: 0,
  rejected: 0,
  withdrawn: 0,
  remarks: [],
});

/** Counts one item. A catalog may have many items, so they are counted as they are read. */
export function countItem(review: CatalogReview, item: Omit<StoredItem, 'content'>): void {
  if (isShown(item.status)) review.shown += 1;
  else if (item.status === 'pending' || item.status === 'rejected') review[item.status] += 1;
  else review.withdrawn += 1;
  if (review.remarks.length < MOST_ISSUES) review.remarks.push(...remarkOn(item));
}

export function catalogReviewOf(items: readonly StoredItem[]): CatalogReview {
  const review = emptyReview();
  for (const item of items) countItem(review, item);
  return review;
}

/** A catalog as it is returned, with the review of its items. */
export function catalogOnWire(
  catalog: BuyerCatalog,
  { shown, pending, rejected, remarks }: CatalogReview,
  { action, changes = [], problems = [] }: Told,
): Outcome {
  const issues = [...problems.slice(0, MOST_ISSUES).map(issueOf), ...remarks].slice(0, MOST_ISSUES);
  return {
    catalog_id: catalog.id,
    action,
    item_count: shown + pending + rejected,
    items_approved: shown,
    items_pending: pending,
    items_rejected: rejected,
    ...(issues.length === 0 ? {} : { item_issues: issues }),
    last_synced_at: catalog.updatedAt.toISOString(),
    ...(catalog.fetchAt === null ? {} : { next_fetch_at: catalog.fetchAt.toISOString() }),
    ...(changes.length === 0 ? {} : { changes: [...changes] }),
    ...(problems.length === 0
      ? {}
      : { warnings: [`${problems.length} of the items are invalid and were left out.`] }),
  };
}

/** A catalog that failed. */
export const failedCatalog = (
  id: string,
  errors: CoreError[],
  problems: readonly ItemProblem[] = [],
): Outcome => ({
  catalog_id: id,
  action: 'failed',
  ...(problems.length === 0 ? {} : { item_issues: problems.slice(0, MOST_ISSUES).map(issueOf) }),
  errors,
});

export const issueOf = ({ itemId, reason }: ItemProblem): ItemIssue => ({
  item_id: itemId,
  status: 'rejected',
  reasons: [reason],
});

const remarkOn = ({ id, status, reasons }: Omit<StoredItem, 'content'>): ItemIssue[] =>
  status === 'approved' || status === 'pending'
    ? []
    : [{ item_id: id, status, ...(reasons.length === 0 ? {} : { reasons: [...reasons] }) }];
