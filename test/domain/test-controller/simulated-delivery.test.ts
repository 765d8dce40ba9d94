import { assert } from 'chai';
import { ScenarioRefusal } from '../../../src/domain/test-controller/scenario.ts';
import { simulatedDelivery } from '../../../src/domain/test-controller/simulated-delivery.ts';

const value = { vendor: { domain: 'eyes.example' }, metric_id: 'attention', value: 2.5 };

describe('parameters of simulate_delivery', () => {
  it('are taken apart into what adds up, what is replaced and what is told beside', () =>
    assert.deepEqual(
      simulatedDelivery({
        media_buy_id: 'b1',
        impressions: 100,
        clicks: 3,
        conversions: 0,
        completed_views: 7,
        reported_spend: { amount: 12.34, currency: 'USD' },
        reach: 40,
        frequency: 2.5,
        color: 'red',
        reach_window: { kind: 'rolling', period: { interval: 7, unit: 'days' } },
        viewability: { viewable_rate: 0.5, standard: 'mrc', other: 1 },
        is_final: true,
        finalized_at: '2026-03-15T10:00:00Z',
        measurement_window: 'c3',
        vendor_metric_values: [{ ...value, unit: 'seconds', measurable_impressions: 9, more: true }],
      }),
      {
        counts: { impressions: 100, clicks: 3, conversions: 0, completed_views: 7 },
        value: null,
        spend: { minor: 1234, currency: 'USD' },
        latest: {
          reach: 40,
          frequency: 2.5,
          viewability: { viewable_rate: 0.5, standard: 'mrc' },
          reach_window: { kind: 'rolling', period: { interval: 7, unit: 'days' } },
        },
        told: {
          is_final: true,
          finalized_at: '2026-03-15T10:00:00Z',
          measurement_window: 'c3',
          vendor_metric_values: [{ ...value, unit: 'seconds', measurable_impressions: 9 }],
        },
        simulated: {
          impressions: 100,
          clicks: 3,
          conversions: 0,
          completed_views: 7,
          reported_spend: { amount: 12.34, currency: 'USD' },
          reach: 40,
          frequency: 2.5,
          color: 'red',
          reach_window: { kind: 'rolling', period: { interval: 7, unit: 'days' } },
          viewability: { viewable_rate: 0.5, standard: 'mrc', other: 1 },
          is_final: true,
          finalized_at: '2026-03-15T10:00:00Z',
          measurement_window: 'c3',
          vendor_metric_values: [{ ...value, unit: 'seconds', measurable_impressions: 9, more: true }],
        },
      },
    ));
  it('may be none, which simulates nothing', () =>
    assert.deepInclude(simulatedDelivery({ media_buy_id: 'b1' }), {
      counts: {},
      spend: null,
      latest: {},
      told: {},
    }));
  it('may say that figures are open', () =>
    assert.deepEqual(simulatedDelivery({ is_final: false }).told, { is_final: false }));
  it('may count reach since the start', () =>
    assert.deepEqual(simulatedDelivery({ reach_window: { kind: 'cumulative' } }).latest, {
      reach_window: { kind: 'cumulative' },
    }));

  const usd = (amount: unknown) => ({ reported_spend: { amount, currency: 'USD' } });
  for (const [params, field] of [
    [{ impressions: -1 }, 'impressions'],
    [{ impressions: 1.5 }, 'impressions'],
    [{ impressions: '100' }, 'impressions'],
    [{ clicks: null }, 'clicks'],
    [{ conversions: Number.NaN }, 'conversions'],
    [{ completed_views: 2 ** 53 }, 'completed_views'],
    [{ reported_spend: 150 }, 'reported_spend'],
    [usd(-1), 'reported_spend.amount'],
    [usd(1.005), 'reported_spend.amount'],
    [usd('1'), 'reported_spend.amount'],
    [{ reported_spend: { amount: 1 } }, 'reported_spend.currency'],
    [{ reported_spend: { amount: 1, currency: 'usd' } }, 'reported_spend.currency'],
    [{ reach: 1.5 }, 'reach'],
    [{ frequency: -0.1 }, 'frequency'],
    [{ reach_window: 'week' }, 'reach_window'],
    [{ reach_window: {} }, 'reach_window.kind'],
    [{ reach_window: { kind: 'rolling' } }, 'reach_window.period'],
    [{ reach_window: { kind: 'period', period: { interval: 0, unit: 'days' } } }, 'reach_window.period'],
    [{ reach_window: { kind: 'period', period: { interval: 1, unit: 'weeks' } } }, 'reach_window.period'],
    [{ viewability: [] }, 'viewability'],
    [{ viewability: { viewable_rate: 1.1 } }, 'viewability.viewable_rate'],
    [{ viewability: { viewable_impressions: -1 } }, 'viewability.viewable_impressions'],
    [{ viewability: { standard: 'iab' } }, 'viewability.standard'],
    [{ is_final: 'yes' }, 'is_final'],
    [{ finalized_at: '2026-03-15T10:00:00Z' }, 'finalized_at'],
    [{ is_final: false, finalized_at: '2026-03-15T10:00:00Z' }, 'finalized_at'],
    [{ is_final: true, finalized_at: '2026-03-15' }, 'finalized_at'],
    [{ measurement_window: 'x'.repeat(51) }, 'measurement_window'],
    [{ measurement_window: 3 }, 'measurement_window'],
    [{ vendor_metric_values: {} }, 'vendor_metric_values'],
    [{ vendor_metric_values: [1] }, '0'],
    [{ vendor_metric_values: [{ ...value, vendor: {} }] }, 'vendor_metric_values[0].vendor.domain'],
    [{ vendor_metric_values: [{ ...value, metric_id: 'X' }] }, 'vendor_metric_values[0].metric_id'],
    [{ vendor_metric_values: [{ ...value, value: '1' }] }, 'vendor_metric_values[0].value'],
    [{ vendor_metric_values: [{ ...value, unit: 1 }] }, 'vendor_metric_values[0].unit'],
    [
      { vendor_metric_values: [{ ...value, measurable_impressions: -1 }] },
      'vendor_metric_values[0].measurable_impressions',
    ],
    [{ vendor_metric_values: [value, value] }, 'vendor_metric_values'],
  ] as const)
    it(`are refused: ${JSON.stringify(params)}`, () => {
      try {
        simulatedDelivery(params);
      } catch (cause) {
        assert.instanceOf(cause, ScenarioRefusal);
        assert.deepInclude(cause, { code: 'INVALID_PARAMS' });
        assert.match((cause as Error).message, new RegExp(`^params\\.${field.replace(/[[\].]/g, '\\$&')} `));
        return;
      }
      assert.fail('it was taken');
    });
});
