import { assert } from 'chai';
import fc from 'fast-check';
import {
  delayedResult,
  delayedStep,
  type OwedReport,
  reportPeriod,
  reportResult,
  reportStep,
} from '../../../src/domain/buys/reports.ts';

/** Without the members that are left out of the JSON. */
const asSent = <T extends object>(value: T): T => JSON.parse(JSON.stringify(value));

const at = (text: string) => new Date(text);
const iso = ({ start, end }: { start: Date; end: Date }) => [start.toISOString(), end.toISOString()];
const owed: OwedReport = {
  principalId: 'p1',
  buyId: 'b1',
  kind: 'delivery',
  sequence: 1,
  periodStart: at('2026-05-01T00:00:00Z'),
  dueAt: at('2026-05-02T00:00:00Z'),
  reportedFrom: at('2026-05-01T00:00:00Z'),
  awaits: null,
};

describe('periods of reports', () => {
  it('are whole hours, UTC days and calendar months', () => {
    const moment = at('2026-12-31T23:59:59.999Z');
    assert.deepEqual(iso(reportPeriod('hourly', moment)), [
      '2026-12-31T23:00:00.000Z',
      '2027-01-01T00:00:00.000Z',
    ]);
    assert.deepEqual(iso(reportPeriod('daily', moment)), [
      '2026-12-31T00:00:00.000Z',
      '2027-01-01T00:00:00.000Z',
    ]);
    assert.deepEqual(iso(reportPeriod('monthly', at('2028-02-29T12:00:00Z'))), [
      '2028-02-01T00:00:00.000Z',
      '2028-03-01T00:00:00.000Z',
    ]);
  });

  it('follow each other without a gap or an overlap, numbered, until one final report', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('hourly' as const, 'daily' as const, 'monthly' as const),
        fc.integer({ min: 1, max: 60 }),
        fc.nat(86_400_000),
        (frequency, count, intoEnd) => {
          const start = reportPeriod(frequency, owed.periodStart).start;
          let next: OwedReport | null = { ...owed, periodStart: start };
          let last = start;
          for (let number = 1; number <= count && next !== null; number += 1) {
            const now: Date = reportPeriod(frequency, next.periodStart).end;
            const step = reportStep(next, frequency, { isOver: false, now });
            assert.deepEqual(step.period.start, last);
            assert.deepEqual([step.sequence, step.type], [number, 'scheduled']);
            last = step.period.end;
            next = step.next;
          }
          assert.isNotNull(next);
          const now = new Date(last.getTime() + Math.min(intoEnd, 3_000_000));
          const final = reportStep(next as OwedReport, frequency, { isOver: true, now });
          assert.deepEqual([final.type, final.next, final.period.start], ['final', null, last]);
          assert.isAbove(final.period.end.getTime(), final.period.start.getTime());
        },
      ),
    );
  });

  it('end with the second under way when they are the last, since delivery is counted in whole seconds', () => {
    for (const [now, end] of [
      ['2026-05-01T06:00:00.001Z', '2026-05-01T06:00:01.000Z'],
      ['2026-05-01T06:00:59.999Z', '2026-05-01T06:01:00.000Z'],
      ['2026-05-01T06:00:00.000Z', '2026-05-01T06:00:01.000Z'],
    ] as const)
      assert.equal(reportStep(owed, 'daily', { isOver: true, now: at(now) }).period.end.toISOString(), end);
  });

  it('end with the end of the buy where delivery is counted later, however late the last report is made', () => {
    const endedAt = at('2026-05-01T06:00:00.001Z');
    for (const now of [endedAt, at('2026-05-01T23:59:59.999Z'), at('2026-05-09T12:00:00Z')]) {
      const { type, period, next } = reportStep(owed, 'daily', { isOver: true, now, endedAt });
      assert.deepEqual([type, next, period.end], ['final', null, at('2026-05-01T06:00:01Z')]);
    }
  });

  it('that were missed before the end of a buy come first, without waiting', () => {
    const now = at('2026-05-03T06:00:00Z');
    const first = reportStep(owed, 'daily', { isOver: true, now });
    assert.deepEqual([first.type, first.next?.dueAt, first.next?.sequence], ['scheduled', now, 2]);
    assert.deepEqual(iso(first.period), ['2026-05-01T00:00:00.000Z', '2026-05-02T00:00:00.000Z']);
  });
});

