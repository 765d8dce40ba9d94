import { type CreativeStatus, isServable } from '../creatives/creative.ts';
import type { Product } from '../products/product.ts';
import { overlaps, type Span } from '../text/instant.ts';
import type { BuyPackage, WholeBuy, WholePackage } from './buy-record.ts';
import { isFinalBuy } from './lifecycle/buy.ts';
import { isByTime, type PricingOption } from './money/amounts.ts';

/** All of the inventory of a product, in millionths. */
export const WHOLE_PPM = 1_000_000;

export type Held = Span & { readonly sharePpm: number };

/** The most that is held at any instant of a span, in millionths; more than the whole when it was sold twice. */
export function mostHeld(shares: readonly Held[], span: Span): number {
  const changes = shares
    .filter((share) => overlaps(share, span))
    .flatMap(({ start, end, sharePpm }) => [
      { at: Math.max(start.getTime(), span.start.getTime()), ppm: sharePpm },
      { at: end.getTime(), ppm: -sharePpm },
    ])
    // Where one ends another may begin.
    .sort((a, b) => a.at - b.at || a.ppm - b.ppm);
  let held = 0;
  let most = 0;
  for (const { ppm } of changes) {
    held += ppm;
    most = Math.max(most, held);
  }
  return most;
}

/** Until when a package of a buy holds what it was granted; null when it does not any more. */
export const heldUntil = (
  { status, endAt }: Pick<WholeBuy, 'status' | 'endAt'>,
  one: Pick<BuyPackage, 'canceled' | 'endAt'>,
): Date | null => (one.canceled || isFinalBuy(status) ? null : (one.endAt ?? endAt));

/** Whether delivery is promised, so that its inventory has to be there; an auction takes what it wins. */
export const isPromised = (product: Pick<Product, 'delivery_type'>, option: PricingOption): boolean =>
  product.delivery_type === 'guaranteed' &&
  option.fixed_price !== undefined &&
  !isByTime(option.pricing_model);

/**
 * What is left of a share of an auction that was granted while less was held by others: the same part of what is free
 * now, and next to nothing where nothing is.
 */
export function sharedOut(sharePpm: number, taken: { readonly seen: number; readonly now: number }): number {
  if (taken.now <= taken.seen) return sharePpm;
  const free = Math.max(0, WHOLE_PPM - taken.now);
  return Math.min(sharePpm, Math.max(1, Math.floor((sharePpm * free) / Math.max(1, WHOLE_PPM - taken.seen))));
}

/**
 * What is held of products. Shares of one product for the same time count as one, so that a buy of hundreds of packages
 * is not hundreds of shares to look at for each of them.
 */
export type Holdings = {
  add(productId: string, span: Span, sharePpm: number): void;
  of(productId: string): readonly Held[];
};

export function holdingsOf(shares: Iterable<Held & { readonly productId: string }>): Holdings {
  const products = new Map<string, Map<string, Held>>();
  const add: Holdings['add'] = (productId, { start, end }, sharePpm) => {
    const held = products.get(productId) ?? new Map<string, Held>();
    products.set(productId, held);
    const key = `${start.getTime()} ${end.getTime()}`;
    held.set(key, { start, end, sharePpm: sharePpm + (held.get(key)?.sharePpm ?? 0) });
  };
  for (const share of shares) add(share.productId, share, share.sharePpm);
  return { add, of: (productId) => [...(products.get(productId)?.values() ?? [])] };
}

/** Creatives that are shown, or that wait for the seller: neither is a delay of the buyer's. */
const PRESENT: ReadonlySet<CreativeStatus> = new Set([
  'processing',
  'pending_review',
  'approved',
  'suspended',
]);

type Buy = Pick<WholeBuy, 'status' | 'creatives' | 'endAt' | 'packages'>;

const statusesOf = ({ creatives }: Pick<Buy, 'creatives'>, { assignments }: WholePackage): CreativeStatus[] =>
  assignments.flatMap(({ creativeId }) => creatives.get(creativeId) ?? []);

/** Whether a package holds inventory without anything that it could show. */
const isBare = (buy: Buy, one: WholePackage): boolean =>
  !isFinalBuy(buy.status) &&
  !one.canceled &&
  one.needsCreatives &&
  !statusesOf(buy, one).some((status) => PRESENT.has(status));

/** A buy whose packages know until when they may be without creatives: so long after they came to be without. */
export function withHolds<B extends Buy>(buy: B, now: Date): B {
  const packages = buy.packages.map((one) => {
    if (one.holdMs === null) return one;
    const lapsesAt = isBare(buy, one) ? (one.lapsesAt ?? new Date(now.getTime() + one.holdMs)) : null;
    return lapsesAt?.getTime() === one.lapsesAt?.getTime() ? one : { ...one, lapsesAt };
  });
  return packages.some((one, at) => one !== buy.packages[at]) ? { ...buy, packages } : buy;
}

/**
 * When the hold of a package ends because it has no creative; null while it does not. It ends after the time that
 * packages may be without one, with the flight, or at the deadline for creatives when none ever came: after it none is
 * accepted.
 */
export function lapseOf(buy: Buy, one: WholePackage): Date | null {
  if (!isBare(buy, one)) return null;
  const isUntouched =
    statusesOf(buy, one).length === 0 && one.terms.every((terms) => terms.creatives.length === 0);
  const waits = one.lapsesAt === null ? null : earliest([one.lapsesAt, one.endAt ?? buy.endAt]);
  return earliest([waits, one.holdMs !== null && isUntouched ? one.creativeDeadline : null]);
}

/** Until when creatives can be changed and, for a package without one, until when one has to be assigned. */
export const creativesDue = (buy: Buy, one: WholePackage): Date | null =>
  earliest([one.creativeDeadline, lapseOf(buy, one)]);

/** The next time at which a package of a buy loses its hold; null for none. */
export const nextLapse = (buy: Buy): Date | null => earliest(buy.packages.map((one) => lapseOf(buy, one)));

/** When a package that is not canceled needs its creatives first; null for never. */
export const firstDue = (buy: Buy): Date | null =>
  earliest(buy.packages.filter(({ canceled }) => !canceled).map((one) => creativesDue(buy, one)));

const earliest = (times: readonly (Date | null)[]): Date | null =>
  times.reduce((first, time) => (time !== null && (first === null || time < first) ? time : first), null);

/** What of a package decides whether its buy can run. */
export type PackageStanding = {
  readonly canceled: boolean;
  readonly needsCreatives: boolean;
  /** Of the creatives that are assigned to it. */
  readonly creatives: readonly CreativeStatus[];
};

/** Whether every package that is not canceled has something to show. */
export const isServed = (packages: readonly PackageStanding[]): boolean =>
  packages.every(
    ({ canceled, needsCreatives, creatives }) => canceled || !needsCreatives || creatives.some(isServable),
  );

/** Whether every package of a buy that is not canceled has something to show. */
export const isBuyServed = ({ packages, creatives }: Pick<WholeBuy, 'packages' | 'creatives'>): boolean =>
  isServed(
    packages.map(({ canceled, needsCreatives, assignments }) => ({
      canceled,
      needsCreatives,
      creatives: assignments.flatMap(({ creativeId }) => creatives.get(creativeId) ?? []),
    })),
  );
