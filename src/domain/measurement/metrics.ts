import type { CoreVendorMetricValue } from '../../../generated/types/core.ts';
import type { AgentDeclaration } from '../declaration/agent-profile.ts';
import { objectOf, objectsIn } from '../json/values.ts';
import { isSameVendorMetric, type VendorMetric, vendorMetricKey } from '../products/product.ts';

/** Counts of what was delivered, which metrics are made of. */
type Counts = Readonly<
  Record<'completed_views' | 'measurable_impressions' | 'q1_views' | 'viewable_impressions' | 'views', number>
>;

type Measured = { readonly value: number; readonly measurable: number };
/** Null when there is nothing to measure yet. */
type Measure = (figures: Counts) => Measured | null;

const round = (value: number): number => Math.round(value * 100) / 100;

/** Metrics that this program computes for an agent that publishes them, by `metric_id`. */
const MEASURES: ReadonlyMap<string, Measure> = new Map<string, Measure>([
  [
    'attention_index',
    ({ measurable_impressions: measurable, viewable_impressions: viewable, views, completed_views }) => {
      if (measurable === 0) return null;
      const played = views === 0 ? 1 : Math.min(1, completed_views / views);
      return { value: round(100 * Math.min(1, viewable / measurable) * played), measurable };
    },
  ],
  [
    'quality_impressions',
    ({ measurable_impressions: measurable, viewable_impressions: viewable, views, q1_views: quarter }) =>
      measurable === 0 ? null : { value: views === 0 ? viewable : Math.min(viewable, quarter), measurable },
  ],
]);

/** Values of a product's vendor metrics that the agent measures itself. @param own catalogs of the agent's metrics */
export function measuredValues(
  reported: readonly VendorMetric[] | undefined,
  figures: Counts,
  own: readonly MetricCatalog[],
): CoreVendorMetricValue[] {
  return (reported ?? []).flatMap((asked) => {
    const published = own.flatMap(({ domain, metrics }) =>
      metrics.map(({ metric_id, unit }) => ({ vendor: { domain }, metric_id, unit })),
    );
    const metric = published.find((one) => isSameVendorMetric(asked, one));
    const measured = metric === undefined ? null : (MEASURES.get(metric.metric_id)?.(figures) ?? null);
    if (metric === undefined || measured === null) return [];
    const { unit, ...named } = metric;
    return [
      {
        ...named,
        value: measured.value,
        ...(unit === undefined ? {} : { unit }),
        measurable_impressions: measured.measurable,
      },
    ];
  });
}

/** Metrics that a vendor publishes, with their units. */
export type MetricCatalog = {
  readonly domain: string;
  readonly metrics: readonly (Pick<CoreVendorMetricValue, 'metric_id'> & {
    readonly unit?: string | undefined;
  })[];
  /** Whether the catalog is complete, so that a metric outside it is refused. */
  readonly isComplete: boolean;
};

/** Why a value cannot be reported: its index, the field at fault, and the fault. */
export type VendorValueFault = {
  readonly at: number;
  readonly field: 'metric_id' | 'unit';
  readonly message: string;
};

/**
 * Validates values against the catalogs of their vendors. A value must have the unit that the catalog publishes for
 * its metric; a value without a unit gets that unit.
 */
export function boundValues(
  values: readonly CoreVendorMetricValue[],
  catalogs: readonly MetricCatalog[],
): { readonly values: CoreVendorMetricValue[]; readonly faults: readonly VendorValueFault[] } {
  const faults: VendorValueFault[] = [];
  const published = new Map<string, MetricCatalog['metrics'][number]>();
  const complete = new Set<string>();
  for (const { domain, metrics, isComplete } of catalogs) {
    if (isComplete) complete.add(domain);
    for (const metric of metrics) {
      const key = vendorMetricKey({ vendor: { domain }, metric_id: metric.metric_id });
      if (!published.has(key)) published.set(key, metric);
    }
  }
  const bound = values.map((value, at) => {
    const domain = value.vendor.domain.toLowerCase();
    const metric = published.get(vendorMetricKey(value));
    if (metric === undefined) {
      if (complete.has(domain))
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

/** The metrics that the agent itself publishes, under the domain of its first house. */
export function ownCatalogs({ measurement, catalogs }: AgentDeclaration): MetricCatalog[] {
  const [house] = catalogs.houses ?? [];
  if (measurement === undefined || house === undefined) return [];
  return [{ domain: house.domain, metrics: measurement.metrics, isComplete: true }];
}

/** A catalog that a test seeded. Metrics that it does not list may still exist. */
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
