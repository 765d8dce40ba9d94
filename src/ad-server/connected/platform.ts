import { createHash } from 'node:crypto';
import type { AdServerForecast, AdServerReservationRequest } from '../../../generated/types/ad-server.ts';
import type { Tables } from '../../store/index.ts';
import type { AdServer, AdServerRefused } from '../ad-server.ts';
import type { AdServerWork } from '../placement.ts';
import type {
  AttributeAsk,
  Credit,
  Forecast,
  ForecastAsk,
  InventoryGrant,
  PackageOrder,
  Platform,
  PlatformAnswer,
  PlatformRejected,
  RefusalCode,
  ReportAsk,
  ReserveAsk,
} from '../port.ts';
import { builtInProducer } from '../producer.ts';
import { scaled, WHOLE } from '../simulator/reckoning.ts';
import { reportStored } from '../stored-figures.ts';
import type { KnownCapabilities } from './capabilities.ts';
import { excludedBy } from './excluded.ts';
import { placePackage } from './place.ts';
import { audienceFor, goalFor, instant, priceFor, productFor, soldUnitOf } from './terms.ts';

type ConnectedTools = {
  readonly adServer: AdServer;
  readonly capabilities: KnownCapabilities;
  /** Serves sandbox accounts, of which nothing may reach the ad server. */
  readonly simulator: Platform;
  readonly store: Tables;
  readonly now: () => Date;
};

/**
 * The operator's ad server behind the port. Sandbox accounts are simulated. Figures come from what was stored of the ad
 * server's reports, so that no read waits for it.
 */
