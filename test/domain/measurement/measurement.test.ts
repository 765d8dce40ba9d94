import { assert } from 'chai';
import fc from 'fast-check';
import { takeMeasurement } from '../../../src/domain/agents/measurement.ts';
import { capabilitiesOf } from '../../../src/domain/declaration/capabilities.ts';
import { figureNames, figuresOf } from '../../../src/domain/delivery/figures.ts';
import { latestValues } from '../../../src/domain/delivery/standing.ts';
import {
  boundValues,
  measuredValues,
  ownCatalogs,
  seededCatalog,
} from '../../../src/domain/measurement/metrics.ts';
import { simulatedDelivery } from '../../../src/domain/test-controller/simulated-delivery.ts';
import { assertWithin, stopwatch } from '../../support/cpu-cost.ts';
import { publisherProfile } from '../../support/publisher.ts';

const figures = (given: Partial<Record<(typeof figureNames)[number], number>>) =>
  figuresOf((name) => given[name] ?? 0);
const VENDOR = { domain: 'harbourlane.example' };
const ownMeasurement = publisherProfile.measurement ?? { metrics: [] };
const both = ownMeasurement.metrics.map(({ metric_id }) => ({ vendor: VENDOR, metric_id }));
const own = ownCatalogs(publisherProfile);

describe('the metrics of the embedded platform', () => {
  it('are taken in whole by an index of metrics, like those of any other agent', () => {
    const taken = takeMeasurement(ownMeasurement);
    assert.deepInclude(taken, { ok: true, issues: [] });
    const ids = taken.ok ? taken.metrics.map(({ metric_id: id }) => id) : [];
    assert.deepEqual(ids, ['attention_index', 'quality_impressions']);
  });

  it('have values in the unit that is published', () => {
    const seen = figures({
      measurable_impressions: 1000,
      viewable_impressions: 640,
      views: 500,
      q1_views: 300,
      completed_views: 250,
    });
    assert.deepEqual(
      measuredValues(both, seen, own).map(({ metric_id: id, value, unit }) => [id, value, unit]),
      [
        ['attention_index', 32, 'index'],
        ['quality_impressions', 300, 'impressions'],
      ],
    );
    const still = figures({ measurable_impressions: 1000, viewable_impressions: 640 });
    assert.deepEqual(
      measuredValues(both, still, own).map(({ value }) => value),
      [64, 640],
    );
  });

  it('have none before anything was measurable, for other vendors, or for products without them', () => {
    const seen = figures({ measurable_impressions: 9, viewable_impressions: 9 });
    assert.deepEqual(measuredValues(both, figures({ impressions: 100 }), own), []);
    assert.deepEqual(measuredValues(undefined, seen, own), []);
    const foreign = { vendor: { domain: 'other.example' }, metric_id: 'attention_index' };
    assert.deepEqual(
      measuredValues([foreign, { ...both[0], vendor: VENDOR, metric_id: 'unknown' }], seen, own),
      [],
    );
  });

  it('stay within their bounds whatever is counted', () => {
    const counts = fc.record(Object.fromEntries(figureNames.map((name) => [name, fc.nat(1_000_000)])));
    fc.assert(
      fc.property(counts, (given) => {
        for (const { metric_id: id, value } of measuredValues(both, figures(given), own)) {
          assert.isAtLeast(value, 0);
          if (id === 'attention_index') assert.isAtMost(value, 100);
        }
      }),
    );
  });

  it('are declared to later releases, and not to clients of release 3.0', () => {
    const deployment = {
      mode: 'production',
      scenarios: [],
      buildVersion: '1',
      lastUpdated: new Date(0),
    } as const;
    const now = capabilitiesOf(publisherProfile, deployment, '3.1');
    assert.include(now.supported_protocols, 'measurement');
    assert.deepEqual(now.measurement, ownMeasurement);
    const first = capabilitiesOf(publisherProfile, deployment, '3.0');
    assert.notInclude(first.supported_protocols, 'measurement');
    assert.notProperty(first, 'measurement');
    assert.notInclude(first.experimental_features ?? [], 'measurement.core');
    assert.include(first.experimental_features ?? [], 'brand.rights_lifecycle');
    assert.include(first.specialisms ?? [], 'brand-rights');
  });
});

describe('boundValues', () => {
  const value = { vendor: { domain: 'Vendor.example' }, metric_id: 'lift', value: 3 };
  const seeded = seededCatalog({
    vendor: { domain: 'vendor.example' },
    metrics: [{ metric_id: 'lift', unit: 'points' }],
  });
  const check = (more: object, catalogs = [seeded]) => boundValues([{ ...value, ...more }], catalogs);

  it('gives a value the unit of the catalog', () => {
    assert.equal(check({}).values[0]?.unit, 'points');
    assert.deepEqual(check({ unit: 'points' }).faults, []);
    assert.notProperty(check({}, []).values[0], 'unit');
  });

  it('finds another unit, and a metric that a complete catalog lacks', () => {
    assert.deepInclude(check({ unit: 'percent' }).faults[0], { at: 0, field: 'unit' });
    assert.deepEqual(check({ metric_id: 'other' }).faults, []);
    assert.deepInclude(check({ metric_id: 'other' }, [{ ...seeded, isComplete: true }]).faults[0], {
      field: 'metric_id',
    });
  });

  it('costs in proportion to the number of values, as the latest of each do', async () => {
    const named = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...value, metric_id: `metric_${at}` }));
    const costOf = (count: number): number => {
      const values = named(count);
      const catalogs = [seededCatalog({ vendor: value.vendor, metrics: named(count) })];
      const params = { media_buy_id: 'b', vendor_metric_values: values };
      const spent = stopwatch();
      assert.lengthOf(boundValues(values, catalogs).values, count);
      assert.lengthOf(latestValues([...values, ...values]), count);
      assert.isDefined(simulatedDelivery(params));
      return spent();
    };
    costOf(2_000);
    await assertWithin(
      () => ({ growth: 40 }),
      async () => ({ growth: costOf(20_000) / Math.max(2, costOf(2_000)) }),
    );
  });

  it('holds the agent to what it declares itself', () => {
    const told = { ...value, vendor: VENDOR };
    assert.lengthOf(boundValues([{ ...told, metric_id: 'attention_index', unit: 'percent' }], own).faults, 1);
    assert.lengthOf(boundValues([told], own).faults, 1);
    assert.deepEqual(
      ownCatalogs({ ...publisherProfile, catalogs: { ...publisherProfile.catalogs, houses: [] } }),
      [],
    );
  });
});
