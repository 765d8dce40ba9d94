import type { CoreVendorMetricValue, ProtocolAgentProfile } from '../../../generated/types/schemas.ts';
import type { Figures } from '../delivery/figures.ts';
import { isSameVendorMetric, type VendorMetric } from '../products/product.ts';

type Measurement = NonNullable<ProtocolAgentProfile['measurement']>;

/** The house whose metrics the embedded platform measures. */
export const MEASURING_VENDOR = { domain: 'harbourlane.example' };

type Measured = { readonly value: number; readonly measurable: number };
type OwnMetric = Measurement['metrics'][number] & {
  readonly unit: string;
  /** Null where there is nothing to measure yet. */
  readonly measure: (figures: Figures) => Measured | null;
};

const METHOD = 'https://harbourlane.example/measurement';
const round = (value: number): number => Math.round(value * 100) / 100;

const metrics: readonly OwnMetric[] = [
  {
    metric_id: 'attention_index',
    unit: 'index',
    description:
      'Share of measurable impressions that were viewable, times the share of started plays that were completed where ads play; 0 to 100.',
    methodology_url: `${METHOD}/attention-index`,
    methodology_version: '2.1',
    measure: ({
      measurable_impressions: measurable,
      viewable_impressions: viewable,
      views,
      completed_views,
    }) => {
      if (measurable === 0) return null;
      const played = views === 0 ? 1 : Math.min(1, completed_views / views);
      return { value: round(100 * Math.min(1, viewable / measurable) * played), measurable };
    },
  },
  {
    metric_id: 'quality_impressions',
    unit: 'impressions',
    description: 'Viewable impressions, and where ads play only those that were played to the first quarter.',
    standard_reference: 'https://standards.example/viewable-impressions/1.0',
    accreditations: [{ accrediting_body: 'Example Audit Board', valid_until: '2027-12-31' }],
    methodology_url: `${METHOD}/quality-impressions`,
    methodology_version: '1.0',
    measure: ({
      measurable_impressions: measurable,
      viewable_impressions: viewable,
      views,
      q1_views: quarter,
    }) =>
      measurable === 0 ? null : { value: views === 0 ? viewable : Math.min(viewable, quarter), measurable },
  },
];

/** The catalog of metrics as capabilities report it: no price, no coverage. */
export const ownMeasurement: Measurement = {
  metrics: metrics.map(({ measure: _, ...declared }) => ({ ...declared })),
};

/** Values of those metrics of a product that the platform measures itself. */
export function measuredValues(
  reported: readonly VendorMetric[] | undefined,
  figures: Figures,
): CoreVendorMetricValue[] {
  return (reported ?? []).flatMap((asked) => {
    const metric = metrics.find(({ metric_id }) =>
      isSameVendorMetric(asked, { vendor: MEASURING_VENDOR, metric_id }),
    );
    const measured = metric?.measure(figures) ?? null;
    if (metric === undefined || measured === null) return [];
    return [
      {
        vendor: { ...MEASURING_VENDOR },
        metric_id: metric.metric_id,
        value: measured.value,
        unit: metric.unit,
        measurable_impressions: measured.measurable,
      },
    ];
  });
}
