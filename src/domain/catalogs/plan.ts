import type { CoreCatalog } from '../../../generated/types/core.ts';
import { sameJson } from '../json/values.ts';
import { type BuyRejected, refuse } from '../refusals/refusal.ts';
import type { Steps } from '../steps.ts';
import { isBuyerId } from '../text/buyer-id.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../text/instant.ts';
import type { BuyerCatalog, CatalogSettings } from './catalog.ts';
import type { ReadProductFeed } from './feed.ts';
import type { SyncedItem } from './identity.ts';
import { type ItemProblem, judgeItems, type StoredItem, selectItems, syncItems } from './items.ts';

const MOST_MAPPINGS = 200;

/** Maximum number of catalogs of an account. */
export const MOST_CATALOGS = 100;

/**
 * Faults of a request as a whole: a missing or repeated `catalog_id`, `url` together with `items`, too many
 * mappings.
 */
export function judgeCatalogs(catalogs: readonly CoreCatalog[]): BuyRejected[] {
  const seen = new Set<string>();
  return catalogs.flatMap(({ catalog_id: id, url, items, feed_field_mappings: mappings = [] }, at) => {
    const field = `catalogs[${at}]`;
    const others = [
      ...(url !== undefined && items !== undefined
        ? [
            refuse(
              'INVALID_REQUEST',
              `${field}.url`,
              '`url` and `items` cannot be combined: send one of them.',
            ),
          ]
        : []),
      ...(mappings.length > MOST_MAPPINGS
        ? [
            refuse(
              'INVALID_REQUEST',
              `${field}.feed_field_mappings`,
              `\`feed_field_mappings\` must have at most ${MOST_MAPPINGS} mappings.`,
            ),
          ]
        : []),
    ];
    if (id === undefined || !isBuyerId(id)) {
      const message = '`catalog_id` is required, with 1 to 256 characters.';
      return [refuse('INVALID_REQUEST', `${field}.catalog_id`, message), ...others];
    }
    if (seen.has(id)) {
      return [
        refuse('INVALID_REQUEST', `${field}.catalog_id`, '`catalog_id` is used twice in the request.'),
        ...others,
      ];
    }
    seen.add(id);
    return others;
  });
}

/** Result of fetching a feed: its entries, or why it could not be fetched. */
export type ProductFeed =
  | { readonly kind: 'read'; readonly read: ReadProductFeed }
  | { readonly kind: 'unfetched'; readonly reason: string }
  /** The URL of the feed is one that this service does not call. */
  | { readonly kind: 'refused'; readonly refusal: BuyRejected };

type FailedPlan = {
  readonly kind: 'failed';
  readonly refusal: BuyRejected;
  readonly problems: readonly ItemProblem[];
};
type PutCatalog = {
  readonly kind: 'put';
  readonly action: 'created' | 'updated' | 'unchanged';
  readonly after: BuyerCatalog;
  readonly items: readonly StoredItem[];
  readonly changes: readonly string[];
  readonly problems: readonly ItemProblem[];
};
export type CatalogPlan = FailedPlan | PutCatalog;

/** A catalog of a request that is in order, before it is compared with the stored items. */
export type JudgedCatalog = GivenItems & { readonly kind: 'judged' };

type Given = {
  readonly before: BuyerCatalog | undefined;
  /** Result of fetching the catalog's `url`; undefined when the feed was not fetched. */
  readonly feed: ProductFeed | undefined;
  readonly field: string;
};

/** Validates one catalog of a request. What its items become, `putCatalog` determines. */
export function* judgeGivenCatalog(catalog: CoreCatalog, given: Given): Steps<FailedPlan | JudgedCatalog> {
  const { before, field } = given;
  if (before !== undefined && before.type !== catalog.type) {
    return failed(refuse('VALIDATION_ERROR', `${field}.type`, '`type` of a catalog cannot change.'));
  }
  const judged = yield* givenItems(catalog, given);
  if ('refusal' in judged) return failed(judged.refusal);
  const { items, problems } = judged;
  if (items !== null && items.size === 0 && problems.length > 0) {
    const refusal = refuse('ITEM_VALIDATION_FAILED', `${field}.items`, 'No item of the catalog is valid.');
    return failed(refusal, problems);
  }
  return { kind: 'judged', items, problems };
}

type Before = { readonly catalog: BuyerCatalog; readonly items: readonly StoredItem[] };
type Circumstances = {
  readonly key: Pick<BuyerCatalog, 'principalId' | 'accountId' | 'id'>;
  readonly before: Before | undefined;
  readonly feed: ProductFeed | undefined;
  readonly isReviewed: boolean;
  readonly now: Date;
};

