import { assert } from 'chai';
import fc from 'fast-check';
import { billingOf, runningSpans, unbilledRows } from '../../../src/domain/delivery/billable.ts';
import { rowCountsOf } from '../../../src/domain/delivery/delivered-rows.ts';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';

const START = new Date('2027-03-01T00:00:00Z');
const hour = (n: number): Date => new Date(START.getTime() + n * HOUR_MS);
const flight = { start: hour(2), end: hour(20) };
const terms = (n: number, running: boolean, more = {}) => ({ from: hour(n), running, ...flight, ...more });

/** Runs from hour 2, is paused from 6.5 to 9, and stopped at 14.25. */
const paused = runningSpans([terms(0, true), terms(6.5, false), terms(9, true), terms(14.25, false)]);
/** Runs until the end of its flight. */
const whole = runningSpans([terms(0, true)]);

describe('the periods in which a package was to run', () => {
  it('are those of its flight in which it was not paused or stopped', () => {
    assert.deepEqual(paused, [
      { start: hour(2), end: hour(6.5), isFlightEnd: false },
      { start: hour(9), end: hour(14.25), isFlightEnd: false },
    ]);
    assert.deepEqual(whole, [{ ...flight, isFlightEnd: true }]);
  });

  it('go on over a change of other terms, end with a flight that was shortened, and begin again with one that is extended', () => {
    assert.deepEqual(runningSpans([terms(0, true), terms(5, true), terms(6, true)]), whole);
    assert.deepEqual(runningSpans([terms(0, true), terms(5, true, { end: hour(7) })]), [
      { start: hour(2), end: hour(7), isFlightEnd: true },
    ]);
    assert.deepEqual(runningSpans([terms(0, true), terms(22, true, { end: hour(30) })]), [
      { ...flight, isFlightEnd: true },
      { start: hour(22), end: hour(30), isFlightEnd: true },
    ]);
  });

  for (const [what, given] of [
    ['no terms', []],
    ['terms that never run', [terms(0, false), terms(4, false)]],
    ['a stop before the flight', [terms(0, true), terms(1, false)]],
    ['a start after the flight', [terms(0, false), terms(20, true)]],
  ] as const)
    it(`are none for ${what}`, () => assert.deepEqual(runningSpans(given), []));
});

describe('whether the figures of an hour are billed', () => {
  for (const [what, spans, from, to, pauseSeconds, billing] of [
    ['an hour of the flight', whole, 2, 3, 0, 'billed'],
    ['the last hour of the flight', whole, 19, 20, 0, 'billed'],
    ['the hour before the flight', whole, 1, 2, 86_400, 'stray'],
    ['the hour after the flight', whole, 20, 21, 0, 'stray'],
    ['the hour after the flight, whatever a pause takes', whole, 20, 21, 86_400, 'stray'],
    ['a day that the flight ends in', whole, 0, 24, 0, 'billed'],
    ['the day after the flight', whole, 24, 48, 86_400, 'stray'],
    ['the hour in which it was paused', paused, 6, 7, 0, 'billed'],
    ['the hour after a pause', paused, 7, 8, 0, 'stray'],
    ['the hour after a pause that may take a minute', paused, 7, 8, 60, 'stray'],
    ['the hour after a pause that may take an hour', paused, 7, 8, 3_600, 'late'],
    ['the hour after a pause that may take an hour and a half', paused, 7, 8, 5_400, 'billed'],
    ['the hour in which it started again', paused, 9, 10, 0, 'billed'],
    ['the hour before it started again', paused, 8, 9, 60, 'stray'],
    ['the hour in which it was stopped', paused, 14, 15, 60, 'billed'],
    ['the hour after the stop', paused, 15, 16, 60, 'stray'],
    [
      'an hour that begins with the stop',
      runningSpans([terms(0, true), terms(14, false)]),
      14,
      15,
      60,
      'late',
    ],
    ['an hour of a package that never ran', [], 5, 6, 86_400, 'stray'],
  ] as const)
    it(`is ${billing} for ${what}`, () =>
      assert.equal(billingOf({ from: hour(from), to: hour(to) }, spans, pauseSeconds), billing));

  it('is never so outside the flight and the time of a pause, and always so inside a running period', () => {
    const changes = fc.array(fc.record({ at: fc.integer({ min: 0, max: 30 }), running: fc.boolean() }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(changes, fc.integer({ min: 0, max: 30 }), fc.nat(86_400), (all, n, pauseSeconds) => {
        const sorted = all.toSorted((a, b) => a.at - b.at);
        const history = [terms(0, true), ...sorted.map(({ at, running }) => terms(at, running))];
        const billing = billingOf({ from: hour(n), to: hour(n + 1) }, runningSpans(history), pauseSeconds);
        // The terms of a whole hour are those of its last change, because changes come with whole hours.
        const runs = (at: number) => history.findLast(({ from }) => from <= hour(at))?.running === true;
        const isInFlight = n >= 2 && n < 20;
        if (isInFlight && runs(n)) assert.equal(billing, 'billed');
        if (n < 2) assert.equal(billing, 'stray');
        const grace = Math.ceil(pauseSeconds / 3_600);
        const ran = Array.from({ length: grace }, (_, back) => n - 1 - back).some(
          (at) => at >= 2 && at < 20 && runs(at),
        );
        if (!(isInFlight && runs(n)) && !ran) assert.equal(billing, 'stray');
        if (!(isInFlight && runs(n)) && pauseSeconds < 3_600) assert.notEqual(billing, 'billed');
      }),
      { numRuns: 500 },
    );
  });
});

describe('rows that are not billed', () => {
  const row = (n: number, impressions: number, more = {}) => ({
    packageId: 'pkg_1',
    part: '',
    creativeId: 'cr_1',
    from: hour(n),
    to: hour(n + 1),
    revision: 3,
    counts: rowCountsOf((name) => (name === 'impressions' ? impressions : 0)),
    spendMinor: null,
    ...more,
  });
  const spansOf = new Map([['pkg_1', paused]]);
  const of = (one: ReturnType<typeof row>, pauseSeconds = 60) =>
    unbilledRows([one], spansOf, pauseSeconds).map(({ row: its, billing }) => [
      its.part,
      its.counts.impressions,
      its.spendMinor,
      billing,
    ]);

  it('have the counts and the amount of the row, with its revision', () => {
    assert.deepEqual(of(row(15, 40, { spendMinor: 9 })), [['unbilled', 40, 9, 'stray']]);
    assert.equal(unbilledRows([row(15, 40)], spansOf, 60)[0]?.row.revision, 3);
  });
  it('are none for a row that is billed, for a part of the totals, and in the hour of the stop', () => {
    for (const one of [row(3, 40), row(14, 40), row(15, 40, { part: 'country:DE' })])
      assert.deepEqual(of(one), []);
  });
  it('are zeros for nothing, and for what is billed only because a pause may take so long', () => {
    assert.deepEqual(of(row(15, 0)), [['unbilled', 0, null, 'billed']]);
    assert.deepEqual(of(row(7, 40, { spendMinor: 5 }), 5_400), [['unbilled', 0, 0, 'billed']]);
  });
  it('are all rows of a package of which no terms are known', () => {
    assert.deepEqual(of(row(3, 40, { packageId: 'pkg_2' })), [['unbilled', 40, null, 'stray']]);
  });
});
