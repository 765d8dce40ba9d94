import { type AgentDeclaration, isDeclared } from '../agent-profile.ts';

/** Declarations that say something only beside another one. */
const NEEDS: readonly (readonly [place: string, needed: string])[] = [
  ['creative.refinable_retention_seconds', 'creative.supports_refinement'],
  ['creative.multiplicity.max_variants_limit', 'creative.multiplicity.supports_variants'],
  ['creative.multiplicity.variant_dimensions', 'creative.multiplicity.supports_variants'],
  ['creative.multiplicity.max_signal_conditions_limit', 'creative.multiplicity.supports_signal_fanout'],
  ['brand.right_types', 'brand.rights'],
  ['brand.available_uses', 'brand.rights'],
  ['brand.generation_providers', 'brand.rights'],
];

type Feature = NonNullable<NonNullable<AgentDeclaration['governance']>['property_features']>[number];

/** Rules inside the blocks of creatives, brand, governance, measurement and sponsored intelligence. */
export function catalogBlockProblems(profile: AgentDeclaration): string[] {
  const { governance, measurement, sponsored_intelligence: sessions, creative } = profile;
  const transports = sessions?.endpoint.transports.map(({ type }) => type) ?? [];
  const preferred = sessions?.endpoint.preferred;
  return [
    ...NEEDS.filter(([place, needed]) => isDeclared(profile, place) && !isDeclared(profile, needed)).map(
      ([place, needed]) => `${place}: needs ${needed}`,
    ),
    ...repeats('creative.supported_formats', 'capability_id', creative?.supported_formats),
    ...(creative?.supported_formats ?? []).flatMap(({ format }, i) =>
      Object.hasOwn(format, 'format_option_id')
        ? [
            `creative.supported_formats[${i}].format.format_option_id: belongs to a product, not to a capability`,
          ]
        : [],
    ),
    ...(['property_features', 'creative_features'] as const).flatMap((name) => [
      ...repeats(`governance.${name}`, 'feature_id', governance?.[name]),
      ...(governance?.[name] ?? []).flatMap((feature, i) =>
        featureProblems(feature, `governance.${name}[${i}]`),
      ),
    ]),
    ...repeats('measurement.metrics', 'metric_id', measurement?.metrics),
    ...(preferred !== undefined && !transports.includes(preferred)
      ? [`sponsored_intelligence.endpoint.preferred: ${preferred} must be one of the transports`]
      : []),
  ];
}

function repeats(path: string, key: string, items: readonly object[] | undefined): string[] {
  const seen = new Set<unknown>();
  return (items ?? []).flatMap((item, i) => {
    const value = (item as Readonly<Record<string, unknown>>)[key];
    const isRepeated = value !== undefined && seen.has(value);
    seen.add(value);
    return isRepeated ? [`${path}[${i}].${key}: is in the list already`] : [];
  });
}

function featureProblems({ type, range, categories }: Feature, path: string): string[] {
  return [
    ...(type === 'quantitative' && range === undefined
      ? [`${path}.range: is required for a quantitative feature`]
      : []),
    ...(type !== 'quantitative' && range !== undefined
      ? [`${path}.range: belongs to a quantitative feature only`]
      : []),
    ...(range !== undefined && range.min > range.max ? [`${path}.range: min must be at most max`] : []),
    ...(type !== 'categorical' && categories !== undefined
      ? [`${path}.categories: belongs to a categorical feature only`]
      : []),
  ];
}
