import type { Forecast, ForecastAsk, ForecastPoint, PlatformAnswer, PlatformRange } from '../port.ts';
import type { Curve } from './curve.ts';
import { toSeconds } from './instants.ts';
import type { Goods } from './ledger.ts';
import { winPpm } from './market.ts';
import { capLimits, held, shareLimit } from './plan.ts';
import { billedChain, billedRates, type RateSeed, usualRates } from './rates.ts';
import { reachOf } from './reach.ts';
import { flightRefusal, plannedImpressions, takenPpm } from './reserve.ts';
import { targetingPpm } from './targeting-share.ts';
import { spendOf, tariffOf } from './tariff.ts';
import { part, WHOLE } from './whole.ts';

/** What a flight can be expected to deliver, for each of the budgets. A budget buys at most what is free. */
export function forecast(ask: ForecastAsk, goods: Goods, curve: Curve): PlatformAnswer<Forecast> {
  const refusal = flightRefusal(ask.flight);
  if (refusal !== undefined) return refusal;
  const { inventory } = goods;
  const [start, end] = [toSeconds(ask.flight.start), toSeconds(ask.flight.end)];
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
  // A seed of the product, for there is no package yet.
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

/** What is likely when no more than `high` is possible. */
const below = (high: number): PlatformRange => ({ low: part(high, 800_000), mid: part(high, 950_000), high });
const each = ({ low, mid, high }: PlatformRange, f: (n: number) => number): PlatformRange => ({
  low: f(low),
  mid: f(mid),
  high: f(high),
});
