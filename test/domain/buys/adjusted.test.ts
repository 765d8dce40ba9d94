import { assert } from 'chai';
import {
  adjustedStep,
  endedAfter,
  latePeriods,
  type OwedReport,
  reportResult,
  reportStep,
  settledAt,
} from '../../../src/domain/buys/reports.ts';

/** Without the members that are left out of the JSON. */
const asSent = (value: object): object => JSON.parse(JSON.stringify(value));

const at = (text: string) => new Date(text);
const owed: OwedReport = {
  principalId: 'p1',
  buyId: 'b1',
  kind: 'delivery',
  sequence: 4,
  periodStart: at('2026-05-10T00:00:00Z'),
  dueAt: at('2026-05-11T00:00:00Z'),
  reportedFrom: at('2026-05-02T00:00:00Z'),
  awaits: null,
};
const mark = {
  principalId: 'p1',
  buyId: 'b1',
  dueAt: at('2026-05-10T09:00:00Z'),
  periodStart: at('2026-05-08T00:00:00Z'),
  periodEnd: at('2026-05-09T00:00:00Z'),
};
const late = (frequency: 'hourly' | 'daily' | 'monthly', ...moments: string[]) =>
  latePeriods(owed, frequency, moments.map(at)).map(({ start, end }) => [
    start.toISOString(),
    end.toISOString(),
  ]);

describe('adjusted reports', () => {
  it('concern periods that were reported, each once', () => {
    assert.deepEqual(
      late('daily', '2026-05-09T23:59:59.999Z', '2026-05-08T01:00:00Z', '2026-05-08T23:00:00Z'),
      [
        ['2026-05-08T00:00:00.000Z', '2026-05-09T00:00:00.000Z'],
        ['2026-05-09T00:00:00.000Z', '2026-05-10T00:00:00.000Z'],
      ],
    );
    assert.deepEqual(late('hourly', '2026-05-02T00:00:00Z'), [
      ['2026-05-02T00:00:00.000Z', '2026-05-02T01:00:00.000Z'],
    ]);
  });

  it('leave out the period under way, and those before the first report', () => {
    for (const moment of ['2026-05-10T00:00:00Z', '2026-05-12T00:00:00Z', '2026-05-01T23:59:59.999Z'])
      assert.deepEqual(late('daily', moment), [], moment);
    assert.deepEqual(late('daily'), []);
  });

  it('keep within what was reported when the frequency changed', () => {
    assert.deepEqual(late('monthly', '2026-05-05T00:00:00Z'), [
      ['2026-05-02T00:00:00.000Z', '2026-05-10T00:00:00.000Z'],
    ]);
  });

  it('wait an hour for more figures', () => {
    assert.equal(settledAt(at('2026-05-10T08:00:00Z')).toISOString(), '2026-05-10T09:00:00.000Z');
  });

  it('take a number and leave what is due otherwise', () => {
    const step = adjustedStep(owed, mark);
    assert.deepEqual(step.next, { ...owed, sequence: 5 });
    const row = {
      media_buy_id: 'b1',
      status: 'active',
      is_final: false,
      totals: { spend: 1 },
      by_package: [],
    };
    const result = reportResult({
      step,
      currency: 'USD',
      requested: undefined,
      sandbox: false,
      row: row as Parameters<typeof reportResult>[0]['row'],
    });
    assert.deepEqual(asSent(result), {
      notification_type: 'adjusted',
      sequence_number: 4,
      currency: 'USD',
      next_expected_at: '2026-05-11T00:00:00.000Z',
      reporting_period: { start: '2026-05-08T00:00:00.000Z', end: '2026-05-09T00:00:00.000Z' },
      media_buy_deliveries: [{ ...row, is_adjusted: true }],
    });
  });

  it('expect nothing after the final report, until no event is taken any more', () => {
    const final = reportStep(owed, 'daily', { isOver: true, now: at('2026-05-10T12:00:00Z') });
    const ended = endedAfter(owed, final);
    assert.deepEqual(ended, {
      ...owed,
      kind: 'ended',
      sequence: 5,
      periodStart: at('2026-05-10T12:00:01Z'),
      dueAt: at('2026-08-08T12:00:01Z'),
    });
    const result = reportResult({
      step: adjustedStep(ended, mark),
      currency: 'USD',
      requested: undefined,
      sandbox: true,
      row: { totals: {}, by_package: [] } as unknown as Parameters<typeof reportResult>[0]['row'],
    });
    assert.notProperty(asSent(result), 'next_expected_at');
  });
});
