import type { EnumsPacing } from '../../../generated/types/enums.ts';
import { mostHeld } from '../../domain/buys/holds.ts';
import type {
  Flight,
  Forecast,
  ForecastAsk,
  ForecastPoint,
  InventoryGrant,
  PlatformAnswer,
  PlatformRange,
  PlatformRejected,
  Price,
  Reservation,
  ReserveAsk,
} from '../port.ts';
import {
  billedChain,
  billedRates,
  impressionsFor,
  type RateSeed,
  spendOf,
  tariffOf,
  unitsFor,
  usualRates,
  winPpm,
} from './billing.ts';
import { type Curve, capLimits, held, shareLimit } from './curve.ts';
import type { Goods } from './ledger.ts';
import { reachOf } from './reach.ts';
import { part, scaled, toSeconds, WHOLE } from './reckoning.ts';
import { targetingPpm } from './targeting-share.ts';

/**
 * Share to reserve in percent of the plan. More than 100 leaves room to catch up after a pause, or to pace faster
 * than evenly.
 */
const ROOM: Readonly<Record<EnumsPacing, number>> = { even: 130, front_loaded: 170, asap: 250 };
/** Maximum share of winnable inventory that one auction package gets, so that later packages find some too. */
const AUCTION_PPM = 400_000;
/** Share of free inventory for a package that buys time instead of units. */
const TIME_PPM = 300_000;

/**
 * Decides which share of the inventory a package gets. A guaranteed package is refused unless its whole plan is
 * available. An auction package gets what it wins.
 */
export function reserve(ask: ReserveAsk, goods: Goods, curve: Curve): PlatformAnswer<InventoryGrant> {
  const refusal = flightRefusal(ask.flight) ?? priceRefusal(ask.price, ask.budget_minor);
  if (refusal !== undefined) return refusal;
  const targeting = targetingPpm(goods.inventory, ask.targeting, goods.coverageOf);
  const others = ask.held.filter(({ package_id: id }) => id !== ask.package_id);
  const free = Math.min(targeting, WHOLE - takenPpm(others, ask.flight));
  const planned = plannedImpressions(ask, goods);
  const weight = curve.at(toSeconds(ask.flight.end)) - curve.at(toSeconds(ask.flight.start));
  const heldBy = (ppm: number) => held(shareLimit(goods.inventory.weekly_impressions, ppm, curve), weight);
  const share = shareOf(ask, { targeting, free }, planned, heldBy(WHOLE));
  if (share <= 0 || (isPromised(ask) && heldBy(share) < planned)) {
    return {
      ok: false,
      code: 'insufficient_inventory',
      reason: `${heldBy(Math.max(0, free))} impressions are left for this flight and targeting, ${planned} are needed`,
    };
  }
  return {
    ok: true,
    share_ppm: share,
    targeting_ppm: targeting,
    planned_impressions: Math.min(planned, heldBy(share)),
    held_impressions: heldBy(share),
  };
}

const isTimed = ({ model }: Price): boolean => model === 'flat_rate' || model === 'time';
const isPromised = ({ product, price }: ReserveAsk): boolean =>
  product.delivery_type === 'guaranteed' && price.fixed_price !== undefined && !isTimed(price);

/** Share that the targeting leaves, and the part of it that no other package holds, in millionths. */
type Room = { readonly targeting: number; readonly free: number };

function shareOf(ask: ReserveAsk, { targeting, free }: Room, planned: number, whole: number): number {
  if (isTimed(ask.price)) return heldLong(part(free, TIME_PPM), 0, ask.flight);
  const needed = whole === 0 ? 0 : scaled(Math.ceil((planned * ROOM[ask.pacing]) / 100), WHOLE, whole) + 1;
  // An auction always has a next round. A package that comes when all is taken wins almost nothing instead of being
  // refused.
  if (!isPromised(ask)) {
    const won = heldLong(part(part(free, winPpm(ask.price)), AUCTION_PPM), needed, ask.flight);
    return Math.max(targeting > 0 ? 1 : 0, won);
  }
  return Math.min(free, needed);
}

/** Two years, one of them a leap year. */
const LONG_SECONDS = 731 * 86_400;

/**
 * The share that a package holds during a flight of any length. Shares of auctions and of time do not depend on the
 * budget, so a small budget could keep inventory from all other buyers for a century. A longer flight therefore holds
 * in all as much as one of two years, or what its budget needs.
 */
function heldLong(share: number, needed: number, { start, end }: Flight): number {
  const seconds = toSeconds(end) - toSeconds(start);
  if (seconds <= LONG_SECONDS) return share;
  return Math.min(share, Math.max(1, needed, scaled(share, LONG_SECONDS, seconds)));
}

/** Maximum share that other packages hold at any instant of a flight, in millionths. */
export const takenPpm = (reservations: readonly Reservation[], flight: Flight): number =>
  Math.min(
    WHOLE,
    mostHeld(
      reservations.map(({ flight: span, share_ppm: sharePpm }) => ({ ...span, sharePpm })),
      flight,
    ),
  );

