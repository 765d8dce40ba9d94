import type { CoreCatalog, CoreError, MediaBuyCatalogOutcome } from '../../../generated/types/schemas.ts';
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

/** A catalog as it is returned, with the review of its items. */
export function catalogOnWire(
  catalog: BuyerCatalog,
  items: readonly StoredItem[],
  { action, changes = [], problems = [] }: Told,
): Outcome {
  const count = (isMeant: (item: StoredItem) => boolean) => items.filter(isMeant).length;
  const issues = [...problems.map(issueOf), ...items.flatMap(remarkOn)].slice(0, MOST_ISSUES);
  return {
    catalog_id: catalog.id,
    action,
    item_count: count(({ status }) => status !== 'withdrawn'),
    items_approved: count(({ status }) => isShown(status)),
    items_pending: count(({ status }) => status === 'pending'),
    items_rejected: count(({ status }) => status === 'rejected'),
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

const remarkOn = ({ id, status, reasons }: StoredItem): ItemIssue[] =>
  status === 'approved' || status === 'pending'
    ? []
    : [{ item_id: id, status, ...(reasons.length === 0 ? {} : { reasons: [...reasons] }) }];
