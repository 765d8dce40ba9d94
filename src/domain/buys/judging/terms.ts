import { isSameVendorMetric, type Product } from '../../products/product.ts';
import { type BuyRejected, refuse } from '../refusal.ts';
import type { PackageRequest } from './package-request.ts';
import type { DeclaredSeller } from './seller.ts';

type Terms = DeclaredSeller['terms'];
type Asked = Pick<PackageRequest, 'measurement_terms' | 'performance_standards' | 'committed_metrics'>;

/** Terms that a package proposes: the product's own bind, and the seller's where the product has none. */
export function judgeTerms(asked: Asked, product: Product, terms: Terms, field: string): BuyRejected[] {
  return [
    ...judgeMeasurement(asked, product, terms, `${field}.measurement_terms`),
    ...judgeStandards(asked, product, terms, `${field}.performance_standards`),
    ...judgeMetrics(asked, product, `${field}.committed_metrics`),
  ];
}

const rejected = (field: string, message: string, details: Readonly<Record<string, unknown>>): BuyRejected =>
  refuse('TERMS_REJECTED', field, message, { details: { term: field.replace(/^.*\]\./, ''), ...details } });

function judgeMeasurement(
  { measurement_terms }: Asked,
  product: Product,
  terms: Terms,
  field: string,
): BuyRejected[] {
  const asked = measurement_terms?.billing_measurement;
  const own = product.measurement_terms?.billing_measurement;
  const refusals: BuyRejected[] = [];
  const place = `${field}.billing_measurement`;
  if (asked !== undefined) {
    if (own !== undefined && own.vendor.domain.toLowerCase() !== asked.vendor.domain.toLowerCase())
      refusals.push(
        rejected(`${place}.vendor`, 'The product is billed by the measurement of another vendor.', {
          accepted_values: [own.vendor],
        }),
      );
    const variance = own?.max_variance_percent ?? terms.leastVariancePercent;
    if (asked.max_variance_percent !== undefined && asked.max_variance_percent < variance)
      refusals.push(
        rejected(
          `${place}.max_variance_percent`,
          '`max_variance_percent` is lower than the seller accepts.',
          { minimum: variance },
        ),
      );
    const windows = product.reporting_capabilities?.measurement_windows?.map(({ window_id }) => window_id);
    const { measurement_window } = asked;
    if (measurement_window !== undefined && windows !== undefined && !windows.includes(measurement_window))
      refusals.push(
        rejected(`${place}.measurement_window`, 'The product is not measured over this window.', {
          accepted_values: windows,
        }),
      );
    const hours = own?.finalization_deadline_hours ?? terms.leastFinalizationHours;
    if (asked.finalization_deadline_hours !== undefined && asked.finalization_deadline_hours < hours)
      refusals.push(
        rejected(
          `${place}.finalization_deadline_hours`,
          '`finalization_deadline_hours` is lower than the seller accepts.',
          {
            minimum: hours,
          },
        ),
      );
  }
  const remedies = product.measurement_terms?.makegood_policy?.available_remedies ?? terms.remedies;
  for (const [at, remedy] of (measurement_terms?.makegood_policy?.available_remedies ?? []).entries())
    if (!remedies.includes(remedy))
      refusals.push(
        rejected(
          `${field}.makegood_policy.available_remedies[${at}]`,
          'The seller does not offer this remedy.',
          {
            accepted_values: remedies,
          },
        ),
      );
  return refusals;
}

function judgeStandards(
  { performance_standards }: Asked,
  product: Product,
  { highestStandard }: Terms,
  field: string,
): BuyRejected[] {
  return (performance_standards ?? []).flatMap(({ metric, threshold }, at) => {
    const own = product.performance_standards;
    const offered = own?.find((standard) => standard.metric === metric);
    if (own !== undefined && offered === undefined)
      return [
        rejected(`${field}[${at}].metric`, 'The product has no performance standard for this metric.', {
          accepted_values: own.map((standard) => standard.metric),
        }),
      ];
    const most = offered?.threshold ?? highestStandard;
    return threshold <= most
      ? []
      : [
          rejected(`${field}[${at}].threshold`, '`threshold` is higher than the seller offers.', {
            maximum: most,
          }),
        ];
  });
}

function judgeMetrics({ committed_metrics }: Asked, product: Product, field: string): BuyRejected[] {
  const reported = product.reporting_capabilities;
  if (reported === undefined) return [];
  return (committed_metrics ?? []).flatMap((metric, at) => {
    const isReported =
      metric.scope === 'standard'
        ? reported.available_metrics.includes(metric.metric_id)
        : (reported.vendor_metrics ?? []).some((one) => isSameVendorMetric(one, metric));
    return isReported
      ? []
      : [rejected(`${field}[${at}].metric_id`, 'The product does not report this metric.', {})];
  });
}
