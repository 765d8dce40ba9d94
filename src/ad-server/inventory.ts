import type { CoreTargeting } from '../../generated/types/core.ts';
import type { EnumsChannels, EnumsDeviceType, EnumsReachUnit } from '../../generated/types/enums.ts';

/** Shapes of traffic over a day and a week, see `simulator/curve.ts`. */
export const curveNames = ['workday', 'evening', 'commute', 'shopping', 'steady'] as const;
export type CurveName = (typeof curveNames)[number];

/** The inventory of a product, as the simulator needs it. */
export type Inventory = {
  /** Impressions in an average week. */
  readonly weekly_impressions: number;
  /** Size of the audience that can be reached within a day, in `reach_unit`s. */
  readonly audience: number;
  readonly reach_unit: EnumsReachUnit;
  readonly curve: CurveName;
  /** Offset from UTC of the place whose daytime the traffic follows. */
  readonly utc_offset_hours: number;
  /** Percentage of impressions by country and by device type; each adds up to 100. */
  readonly countries: Readonly<Record<string, number>>;
  readonly devices: { readonly [D in EnumsDeviceType]?: number };
  /** Size of the population that rating points are counted in; for `cpp` only. */
  readonly universe?: number;
  /** Average value of a conversion, in major units; only if the seller counts conversions itself. */
  readonly conversion_value?: number;
  /** Whether packages deliver before they have a creative. */
  readonly runs_without_creatives?: boolean;
  /** Targeting dimensions that the inventory supports. Any other one is refused, and the error names the field. */
  readonly targeting: readonly (keyof CoreTargeting)[];
};

const MOBILE_FIRST = { mobile: 65, desktop: 25, tablet: 10 };
const SCREEN: Readonly<Partial<Record<EnumsChannels, Inventory['devices']>>> = {
  ctv: { ctv: 100 },
  linear_tv: { ctv: 100 },
  dooh: { dooh: 100 },
  ooh: { dooh: 100 },
  cinema: { dooh: 100 },
};

/** Default inventory for a product that is in no catalog: average values for its channel. */
export function usualInventory(channel: EnumsChannels): Inventory {
  const evening = ['ctv', 'linear_tv', 'cinema', 'gaming'].includes(channel);
  return {
    weekly_impressions: 20_000_000,
    audience: 1_500_000,
    reach_unit: channel === 'ctv' || channel === 'linear_tv' ? 'households' : 'devices',
    curve: evening ? 'evening' : 'steady',
    utc_offset_hours: 0,
    countries: { US: 60, GB: 15, CA: 10, DE: 10, FR: 5 },
    devices: SCREEN[channel] ?? MOBILE_FIRST,
    universe: 10_000_000,
    targeting: ['geo_countries', 'geo_countries_exclude'],
  };
}

export const reachUnits = [
  'individuals',
  'households',
  'devices',
  'accounts',
  'cookies',
  'custom',
] as const satisfies readonly EnumsReachUnit[];

export const deviceTypes = [
  'desktop',
  'mobile',
  'tablet',
  'ctv',
  'dooh',
  'unknown',
] as const satisfies readonly EnumsDeviceType[];

/** Targeting dimensions that a catalog may declare for the simulator. */
export const targetingFields = [
  'geo_countries',
  'geo_countries_exclude',
  'geo_regions',
  'geo_regions_exclude',
  'geo_metros',
  'geo_metros_exclude',
  'geo_postal_areas',
  'geo_postal_areas_exclude',
  'geo_proximity',
  'store_catchments',
  'daypart_targets',
  'frequency_cap',
  'age_restriction',
  'audience_include',
  'audience_exclude',
  'device_type',
  'device_type_exclude',
  'device_platform',
  'language',
  'keyword_targets',
  'negative_keywords',
  'property_list',
  'collection_list',
  'collection_list_exclude',
  'signal_targeting_groups',
  'signal_targeting',
] as const satisfies readonly (keyof CoreTargeting)[];
