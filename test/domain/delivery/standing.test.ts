import { assert } from 'chai';
import fc from 'fast-check';
import type { CoreCommittedMetric } from '../../../generated/types/core.ts';
import { type Figures, noFigures, sumOf } from '../../../src/domain/delivery/figures.ts';
import { chosenRows } from '../../../src/domain/delivery/package-row.ts';
import { type Granularity, unitOf, unitsOf } from '../../../src/domain/delivery/range.ts';
import {
  deliveryStatus,
  finalityOf,
  latestValues,
  missingMetrics,
} from '../../../src/domain/delivery/standing.ts';
import { at, NOW } from '../../support/media.ts';

describe('the delivery status of a package', () => {
  for (const [platform, buy, impressions, goal, status] of [
    ['delivering', 'active', 10, undefined, 'delivering'],
    ['delivering', 'paused', 10, undefined, null],
    ['not_delivering', 'active', 10, undefined, null],
    ['not_delivering', 'pending_start', 0, undefined, null],
    ['not_delivering', 'canceled', 10, undefined, null],
    ['flight_ended', 'completed', 10, undefined, 'flight_ended'],
    ['budget_exhausted', 'completed', 10, 10, 'budget_exhausted'],
    ['not_delivering', 'completed', 10, undefined, 'completed'],
    ['delivering', 'active', 10, 10, 'goal_met'],
    ['delivering', 'active', 9, 10, 'delivering'],
    ['flight_ended', 'completed', 11, 10, 'goal_met'],
  ] as const)
    it(`is ${status} for ${platform} in a buy that is ${buy}, with ${impressions} of ${goal}`, () =>
      assert.equal(deliveryStatus(platform, buy, { impressions, goal }), status));
});

describe('metrics that are missing', () => {
  const metric = (metric_id: string, more: object = {}) =>
    ({ scope: 'standard', metric_id, committed_at: '2026-03-01T00:00:00Z', ...more }) as CoreCommittedMetric;
  const vendor = { domain: 'Eyes.example' };
  const promised = {
    scope: 'vendor',
    vendor,
    metric_id: 'attention',
    committed_at: '2026-03-01T00:00:00Z',
  } as CoreCommittedMetric;
  const missing = (committed: CoreCommittedMetric[], more: object = {}) =>
    missingMetrics(committed, {
      periodEnd: NOW,
      measured: new Set(['impressions', 'viewability'] as const),
      standard: undefined,
      vendorValues: [],
      ...more,
    }).map(({ metric_id }) => metric_id);

  it('are those that were promised and not told', () => {
    assert.deepEqual(missing([metric('impressions'), metric('completion_rate')]), ['completion_rate']);
    assert.deepEqual(missing([promised]), ['attention']);
  });
  it('are none when all are told', () => {
    const value = { vendor: { domain: 'eyes.example' }, metric_id: 'attention', value: 3 };
    assert.deepEqual(missing([metric('impressions'), promised], { vendorValues: [value] }), []);
    assert.deepEqual(missing([]), []);
  });
  it('are not those that were promised after the period', () =>
    assert.deepEqual(missing([metric('reach', { committed_at: NOW.toISOString() })]), []));
  it('are those of another definition', () => {
    const wanted = metric('viewability', { qualifier: { viewability_standard: 'mrc' } });
    assert.deepEqual(missing([wanted], { standard: 'groupm' }), ['viewability']);
    assert.deepEqual(missing([wanted], { standard: 'mrc' }), []);
    assert.deepEqual(missing([wanted]), []);
  });
  it('are told without when they were promised', () => {
    const [first] = missingMetrics([metric('reach')], {
      periodEnd: NOW,
      measured: new Set(),
      standard: undefined,
      vendorValues: [],
    });
    assert.deepEqual(first as unknown, { scope: 'standard', metric_id: 'reach' });
  });
});

