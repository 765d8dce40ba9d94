import type { CoreVendorMetricValue } from '../../../generated/types/schemas.ts';
import type { AgentDeclaration } from '../declaration/agent-profile.ts';
import { objectOf, objectsIn } from '../json/values.ts';

/** Metrics that a vendor publishes, with the units of their values. */
export type MetricCatalog = {
  readonly domain: string;
  readonly metrics: readonly (Pick<CoreVendorMetricValue, 'metric_id'> & {
    readonly unit?: string | undefined;
  })[];
  /** Whether a metric that is not in the catalog cannot be reported. */
  readonly isComplete: boolean;
};

/** What keeps a value from being reported: the field of the value, and what is wrong with it. */
export type VendorValueFault = {
  readonly at: number;
  readonly field: 'metric_id' | 'unit';
  readonly message: string;
};

/**
 * Holds values against the catalogs of their vendors: the unit of a catalog binds every value of its metric. A value
 * without a unit gets that of the catalog.
 */
export function boundValues(
  values: readonly CoreVendorMetricValue[],
  catalogs: readonly MetricCatalog[],
): { readonly values: CoreVendorMetricValue[]; readonly faults: readonly VendorValueFault[] } {
  const faults: VendorValueFault[] = [];
  const bound = values.map((value, at) => {
    const domain = value.vendor.domain.toLowerCase();
    const own = catalogs.filter((catalog) => catalog.domain === domain);
    const metric = own.flatMap(({ metrics }) => metrics).find(({ metric_id: id }) => id === value.metric_id);
    if (metric === undefined) {
      if (own.some(({ isComplete }) => isComplete))
        faults.push({ at, field: 'metric_id', message: `${domain} publishes no metric ${value.metric_id}` });
      return value;
    }
    const { unit } = metric;
    if (unit === undefined) return value;
    if (value.unit !== undefined && value.unit !== unit)
      faults.push({ at, field: 'unit', message: `must be ${unit}, the unit that ${domain} publishes` });
    return { ...value, unit };
  });
  return { values: bound, faults };
}

/** The metrics that the agent itself publishes, in the name of the house that it speaks for. */
export function ownCatalogs({ measurement, catalogs }: AgentDeclaration): MetricCatalog[] {
  const [house] = catalogs.houses ?? [];
  if (measurement === undefined || house === undefined) return [];
  return [{ domain: house.domain, metrics: measurement.metrics, isComplete: true }];
}

/** A catalog that a test seeded; what it leaves out may exist. */
export function seededCatalog({ vendor, metrics }: Readonly<Record<string, unknown>>): MetricCatalog {
  const { domain } = objectOf(vendor);
  return {
    domain: typeof domain === 'string' ? domain.toLowerCase() : '',
    metrics: objectsIn(metrics).map(({ metric_id: id, unit }) => ({
      metric_id: String(id),
      unit: typeof unit === 'string' ? unit : undefined,
    })),
    isComplete: false,
  };
}
