import { setTimeout as after, setImmediate as nextTurn } from 'node:timers/promises';
import type { CoreDeliveryForecast, CoreDuration } from '../../../generated/types/core.ts';
import type { Flight, Forecast, ForecastPoint, PlatformRange, Reservation } from '../../ad-server/port.ts';
import type { Account } from '../../domain/accounts/account.ts';
import type { AgentPrincipal } from '../../domain/members/agent-principal.ts';
import { isFixed, type PricingOption } from '../../domain/money/amounts.ts';
import { minimumBudget } from '../../domain/money/minimum-budget.ts';
import { fromMinor, minorPerMain } from '../../domain/money/minor-units.ts';
import type { BriefBudget } from '../../domain/products/discovery/brief.ts';
import type { Request } from '../../domain/products/discovery/found.ts';
import type { Offer } from '../../domain/products/product.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, readDay, SECOND_MS } from '../../domain/text/instant.ts';
import type { DiscoveryCall } from './discover.ts';
import { heldBeside } from './held-beside.ts';
import { heldByOthers, priceOf, productRef } from './platform-terms.ts';

/** Maximum number of offers with a forecast: the best ones. */
const MOST = 5;
const LONGEST_MS = 5 * SECOND_MS;
const USUAL_DAYS = 30;
/** Budget of a forecast when the brief names none, in major units. */
const USUAL_BUDGET = 10_000;
const VALID_MS = DAY_MS;

export type Forecasts = {
  readonly byProduct: ReadonlyMap<string, CoreDeliveryForecast>;
  /** Whether some forecasts were not ready in time. */
  readonly isIncomplete: boolean;
};

type ForecastCall = Pick<DiscoveryCall, 'platform' | 'store' | 'now'> & {
  readonly principal: Pick<AgentPrincipal, 'id' | 'sandboxOnly'>;
};

/** Forecasts for the best offers, as far as the platform returns them before the deadline. */
export async function forecastOffers(
  offers: readonly Offer[],
  request: Request,
  call: ForecastCall,
  { account, budget }: { readonly account: Account | null; readonly budget: BriefBudget | null },
): Promise<Forecasts> {
  const flight = flightOf(request, call.now);
  const best = offers.slice(0, MOST).flatMap((offer) => {
    const option = optionOf(offer, budget);
    return option === undefined ? [] : [{ offer, option, product_id: offer.product.product_id }];
  });
  if (flight === null || best.length === 0) return { byProduct: new Map(), isIncomplete: false };
  const held = await heldOf(
    best.map(({ product_id }) => product_id),
    flight,
    call,
    account,
  );
  const asked = best.map(({ offer, option, product_id }) => {
    const answer = call.platform.forecast({
      product: productRef(offer.product),
      flight,
      price: priceOf(option, undefined),
      budgets_minor: budgetsOf(option, budget, flight),
      held: held.get(product_id) ?? [],
      sandbox: account?.sandbox ?? call.principal.sandboxOnly,
    });
    // After the deadline nobody awaits the forecast, so its rejection must not count as unhandled.
    answer.catch(() => undefined);
    return { product_id, answer };
  });
  const inTime = await answeredWithin(
    timeOf(request.time_budget),
    asked.map(({ answer }) => answer),
  );
  const answers = asked.map(({ product_id }, at) => ({ product_id, answer: inTime[at] ?? null }));
  return {
    byProduct: new Map(
      answers.flatMap(({ product_id, answer }) =>
        answer?.ok ? [[product_id, onWire(answer, call.now)] as const] : [],
      ),
    ),
    isIncomplete: answers.some(
      ({ answer }) => answer === null || (!answer.ok && answer.code === 'unavailable'),
    ),
  };
}

/** The answers, null for each that is not there after `ms`. */
async function answeredWithin<T>(ms: number, asked: readonly Promise<T>[]): Promise<(T | null)[]> {
  const all = Promise.all(asked);
  // Most are there at once, and ending a timer makes an error, which costs as much as a forecast.
  const atOnce = await Promise.race([all, nextTurn(null)]);
  if (atOnce !== null) return atOnce;
  const timer = new AbortController();
  const deadline = after(ms, null, { signal: timer.signal }).catch(() => null);
  try {
    return await Promise.all(asked.map((answer) => Promise.race([answer, deadline])));
  } finally {
    timer.abort();
  }
}

