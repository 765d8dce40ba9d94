import type { Duration } from './product.ts';

export type GeoValues = {
  readonly system: string;
  readonly values: readonly string[];
  readonly country?: string;
};
export type Keyword = { readonly keyword: string; readonly match_type: string; readonly bid_price?: number };

export type Proximity = {
  readonly lat?: number;
  readonly lng?: number;
  readonly travel_time?: { readonly value: number; readonly unit: string };
  readonly transport_mode?: string;
  readonly radius?: { readonly value: number; readonly unit: string };
  readonly geometry?: { readonly type: string };
};

export type FrequencyCap = {
  readonly suppress?: Duration;
  readonly suppress_minutes?: number;
  readonly max_impressions?: number;
  readonly per?: string;
  readonly window?: Duration;
};

export type SignalExpression = {
  readonly signal_ref?: Readonly<Record<string, unknown>>;
  readonly signal_id?: Readonly<Record<string, unknown>>;
};
export type SignalGroups = {
  readonly groups: readonly {
    readonly operator: 'any' | 'none';
    readonly signals: readonly SignalExpression[];
  }[];
};

/** What a package is aimed at, in the names of the wire. A schema has judged the shape. */
export type Targeting = {
  readonly geo_countries?: readonly string[];
  readonly geo_countries_exclude?: readonly string[];
  readonly geo_regions?: readonly string[];
  readonly geo_regions_exclude?: readonly string[];
  readonly geo_metros?: readonly GeoValues[];
  readonly geo_metros_exclude?: readonly GeoValues[];
  readonly geo_postal_areas?: readonly GeoValues[];
  readonly geo_postal_areas_exclude?: readonly GeoValues[];
  readonly geo_proximity?: readonly Proximity[];
  readonly daypart_targets?: readonly {
    readonly days: readonly string[];
    readonly start_hour: number;
    readonly end_hour: number;
  }[];
  readonly audience_include?: readonly string[];
  readonly audience_exclude?: readonly string[];
  readonly signal_targeting_groups?: SignalGroups;
  readonly signal_targeting?: readonly SignalExpression[];
  readonly frequency_cap?: FrequencyCap;
  readonly property_list?: object;
  readonly collection_list?: object;
  readonly collection_list_exclude?: object;
  readonly age_restriction?: {
    readonly min: number;
    readonly verification_required?: boolean;
    readonly accepted_methods?: readonly string[];
  };
  readonly device_platform?: readonly string[];
  readonly device_type?: readonly string[];
  readonly device_type_exclude?: readonly string[];
  readonly language?: readonly string[];
  readonly keyword_targets?: readonly Keyword[];
  readonly negative_keywords?: readonly Keyword[];
  readonly store_catchments?: readonly object[];
  readonly axe_include_segment?: string;
  readonly axe_exclude_segment?: string;
};

/** What can be aimed at, as the capabilities declare it (specification, "media_buy.execution.targeting"). */
export type TargetingCapability = {
  readonly geo_countries?: boolean;
  readonly geo_regions?: boolean;
  readonly geo_metros?: Readonly<Record<string, boolean | undefined>>;
  readonly geo_postal_areas?: Readonly<Record<string, unknown>>;
  readonly geo_proximity?: {
    readonly radius?: boolean;
    readonly travel_time?: boolean;
    readonly geometry?: boolean;
    readonly transport_modes?: readonly string[];
  };
  readonly age_restriction?: {
    readonly supported?: boolean;
    readonly verification_methods?: readonly string[];
  };
  readonly language?: boolean;
  readonly keyword_targets?: { readonly supported_match_types: readonly string[] };
  readonly negative_keywords?: { readonly supported_match_types: readonly string[] };
};
