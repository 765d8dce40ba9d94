import type {
  CoreSignalId,
  CoreSignalRef,
  CoreTargeting,
  ProtocolCapabilitiesMediaBuy,
} from '../../../generated/types/schemas.ts';
import type { OneOf, Wire } from '../contract/shapes.ts';

/** Values of one system of metros or postal areas. */
export type GeoValues = {
  readonly system: string;
  readonly values: readonly string[];
  readonly country?: string;
};
export type Keyword = NonNullable<Targeting['keyword_targets']>[number];
export type Proximity = NonNullable<Targeting['geo_proximity']>[number];
/** A reference to a signal, in the present form or the older one. */
export type SignalReference = {
  readonly signal_ref?: OneOf<Wire<CoreSignalRef>>;
  readonly signal_id?: OneOf<Wire<CoreSignalId>>;
};
export type FrequencyCap = NonNullable<Targeting['frequency_cap']>;

/** What a package is aimed at. */
export type Targeting = Wire<CoreTargeting>;

/** What can be aimed at, as the capabilities declare it. */
export type TargetingCapability = NonNullable<
  NonNullable<Wire<ProtocolCapabilitiesMediaBuy>['execution']>['targeting']
>;
