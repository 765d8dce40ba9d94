import type { CoreTargeting, EnumsDeviceType, EnumsReachUnit } from '../../generated/types/schemas.ts';

export const reachUnits = [
  ...(['individuals', 'households', 'devices', 'accounts', 'cookies', 'custom'] as const),
] as const satisfies readonly EnumsReachUnit[];

export const deviceTypes = [
  ...(['desktop', 'mobile', 'tablet', 'ctv', 'dooh', 'unknown'] as const),
] as const satisfies readonly EnumsDeviceType[];

/** Dimensions of targeting that the simulator reckons with. */
export const targetingFields = [
  ...(['geo_countries', 'geo_countries_exclude', 'geo_regions', 'geo_regions_exclude'] as const),
  ...(['geo_metros', 'geo_metros_exclude', 'geo_postal_areas', 'geo_postal_areas_exclude'] as const),
  ...(['geo_proximity', 'store_catchments', 'daypart_targets', 'frequency_cap', 'age_restriction'] as const),
  ...(['audience_include', 'audience_exclude', 'device_type', 'device_type_exclude'] as const),
  ...(['device_platform', 'language', 'keyword_targets', 'negative_keywords', 'property_list'] as const),
  ...(['collection_list', 'collection_list_exclude', 'signal_targeting_groups', 'signal_targeting'] as const),
] as const satisfies readonly (keyof CoreTargeting)[];
