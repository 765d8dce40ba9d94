import type { TaskErrorCode } from '../../../generated/task-errors.ts';
import type { Platform, RefusalCode } from '../../ad-server/port.ts';
import type { Account } from '../../domain/accounts/account.ts';
import { availableIn, booksIn } from '../../domain/accounts/credit.ts';
import type { PackageDetails, WholeBuy, WholePackage } from '../../domain/buys/buy-record.ts';
import { holdingsOf, isPromised, mostHeld, sharedOut, WHOLE_PPM } from '../../domain/buys/holds.ts';
import type { SoldPackage } from '../../domain/buys/judging/package.ts';
import type { PricingOption } from '../../domain/buys/money/amounts.ts';
import { claimChanges, overLimit } from '../../domain/buys/money/budget.ts';
import { keptOf, type PackageGrant } from '../../domain/buys/new-buy.ts';
import { spanOf } from '../../domain/buys/on-wire.ts';
import { type BuyRejected, refuse, taskErrorOf } from '../../domain/buys/refusal.ts';
import type { Product } from '../../domain/products/product.ts';
import type { Span } from '../../domain/text/instant.ts';
import type { HeldShare } from '../../store/buys/held-inventory.ts';
import type { Tables } from '../../store/index.ts';
import { priceOf, productRef } from './orders.ts';

/** A package that needs inventory from now on. */
export type Booking = {
  /** Id of the package; generated in advance for a new package. */
  readonly id: string;
  /** Path of the package in the request. */
  readonly field: string;
  readonly product: Product;
  readonly option: PricingOption;
  readonly span: Span;
  /** Remaining budget, in minor units. */
  readonly budget: number;
  readonly details: Pick<PackageDetails, 'bid_price' | 'pacing' | 'targeting_overlay'>;
};
/** Owner of the inventory. In a sandbox every account has its own inventory. */
export type InventoryPool = {
  readonly principalId: string;
  readonly accountId: string;
  readonly sandbox: boolean;
};
export type Booked = Booking &
  PackageGrant & {
    /** Share that other packages held when this one was granted, in millionths. */
    readonly takenPpm: number;
  };

/** Packages that are requested or checked between two turns of the event loop: a few milliseconds. */
const PACKAGES = 20;

type Others = {
  /** All current holds on the products, of any package. */
  readonly others: readonly HeldShare[];
  /** Buy of the requested packages. The current holds of these packages do not count against them. */
  readonly ownId: string | null;
  readonly nextTurn: () => Promise<void>;
};

/**
 * Requests inventory from the platform, package by package. Earlier packages count as held for later ones. Nothing
 * is stored: `checkBooked` must check the grants again in the transaction that stores them.
 *
 * @throws {TaskError} PRODUCT_UNAVAILABLE, VALIDATION_ERROR or SERVICE_UNAVAILABLE, with all refusals in one error
 */
export async function reservePackages(
  platform: Platform,
  bookings: readonly Booking[],
  { others, ownId, nextTurn }: Others,
): Promise<Booked[]> {
  const holdings = holdingsOf(besides(others, bookings, ownId));
  const booked: Booked[] = [];
  const refusals: BuyRejected[] = [];
  for (const [at, booking] of bookings.entries()) {
    if (at % PACKAGES === PACKAGES - 1) await nextTurn();
    const { id, product, option, span, budget, details } = booking;
    const ofThis = holdings.of(product.product_id);
    const answer = await platform.reserve({
      package_id: id,
      product: productRef(product),
      flight: span,
      budget_minor: budget,
      price: priceOf(option, details.bid_price),
      pacing: details.pacing ?? 'even',
      ...(details.targeting_overlay === undefined ? {} : { targeting: details.targeting_overlay }),
      held: ofThis.map(({ start, end, sharePpm }, index) => ({
        package_id: `held ${index}`,
        flight: { start, end },
        share_ppm: sharePpm,
      })),
    });
    if (!answer.ok) {
      refusals.push(refusalOf(answer.code, booking.field));
      continue;
    }
    const { share_ppm: sharePpm, targeting_ppm: targetingPpm } = answer;
    booked.push({ ...booking, sharePpm, targetingPpm, takenPpm: mostHeld(ofThis, span) });
    holdings.add(product.product_id, span, sharePpm);
  }
  const [first, ...rest] = refusals;
  if (first !== undefined) throw taskErrorOf([first, ...rest]);
  return booked;
}

const REFUSED: {
  readonly [C in RefusalCode]: readonly [code: TaskErrorCode, place: string, message: string];
} = {
  insufficient_inventory: [
    'PRODUCT_UNAVAILABLE',
    '',
    'The product has too little inventory left for this flight, budget and targeting.',
  ],
  bid_below_floor: ['VALIDATION_ERROR', '.bid_price', '`bid_price` is below the floor price.'],
  invalid_flight: ['VALIDATION_ERROR', '.end_time', 'The product cannot run at this time.'],
  invalid_terms: ['VALIDATION_ERROR', '', 'The product cannot run under these terms.'],
  invalid_period: ['VALIDATION_ERROR', '.end_time', 'The product cannot run at this time.'],
  unavailable: ['SERVICE_UNAVAILABLE', '', 'The ad platform is not available: send the request again later.'],
};

