import type * as T from '../../generated/types/ad-server.ts';
import type { CoreTargeting } from '../../generated/types/core.ts';
import { invalidTerms, Refusal } from './http.ts';
import type { Settings, SoldProduct } from './settings.ts';
import { type Db, one, run } from './store.ts';

export type Tools = { db: Db; settings: Settings; now: () => number };

export const PRICING_MODELS: T.AdServerPrice['model'][] = ['cpm', 'cpc', 'cpcv', 'flat_rate'];
export const TARGETING = ['geo_countries', 'geo_countries_exclude', 'device_type', 'device_type_exclude'];
export const SHORTEST_FLIGHT = 3600;
export const LONGEST_FLIGHT = 366 * 86_400;
/** Share of devices among visitors; a seller would measure it. */
const DEVICES: Readonly<Record<string, number>> = { desktop: 0.4, mobile: 0.45, tablet: 0.1, ctv: 0.05 };

type Asked = Pick<T.AdServerReservationRequest, 'product' | 'flight' | 'price' | 'targeting'>;
export type Sale = { product: SoldProduct; starts: number; ends: number };

/** Checks what every question about a sale has. @throws {Refusal} for what this ad server cannot sell */
export function checkSale({ settings, now }: Tools, ask: Asked): Sale {
  const { product: asked, flight, price, targeting = {} } = ask;
  const { currencies, products } = settings;
  const product = products.find(({ product_id: id }) => id === asked.product_id);
  const unknown = Object.keys(targeting).find((field) => !TARGETING.includes(field)) ?? '';
  const isModel = PRICING_MODELS.includes(price.model);
  if (product === undefined) throw invalidTerms('product.product_id', 'There is no such product.');
  if (!currencies.includes(price.currency))
    throw invalidTerms('price.currency', `Use ${currencies.join(', ')}.`);
  if (!isModel) throw invalidTerms('price.model', `Use ${PRICING_MODELS.join(', ')}.`);
  if (unknown !== '') throw invalidTerms(`targeting.${unknown.slice(0, 99)}`, 'This cannot be targeted.');
  if (price.model === 'cpm' && Number(price.amount ?? product.floor) < Number(product.floor))
    throw new Refusal('bid_below_floor', `The floor is ${product.floor}.`, 'price.amount');
  const ends = Date.parse(flight.end);
  const seconds = (ends - Date.parse(flight.start)) / 1000;
  if (ends <= now() || seconds < SHORTEST_FLIGHT || seconds > LONGEST_FLIGHT) {
    const bounds = `${SHORTEST_FLIGHT} to ${LONGEST_FLIGHT} seconds`;
    throw new Refusal('invalid_flight', `A flight ends in the future and has ${bounds}.`, 'flight.end');
  }
  return { product, starts: Math.max(Date.parse(flight.start), now()), ends };
}

/** Units that other packages have in a flight, by the share of their own flights that overlaps. */
const TAKEN = `SELECT coalesce(sum(CAST(units AS REAL) * (min(ends, @ends) - max(starts, @starts)) / (ends - starts)), 0)
  AS units FROM (
    SELECT starts, ends, terms ->> '$.goal.quantity' AS units FROM packages
      WHERE product_id = @product AND desired <> 'stopped' AND id <> @packageId
        AND terms ->> '$.product.delivery_type' = 'guaranteed' AND units IS NOT NULL
    UNION ALL SELECT starts, ends, units FROM reservations
      WHERE product_id = @product AND state = 'held' AND expires_at > @now AND package_id <> @packageId)
  WHERE starts < @ends AND ends > @starts`;

/** Units of a flight that exist, and those that are neither booked nor held by other packages. */
export function availability(tools: Tools, sale: Sale, targeting: CoreTargeting = {}, packageId = '') {
  const { db, settings, now } = tools;
  const { product, starts, ends } = sale;
  const { geo_countries, geo_countries_exclude, device_type, device_type_exclude } = targeting;
  const total = Math.floor((product.units_per_day * (ends - starts)) / 86_400_000);
  const values = { product: product.product_id, starts, ends, now: now(), packageId };
  const taken = one<{ units: number }>(db, TAKEN, values)?.units ?? 0;
  const inCountries = shareOf(settings.countries, geo_countries, geo_countries_exclude);
  const onDevices = shareOf(DEVICES, device_type, device_type_exclude);
  return { total, available: Math.max(0, Math.floor(total * inCountries * onDevices - taken)) };
}

