import type { EnumsChannels, EnumsPricingModel } from '../../../generated/types/schemas.ts';
import type { PlatformFigureName } from '../figures.ts';
import { between, varied } from './seed.ts';
import { WHOLE } from './whole.ts';

/** What each count is a part of. A count comes after what it is a part of. */
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

// Millionths of the count that each is a part of.
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

/** Usual rates of each channel. */
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

/** Conversions for each click, where the seller counts them by itself. */
const CONVERSIONS_PPM = 46_000;

/** Counts that lead from an impression to what is billed, in order. */
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

/** Whether such a thing happens on a channel at all. */
export const isCounted = (channel: EnumsChannels, name: PartName): boolean =>
  (BY_CHANNEL[channel][name] ?? 0) > 0;

export type SimulatedRate = { readonly ppm: number; readonly phase: number };
export type RateTable = { readonly [P in PartName]: SimulatedRate };

export type RateSeed = {
  readonly channel: EnumsChannels;
  readonly packageId: string;
  readonly model: EnumsPricingModel;
  readonly managedConversions: boolean;
};

/**
 * Rates of one creative of a package. What is billed has one rate for the package and starts late, so that money that
 * was planned is never overrun; the rest is a little better or worse by creative and starts at a time of its own.
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

/** Rates of the package itself of the counts that are billed. */
export const billedRates = (seed: RateSeed): number[] =>
  billedChain(seed.model).map((name) => varied(usualRates(seed)[name], name, seed.packageId));

/** Something that is paid for happens, whatever the channel. */
const LEAST_BILLED_PPM = 400;

export function usualRates({ channel, model, managedConversions }: Omit<RateSeed, 'packageId'>): {
  readonly [P in PartName]: number;
} {
  const billed = billedChain(model);
  const rates = BY_CHANNEL[channel];
  const converted = managedConversions || model === 'cpa' ? CONVERSIONS_PPM : 0;
  const rows = parents.map(([name]) => {
    const usual = name === 'conversions' ? converted : (rates[name] ?? 0);
    return [name, billed.includes(name) ? Math.max(usual, LEAST_BILLED_PPM) : usual];
  });
  return Object.fromEntries(rows);
}
