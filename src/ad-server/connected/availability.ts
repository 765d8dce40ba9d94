import type {
  AdServerCapabilities,
  AdServerForecast,
  AdServerGoal,
  AdServerReservationRequest,
} from '../../../generated/types/ad-server.ts';
import type { AdServer } from '../ad-server.ts';
import type {
  Forecast,
  ForecastAsk,
  InventoryGrant,
  Platform,
  PlatformAnswer,
  PlatformRejected,
  ReserveAsk,
} from '../port.ts';
import { scaled, WHOLE } from '../simulator/reckoning.ts';
import { boundTo } from './bound.ts';
import type { KnownCapabilities } from './capabilities.ts';
import { excludedBy } from './excluded.ts';
import { digest, rejected } from './rejected.ts';
import { audienceFor, goalFor, instant, priceFor, productFor, soldUnitOf } from './terms.ts';

export type AskTools = {
  readonly adServer: AdServer;
  readonly capabilities: KnownCapabilities;
  readonly now: () => Date;
};

export async function forecastUnits(
  { adServer, capabilities, now }: AskTools,
  ask: ForecastAsk,
): Promise<PlatformAnswer<Forecast>> {
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
 * in the end. An ad server that does not reserve is asked for a forecast. One that has neither number sells what the
 * catalog says that the product has, by the own ledger alone; and so does one that has not answered when the signal aborts:
 * it decides when it gets the terms.
 */
export async function reserveUnits(
  tools: AskTools & { readonly ledger: Pick<Platform, 'reserve'> },
  ask: ReserveAsk,
  signal?: AbortSignal,
): Promise<PlatformAnswer<InventoryGrant>> {
  const can = await tools.capabilities.read();
  if (can === null) return AWAY;
  const refusal = excludedBy(can, ask, tools.now());
  if (refusal !== null) return refusal;
  const goal = goalFor(ask.budget_minor, ask.price);
  const bound = boundTo(tools.adServer, signal);
  const isLate = () => signal?.aborted === true;
  const measured = goal === null || isLate() ? NO_NUMBER : await measuredGrant(bound, can, ask, goal);
  if (measured.answer !== null && (measured.answer.ok || !isLate() || measured.answer.code !== 'unavailable'))
    return measured.answer;
  const own = await tools.ledger.reserve(ask);
  // Units may be held all the same. Terms that name a reservation which is not there are taken too.
  return own.ok ? { ...own, undecided: { reservationId: measured.reservationId } } : own;
}

type Measured = {
  readonly answer: PlatformAnswer<InventoryGrant> | null;
  /** Set when units may be held. */
  readonly reservationId: string | null;
};
const NO_NUMBER: Measured = { answer: null, reservationId: null };

/** What the ad server itself holds or foresees; no answer when it has no such number. */
async function measuredGrant(
  adServer: AdServer,
  can: AdServerCapabilities,
  ask: ReserveAsk,
  { unit, quantity: wanted }: AdServerGoal,
): Promise<Measured> {
  const common = {
    product: productFor(ask.product),
    flight: { start: instant(ask.flight.start), end: instant(ask.flight.end) },
    price: priceFor(ask.price),
    ...audienceFor(ask),
    unit,
  };
  if (can.reserves === 'hold' && adServer.reserve !== undefined) {
    const body = { ...common, package_id: ask.package_id, units: wanted };
    const reservationId = reservationIdOf(body);
    const answer = await adServer.reserve(reservationId, body);
    if (!answer.ok) return { answer: rejected(answer), reservationId };
    const { granted_units: granted, available_units: available } = answer.answer;
    return { answer: grantOf(ask, { granted, available, wanted, reservationId }), reservationId };
  }
  if (can.forecasts !== 'now' || adServer.forecast === undefined) return NO_NUMBER;
  const answer = await adServer.forecast(common);
  if (!answer.ok) return { answer: rejected(answer), reservationId: null };
  const { state, available_units: available = 0 } = answer.answer;
  if (state !== 'ready') return NO_NUMBER;
  return {
    answer: grantOf(ask, { granted: wanted, available, wanted, reservationId: null }),
    reservationId: null,
  };
}

const AWAY: PlatformRejected = {
  ok: false,
  code: 'unavailable',
  reason: 'the ad server has not answered yet',
};
const NO_FORECAST: PlatformRejected = { ok: false, code: 'invalid_terms', reason: 'there is no forecast' };

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