describe('a report whose figures are missing', () => {
  const plan = (now: Date, isOver = false) => reportStep(owed, 'daily', { isOver, now });
  const delayed = (now: Date) => delayedStep(owed, plan(now), now);

  it('keeps the period owed, takes a number and waits as long as the figures are late already', () => {
    for (const [now, due] of [
      ['2026-05-02T00:00:00.000Z', '2026-05-02T00:15:00.000Z'],
      ['2026-05-02T00:15:00.000Z', '2026-05-02T00:30:00.000Z'],
      ['2026-05-02T04:00:00.000Z', '2026-05-02T08:00:00.000Z'],
      ['2026-05-09T00:00:00.000Z', '2026-05-10T00:00:00.000Z'],
    ] as const) {
      const step = delayed(at(now));
      assert.deepInclude(step, { type: 'delayed', sequence: 1, period: plan(at(now)).period });
      assert.deepEqual(step.next, { ...owed, sequence: 2, dueAt: at(due), awaits: step.period.end });
    }
  });

  it('is no last report, also of a buy that is over', () => {
    const now = at('2026-05-01T12:00:00Z');
    const step = delayedStep(owed, plan(now, true), now);
    assert.deepEqual(step.next?.dueAt, at('2026-05-01T12:15:00Z'));
  });

  it('states when they are expected', () => {
    const step = delayed(owed.dueAt);
    assert.deepEqual(asSent(delayedResult({ step, currency: 'USD', buyId: 'b1', sandbox: true })), {
      notification_type: 'delayed',
      sequence_number: 1,
      currency: 'USD',
      sandbox: true,
      next_expected_at: '2026-05-02T00:15:00.000Z',
      reporting_period: { start: '2026-05-01T00:00:00.000Z', end: '2026-05-02T00:00:00.000Z' },
      partial_data: true,
      unavailable_count: 1,
      media_buy_deliveries: [
        {
          media_buy_id: 'b1',
          status: 'reporting_delayed',
          expected_availability: '2026-05-02T00:15:00.000Z',
          totals: { impressions: 0, spend: 0 },
          by_package: [],
        },
      ],
    });
  });
});

describe('the result of a report', () => {
  const row = {
    media_buy_id: 'b1',
    status: 'active' as const,
    totals: { spend: 1, impressions: 2, clicks: 3 },
    by_package: [{ package_id: 'k1', spend: 1, impressions: 2, clicks: 3 }],
  } as never;
  const step = reportStep(owed, 'daily', { isOver: false, now: owed.dueAt });
  const result = (requested?: string[]) =>
    asSent(reportResult({ step, row, currency: 'USD', requested, sandbox: false }));

  it('names its period and when the next one comes', () => {
    const { media_buy_deliveries: rows, ...rest } = result();
    assert.deepEqual(rest, {
      notification_type: 'scheduled',
      sequence_number: 1,
      next_expected_at: '2026-05-03T00:00:00.000Z',
      reporting_period: { start: '2026-05-01T00:00:00.000Z', end: '2026-05-02T00:00:00.000Z' },
      currency: 'USD',
    });
    assert.deepEqual(rows, [row]);
  });

  it('leaves out figures that were not asked for, never what is paid', () => {
    const [only] = result(['clicks']).media_buy_deliveries;
    assert.deepEqual<unknown>(only?.totals, { spend: 1, clicks: 3 });
    assert.deepEqual<unknown>(only?.by_package, [{ package_id: 'k1', spend: 1, clicks: 3 }]);
  });
});
