import type { EnumsPricingModel } from '../../../generated/types/schemas.ts';
import { minorPerMain } from '../../domain/accounts/money.ts';
import type { Price } from '../port.ts';
import { clearingMicros } from './market.ts';
import { part, scaled, WHOLE } from './whole.ts';

/** How a package pays: for units that were delivered, or for time on air whatever is delivered. */
export type Tariff = {
  readonly micros: number;
} & (
  | { readonly kind: 'units'; readonly dividend: number; readonly divisor: number }
  /** The price buys the whole flight. */
  | { readonly kind: 'flight'; readonly minor: number }
  | { readonly kind: 'time'; readonly minor: number; readonly seconds: number }
);

const SECONDS = { hour: 3_600, day: 86_400, week: 604_800, month: 2_592_000 } as const;
const PER: { readonly [M in EnumsPricingModel]?: number } = { cpm: 1000, vcpm: 1000 };
const UNIVERSE = 10_000_000;

export function tariffOf(price: Price, seed: string, universe = UNIVERSE): Tariff {
  const micros = clearingMicros(price, seed);
  const scale = minorPerMain(price.currency);
  const minor = scaled(micros, scale, WHOLE);
  if (price.model === 'flat_rate') return { micros, kind: 'flight', minor };
  if (price.model === 'time') {
    return { micros, kind: 'time', minor, seconds: SECONDS[price.time_unit ?? 'day'] };
  }
  // A rating point is one percent of the universe.
  const per = price.model === 'cpp' ? Math.max(1, Math.floor(universe / 100)) : (PER[price.model] ?? 1);
  return { micros, kind: 'units', dividend: micros * scale, divisor: per * WHOLE };
}

/** What a package can spend at most: a price for the whole flight is not paid more than once. */
export const spendable = (budgetMinor: number, tariff: Tariff): number =>
  tariff.kind === 'flight' ? Math.min(budgetMinor, tariff.minor) : budgetMinor;

type UnitTariff = Extract<Tariff, { kind: 'units' }>;

/** What units cost, in minor units, rounded down. */
export const spendOf = (units: number, { dividend, divisor }: UnitTariff): number =>
  scaled(units, dividend, divisor);

/** More than any inventory holds. */
const PLENTY = 1_000_000_000_000;

/** The most units that an amount pays for. */
export const unitsFor = (minor: number, { dividend, divisor }: UnitTariff): number =>
  dividend === 0 ? PLENTY : Math.min(PLENTY, scaled(minor, divisor, dividend));

/** The fewest impressions of which `units` lead to what is billed, and no more, by the rates on the way there. */
export const impressionsFor = (units: number, chain: readonly number[]): number =>
  chain.reduceRight((n, ppm) => {
    const fewest = scaled(n, WHOLE, ppm);
    return Math.min(PLENTY, part(fewest, ppm) < n ? fewest + 1 : fewest);
  }, units);