describe('whether figures are final', () => {
  const ended = at('2026-01-01T00:00:00Z');
  const day90 = at('2026-04-01T00:00:00Z');
  const finalized_at = '2026-03-10T00:00:00Z';
  for (const [name, told, end, now, expected] of [
    ['while it runs', {}, null, NOW, { is_final: false }],
    ['before its end', {}, day90, ended, { is_final: false }],
    ['at its end', {}, ended, ended, { is_final: true, finalized_at: '2026-01-01T00:00:00.000Z' }],
    ['after its end', {}, ended, day90, { is_final: true, finalized_at: '2026-01-01T00:00:00.000Z' }],
    ['as it is told', { is_final: true, finalized_at }, null, NOW, { is_final: true, finalized_at }],
    ['open again', { is_final: false, finalized_at }, ended, day90, { is_final: false }],
    ['final at no told time', { is_final: true }, null, NOW, { is_final: true }],
    ['with a window', { measurement_window: 'c7' }, null, NOW, { is_final: false, measurement_window: 'c7' }],
  ] as const)
    it(name, () => assert.deepEqual(finalityOf(told, end, now), expected));
});

describe('values of vendors', () => {
  it('are the latest of each metric', () => {
    const value = (domain: string, metric_id: string, value: number) => ({
      vendor: { domain },
      metric_id,
      value,
    });
    assert.deepEqual(
      latestValues([value('a.example', 'x', 1), value('b.example', 'x', 2), value('A.example', 'x', 3)]),
      [value('A.example', 'x', 3), value('b.example', 'x', 2)],
    );
  });
});

describe('rows of a breakdown', () => {
  const rows = [
    { name: 'a', spend: 5, clicks: 1 },
    { name: 'c', spend: 9 },
    { name: 'b', spend: 5, clicks: 7 },
  ];
  const names = (chosen: { limit?: number; sort_by?: string }) =>
    chosenRows(rows, ({ name }) => name, chosen).rows.map(({ name }) => name);
  for (const [chosen, expected] of [
    [{}, ['c', 'a', 'b']],
    [{ sort_by: 'clicks' }, ['b', 'a', 'c']],
    [{ sort_by: 'reach' }, ['c', 'a', 'b']],
    [{ limit: 2 }, ['c', 'a']],
  ] as const)
    it(`${JSON.stringify(chosen)} are ${expected}`, () => assert.deepEqual(names(chosen), [...expected]));
  it('tell whether there are more', () => {
    const isTruncated = (limit: number) => chosenRows(rows, ({ name }) => name, { limit }).isTruncated;
    assert.isTrue(isTruncated(2));
    assert.isFalse(isTruncated(3));
    const many = Array.from({ length: 26 }, (_, i) => ({ name: String(i), spend: i }));
    assert.lengthOf(chosenRows(many, ({ name }) => name, {}).rows, 25);
  });
});

describe('periods', () => {
  for (const [granularity, start, end] of [
    ['hourly', '2026-03-15T10:00:00Z', '2026-03-15T11:00:00Z'],
    ['daily', '2026-03-15T00:00:00Z', '2026-03-16T00:00:00Z'],
    ['monthly', '2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z'],
  ] as const)
    it(`are whole, ${granularity}`, () =>
      assert.deepEqual(unitOf(at('2026-03-15T10:59:59.999Z'), granularity), {
        start: at(start),
        end: at(end),
      }));
  it('of a month go over the year', () =>
    assert.deepEqual(unitOf(at('2026-12-31T23:00:00Z'), 'monthly').end, at('2027-01-01T00:00:00Z')));

  const parts = fc.array(
    fc
      .record({ hour: fc.integer({ min: 0, max: 5000 }), impressions: fc.nat(1000) })
      .map(({ hour, impressions }) => ({
        from: new Date(NOW.getTime() + hour * 3_600_000),
        to: new Date(NOW.getTime() + (hour + 1) * 3_600_000),
        totals: { ...noFigures, impressions } satisfies Figures,
      })),
  );
  it('keep the sum, whatever their length, each once and in order', () =>
    fc.assert(
      fc.property(parts, fc.constantFrom<Granularity>('hourly', 'daily', 'monthly'), (given, granularity) => {
        const units = unitsOf(given, granularity);
        const total = (all: readonly { totals: Figures }[]) => sumOf(all.map(({ totals }) => totals));
        assert.deepEqual(total(units), total(given));
        const starts = units.map(({ start }) => start.getTime());
        assert.deepEqual(
          starts,
          [...new Set(starts)].sort((a, b) => a - b),
        );
      }),
    ));
});
