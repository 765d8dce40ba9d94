import { type CreativeStatus, isServable } from '../creatives/creative.ts';
import { addPoints } from '../held-tree.ts';
import { isByTime, type PricingOption } from '../money/amounts.ts';
import type { Held, HeldShare } from '../products/holdings.ts';
import type { Product } from '../products/product.ts';
import { overlaps, type Span } from '../text/instant.ts';
import type { BuyPackage, WholeBuy, WholePackage } from './buy-record.ts';
import { isFinalBuy } from './lifecycle/buy.ts';

/** The full inventory of a product, in millionths. */
export const WHOLE_PPM = 1_000_000;

/**
 * Largest share held at any instant of a span, in millionths. It exceeds the full inventory when the product was
 * sold twice.
 */
export function mostHeld(shares: readonly Held[], span: Span): number {
  const changes = shares
    .filter((share) => overlaps(share, span))
    .flatMap(({ start, end, sharePpm }) => [
      { at: Math.max(start.getTime(), span.start.getTime()), ppm: sharePpm },
      { at: end.getTime(), ppm: -sharePpm },
    ])
    // A hold that ends at an instant does not overlap a hold that begins then, so ends sort first.
    .sort((a, b) => a.at - b.at || a.ppm - b.ppm);
  let held = 0;
  let most = 0;
  for (const { ppm } of changes) {
    held += ppm;
    most = Math.max(most, held);
  }
  return most;
}

/** Until when a package holds the share it was granted; null when it no longer holds any. */
export const heldUntil = (
  { status, endAt }: Pick<WholeBuy, 'status' | 'endAt'>,
  one: Pick<BuyPackage, 'canceled' | 'endAt'>,
): Date | null => (one.canceled || isFinalBuy(status) ? null : (one.endAt ?? endAt));

/**
 * Whether delivery is guaranteed, so that its inventory must be reserved. An auction gets only the inventory that
 * it wins.
 */
export const isPromised = (product: Pick<Product, 'delivery_type'>, option: PricingOption): boolean =>
  product.delivery_type === 'guaranteed' &&
  option.fixed_price !== undefined &&
  !isByTime(option.pricing_model);

/**
 * Reduces the share that was granted to an auction when other packages have taken more since (`seen` → `now`). The
 * result is the same fraction of the inventory that is free now, and at least 1 millionth.
 */
export function sharedOut(sharePpm: number, taken: { readonly seen: number; readonly now: number }): number {
  if (taken.now <= taken.seen) return sharePpm;
  const free = Math.max(0, WHOLE_PPM - taken.now);
  return Math.min(sharePpm, Math.max(1, Math.floor((sharePpm * free) / Math.max(1, WHOLE_PPM - taken.seen))));
}

/** The shares that the packages of a buy hold. */
export const sharesOfBuy = ({ startAt, packages }: Pick<WholeBuy, 'startAt' | 'packages'>): HeldShare[] =>
  packages.flatMap(({ id, productId, sharePpm, heldUntil: end, ...one }) =>
    end === null ? [] : [{ packageId: id, productId, sharePpm, start: one.startAt ?? startAt, end }],
  );

/** By how much the change of a buy changes what is held, at each point in time, by product. */
export function heldChanges(
  before: WholeBuy | null,
  after: WholeBuy,
): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const products = new Map<string, Map<number, number>>();
  const add = (buy: WholeBuy, factor: 1 | -1) => {
    for (const share of sharesOfBuy(buy)) {
      const changes = products.get(share.productId) ?? new Map<number, number>();
      products.set(share.productId, changes);
      addPoints(changes, share, factor);
    }
  };
  if (before !== null) add(before, -1);
  add(after, 1);
  return new Map([...products].filter(([, changes]) => changes.size > 0));
}

/** States of creatives that run or wait for the seller. In none of them does the buyer delay the package. */
const PRESENT: ReadonlySet<CreativeStatus> = new Set([
  'processing',
  'pending_review',
  'approved',
  'suspended',
]);

