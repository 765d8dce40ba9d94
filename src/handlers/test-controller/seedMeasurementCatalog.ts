import { canonicalDomain } from '../../domain/net/domain-name.ts';
import {
  objectParam,
  type ScenarioParams,
  ScenarioRefusal,
  textParam,
} from '../../domain/test-controller/scenario.ts';
import { keepFixture, type Scenario } from '../../record/test-controller/scenario.ts';

/** Stores the metrics that a measurement vendor publishes. */
export const seedMeasurementCatalog: Scenario = async (params, call, reference) => {
  const given: ScenarioParams = params.fixture === undefined ? params : objectParam(params, 'fixture');
  const vendor = params.vendor === undefined ? objectParam(given, 'vendor') : objectParam(params, 'vendor');
  const verdict = canonicalDomain(textParam(vendor, 'domain'));
  if (!verdict.ok)
    throw new ScenarioRefusal(
      'INVALID_PARAMS',
      `params.vendor.domain must be a domain: it ${verdict.reason}.`,
    );
  const metrics = metricsOf(params.metrics ?? given.metrics);
  const brand = typeof vendor.brand_id === 'string' ? `/${vendor.brand_id}` : '';
  const fixture = { vendor, metrics };
  const id = `${verdict.domain}${brand}`;
  return keepFixture(
    { kind: 'measurement_catalog', id, fixture, make: () => ({ fixture }) },
    call,
    reference,
  );
};

function metricsOf(metrics: unknown): readonly ScenarioParams[] {
  if (!Array.isArray(metrics) || metrics.length === 0)
    throw new ScenarioRefusal('INVALID_PARAMS', 'params.metrics is missing or has no entry.');
  return metrics.map((metric: unknown, at) => {
    if (typeof metric === 'object' && metric !== null && 'metric_id' in metric) {
      const { metric_id: id } = metric;
      if (typeof id === 'string' && id !== '') return { ...metric };
    }
    throw new ScenarioRefusal(
      'INVALID_PARAMS',
      `params.metrics[${at}].metric_id must be a string that is not empty.`,
    );
  });
}