/** The change that a request makes to one catalog. */
export function* planCatalog(
  catalog: CoreCatalog,
  circumstances: Circumstances & { readonly field: string },
): Steps<CatalogPlan> {
  const { before, feed, field } = circumstances;
  const judged = yield* judgeGivenCatalog(catalog, { before: before?.catalog, feed, field });
  return judged.kind === 'failed' ? judged : yield* putCatalog(catalog, judged, circumstances);
}

/** The catalog and its items after a request that is in order. */
export function* putCatalog(
  catalog: CoreCatalog,
  { items: judged, problems }: JudgedCatalog,
  { key, before, feed, isReviewed, now }: Circumstances,
): Steps<PutCatalog> {
  const settings = settingsOf(catalog, before?.catalog.details);
  const stored = before?.items ?? [];
  const { items, isMoved } =
    judged === null ? { items: stored, isMoved: false } : yield* syncItems(stored, judged, isReviewed);
  const changes = [...changedNames(before?.catalog.details ?? {}, settings), ...(isMoved ? ['items'] : [])];
  return {
    kind: 'put',
    action: before === undefined ? 'created' : changes.length === 0 ? 'unchanged' : 'updated',
    after: {
      ...key,
      fetchAt: fetchAtOf(settings, before?.catalog, { isRead: feed !== undefined, now }),
      type: catalog.type,
      details: settings,
      createdAt: before?.catalog.createdAt ?? now,
      updatedAt: before === undefined || isMoved ? now : before.catalog.updatedAt,
    },
    items: isMoved ? items : stored,
    changes: before === undefined ? [] : changes,
    problems,
  };
}

const EVERY_MS = {
  realtime: 15 * MINUTE_MS,
  hourly: HOUR_MS,
  daily: DAY_MS,
  weekly: 7 * DAY_MS,
} as const;

/** When a feed that is fetched now is fetched next; null when the catalog states no frequency. */
export const nextFetch = ({ url, update_frequency: every }: CatalogSettings, now: Date): Date | null =>
  url === undefined || every === undefined ? null : new Date(now.getTime() + EVERY_MS[every]);

function fetchAtOf(
  settings: CatalogSettings,
  before: BuyerCatalog | undefined,
  { isRead, now }: { isRead: boolean; now: Date },
): Date | null {
  const isSame = before?.details.update_frequency === settings.update_frequency;
  if (isRead || !isSame || settings.url === undefined) return nextFetch(settings, now);
  return before?.fetchAt ?? null;
}

const failed = (refusal: BuyRejected, problems: readonly ItemProblem[] = []): FailedPlan => ({
  kind: 'failed',
  refusal,
  problems,
});

type GivenItems = {
  /** Null when the request has neither items nor a feed, so that the stored items stay. */
  readonly items: ReadonlyMap<string, SyncedItem> | null;
  readonly problems: readonly ItemProblem[];
};

/** The valid items of the request or of its feed. */
function* givenItems(
  catalog: CoreCatalog,
  { before, feed, field }: Given,
): Steps<GivenItems | { readonly refusal: BuyRejected }> {
  const { items } = catalog;
  if (items !== undefined) return yield* judgeItems(yield* selectItems(items, catalog), catalog);
  if (feed === undefined) {
    if (before !== undefined) return { items: null, problems: [] };
    return {
      refusal: refuse(
        'VALIDATION_ERROR',
        `${field}.items`,
        '`items` or `url` is required for a new catalog.',
      ),
    };
  }
  if (feed.kind === 'refused') return { refusal: feed.refusal };
  if (feed.kind === 'unfetched') {
    return { refusal: refuse('FEED_FETCH_FAILED', `${field}.url`, `The feed: ${feed.reason}`) };
  }
  const { read } = feed;
  if (!read.ok) {
    const place = catalog.feed_format === undefined ? 'url' : 'feed_format';
    return { refusal: refuse('INVALID_FEED_FORMAT', `${field}.${place}`, `The feed ${read.reason}`) };
  }
  const whole = read.items.filter(({ problems }) => problems.length === 0).map(({ item }) => item);
  const judged = yield* judgeItems(yield* selectItems(whole, catalog), catalog);
  const unmapped = read.items.flatMap(({ problems: [reason] }, at) =>
    reason === undefined ? [] : [{ itemId: `items[${at}]`, at, reason }],
  );
  return { items: judged.items, problems: [...unmapped, ...judged.problems] };
}

/** Settings that the request leaves out stay. A catalog whose request has `items` loses the settings of its feed. */
function settingsOf(catalog: CoreCatalog, before: CatalogSettings | undefined): CatalogSettings {
  const { catalog_id: _id, type: _type, items, ...settings } = catalog;
  const { url, feed_format, feed_field_mappings, update_frequency, ...rest } = before ?? {};
  return { ...(items === undefined ? before : rest), ...settings };
}

const changedNames = (before: CatalogSettings, after: CatalogSettings): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !sameJson(before[name as keyof CatalogSettings], after[name as keyof CatalogSettings]),
  );
