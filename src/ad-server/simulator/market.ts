import type { Price } from '../port.ts';
import { between } from './seed.ts';
import { scaled, WHOLE } from './whole.ts';

const MICROS = 1_000_000;
const micros = (amount: number): number => Math.round(amount * MICROS);

/**
 * Price of a unit in millionths of the major unit. Under a ceiling the auction clears somewhere between the floor and
 * the bid, at a place that the seed decides; a bid that is no ceiling is what is paid.
 */
export function clearingMicros(price: Price, seed: string): number {
  if (price.fixed_price !== undefined) return micros(price.fixed_price);
  const floor = micros(price.floor_price ?? 0);
  const bid = micros(price.bid_price ?? price.floor_price ?? 0);
  if (bid < floor) return floor;
  return price.max_bid === true
    ? floor + scaled(bid - floor, between(550, 951, 'clearing', seed), 1000)
    : bid;
}

/** Share of the auctions that a price wins, in millionths; 0 below the floor. A fixed price wins all. */
export function winPpm(price: Price): number {
  if (price.fixed_price !== undefined) return WHOLE;
  const floor = price.floor_price ?? 0;
  const bid = price.bid_price ?? floor;
  if (bid < floor) return 0;
  const { p25 = 1.15, p50 = 1.4, p75 = 1.8, p90 = 2.4 } = price.price_guidance ?? relative(floor);
  const steps = [
    { at: floor, wins: 100_000 },
    { at: p25, wins: 250_000 },
    { at: p50, wins: 500_000 },
    { at: p75, wins: 750_000 },
    { at: p90, wins: 900_000 },
  ];
  for (const [i, above] of steps.entries()) {
    const below = steps[i - 1];
    if (bid > above.at) continue;
    if (below === undefined || above.at <= below.at) return above.wins;
    const way = (bid - below.at) / (above.at - below.at);
    return below.wins + Math.floor((above.wins - below.wins) * way);
  }
  return 950_000;
}

const relative = (floor: number): NonNullable<Price['price_guidance']> => ({
  p25: floor * 1.15,
  p50: floor * 1.4,
  p75: floor * 1.8,
  p90: floor * 2.4,
});