/** The option that a budget would be spent under. A fixed price is preferred, because it allows the best forecast. */
function optionOf({ product }: Offer, budget: BriefBudget | null): PricingOption | undefined {
  const priced = product.pricing_options.filter(({ currency }) => currency === budget?.currency);
  const options = priced.length > 0 ? priced : product.pricing_options;
  return options.find(isFixed) ?? options[0];
}

/** Budgets around the planned one, without those that buy nothing. */
function budgetsOf(option: PricingOption, budget: BriefBudget | null, flight: Flight): number[] {
  const { currency } = option;
  const main = budget?.currency === currency ? budget.amount : USUAL_BUDGET;
  const least = minimumBudget(option, flight.end.getTime() - flight.start.getTime());
  const planned = Math.max(1, least, Math.round(main * minorPerMain(currency)));
  const budgets = [Math.floor(planned / 2), planned, planned * 2];
  return budgets.filter((one) => one >= Math.max(1, least) && Number.isSafeInteger(one));
}

function flightOf({ filters }: Request, now: Date): Flight | null {
  const first = readDay(filters?.start_date);
  const last = readDay(filters?.end_date);
  const start = first === null || first.getTime() < now.getTime() ? now : first;
  const end =
    last === null ? new Date(start.getTime() + USUAL_DAYS * DAY_MS) : new Date(last.getTime() + DAY_MS);
  return end.getTime() > start.getTime() ? { start, end } : null;
}

/** What packages hold of the products during the flight, by product id. */
async function heldOf(
  productIds: readonly string[],
  flight: Flight,
  { store, principal }: Omit<ForecastCall, 'platform'>,
  account: Account | null,
): Promise<Map<string, Reservation[]>> {
  const pool = {
    principalId: principal.id,
    accountId: account?.id ?? '',
    sandbox: account?.sandbox ?? principal.sandboxOnly,
  };
  const wanted = productIds.map((productId) => ({ id: '', productId, flight }));
  const held = await heldBeside(store, pool, wanted, []);
  return new Map([...held].map(([productId, of]) => [productId, heldByOthers(of.most(flight), flight)]));
}

const UNITS_MS: Readonly<Record<string, number>> = {
  seconds: SECOND_MS,
  minutes: MINUTE_MS,
  hours: HOUR_MS,
  days: DAY_MS,
};

const timeOf = (budget: CoreDuration | undefined): number =>
  budget === undefined
    ? LONGEST_MS
    : Math.min(LONGEST_MS, budget.interval * (UNITS_MS[budget.unit] ?? LONGEST_MS));

function onWire(forecast: Forecast, now: Date): CoreDeliveryForecast {
  const { currency, audience_size: audience, reach_unit } = forecast;
  const [first, ...others] = forecast.points.map((point) => pointOnWire(point, currency, audience));
  return {
    points: first === undefined ? [{ metrics: { audience_size: { mid: audience } } }] : [first, ...others],
    forecast_range_unit: 'spend',
    method: 'modeled',
    currency,
    reach_unit,
    generated_at: now.toISOString(),
    valid_until: new Date(now.getTime() + VALID_MS).toISOString(),
  };
}

function pointOnWire(point: ForecastPoint, currency: string, audience: number) {
  const money = ({ low, mid, high }: PlatformRange): PlatformRange => ({
    low: fromMinor(low, currency),
    mid: fromMinor(mid, currency),
    high: fromMinor(high, currency),
  });
  return {
    budget: fromMinor(point.budget_minor, currency),
    metrics: {
      audience_size: { mid: audience },
      impressions: point.impressions,
      reach: point.reach,
      frequency: { mid: point.frequency },
      spend: money(point.spend_minor),
      // Metrics that the channel does not have are left out.
      ...(point.clicks.high === 0 ? {} : { clicks: point.clicks }),
      ...(point.completed_views.high === 0 ? {} : { completed_views: point.completed_views }),
    },
  };
}
