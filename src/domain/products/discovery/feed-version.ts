import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { CoreProduct } from '../../../../generated/types/core.ts';
import type { MediaBuyGetProductsRequest } from '../../../../generated/types/media-buy.ts';
import type { SignalsSignal } from '../../../../generated/types/signals.ts';
import type { Unread, Wire } from '../../contract/shapes.ts';

type Json = Readonly<Record<string, unknown>>;

/** Scope of a read of the wholesale feed. `accountId` is set only when the response depends on the account. */
export type WholesaleFeedScope = {
  readonly agentUrl: string;
  readonly filters?: Json | undefined;
  readonly propertyList?: Json | undefined;
  readonly catalog?: Json | undefined;
  readonly accountId?: string | undefined;
};

/**
 * Normalizes a value so that equivalent requests are equal: null and missing members are left out, and lists are
 * sets without an order.
 */
export function asSets(value: unknown): unknown {
  if (Array.isArray(value)) {
    const texts = new Map(value.map((one) => [canonicalize(asSets(one)) ?? '', asSets(one)]));
    return [...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  }
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined && member !== null);
  return Object.fromEntries(members.map(([name, member]) => [name, asSets(member)]));
}

export type WholesaleFeedVersions = {
  /** Changes with anything in the feed, including prices. */
  readonly feed: string;
  /** Changes only with the prices. */
  readonly pricing: string;
};

/** A product or a signal in the form that callers receive. */
type FeedItem = Unread<CoreProduct, 'product_id' | 'pricing_options'> &
  Unread<SignalsSignal, 'signal_agent_segment_id'>;

const known = new WeakMap<FeedItem, WholesaleFeedVersions>();

/** Products of a catalog are returned often and never change, so their versions are remembered. */
function versionsOf(product: FeedItem): WholesaleFeedVersions {
  const { product_id, signal_agent_segment_id, pricing_options } = product;
  const versions = known.get(product) ?? {
    feed: digest(asSets(product)),
    pricing: digest(asSets({ product_id, signal_agent_segment_id, pricing_options })),
  };
  known.set(product, versions);
  return versions;
}

/**
 * Versions of a feed. The order of the products does not count.
 *
 * @param products objects that are never modified. Pass the same objects each time, because their versions are
 * remembered by object
 */
export function wholesaleFeedVersions(
  scope: WholesaleFeedScope,
  products: readonly FeedItem[],
): WholesaleFeedVersions {
  const narrowed = asSets({ ...scope });
  const text = canonicalize(narrowed) ?? '';
  const [first] = products;
  const earlier = first === undefined ? [] : (knownFeeds.get(first) ?? []);
  const known = earlier.find((one) => one.scope === text && areSame(one.products, products));
  if (known !== undefined) return known.versions;
  const all = products.map(versionsOf);
  const setOf = (name: keyof WholesaleFeedVersions) => [...new Set(all.map((one) => one[name]))].sort();
  const versions = {
    feed: digest('feed', narrowed, setOf('feed')),
    pricing: digest('pricing', narrowed, setOf('pricing')),
  };
  if (first !== undefined && text.length <= LONGEST_SCOPE)
    knownFeeds.set(first, [{ scope: text, products, versions }, ...earlier].slice(0, MOST_FEEDS));
  return versions;
}

type KnownFeed = {
  /** In canonical JSON. */
  readonly scope: string;
  readonly products: readonly FeedItem[];
  readonly versions: WholesaleFeedVersions;
};
/** Feeds by their first item, the latest first. Most callers read the same few, with the same objects. */
const knownFeeds = new WeakMap<FeedItem, readonly KnownFeed[]>();
const MOST_FEEDS = 4;
const LONGEST_SCOPE = 2_000;

const areSame = (some: readonly FeedItem[], others: readonly FeedItem[]): boolean =>
  some.length === others.length && some.every((item, at) => item === others[at]);

function digest(...parts: readonly unknown[]): string {
  const text = canonicalize(parts) ?? '';
  return createHash('sha256').update(text).digest('base64url').slice(0, 24);
}

/** Whether the versions that a caller sent are the current ones. */
export const isUnchangedWholesaleFeed = (
  known: Wire<Pick<MediaBuyGetProductsRequest, 'if_wholesale_feed_version' | 'if_pricing_version'>>,
  current: WholesaleFeedVersions,
): boolean =>
  known.if_wholesale_feed_version === current.feed &&
  (known.if_pricing_version === undefined || known.if_pricing_version === current.pricing);
