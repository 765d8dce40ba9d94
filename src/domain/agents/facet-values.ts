import type { Input } from '../contract/shapes.ts';
import { CHANNELS, FORMAT_KINDS, PROPERTY_TYPES } from '../publishers/adagents/vocabulary.ts';
import type { Facet } from './facets.ts';

type Query = Input<'listAgents'>['query'];

/** Parameters of the list of agents that take values of a fixed set, and the facet that each is about. */
export const FACET_OF = {
  type: 'type',
  health_status: 'health',
  compliance_status: 'compliance',
  lifecycle_stage: 'stage',
  channel: 'channel',
  property_type: 'property_type',
  format_kind: 'format_kind',
} as const satisfies Partial<Record<keyof Query, Facet>>;

export type FacetParameter = keyof typeof FACET_OF;
type ValueOf<P extends FacetParameter> =
  NonNullable<Query[P]> extends readonly (infer V)[] ? V : NonNullable<Query[P]>;

/** The values of each, in the order in which they are shown. */
export const FACET_VALUES = {
  type: ['sales', 'buying', 'creative', 'signals', 'measurement', 'governance', 'brand', 'rights'],
  health_status: ['online', 'offline', 'unknown'],
  compliance_status: ['passing', 'degraded', 'failing', 'unknown'],
  lifecycle_stage: ['production', 'testing', 'development', 'deprecated'],
  channel: CHANNELS,
  property_type: PROPERTY_TYPES,
  format_kind: FORMAT_KINDS,
} as const satisfies { readonly [P in FacetParameter]: readonly ValueOf<P>[] };

/** Values of the contract that are missing above: there must be none. */
type Missing = {
  [P in FacetParameter]: Exclude<ValueOf<P>, (typeof FACET_VALUES)[P][number]>;
}[FacetParameter];

type CountedValue = { readonly parameter: FacetParameter; readonly value: string };

/** Every value that agents are counted by. */
export const countedValues: [Missing] extends [never] ? readonly CountedValue[] : Missing = (
  Object.keys(FACET_VALUES) as FacetParameter[]
).flatMap((parameter) => FACET_VALUES[parameter].map((value) => ({ parameter, value })));
