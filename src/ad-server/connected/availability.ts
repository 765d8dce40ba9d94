import type { AdServerForecast, AdServerReservationRequest } from '../../../generated/types/ad-server.ts';
import type { AdServer } from '../ad-server.ts';
import type {
  Forecast,
  ForecastAsk,
  InventoryGrant,
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
 * in the end. An ad server that does not reserve is asked for a forecast. Without either number only what is not
 * promised can be sold.
 */
export async function reserveUnits(
  { adServer, capabilities, now }: AskTools,
  ask: ReserveAsk,
): Promise<PlatformAnswer<InventoryGrant>> {
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

const AWAY: PlatformRejected = {
  ok: false,
  code: 'unavailable',
  reason: 'the ad server has not answered yet',
};
const NO_FORECAST: PlatformRejected = { ok: false, code: 'invalid_terms', reason: 'there is no forecast' };

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
