import { assert } from 'chai';
import fc from 'fast-check';
import { instantText, isInside, overlaps, readDay, readInstant } from '../../../src/domain/text/instant.ts';

describe('instantText', () => {
  it('writes every moment as the engine does', () => {
    const dates = fc.date({ min: new Date(-8.64e15), max: new Date(8.64e15), noInvalidDate: true });
    fc.assert(fc.property(dates, (date) => assert.equal(instantText(date), date.toISOString())));
    for (const ms of [-1, 0, 86_399_999, 86_400_000])
      assert.equal(instantText(new Date(ms)), new Date(ms).toISOString());
  });

  it('writes more days than it keeps', () => {
    for (let day = 0; day < 250; day += 1) {
      const at = new Date(day * 86_400_000 + 1);
      assert.equal(instantText(at), at.toISOString());
    }
  });

  it('refuses what is no moment, as the engine does', () =>
    assert.throws(() => instantText(new Date(Number.NaN)), RangeError));
});

describe('readInstant', () => {
  for (const [text, iso] of [
    ['2026-03-15T10:00:00Z', '2026-03-15T10:00:00.000Z'],
    ['2026-03-15t10:00:00z', '2026-03-15T10:00:00.000Z'],
    ['2026-03-15T10:00:00+02:00', '2026-03-15T08:00:00.000Z'],
    ['2026-03-15T10:00:00.5-05:30', '2026-03-15T15:30:00.500Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
  ] as const)
    it(`reads ${text}`, () => assert.equal(readInstant(text)?.toISOString(), iso));

  for (const value of [
    '2026-03-15T10:00:00',
    '2026-03-15',
    '2026-02-29T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-01T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-03-15T24:00:00Z',
    '2026-03-15T10:60:00Z',
    '2026-03-15T10:00:60Z',
    '2026-03-15 10:00:00Z',
    '2026-03-15T10:00:00+24:00',
    '2026-03-15T10:00:00+0200',
    ' 2026-03-15T10:00:00Z',
    'asap',
    '',
    null,
    undefined,
    1_773_568_800_000,
    { type: 'asap' },
  ])
    it(`does not read ${JSON.stringify(value) ?? 'undefined'}`, () => assert.isNull(readInstant(value)));

  it('reads what dates write', () => {
    const dates = fc.date({ min: new Date(0), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, (date) => assert.equal(readInstant(date.toISOString())?.getTime(), date.getTime())),
    );
  });
});

describe('readDay', () => {
  it('reads 29 February of a leap year as its first instant', () =>
    assert.equal(readDay('2024-02-29')?.toISOString(), '2024-02-29T00:00:00.000Z'));
  for (const value of ['2025-02-29', '2026-3-1', '2026-03-15T10:00:00Z', '', null, undefined])
    it(`does not read ${String(value)}`, () => assert.isNull(readDay(value)));
});

describe('half-open spans', () => {
  const span = (start: number, end: number) => ({ start: new Date(start), end: new Date(end) });

  it('that only touch do not overlap', () => {
    assert.isFalse(overlaps(span(1, 3), span(3, 5)));
    assert.isFalse(overlaps(span(3, 5), span(1, 3)));
    assert.isTrue(overlaps(span(1, 4), span(3, 5)));
  });

  it('lie inside themselves and not inside less', () => {
    assert.isTrue(isInside(span(1, 3), span(1, 3)));
    assert.isFalse(isInside(span(1, 3), span(1, 2)));
    assert.isFalse(isInside(span(1, 3), span(2, 3)));
  });
});
