import type { CoreVendorMetricValue } from '../../../generated/types/core.ts';
import { toMinor } from '../money/amounts.ts';
import { vendorMetricKey } from '../products/product.ts';
import { readInstant } from '../text/instant.ts';
import { objectParam, ScenarioRefusal, textParam } from './scenario.ts';

type Json = Readonly<Record<string, unknown>>;

type Money = { readonly minor: number; readonly currency: string };

/** The delivery that one call of the controller adds to a buy. */
export type SimulatedDelivery = {
  /** Whole numbers by the name of the figure; they are added to earlier ones. */
  readonly counts: Readonly<Record<string, number>>;
  readonly spend: Money | null;
  /** Value of the conversions. */
  readonly value: Money | null;
  /** Reach, frequency and viewability; the latest value of each replaces the one before. */
  readonly latest: Json;
  /** Finality, measurement window and values of vendors' metrics. */
  readonly told: Json;
  /** The parameters as they were sent, without `media_buy_id`. */
  readonly simulated: Json;
};

const COUNTS = ['impressions', 'clicks', 'conversions', 'completed_views'] as const;

/**
 * Reads the parameters of `simulate_delivery`.
 *
 * @throws {ScenarioRefusal} INVALID_PARAMS when a parameter has a wrong type or is out of range
 */
export function simulatedDelivery(params: Json): SimulatedDelivery {
  const counts = Object.fromEntries(
    COUNTS.flatMap((name) => (params[name] === undefined ? [] : [[name, countOf(params, name)]])),
  );
  const spend = moneyOf(params, 'reported_spend');
  const value = moneyOf(params, 'conversion_value');
  const latest = latestOf(params);
  const told = reportedFields(params);
  const { media_buy_id: _, ...simulated } = params;
  return { counts, spend, value, latest, told, simulated };
}

const wrong = (name: string, why: string): ScenarioRefusal =>
  new ScenarioRefusal('INVALID_PARAMS', `params.${name} ${why}.`);

function countOf(params: Json, name: string): number {
  const value = params[name];
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw wrong(name, 'must be an integer of at least 0');
}

function numberOf(params: Json, name: string, most: number, path = name): number {
  const value = params[name];
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= most) return value;
  throw wrong(
    path,
    most === Number.POSITIVE_INFINITY
      ? 'must be a number of at least 0'
      : `must be a number from 0 to ${most}`,
  );
}

function moneyOf(params: Json, name: 'reported_spend' | 'conversion_value'): Money | null {
  if (params[name] === undefined) return null;
  const { amount, currency } = objectParam(params, name);
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency))
    throw wrong(`${name}.currency`, 'must be a currency code, such as USD');
  const minor = typeof amount === 'number' ? toMinor(amount, currency) : null;
  if (minor === null) throw wrong(`${name}.amount`, `must be an amount in ${currency}`);
  return { minor, currency };
}

const ANY = Number.POSITIVE_INFINITY;

function latestOf(params: Json): Json {
  const { reach, frequency, reach_window: window, viewability } = params;
  return {
    ...(reach === undefined ? {} : { reach: countOf(params, 'reach') }),
    ...(frequency === undefined ? {} : { frequency: numberOf(params, 'frequency', ANY) }),
    ...(window === undefined ? {} : { reach_window: windowOf(objectParam(params, 'reach_window')) }),
    ...(viewability === undefined ? {} : { viewability: viewabilityOf(objectParam(params, 'viewability')) }),
  };
}

const UNITS = ['seconds', 'minutes', 'hours', 'days', 'campaign'];

function windowOf({ kind, period }: Json): Json {
  if (kind !== 'cumulative' && kind !== 'period' && kind !== 'rolling')
    throw wrong('reach_window.kind', 'must be one of cumulative, period, rolling');
  if (period === undefined) {
    if (kind === 'cumulative') return { kind };
    throw wrong('reach_window.period', `is missing beside ${kind}`);
  }
  const { interval, unit } = objectParam({ period }, 'period');
  if (!Number.isSafeInteger(interval) || Number(interval) < 1 || !UNITS.includes(String(unit)))
    throw wrong('reach_window.period', 'must be a duration');
  return { kind, period: { interval, unit } };
}

function viewabilityOf(viewability: Json): Json {
  const figures = [
    ['measurable_impressions', ANY],
    ['viewable_impressions', ANY],
    ['viewable_rate', 1],
    ['viewed_seconds', ANY],
  ] as const;
  const { standard } = viewability;
  if (standard !== undefined && standard !== 'mrc' && standard !== 'groupm')
    throw wrong('viewability.standard', 'must be one of mrc, groupm');
  return {
    ...Object.fromEntries(
      figures.flatMap(([name, most]) =>
        viewability[name] === undefined
          ? []
          : [[name, numberOf(viewability, name, most, `viewability.${name}`)]],
      ),
    ),
    ...(standard === undefined ? {} : { standard }),
  };
}

const LONGEST_WINDOW = 50;

function reportedFields(params: Json): Json {
  const {
    is_final: isFinal,
    finalized_at: at,
    measurement_window: window,
    vendor_metric_values: values,
  } = params;
  if (isFinal !== undefined && typeof isFinal !== 'boolean')
    throw wrong('is_final', 'is neither true nor false');
  if (at !== undefined && readInstant(at) === null)
    throw wrong('finalized_at', 'must be a time with an offset from UTC');
  if (at !== undefined && isFinal !== true) throw wrong('finalized_at', 'needs is_final to be true');
  if (window !== undefined && textParam(params, 'measurement_window').length > LONGEST_WINDOW)
    throw wrong('measurement_window', `is longer than ${LONGEST_WINDOW} characters`);
  return {
    ...(isFinal === undefined ? {} : { is_final: isFinal }),
    ...(at === undefined ? {} : { finalized_at: at }),
    ...(window === undefined ? {} : { measurement_window: window }),
    ...(values === undefined ? {} : { vendor_metric_values: vendorValues(values) }),
  };
}

function vendorValues(values: unknown): CoreVendorMetricValue[] {
  const name = 'vendor_metric_values';
  if (!Array.isArray(values)) throw wrong(name, 'must be an array');
  const all = values.map((value: unknown, at) =>
    vendorValue(objectParam({ [at]: value }, String(at)), `${name}[${at}]`),
  );
  if (new Set(all.map(vendorMetricKey)).size < all.length)
    throw wrong(name, 'has a metric of a vendor twice');
  return all;
}

function vendorValue(entry: Json, path: string): CoreVendorMetricValue {
  const { vendor, metric_id: id, value, unit, measurable_impressions: measurable } = entry;
  const domain =
    typeof vendor === 'object' && vendor !== null && 'domain' in vendor ? vendor.domain : undefined;
  if (typeof domain !== 'string' || domain === '') throw wrong(`${path}.vendor.domain`, 'is missing');
  if (typeof id !== 'string' || !/^[a-z][a-z0-9_]{0,63}$/.test(id))
    throw wrong(`${path}.metric_id`, 'must be the id of a metric');
  if (typeof value !== 'number' || !Number.isFinite(value)) throw wrong(`${path}.value`, 'must be a number');
  if (unit !== undefined && typeof unit !== 'string') throw wrong(`${path}.unit`, 'must be a string');
  return {
    vendor: vendor as CoreVendorMetricValue['vendor'],
    metric_id: id,
    value,
    ...(unit === undefined ? {} : { unit }),
    ...(measurable === undefined
      ? {}
      : {
          measurable_impressions: numberOf(
            entry,
            'measurable_impressions',
            ANY,
            `${path}.measurable_impressions`,
          ),
        }),
  };
}
