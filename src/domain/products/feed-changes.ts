import canonicalize from 'canonicalize';
import type { CoreFeedEventScope, CoreProduct } from '../../../generated/types/core.ts';
import type { SignalsSignal } from '../../../generated/types/signals.ts';
import type { NewBody } from '../../../generated/webhooks.ts';
import type { Steps } from '../steps.ts';
import { sha256Hex } from '../text/sha256.ts';
import { asSets } from './discovery/feed-version.ts';

/** Name of a wholesale feed: the answer of `get_products` or of `get_signals`. */
export type WholesaleFeedName = 'product' | 'signal';

/** A complete row of a wholesale read, as the account may see it. */
export type WholesaleFeedEntity = { readonly id: string; readonly object: CoreProduct | SignalsSignal };

/** The current result of the wholesale read of one account, all pages together. */
export type WholesaleFeedRead = {
  readonly version: string;
  readonly pricingVersion: string | null;
  readonly cacheScope: 'public' | 'account';
  readonly entities: readonly WholesaleFeedEntity[];
};

/** Stored state of a row: digests of its structure and of its prices, and the ids of the pricing options. */
type FeedMark = {
  readonly rest: string;
  readonly prices: string;
  readonly options: readonly string[];
};
export type WholesaleFeedMarks = Readonly<Record<string, FeedMark>>;

export type WholesaleFeedChange = {
  readonly type: 'created' | 'updated' | 'priced' | 'removed';
  readonly id: string;
  /** The row itself; null after it was removed. */
  readonly object: WholesaleFeedEntity['object'] | null;
  readonly previousOptions: readonly string[];
};

const digest = (value: unknown): string => sha256Hex(canonicalize(asSets(value)) ?? '').slice(0, 24);
const optionsOf = ({ pricing_options: options }: WholesaleFeedEntity['object']) => options ?? [];

function markOf({ object }: WholesaleFeedEntity): FeedMark {
  const { pricing_options: prices, ...rest } = object;
  const options = optionsOf(object).map(({ pricing_option_id: id }) => id);
  return { rest: digest(rest), prices: digest(prices), options };
}

const AT_ONCE = 50;

/** The marks of all rows, in steps: hashing a large feed at once would block other requests. */
export function* marksOf(entities: readonly WholesaleFeedEntity[]): Steps<WholesaleFeedMarks> {
  const marks: [string, FeedMark][] = [];
  for (const [at, entity] of entities.entries()) {
    marks.push([entity.id, markOf(entity)]);
    if (at % AT_ONCE === AT_ONCE - 1) yield;
  }
  return Object.fromEntries(marks);
}

/**
 * The changes to send to a consumer that has the state `before`. A row is `updated` if more than its prices
 * changed, and also if it lost all of its prices.
 *
 * @param after the marks of `entities`
 */
export function wholesaleFeedChanges(
  before: WholesaleFeedMarks,
  entities: readonly WholesaleFeedEntity[],
  after: WholesaleFeedMarks,
): WholesaleFeedChange[] {
  const known = new Map(Object.entries(before));
  const current = new Map(Object.entries(after));
  const changes: WholesaleFeedChange[] = [];
  for (const entity of entities) {
    const { id, object } = entity;
    const was = known.get(id);
    const is = current.get(id);
    known.delete(id);
    if (is === undefined) continue;
    const change = { id, object, previousOptions: was?.options ?? [] };
    if (was === undefined) changes.push({ ...change, type: 'created' });
    else {
      const isPriced = was.prices !== is.prices;
      const isUnpriced = isPriced && is.options.length === 0;
      if (was.rest !== is.rest || isUnpriced) changes.push({ ...change, type: 'updated' });
      if (isPriced && !isUnpriced) changes.push({ ...change, type: 'priced' });
    }
  }
  for (const [id, { options }] of known)
    changes.push({ type: 'removed', id, object: null, previousOptions: options });
  return changes;
}

/**
 * Largest number of single change events at once. More changes become one event that asks the consumer to
 * read the feed again.
 */
export const MOST_SINGLE_CHANGES = 50;

export type AroundWholesaleFeed = {
  readonly feed: WholesaleFeedName;
  readonly accountId: string;
  readonly cacheScope: WholesaleFeedRead['cacheScope'];
  readonly now: Date;
};

/** Scope of an event: every account, or the one account whose rows differ from those of others. */
export const appliesTo = ({ cacheScope, accountId }: AroundWholesaleFeed): CoreFeedEventScope =>
  cacheScope === 'public' ? { scope: 'public' } : { scope: 'account', account_ids: [accountId] };

/** Payload of the one event that replaces many changes. */
export function bulkPayload(
  count: number,
  around: AroundWholesaleFeed,
): NewBody<'wholesaleFeedChanged'>['event']['payload'] {
  const { feed } = around;
  return {
    applies_to: appliesTo(around),
    summary: `${count} changes of ${feed}s at once.`,
    affected_count: count,
    affected_entity_type: feed,
    recommendation: `Read the wholesale feed of ${feed}s again.`,
  };
}