export function openConnected({ adServer, capabilities, simulator, store, now }: ConnectedTools): Platform & {
  readonly connected: AdServerWork;
} {
  return {
    get simulated() {
      return capabilities.known()?.simulated === true;
    },
    connected: { adServer, place: (ask, at) => placePackage(adServer, ask, at) },
    forecast: (ask) => (ask.sandbox === true ? simulator.forecast(ask) : forecast(ask)),
    reserve: (ask) => (ask.sandbox === true ? simulator.reserve(ask) : reserve(ask)),
    traffic: simulator.traffic,
    start: simulator.start,
    pause: simulator.pause,
    stop: simulator.stop,
    attachCreatives: simulator.attachCreatives,
    report,
    attribute,
    activateSegment: (ask) => (ask.sandbox === true ? simulator.activateSegment(ask) : activate(ask)),
    producer: builtInProducer,
  };

  async function forecast(ask: ForecastAsk): Promise<PlatformAnswer<Forecast>> {
    const can = await capabilities.read();
    if (can === null) return AWAY;
    const refusal = excludedBy(can, ask, now());
    const unit = soldUnitOf(ask.price);
    if (refusal !== null) return refusal;
    if (can.forecasts !== 'now' || adServer.forecast === undefined || unit === null) return NO_FORECAST;
    const answer = await adServer.forecast({
      product: productFor(ask.product),
      flight: { start: instant(ask.flight.start), end: instant(ask.flight.end) },
      price: priceFor(ask.price),
      unit,
      ...audienceFor(ask),
      budgets_minor: [...ask.budgets_minor],
    });
    if (!answer.ok) return rejected(answer);
    if (answer.answer.state !== 'ready') return NO_FORECAST;
    return { ok: true, ...forecastFrom(answer.answer, ask) };
  }

  /**
   * Asks for units, and answers them as a share of what is left beside that which others hold: the own ledger decides
   * in the end. An ad server that does not reserve is asked for a forecast. Without either number only what is not
   * promised can be sold.
   */
  async function reserve(ask: ReserveAsk): Promise<PlatformAnswer<InventoryGrant>> {
    const can = await capabilities.read();
    if (can === null) return AWAY;
    const refusal = excludedBy(can, ask, now());
    if (refusal !== null) return refusal;
    const goal = goalFor(ask.budget_minor, ask.price);
    const flight = { start: instant(ask.flight.start), end: instant(ask.flight.end) };
    const common = {
      product: productFor(ask.product),
      flight,
      price: priceFor(ask.price),
      ...audienceFor(ask),
    };
    if (goal !== null && can.reserves === 'hold' && adServer.reserve !== undefined) {
      const body = { ...common, package_id: ask.package_id, unit: goal.unit, units: goal.quantity };
      const reservationId = reservationIdOf(body);
      const answer = await adServer.reserve(reservationId, body);
      if (!answer.ok) return rejected(answer);
      const { granted_units: granted, available_units: available } = answer.answer;
      return grantOf(ask, { granted, available, wanted: goal.quantity, reservationId });
    }
    if (goal !== null && can.forecasts === 'now' && adServer.forecast !== undefined) {
      const answer = await adServer.forecast({ ...common, unit: goal.unit });
      if (!answer.ok) return rejected(answer);
      const { state, available_units: available = 0 } = answer.answer;
      if (state === 'ready')
        return grantOf(ask, {
          granted: goal.quantity,
          available,
          wanted: goal.quantity,
          reservationId: null,
        });
    }
    if (ask.product.delivery_type === 'guaranteed' && goal !== null)
      return { ok: false, code: 'insufficient_inventory', reason: 'the ad server tells no availability' };
    return { ...UNMEASURED, undecided: { reservationId: null } };
  }

  async function report(ask: ReportAsk): ReturnType<Platform['report']> {
    const [simulated, real] = split(ask.orders, (order) => order.sandbox === true);
    if (real.length === 0) return simulator.report(ask);
    const of = (orders: readonly PackageOrder[]): ReportAsk => {
      const ids = new Set(orders.map(({ buy_id: id }) => id));
      return { ...ask, orders, additions: ask.additions?.filter(({ buy_id: id }) => ids.has(id)) ?? [] };
    };
    const stored = await reportStored(store, of(real));
    if (!stored.ok || simulated.length === 0) return stored;
    const invented = await simulator.report(of(simulated));
    if (!invented.ok) return invented;
    const place = new Map(ask.orders.map(({ buy_id, package_id }, at) => [`${buy_id} ${package_id}`, at]));
    const placeOf = (one: PackageOrder | (typeof stored.packages)[number]): number =>
      place.get(`${one.buy_id} ${one.package_id}`) ?? 0;
    return {
      ok: true,
      packages: [...stored.packages, ...invented.packages].toSorted((a, b) => placeOf(a) - placeOf(b)),
      buys: [...stored.buys, ...invented.buys],
      ...(stored.counted === undefined ? {} : { counted: stored.counted }),
    };
  }

  async function attribute(ask: AttributeAsk): ReturnType<Platform['attribute']> {
    const [simulated, real] = split(ask.candidates, ({ order }) => order.sandbox === true);
    if (simulated.length > 0 || real.length === 0) return simulator.attribute(ask);
    const nobody = { ok: true as const, credits: ask.events.map(() => null) };
    if ((await capabilities.read())?.attribution !== true || adServer.attribute === undefined) return nobody;
    const answer = await adServer.attribute({
      events: ask.events.map(({ event_key, at }) => ({ event_key, at: instant(at) })),
      candidates: real.map(({ order, post_click_seconds, post_view_seconds }) => ({
        package_id: order.package_id,
        post_click_seconds,
        post_view_seconds,
      })),
    });
    if (!answer.ok) return rejected(answer);
    const buyOf = new Map(real.map(({ order }) => [order.package_id, order.buy_id]));
    const credits = answer.answer.credits.map((credit): Credit | null => {
      const buy = credit === null ? undefined : buyOf.get(credit.package_id);
      return credit === null || buy === undefined ? null : { ...credit, buy_id: buy };
    });
    return { ok: true, credits };
  }

  async function activate({
    segment_id: segment,
    destination,
    at,
  }: Parameters<Platform['activateSegment']>[0]) {
    if ((await capabilities.read())?.segments !== true || adServer.activate === undefined) return NO_SEGMENTS;
    const id = `act_${digest([segment, destination])}`;
    const answer = await adServer.activate(segment, id, { destination });
    if (!answer.ok) return rejected(answer);
    const { activation_key: key = '', ready_at: ready } = answer.answer;
    return { ok: true as const, activation_key: key, ready_at: ready === undefined ? at : new Date(ready) };
  }
}

