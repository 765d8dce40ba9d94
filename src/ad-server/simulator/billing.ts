import type { EnumsChannels, EnumsPricingModel } from '../../../generated/types/enums.ts';
import { minorPerMain } from '../../domain/money/minor-units.ts';
import type { PlatformFigureName } from '../figures.ts';
import type { Price } from '../port.ts';
import { between, part, scaled, varied, WHOLE } from './reckoning.ts';

/** How a package is charged: for delivered units, or for time regardless of delivery. */
export type Tariff = {
  readonly micros: number;
} & (
  | { readonly kind: 'units'; readonly dividend: number; readonly divisor: number }
  /** The price is for the whole flight. */
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

/** Maximum spend of a package. A price for the whole flight is paid only once. */
export const spendable = (budgetMinor: number, tariff: Tariff): number =>
  tariff.kind === 'flight' ? Math.min(budgetMinor, tariff.minor) : budgetMinor;

type UnitTariff = Extract<Tariff, { kind: 'units' }>;

/** Cost of units in minor units, rounded down. */
export const spendOf = (units: number, { dividend, divisor }: UnitTariff): number =>
  scaled(units, dividend, divisor);

/** More units than any inventory has. */
const PLENTY = 1_000_000_000_000;

/** Maximum number of units that an amount pays for. */
export const unitsFor = (minor: number, { dividend, divisor }: UnitTariff): number =>
  dividend === 0 ? PLENTY : Math.min(PLENTY, scaled(minor, divisor, dividend));

/** The smallest number of impressions that leads to `units` billed units, given the rates in between. */
export const impressionsFor = (units: number, chain: readonly number[]): number =>
  chain.reduceRight((n, ppm) => {
    const fewest = scaled(n, WHOLE, ppm);
    return Math.min(PLENTY, part(fewest, ppm) < n ? fewest + 1 : fewest);
  }, units);

const MICROS = 1_000_000;
const microsOf = (amount: number): number => Math.round(amount * MICROS);

/**
 * Price of a unit, in millionths of the major unit. If the bid is a maximum, the auction clears between the floor
 * and the bid, at a point that the seed decides. Otherwise the bid itself is paid.
 */
export function clearingMicros(price: Price, seed: string): number {
  if (price.fixed_price !== undefined) return microsOf(price.fixed_price);
  const floor = microsOf(price.floor_price ?? 0);
  const bid = microsOf(price.bid_price ?? price.floor_price ?? 0);
  if (bid < floor) return floor;
  return price.max_bid === true
    ? floor + scaled(bid - floor, between(550, 951, 'clearing', seed), 1000)
    : bid;
}

/** Share of auctions that a price wins, in millionths; 0 below the floor. A fixed price wins all. */
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

/** Each count with the count that it is a part of. A count comes after its parent. */
export const parents = [
  ['measurable_impressions', 'impressions'],
  ['viewable_impressions', 'measurable_impressions'],
  ['views', 'impressions'],
  ['q1_views', 'views'],
  ['q2_views', 'q1_views'],
  ['q3_views', 'q2_views'],
  ['completed_views', 'q3_views'],
  ['clicks', 'impressions'],
  ['engagements', 'impressions'],
  ['plays', 'impressions'],
  ['conversions', 'clicks'],
] as const satisfies readonly (readonly [PlatformFigureName, PlatformFigureName])[];
export type PartName = (typeof parents)[number][0];

type Rates = { readonly [P in PartName]?: number };

// Rates in millionths of the parent count.
const PAGE: Rates = { measurable_impressions: 970_000, viewable_impressions: 700_000, clicks: 1_600 };
const plays = (views: number, kept: number): Rates => ({
  views,
  q1_views: Math.min(WHOLE, kept + 40_000),
  q2_views: kept,
  q3_views: Math.min(WHOLE, kept + 15_000),
  completed_views: Math.min(WHOLE, kept + 25_000),
});
const SOUND: Rates = { ...plays(985_000, 950_000), clicks: 600, engagements: 900 };
const SCREENS: Rates = { measurable_impressions: 900_000, viewable_impressions: 960_000, plays: 62_500 };

/** Usual rates by channel. */
const BY_CHANNEL: Readonly<Record<EnumsChannels, Rates>> = {
  display: PAGE,
  olv: { ...PAGE, ...plays(880_000, 870_000), viewable_impressions: 740_000, clicks: 2_800 },
  social: { ...PAGE, ...plays(420_000, 640_000), clicks: 9_500, engagements: 21_000 },
  search: { ...PAGE, viewable_impressions: 900_000, clicks: 38_000 },
  ctv: {
    ...plays(990_000, 970_000),
    measurable_impressions: 950_000,
    viewable_impressions: 985_000,
    clicks: 40,
  },
  linear_tv: { ...plays(970_000, 960_000), measurable_impressions: 0 },
  radio: plays(WHOLE, 950_000),
  streaming_audio: SOUND,
  podcast: { ...SOUND, ...plays(940_000, 930_000), clicks: 900 },
  dooh: SCREENS,
  ooh: SCREENS,
  print: {},
  cinema: { ...plays(WHOLE, 985_000), plays: 12_500 },
  email: { ...PAGE, measurable_impressions: 640_000, clicks: 12_500 },
  gaming: { ...PAGE, ...plays(960_000, 945_000), clicks: 4_200, engagements: 15_000 },
  retail_media: { ...PAGE, viewable_impressions: 760_000, clicks: 5_400 },
  influencer: { ...plays(520_000, 700_000), clicks: 11_000, engagements: 34_000 },
  affiliate: { ...PAGE, clicks: 18_000 },
  product_placement: plays(WHOLE, 960_000),
  sponsored_intelligence: { ...PAGE, clicks: 8_500, engagements: 30_000 },
};

/** Conversions per click, in millionths, when the seller counts conversions itself. */
const CONVERSIONS_PPM = 46_000;

/** Counts from an impression to the billed count, in order. */
const BILLED: Readonly<Record<EnumsPricingModel, readonly PartName[]>> = {
  cpm: [],
  vcpm: ['measurable_impressions', 'viewable_impressions'],
  cpc: ['clicks'],
  cpcv: ['views', 'q1_views', 'q2_views', 'q3_views', 'completed_views'],
  cpv: ['views'],
  cpp: [],
  cpa: ['clicks', 'conversions'],
  flat_rate: [],
  time: [],
};
export const billedChain = (model: EnumsPricingModel): readonly PartName[] => BILLED[model];

/** Whether a count can be above 0 on a channel. */
export const isCounted = (channel: EnumsChannels, name: PartName): boolean =>
  (BY_CHANNEL[channel][name] ?? 0) > 0;

type SimulatedRate = { readonly ppm: number; readonly phase: number };
export type RateTable = { readonly [P in PartName]: SimulatedRate };

export type RateSeed = {
  readonly channel: EnumsChannels;
  readonly packageId: string;
  readonly model: EnumsPricingModel;
  readonly managedConversions: boolean;
};

/**
 * Rates of one creative of a package. The billed counts have one rate for the whole package and round down, so that
 * the planned spend is never exceeded. Other rates vary by creative, and each has its own phase.
 */
export function ratesOf(seed: RateSeed, creativeId: string, stretch: number): RateTable {
  const billed = billedChain(seed.model);
  const usual = usualRates(seed);
  const rows = parents.map(([name]) => {
    const mine = varied(usual[name], name, seed.packageId);
    if (billed.includes(name)) return [name, { ppm: mine, phase: 0 }];
    const phase = between(0, WHOLE, 'phase', name, seed.packageId, creativeId, String(stretch));
    return [name, { ppm: varied(mine, name, seed.packageId, creativeId), phase }];
  });
  return Object.fromEntries(rows);
}

/** Rates of the billed counts, for the package as a whole. */
export const billedRates = (seed: RateSeed): number[] =>
  billedChain(seed.model).map((name) => varied(usualRates(seed)[name], name, seed.packageId));

/** Minimum rate of a billed count on any channel, in millionths. */
const LEAST_BILLED_PPM = 400;

type UsualRates = { readonly [P in PartName]: number };

const knownRates = new Map<string, UsualRates>();

/** The rates before any variation. Channels and models are words of the contract, so all of them are kept. */
export function usualRates(seed: Omit<RateSeed, 'packageId'>): UsualRates {
  const key = `${seed.channel} ${seed.model} ${seed.managedConversions}`;
  const rates = knownRates.get(key) ?? computedRates(seed);
  knownRates.set(key, rates);
  return rates;
}

function computedRates({ channel, model, managedConversions }: Omit<RateSeed, 'packageId'>): UsualRates {
  const billed = billedChain(model);
  const rates = BY_CHANNEL[channel];
  const converted = managedConversions || model === 'cpa' ? CONVERSIONS_PPM : 0;
  const rows = parents.map(([name]) => {
    const usual = name === 'conversions' ? converted : (rates[name] ?? 0);
    return [name, billed.includes(name) ? Math.max(usual, LEAST_BILLED_PPM) : usual];
  });
  return Object.fromEntries(rows);
}
