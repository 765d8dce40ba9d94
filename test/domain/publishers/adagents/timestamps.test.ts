import { assert } from 'chai';
import fc from 'fast-check';
import { isStrictTimestamp, parseTimestamp } from '../../../../src/domain/publishers/adagents/shapes.ts';

describe('parseTimestamp', () => {
  for (const [text, iso] of [
    ['2026-01-31T12:00:00Z', '2026-01-31T12:00:00.000Z'],
    ['2026-01-31T12:00:00.5z', '2026-01-31T12:00:00.500Z'],
    ['2026-01-31T12:00:00.123456789Z', '2026-01-31T12:00:00.123Z'],
    ['2026-01-31T12:00:00+02:00', '2026-01-31T10:00:00.000Z'],
    ['2026-01-31T23:30:00-0100', '2026-02-01T00:30:00.000Z'],
    [' 2026-01-31 12:00 ', '2026-01-31T12:00:00.000Z'],
    ['2026-01-31T12:00:00', '2026-01-31T12:00:00.000Z'],
    ['2026-01-31', '2026-01-31T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['2016-12-31T23:59:60Z', '2016-12-31T23:59:59.000Z'],
    ['0001-01-01', '0001-01-01T00:00:00.000Z'],
  ] as const) {
    it(`reads ${text}`, () => assert.equal(parseTimestamp(text)?.toISOString(), iso));
  }

  for (const text of [
    '',
    'yesterday',
    '2026',
    '2026-1-1',
    '2026-13-01',
    '2026-00-10',
    '2026-02-30',
    '2025-02-29',
    '2026-01-31T24:00:00Z',
    '2026-01-31T12:60:00Z',
    '2026-01-31T12:00:61Z',
    '2026-01-31T12:00:00+25:00',
    '2026-01-31T12Z',
    '31.01.2026',
    'Sat, 31 Jan 2026 12:00:00 GMT',
    '1769860800',
    '+012026-01-31T12:00:00Z',
  ]) {
    it(`refuses ${JSON.stringify(text)}`, () => assert.isNull(parseTimestamp(text)));
  }

  it('reads what Date writes', () => {
    const date = fc.date({
      min: new Date('0000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
      noInvalidDate: true,
    });
    fc.assert(fc.property(date, (at) => assert.deepEqual(parseTimestamp(at.toISOString()), at)));
  });
});

describe('isStrictTimestamp', () => {
  it('wants UTC, seconds, and a day that there is', () => {
    assert.isTrue(isStrictTimestamp('2026-01-31T12:00:00Z'));
    assert.isTrue(isStrictTimestamp('2026-01-31T12:00:00.000Z'));
    for (const text of [
      '2026-01-31',
      '2026-01-31T12:00:00+00:00',
      '2026-02-31T12:00:00Z',
      '2026-01-31T12:00:00.1Z',
      '2026-01-31T12:00:00z',
    ]) {
      assert.isFalse(isStrictTimestamp(text), text);
    }
  });
});
