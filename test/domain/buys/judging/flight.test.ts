import { assert } from 'chai';
import {
  judgeFlight,
  judgeNewFlight,
  judgeSpan,
  readStart,
  type StartTime,
} from '../../../../src/domain/buys/judging/flight.ts';
import { at, FLIGHT, granted, NOW, told, toldOf } from '../../../support/media.ts';

describe('readStart', () => {
  for (const start of ['asap', { type: 'asap' }] satisfies StartTime[])
    it(`takes ${JSON.stringify(start)} as now`, () =>
      assert.deepEqual(readStart(start, NOW), { ok: true, at: NOW }));
  for (const start of [
    '2026-03-15T10:00:00Z',
    '2026-03-15T09:59:00Z',
    '2026-03-15T12:30:00+02:00',
    '2027-01-01T00:00:00Z',
  ])
    it(`takes ${start}`, () => assert.isTrue(readStart(start, NOW).ok));
  for (const start of [
    '2026-03-15T09:58:59Z',
    '2020-01-01T00:00:00Z',
    '2026-03-16T10:00:00',
    '2026-03-16',
    'ASAP',
    'now',
    '',
    undefined,
  ])
    it(`refuses ${JSON.stringify(start) ?? 'nothing'}`, () => {
      const read = readStart(start, NOW);
      assert.isFalse(read.ok);
      if (!read.ok) assert.deepEqual(told([read.refusal]), ['INVALID_REQUEST start_time']);
    });
});

describe('judgeFlight', () => {
  it('is half-open between start and end', () => {
    const flight = granted(judgeFlight({ start_time: 'asap', end_time: '2026-03-16T00:00:00Z' }, NOW));
    assert.deepEqual(flight, { start: NOW, end: at('2026-03-16T00:00:00Z') });
  });
  for (const [start_time, end_time, ...refused] of [
    ['asap', '2026-03-15T10:00:00Z', 'VALIDATION_ERROR end_time'],
    ['asap', '2026-03-14T10:00:00Z', 'VALIDATION_ERROR end_time'],
    ['2026-04-01T00:00:00Z', '2026-04-01T00:00:00Z', 'VALIDATION_ERROR end_time'],
    ['2026-04-01T00:00:00Z', '2026-03-31T23:59:59Z', 'VALIDATION_ERROR end_time'],
    ['2026-04-01T00:00:00Z', '2026-04-01T01:00:00+02:00', 'VALIDATION_ERROR end_time'],
    ['asap', '2126-03-16T10:00:00.001Z', 'VALIDATION_ERROR end_time'],
    ['asap', '9999-12-31T00:00:00Z', 'VALIDATION_ERROR end_time'],
    ['2027-01-01T00:00:00Z', '2127-01-03T00:00:00Z', 'VALIDATION_ERROR end_time'],
    ['9000-01-01T00:00:00Z', '9999-12-31T00:00:00Z', 'VALIDATION_ERROR end_time'],
    ['asap', 'asap', 'INVALID_REQUEST end_time'],
    ['asap', '2026-04-01', 'INVALID_REQUEST end_time'],
    ['2020-01-01T00:00:00Z', '2026-04-01T00:00:00Z', 'INVALID_REQUEST start_time'],
    ['2020-01-01T00:00:00Z', '2020-02-01T00:00:00Z', 'INVALID_REQUEST start_time'],
    ['yesterday', 'tomorrow', 'INVALID_REQUEST start_time', 'INVALID_REQUEST end_time'],
  ] as const)
    it(`refuses ${start_time} to ${end_time}`, () =>
      assert.deepEqual(toldOf(judgeFlight({ start_time, end_time }, NOW)), refused));
  for (const [start, end] of [
    ['2027-01-01T00:00:00Z', '2029-01-01T00:00:00Z'],
    ['2027-01-01T00:00:00Z', '2099-12-31T23:59:59Z'],
    ['2027-01-01T00:00:00Z', '2127-01-01T00:00:00Z'],
    ['2028-02-29T00:00:00Z', '2128-02-29T00:00:00Z'],
    ['9000-01-01T00:00:00Z', '9100-01-01T00:00:00Z'],
  ] as const)
    it(`may last from ${start} to ${end}`, () =>
      assert.deepEqual(granted(judgeFlight({ start_time: start, end_time: end }, NOW)), {
        start: at(start),
        end: at(end),
      }));
  it('names the longest flight and the latest end', () => {
    const judged = judgeFlight({ start_time: 'asap', end_time: '2130-03-15T10:00:00Z' }, NOW);
    assert.isFalse(judged.ok);
    if (judged.ok) return;
    const [{ message, suggestion }] = judged.refusals;
    assert.equal(message, 'The flight must have at most 100 years, 36525 days (got 37985).');
    assert.equal(suggestion, 'Send an `end_time` up to 2126-03-16T10:00:00.000Z.');
  });
  it('refuses a flight without start and end, naming both fields', () =>
    assert.deepEqual(toldOf(judgeFlight({}, NOW)), [
      'INVALID_REQUEST start_time',
      'INVALID_REQUEST end_time',
    ]));
});