/** Share of the visitors that a targeting leaves. */
function shareOf(shares: Readonly<Record<string, number>>, only?: string[], not?: string[]): number {
  if (only === undefined && not === undefined) return 1;
  const left = Object.entries(shares).filter(([key]) => (only?.includes(key) ?? true) && !not?.includes(key));
  return left.reduce((sum, [, share]) => sum + share, 0);
}

export function forecast(tools: Tools, ask: T.AdServerForecastRequest): T.AdServerForecast {
  const sale = checkSale(tools, ask);
  const { total, available } = availability(tools, sale, ask.targeting);
  const price = Number(ask.price.amount ?? sale.product.floor);
  const perMinor = price > 0 ? (ask.price.model === 'cpm' ? 1000 : 1) / (price * 100) : 0;
  const points = (ask.budgets_minor ?? []).map((budget_minor) => {
    const mid = Math.min(available, Math.floor(budget_minor * perMinor + 1e-9));
    return { budget_minor, units: { low: Math.floor(mid * 0.9), mid, high: mid } };
  });
  const as_of = new Date(tools.now()).toISOString();
  return { state: 'ready', unit: ask.unit, available_units: available, total_units: total, points, as_of };
}

type ReservationRow = Pick<T.AdServerReservation, 'unit' | 'state'> & {
  package_id: string;
  units: number;
  available: number;
  fingerprint: string;
  expires_at: number;
};

const reservationRow = ({ db }: Tools, id: string) =>
  one<ReservationRow>(db, 'SELECT * FROM reservations WHERE id = ?', id);

export function reserve(tools: Tools, id: string, ask: T.AdServerReservationRequest): T.AdServerReservation {
  const { db, settings, now } = tools;
  const { package_id, product, unit, units } = ask;
  const fingerprint = JSON.stringify(ask);
  const row = reservationRow(tools, id);
  if (row !== undefined && row.fingerprint !== fingerprint)
    throw new Refusal('idempotency_conflict', `The reservation ${id} was made with other content.`);
  if (row?.state === 'used') return getReservation(tools, id);
  const sale = checkSale(tools, ask);
  const { available } = availability(tools, sale, ask.targeting, package_id);
  if (available < units)
    throw new Refusal('insufficient_inventory', `There are ${available} units.`, 'units');
  const expires = now() + settings.holdSeconds * 1000;
  const values = [id, package_id, product.product_id, sale.starts, sale.ends, unit, units, fingerprint];
  const sql = `INSERT INTO reservations VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'held', ?, ?) ON CONFLICT (id) DO UPDATE
    SET expires_at = excluded.expires_at, state = 'held', available = excluded.available`;
  run(db, sql, ...values, expires, available);
  return getReservation(tools, id);
}

export function getReservation(tools: Tools, id: string): T.AdServerReservation {
  const row = reservationRow(tools, id);
  if (row === undefined) throw new Refusal('not_found', `There is no reservation ${id}.`);
  const { unit, units, available, state, expires_at } = row;
  return {
    reservation_id: id,
    basis: 'hold',
    state: state === 'held' && expires_at <= tools.now() ? 'expired' : state,
    unit,
    granted_units: units,
    available_units: available,
    expires_at: new Date(expires_at).toISOString(),
  };
}

export function release({ db }: Tools, id: string): void {
  run(db, "UPDATE reservations SET state = 'released' WHERE id = ? AND state = 'held'", id);
}

/** Uses a reservation for a package, whose units are then the package's. @throws {Refusal} reservation_expired */
export function useReservation(tools: Tools, id: string, packageId: string): void {
  const row = reservationRow(tools, id);
  const isUsable = row?.state === 'used' || (row?.state === 'held' && row.expires_at > tools.now());
  if (row?.package_id !== packageId || !isUsable)
    throw new Refusal('reservation_expired', `${id} is not held for ${packageId}.`, 'reservation_id');
  run(tools.db, "UPDATE reservations SET state = 'used' WHERE id = ?", id);
}