const AWAY: PlatformRejected = {
  ok: false,
  code: 'unavailable',
  reason: 'the ad server has not answered yet',
};
const NO_FORECAST: PlatformRejected = { ok: false, code: 'invalid_terms', reason: 'there is no forecast' };
const NO_SEGMENTS: PlatformRejected = {
  ok: false,
  code: 'invalid_terms',
  reason: 'the ad server activates no segments',
};

/** What is granted where nothing tells how much there is: it takes no share from others. */
const UNMEASURED = {
  ok: true as const,
  share_ppm: 0,
  targeting_ppm: WHOLE,
  planned_impressions: 0,
  held_impressions: 0,
};

type Granted = {
  readonly granted: number;
  readonly available: number;
  readonly wanted: number;
  readonly reservationId: string | null;
};

/** A grant of units as a share of the product: of the part that others have left, by the own ledger. */
function grantOf(
  { held, product }: ReserveAsk,
  { granted, available, wanted, reservationId }: Granted,
): PlatformAnswer<InventoryGrant> {
  const isPromised = product.delivery_type === 'guaranteed';
  const units = Math.min(granted, available);
  if (isPromised && units < wanted)
    return { ok: false, code: 'insufficient_inventory', reason: `${available} units are left` };
  const taken = Math.min(
    WHOLE,
    held.reduce((sum, { share_ppm: share }) => sum + share, 0),
  );
  return {
    ok: true,
    share_ppm: available === 0 ? 0 : scaled(WHOLE - taken, units, available),
    targeting_ppm: WHOLE,
    planned_impressions: wanted,
    held_impressions: units,
    undecided: { reservationId },
  };
}

/** The same wish has the same reservation, so that a repetition extends it instead of taking more. */
const reservationIdOf = (body: AdServerReservationRequest): string => `res_${digest(body)}`;

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);

const CODES: { readonly [C in AdServerRefused['code']]?: RefusalCode } = {
  insufficient_inventory: 'insufficient_inventory',
  bid_below_floor: 'bid_below_floor',
  invalid_flight: 'invalid_flight',
  invalid_terms: 'invalid_terms',
  invalid_period: 'invalid_period',
};

/** Whatever is not a refusal of the buyer's wish means that the ad server cannot be used now. */
const rejected = ({ code, reason }: AdServerRefused): PlatformRejected => ({
  ok: false,
  code: CODES[code] ?? 'unavailable',
  reason,
});

function forecastFrom(
  { available_units, audience_size, reach_unit, points = [] }: AdServerForecast,
  { price, budgets_minor }: ForecastAsk,
): Forecast {
  const none = { low: 0, mid: 0, high: 0 };
  return {
    currency: price.currency,
    reach_unit: reach_unit ?? 'devices',
    available_impressions: available_units ?? 0,
    audience_size: audience_size ?? 0,
    points: points.map(({ budget_minor, units, impressions, clicks, reach, spend_minor }) => ({
      budget_minor,
      impressions: impressions ?? (soldUnitOf(price) === 'impressions' ? units : none),
      clicks: clicks ?? (soldUnitOf(price) === 'clicks' ? units : none),
      completed_views: soldUnitOf(price) === 'completed_views' ? units : none,
      reach: reach ?? none,
      spend_minor: spend_minor ?? { low: 0, mid: budget_minor, high: budget_minor },
      frequency: 0,
    })),
    ...(budgets_minor.length === 0 ? { points: [] } : {}),
  };
}

function split<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}