describe('judgeSpan', () => {
  const judge = (dates: object, kept = {}) => judgeSpan(dates, FLIGHT, 'packages[0]', kept);
  it('is the flight without dates of its own', () => assert.deepEqual(granted(judge({})), FLIGHT));
  it('may touch both ends of the flight', () =>
    assert.deepEqual(
      granted(judge({ start_time: '2026-03-10T00:00:00Z', end_time: '2026-04-10T00:00:00Z' })),
      FLIGHT,
    ));
  it('keeps the dates that a request leaves out', () => {
    const start = at('2026-03-20T00:00:00Z');
    assert.deepEqual(granted(judge({ end_time: '2026-03-25T00:00:00Z' }, { start })).start, start);
  });
  for (const [dates, ...refused] of [
    [{ start_time: '2026-03-09T23:59:59Z' }, 'INVALID_REQUEST packages[0].start_time'],
    [{ end_time: '2026-04-10T00:00:01Z' }, 'INVALID_REQUEST packages[0].end_time'],
    [{ start_time: 'asap' }, 'INVALID_REQUEST packages[0].start_time'],
    [{ end_time: '2026-04-01' }, 'INVALID_REQUEST packages[0].end_time'],
    [
      { start_time: '2026-03-20T00:00:00Z', end_time: '2026-03-20T00:00:00Z' },
      'INVALID_REQUEST packages[0].end_time',
    ],
    [
      { start_time: '2026-03-21T00:00:00Z', end_time: '2026-03-20T00:00:00Z' },
      'INVALID_REQUEST packages[0].end_time',
    ],
    [{ start_time: '2026-04-10T00:00:00Z' }, 'INVALID_REQUEST packages[0].start_time'],
    [
      { start_time: 'x', end_time: 'y' },
      'INVALID_REQUEST packages[0].start_time',
      'INVALID_REQUEST packages[0].end_time',
    ],
  ] as const)
    it(`refuses ${JSON.stringify(dates)}`, () => assert.deepEqual(toldOf(judge(dates)), refused));
});

describe('judgeNewFlight', () => {
  const ahead = { start: at('2026-04-01T00:00:00Z'), end: at('2026-05-01T00:00:00Z') };
  it('keeps both times when none is given', () =>
    assert.deepEqual(granted(judgeNewFlight({}, FLIGHT, NOW)), FLIGHT));
  it('moves the end alone when only the end is given', () => {
    const flight = granted(judgeNewFlight({ end_time: '2026-06-01T00:00:00Z' }, FLIGHT, NOW));
    assert.deepEqual(flight, { start: FLIGHT.start, end: at('2026-06-01T00:00:00Z') });
  });
  it('moves a start that is ahead', () => {
    assert.equal(granted(judgeNewFlight({ start_time: 'asap' }, ahead, NOW)).start, NOW);
    const later = judgeNewFlight({ start_time: '2026-04-02T00:00:00Z' }, ahead, NOW);
    assert.equal(granted(later).start.toISOString(), '2026-04-02T00:00:00.000Z');
  });
  it('takes the start of what has begun when it is repeated', () =>
    assert.deepEqual(
      granted(judgeNewFlight({ start_time: '2026-03-10T01:00:00+01:00' }, FLIGHT, NOW)),
      FLIGHT,
    ));
  for (const [what, request, current, refused] of [
    [
      'a new start of what has begun',
      { start_time: '2026-03-20T00:00:00Z' },
      FLIGHT,
      'VALIDATION_ERROR start_time',
    ],
    ['asap for what has begun', { start_time: 'asap' }, FLIGHT, 'VALIDATION_ERROR start_time'],
    ['an end that has passed', { end_time: '2026-03-15T10:00:00Z' }, FLIGHT, 'VALIDATION_ERROR end_time'],
    ['an end before the start', { end_time: '2026-03-31T00:00:00Z' }, ahead, 'VALIDATION_ERROR end_time'],
    ['a start after the end', { start_time: '2026-05-01T00:00:00Z' }, ahead, 'VALIDATION_ERROR start_time'],
    ['a start that has passed', { start_time: '2026-03-01T00:00:00Z' }, ahead, 'INVALID_REQUEST start_time'],
    ['an end too far ahead', { end_time: '2126-04-11T00:00:00.001Z' }, ahead, 'VALIDATION_ERROR end_time'],
    [
      'an end too far ahead of what runs',
      { end_time: '2126-03-12T00:00:00Z' },
      FLIGHT,
      'VALIDATION_ERROR end_time',
    ],
    ['an end without offset', { end_time: '2026-06-01T00:00:00' }, ahead, 'INVALID_REQUEST end_time'],
  ] as const)
    it(`refuses ${what}`, () => assert.deepEqual(toldOf(judgeNewFlight(request, current, NOW)), [refused]));
});