type Buy = Pick<WholeBuy, 'status' | 'creatives' | 'endAt' | 'packages'>;

const statusesOf = ({ creatives }: Pick<Buy, 'creatives'>, { assignments }: WholePackage): CreativeStatus[] =>
  assignments.flatMap(({ creativeId }) => creatives.get(creativeId) ?? []);

/** Whether a package holds inventory but has no creative that it could show. */
const isBare = (buy: Buy, one: WholePackage): boolean =>
  !isFinalBuy(buy.status) &&
  !one.canceled &&
  one.needsCreatives &&
  !statusesOf(buy, one).some((status) => PRESENT.has(status));

/**
 * Sets `lapsesAt` of each package: `holdMs` after the package came to be without a creative. It is cleared once the
 * package has one.
 */
export function withHolds<B extends Buy>(buy: B, now: Date): B {
  const packages = buy.packages.map((one) => {
    if (one.holdMs === null) return one;
    const lapsesAt = isBare(buy, one) ? (one.lapsesAt ?? new Date(now.getTime() + one.holdMs)) : null;
    return lapsesAt?.getTime() === one.lapsesAt?.getTime() ? one : { ...one, lapsesAt };
  });
  return packages.some((one, at) => one !== buy.packages[at]) ? { ...buy, packages } : buy;
}

/**
 * When a package loses its hold because it has no creative; null when it does not. The hold ends at `lapsesAt` or
 * with the flight, whichever is earlier. For a package that never had a creative it also ends at the deadline for
 * creatives, because no creative is accepted after it.
 */
export function lapseOf(buy: Buy, one: WholePackage): Date | null {
  if (!isBare(buy, one)) return null;
  const isUntouched =
    statusesOf(buy, one).length === 0 && one.terms.every((terms) => terms.creatives.length === 0);
  const waits = one.lapsesAt === null ? null : earliest([one.lapsesAt, one.endAt ?? buy.endAt]);
  return earliest([waits, one.holdMs !== null && isUntouched ? one.creativeDeadline : null]);
}

/**
 * Until when the creatives of a package can change. For a package without a creative, also until when one must be
 * assigned.
 */
export const creativesDue = (buy: Buy, one: WholePackage): Date | null =>
  earliest([one.creativeDeadline, lapseOf(buy, one)]);

/** The earliest time at which a package of the buy loses its hold; null for none. */
export const nextLapse = (buy: Buy): Date | null => earliest(buy.packages.map((one) => lapseOf(buy, one)));

/** The earliest time at which a package that is not canceled needs its creatives; null for none. */
export const firstDue = (buy: Buy): Date | null =>
  earliest(buy.packages.filter(({ canceled }) => !canceled).map((one) => creativesDue(buy, one)));

const earliest = (times: readonly (Date | null)[]): Date | null =>
  times.reduce((first, time) => (time !== null && (first === null || time < first) ? time : first), null);

/** The facts about a package that decide whether its buy can run. */
export type PackageStanding = {
  readonly canceled: boolean;
  readonly needsCreatives: boolean;
  /** States of the assigned creatives. */
  readonly creatives: readonly CreativeStatus[];
};

/** Whether every package that is not canceled has a creative to show, or needs none. */
export const isServed = (packages: readonly PackageStanding[]): boolean =>
  packages.every(
    ({ canceled, needsCreatives, creatives }) => canceled || !needsCreatives || creatives.some(isServable),
  );

/** Whether every package of the buy that is not canceled has a creative to show, or needs none. */
export const isBuyServed = ({ packages, creatives }: Pick<WholeBuy, 'packages' | 'creatives'>): boolean =>
  isServed(
    packages.map(({ canceled, needsCreatives, assignments }) => ({
      canceled,
      needsCreatives,
      creatives: assignments.flatMap(({ creativeId }) => creatives.get(creativeId) ?? []),
    })),
  );
