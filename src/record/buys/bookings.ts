import type { TaskErrorCode } from '../../../generated/task-errors.ts';
import type { InventoryGrant, Platform, RefusalCode, ReserveAsk } from '../../ad-server/port.ts';
import type { Account } from '../../domain/accounts/account.ts';
import { availableIn, booksIn } from '../../domain/accounts/credit.ts';
import type { PackageDetails, WholeBuy, WholePackage } from '../../domain/buys/buy-record.ts';
import { isPromised, sharedOut, sharesOfBuy, WHOLE_PPM } from '../../domain/buys/holds.ts';
import type { SoldPackage } from '../../domain/buys/judging/package.ts';
import { claimChanges, overLimit } from '../../domain/buys/money/budget.ts';
import { keptOf, type PackageGrant } from '../../domain/buys/new-buy.ts';
import { spanOf } from '../../domain/buys/on-wire.ts';
import type { PricingOption } from '../../domain/money/amounts.ts';
import type { Holdings } from '../../domain/products/holdings.ts';
import type { Product } from '../../domain/products/product.ts';
import { type BuyRejected, refuse, taskErrorOf } from '../../domain/refusals/refusal.ts';
import type { Span } from '../../domain/text/instant.ts';
import type { Tables } from '../../store/index.ts';
import type { InventoryPool } from '../../store/products/held-inventory.ts';
import { heldBeside } from '../products/held-beside.ts';
import { heldByOthers, priceOf, productRef } from '../products/platform-terms.ts';

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
export type Booked = Booking &
  PackageGrant & {
    /** Share that other packages held when this one was granted, in millionths. */
    readonly takenPpm: number;
    /** Set when the ad server decides only after the purchase; see `InventoryGrant`. */
    readonly undecided?: InventoryGrant['undecided'];
  };

/** Packages that are requested or checked between two turns of the event loop: a few milliseconds. */
const PACKAGES = 20;

type From = {
  readonly pool: InventoryPool;
  /** The buy of the requested packages; null for a new one. */
  readonly own: WholeBuy | null;
  readonly store: Tables;
  /** What to do when the buy does not come about. */
  readonly ifRefused: (undo: () => Promise<void>) => void;
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
  { store, pool, own, ifRefused }: From,
): Promise<Booked[]> {
  const holdings = await beside(store, pool, bookings, own);
  const booked: Booked[] = [];
  const refusals: BuyRejected[] = [];
  // One time for all packages: what the ad server has not decided by then, it decides after the purchase.
  const signal = pool.sandbox ? undefined : platform.connected?.purchaseTime();
  for (const [at, booking] of bookings.entries()) {
    if (at % PACKAGES === PACKAGES - 1) await store.nextTurn();
    const { id, product, option, span, budget, details } = booking;
    const ofThis = holdings(product);
    const taken = ofThis.most(span);
    const ask: ReserveAsk = {
      package_id: id,
      product: productRef(product),
      flight: span,
      budget_minor: budget,
      price: priceOf(option, details.bid_price),
      pacing: details.pacing ?? 'even',
      ...(details.targeting_overlay === undefined ? {} : { targeting: details.targeting_overlay }),
      held: heldByOthers(taken, span),
      ...(pool.sandbox ? { sandbox: true } : {}),
    };
    const answer = await platform.reserve(ask, signal);
    if (!answer.ok) {
      refusals.push(refusalOf(answer.code, booking.field));
      // An ad server that is away would be waited for once for each package.
      if (answer.code === 'unavailable') break;
      continue;
    }
    const { share_ppm: sharePpm, targeting_ppm: targetingPpm, undecided } = answer;
    const decided = undecided === undefined ? {} : { undecided };
    const reservationId = undecided?.reservationId ?? null;
    if (reservationId !== null) ifRefused(async () => platform.release?.(reservationId));
    booked.push({ ...booking, sharePpm, targetingPpm, takenPpm: taken, ...decided });
    ofThis.add(span, sharePpm);
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

/** Locks the pool, so that no other transaction takes inventory from it until this transaction ends. */
export const lockPool = (tx: Tables, pool: InventoryPool) => tx.heldInventory.lock(pool);

/**
 * Checks, after `lockPool`, that the granted inventory is still available. Promised delivery needs all of it. In
 * an auction a package gets a smaller share when others booked first.
 *
 * @param own the buy of the packages as it is stored; null for a new one
 * @returns the share of each package
 * @throws {TaskError} PRODUCT_UNAVAILABLE when another buy has taken the inventory in the meantime
 */
export async function checkBooked(
  tx: Tables,
  pool: InventoryPool,
  booked: readonly Booked[],
  own: WholeBuy | null,
): Promise<Booked[]> {
  const holdings = await beside(tx, pool, booked, own);
  const kept: Booked[] = [];
  const refusals: BuyRejected[] = [];
  for (const [at, one] of booked.entries()) {
    if (at % PACKAGES === PACKAGES - 1) await tx.nextTurn();
    const { product, option, span, field } = one;
    const ofThis = holdings(product);
    const taken = ofThis.most(span);
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
    ofThis.add(span, sharePpm);
  }
  const [first, ...rest] = refusals;
  if (first !== undefined) throw taskErrorOf([first, ...rest]);
  return kept;
}

/** What others hold of the products of some packages. */
async function beside(
  store: Tables,
  pool: InventoryPool,
  bookings: readonly Booking[],
  own: WholeBuy | null,
): Promise<(product: Product) => Holdings> {
  const wanted = bookings.map(({ id, product, span }) => ({
    id,
    productId: product.product_id,
    flight: span,
  }));
  const holdings = await heldBeside(store, pool, wanted, own === null ? [] : sharesOfBuy(own));
  return ({ product_id: id }) => {
    const found = holdings.get(id);
    if (found === undefined) throw new Error(`the holds of ${id} were not read`);
    return found;
  };
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
