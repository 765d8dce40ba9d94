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
 * catalog says that the product has, by the own ledger alone.
 */
export async function reserveUnits(
  tools: AskTools & { readonly ledger: Pick<Platform, 'reserve'> },
  ask: ReserveAsk,
): Promise<PlatformAnswer<InventoryGrant>> {
  const can = await tools.capabilities.read();
  if (can === null) return AWAY;
  const refusal = excludedBy(can, ask, tools.now());
  if (refusal !== null) return refusal;
  const goal = goalFor(ask.budget_minor, ask.price);
  const measured = goal === null ? null : await measuredGrant(tools.adServer, can, ask, goal);
  if (measured !== null) return measured;
  const own = await tools.ledger.reserve(ask);
  return own.ok ? { ...own, undecided: { reservationId: null } } : own;
}

/** What the ad server itself holds or foresees; null when it has no such number. */
async function measuredGrant(
  adServer: AdServer,
  can: AdServerCapabilities,
  ask: ReserveAsk,
  { unit, quantity: wanted }: AdServerGoal,
): Promise<PlatformAnswer<InventoryGrant> | null> {
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
    if (!answer.ok) return rejected(answer);
    const { granted_units: granted, available_units: available } = answer.answer;
    return grantOf(ask, { granted, available, wanted, reservationId });
  }
  if (can.forecasts !== 'now' || adServer.forecast === undefined) return null;
  const answer = await adServer.forecast(common);
  if (!answer.ok) return rejected(answer);
  const { state, available_units: available = 0 } = answer.answer;
  return state === 'ready' ? grantOf(ask, { granted: wanted, available, wanted, reservationId: null }) : null;
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
