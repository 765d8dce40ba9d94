import { assert } from 'chai';
import {
  judgeLength,
  judgeRange,
  partsOf,
  type Range,
  type RangeAsked,
} from '../../../src/domain/delivery/range.ts';
import type { Product } from '../../../src/domain/products/product.ts';
import { at, granted, product, reports, toldOf } from '../../support/media.ts';

const reporting = (more: Parameters<typeof reports>[0] = {}): Product =>
  product({
    reporting_capabilities: reports({
      available_metrics: ['impressions', 'spend'],
      windowed_pull_granularities: ['hourly', 'daily'],
      ...more,
    }),
  });
const days = { start_date: '2026-03-01', end_date: '2026-03-08' };

describe('the period of a report', () => {
  it('is from the first day up to, not including, the last', () =>
    assert.deepEqual(granted(judgeRange(days, [reporting()])).period, {
      start: at('2026-03-01T00:00:00Z'),
      end: at('2026-03-08T00:00:00Z'),
    }));
  it('is the whole life without days', () => {
    assert.deepEqual(granted(judgeRange({}, [product()])), { period: null, windows: null, hasDays: false });
    assert.isNull(granted(judgeRange({}, [reporting({ date_range_support: 'lifetime_only' })])).period);
  });
  it('can be one day', () =>
    assert.isNotNull(granted(judgeRange({ ...days, end_date: '2026-03-02' }, [])).period));

  for (const [name, asked, products, refusals] of [
    ['the same day twice', { ...days, end_date: '2026-03-01' }, [], ['INVALID_DATE_RANGE end_date']],
    ['days the wrong way round', { ...days, end_date: '2026-02-01' }, [], ['INVALID_DATE_RANGE end_date']],
    ['a day that no month has', { ...days, start_date: '2026-02-30' }, [], ['INVALID_DATE_RANGE start_date']],
    ['a month that no year has', { ...days, end_date: '2026-13-01' }, [], ['INVALID_DATE_RANGE end_date']],
    ['a start without an end', { start_date: '2026-03-01' }, [], ['INVALID_REQUEST end_date']],
    ['an end without a start', { end_date: '2026-03-01' }, [], ['INVALID_REQUEST start_date']],
    [
      'a product that reports the whole',
      days,
      [reporting(), reporting({ date_range_support: 'lifetime_only' })],
      ['DATE_RANGE_NOT_SUPPORTED start_date'],
    ],
    [
      'a length that no product offers',
      { time_granularity: 'monthly' },
      [reporting()],
      ['UNSUPPORTED_GRANULARITY time_granularity'],
    ],
    [
      'a length that one product does not offer',
      { time_granularity: 'hourly', include_window_breakdown: true },
      [reporting(), reporting({ windowed_pull_granularities: ['daily'] })],
      ['UNSUPPORTED_GRANULARITY time_granularity'],
    ],
    [
      'a product that tells no periods',
      { include_window_breakdown: true },
      [product()],
      ['UNSUPPORTED_GRANULARITY time_granularity'],
    ],
  ] as const satisfies readonly (readonly [string, RangeAsked, readonly Product[], readonly string[]])[])
    it(`refuses ${name}`, () => assert.deepEqual(toldOf(judgeRange(asked, products)), [...refusals]));

  it('tells what could be sent instead', () => {
    const judged = judgeRange({ time_granularity: 'monthly' }, [
      reporting(),
      reporting({ windowed_pull_granularities: ['daily'] }),
    ]);
    assert.deepEqual(judged.ok ? null : judged.refusals[0].details, {
      rejected_value: 'monthly',
      accepted_values: ['daily'],
    });
  });
});

describe('the parts of a report', () => {
  const range = (more: Partial<Range> = {}): Range => ({
    period: null,
    windows: null,
    hasDays: false,
    ...more,
  });
  for (const [given, parts] of [
    [range(), null],
    [range({ hasDays: true }), 'day'],
    [range({ windows: 'daily' }), 'day'],
    [range({ windows: 'monthly' }), 'day'],
    [range({ windows: 'hourly' }), 'hour'],
    [range({ windows: 'hourly', hasDays: true }), 'hour'],
  ] as const)
    it(`are ${parts} with ${given.windows} windows${given.hasDays ? ' and days' : ''}`, () =>
      assert.equal(partsOf(given), parts));

  it('are told only where they are asked for', () => {
    const asked = { time_granularity: 'hourly' } as const;
    assert.isNull(granted(judgeRange(asked, [reporting()])).windows);
    assert.equal(granted(judgeRange({ include_window_breakdown: true }, [reporting()])).windows, 'daily');
  });

  const life = (from: string, to: string) => ({ start: at(from), end: at(to) });
  const year = life('2025-01-01T00:00:00Z', '2026-01-01T00:00:00Z');
  for (const [name, given, lives, fits] of [
    ['no parts at all', range(), Array(99).fill(year), true],
    [
      'the days of many years',
      range({ windows: 'daily' }),
      [life('2010-01-01T00:00:00Z', '2026-01-01T00:00:00Z')],
      true,
    ],
    ['the hours of a year', range({ windows: 'hourly' }), [year], false],
    [
      'the hours of a month',
      range({ windows: 'hourly' }),
      [life('2025-01-01T00:00:00Z', '2025-02-01T00:00:00Z')],
      true,
    ],
    ['the days of very many packages', range({ hasDays: true }), Array(138).fill(year), false],
    [
      'the hours of a day out of a year',
      range({ windows: 'hourly', period: life('2025-03-01T00:00:00Z', '2025-03-02T00:00:00Z') }),
      Array(99).fill(year),
      true,
    ],
    [
      'the hours of days before a life',
      range({ windows: 'hourly', period: life('2001-03-01T00:00:00Z', '2004-03-02T00:00:00Z') }),
      [year],
      true,
    ],
  ] as const)
    it(`${fits ? 'can' : 'cannot'} be ${name}`, () =>
      assert.lengthOf(judgeLength(given, lives), fits ? 0 : 1));
});