/** Impressions that a budget pays for; 0 for a package that buys time. */
function plannedImpressions(
  { package_id: id, price, budget_minor: budget }: Pick<ReserveAsk, 'package_id' | 'price' | 'budget_minor'>,
  { inventory, channel }: Goods,
): number {
  const tariff = tariffOf(price, id, inventory.universe);
  if (tariff.kind !== 'units') return 0;
  const seed = {
    channel,
    packageId: id,
    model: price.model,
    managedConversions: inventory.conversion_value !== undefined,
  };
  return impressionsFor(unitsFor(budget, tariff), billedRates(seed));
}

export function flightRefusal({ start, end }: Flight): PlatformRejected | undefined {
  return start < end
    ? undefined
    : { ok: false, code: 'invalid_flight', reason: 'the end of a flight must be after its start' };
}

function priceRefusal(price: Price, budget: number): PlatformRejected | undefined {
  if (!Number.isSafeInteger(budget) || budget <= 0) {
    return {
      ok: false,
      code: 'invalid_terms',
      reason: 'a budget must be an integer of minor units greater than 0',
    };
  }
  if (price.fixed_price !== undefined) return undefined;
  if (price.bid_price === undefined) {
    return { ok: false, code: 'invalid_terms', reason: 'an auction needs a bid' };
  }
  const floor = price.floor_price ?? 0;
  return price.bid_price < floor
    ? {
        ok: false,
        code: 'bid_below_floor',
        reason: `the bid is below the floor of ${floor} ${price.currency}`,
      }
    : undefined;
}

/** Forecasts what a flight can deliver for each of the budgets. A budget buys at most the free inventory. */
export function forecast(ask: ForecastAsk, goods: Goods, curve: Curve): PlatformAnswer<Forecast> {
  const refusal = flightRefusal(ask.flight);
  if (refusal !== undefined) return refusal;
  const { inventory } = goods;
  const start = toSeconds(ask.flight.start);
  const end = toSeconds(ask.flight.end);
  const weight = curve.at(end) - curve.at(start);
  const targeting = targetingPpm(inventory, ask.targeting, goods.coverageOf);
  const free = Math.max(0, Math.min(targeting, WHOLE - takenPpm(ask.held, ask.flight)));
  const audience = part(inventory.audience, targeting);
  const limits = [
    shareLimit(inventory.weekly_impressions, free, curve),
    ...capLimits(ask.cap, audience, curve, weight),
  ];
  const available = Math.min(...limits.map((limit) => held(limit, weight)));
  const winnable = part(available, winPpm(ask.price));
  const met = {
    size: audience,
    unit: inventory.reach_unit,
    ...(ask.cap === undefined ? {} : { cap: ask.cap }),
  };
  return {
    ok: true,
    currency: ask.price.currency,
    reach_unit: inventory.reach_unit,
    available_impressions: available,
    audience_size: audience,
    points: ask.budgets_minor.map((budget) => {
      const reachable = (impressions: number) => reachOf(impressions, met, end - start)?.reach ?? 0;
      return pointOf(ask, goods, budget, winnable, reachable);
    }),
  };
}

function pointOf(
  ask: ForecastAsk,
  goods: Goods,
  budget: number,
  winnable: number,
  reachable: (impressions: number) => number,
): ForecastPoint {
  // The product id is the seed of the rates, because there is no package yet.
  const id = ask.product.product_id;
  const { price } = ask;
  const seed: RateSeed = {
    channel: goods.channel,
    packageId: id,
    model: price.model,
    managedConversions: goods.inventory.conversion_value !== undefined,
  };
  const tariff = tariffOf(price, id, goods.inventory.universe);
  const paid = plannedImpressions({ package_id: id, price, budget_minor: budget }, goods);
  const wanted = tariff.kind === 'units' ? paid : winnable;
  const impressions = below(Math.min(wanted, winnable));
  const rates = usualRates(seed);
  const along = (names: readonly (keyof typeof rates)[]) => (n: number) =>
    names.reduce((left, name) => part(left, rates[name]), n);
  const spend = (n: number): number => {
    if (tariff.kind === 'flight') return Math.min(budget, tariff.minor);
    if (tariff.kind === 'time') return budget;
    const units = billedRates(seed).reduce((left, ppm) => part(left, ppm), n);
    return Math.min(budget, spendOf(units, tariff));
  };
  const reach = each(impressions, reachable);
  return {
    budget_minor: budget,
    impressions,
    reach,
    frequency: reach.mid === 0 ? 0 : Math.round((impressions.mid / reach.mid) * 100) / 100,
    clicks: each(impressions, along(['clicks'])),
    completed_views: each(impressions, along(billedChain('cpcv'))),
    spend_minor: each(impressions, spend),
  };
}

/** The likely range when at most `high` is possible. */
const below = (high: number): PlatformRange => ({ low: part(high, 800_000), mid: part(high, 950_000), high });
const each = ({ low, mid, high }: PlatformRange, f: (n: number) => number): PlatformRange => ({
  low: f(low),
  mid: f(mid),
  high: f(high),
});