function refusalOf(code: RefusalCode, field: string): BuyRejected {
  const [taskCode, place, message] = REFUSED[code];
  return refuse(taskCode, `${field}${place}`, message);
}

/** The inventory that a package of a new buy, or an added package, needs. */
export const bookingOf = (
  { request, offer, option, span, budget }: SoldPackage,
  id: string,
  field: string,
): Booking => ({
  id,
  field,
  product: offer.product,
  option,
  span,
  budget,
  details: keptOf(request),
});

/** The inventory that a package needs for the rest of its flight and budget; null when the budget is spent. */
export function restBooking(
  buy: WholeBuy,
  one: WholePackage,
  { spent, now, field }: { spent: number; now: Date; field: string },
): Booking | null {
  const { start, end } = spanOf(buy, one);
  const budget = one.budget - spent;
  if (budget <= 0) return null;
  const from = start < now ? now : start;
  const { id, product, option, details } = one;
  return { id, field, product, option, span: { start: from, end }, budget, details };
}

/** All current holds on the products of some packages, including those of the packages themselves. */
export const heldBeside = (store: Tables, pool: InventoryPool, bookings: readonly Booking[], now: Date) =>
  bookings.length === 0
    ? Promise.resolve([])
    : store.heldInventory.list(pool, [...new Set(bookings.map(({ product }) => product.product_id))], now);

/** Locks the pool, so that no other transaction takes inventory from it until this transaction ends. */
export const lockPool = (tx: Tables, { principalId, accountId, sandbox }: InventoryPool) =>
  tx.heldInventory.lock(sandbox ? `${principalId}:${accountId}` : 'live');

/**
 * Checks, after `lockPool`, that the granted inventory is still available. Promised delivery needs all of it. In
 * an auction a package gets a smaller share when others booked first.
 *
 * @returns the share of each package
 * @throws {TaskError} PRODUCT_UNAVAILABLE when another buy has taken the inventory in the meantime
 */
export async function checkBooked(
  tx: Tables,
  pool: InventoryPool,
  booked: readonly Booked[],
  ownId: string,
  now: Date,
): Promise<Booked[]> {
  const holdings = holdingsOf(besides(await heldBeside(tx, pool, booked, now), booked, ownId));
  const kept: Booked[] = [];
  const refusals: BuyRejected[] = [];
  for (const [at, one] of booked.entries()) {
    if (at % PACKAGES === PACKAGES - 1) await tx.nextTurn();
    const { product, option, span, field } = one;
    const taken = mostHeld(holdings.of(product.product_id), span);
    const sharePpm = isPromised(product, option)
      ? one.sharePpm
      : sharedOut(one.sharePpm, { seen: one.takenPpm, now: taken });
    if (isPromised(product, option) && taken + sharePpm > WHOLE_PPM)
      refusals.push(
        refuse(
          'PRODUCT_UNAVAILABLE',
          field,
          'Another media buy has just reserved the inventory: request the products again.',
        ),
      );
    kept.push({ ...one, sharePpm });
    holdings.add(product.product_id, span, sharePpm);
  }
  const [first, ...rest] = refusals;
  if (first !== undefined) throw taskErrorOf([first, ...rest]);
  return kept;
}

/** Holds of other packages. The current holds of packages that are booked again are left out. */
function besides(
  held: readonly HeldShare[],
  bookings: readonly Booking[],
  ownId: string | null,
): HeldShare[] {
  const asked = new Set(bookings.map(({ id }) => id));
  return held.filter(({ buyId, packageId }) => buyId !== ownId || !asked.has(packageId));
}

/**
 * Checks that an account can pay for a buy, in the transaction that has just written the buy. That write locks the
 * books, so concurrent buys that each fit the limit cannot exceed it together.
 *
 * @param before the buy as it was; null for a new one
 * @param field path to name in the error
 * @throws {TaskError} BUDGET_EXCEEDED, which rolls the write back
 */
export async function checkCredit(
  tx: Tables,
  account: Account,
  { before, after, field }: { before: WholeBuy | null; after: WholeBuy; field: string },
): Promise<void> {
  const raised = claimChanges(before, after).filter(({ claimed }) => claimed > 0);
  if (raised.length === 0) return;
  const books = await tx.accountBooks.list({ principalId: account.principalId, accountId: account.id });
  for (const { currency, claimed } of raised) {
    const left = availableIn(account, booksIn(books, currency));
    if (left !== null && left < 0) throw taskErrorOf([overLimit(left + claimed, currency, field)]);
  }
}
