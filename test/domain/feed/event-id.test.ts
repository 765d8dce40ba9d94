import { assert } from 'chai';
import fc from 'fast-check';
import { COUNTER_LIMIT, eventId, parseEventId } from '../../../src/domain/feed/feed.ts';

const position = fc.record({
  ms: fc.integer({ min: 0, max: 2 ** 48 - 1 }),
  counter: fc.integer({ min: 0, max: COUNTER_LIMIT - 1 }),
});

describe('eventId', () => {
  it('is a UUID of version 7 with the time in front', () => {
    assert.match(eventId(0x017f22e279b0, 0), /^017f22e2-79b0-7000-8000-0[0-3]/);
    fc.assert(
      fc.property(position, ({ ms, counter }) => {
        assert.match(
          eventId(ms, counter),
          /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        );
      }),
    );
  });

  it('stays the same for ever', () => {
    assert.equal(eventId(0, 0), eventId(0, 0));
    assert.equal(eventId(1_790_000_000_000, 1), '01a0c450-6c00-7000-8000-067b4a67b65d');
  });

  it('sorts as text by time, then counter', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        const expected = Math.sign(a.ms - b.ms || a.counter - b.counter);
        const left = eventId(a.ms, a.counter);
        const right = eventId(b.ms, b.counter);
        assert.equal(left < right ? -1 : left > right ? 1 : 0, expected);
      }),
    );
  });

  it('sorts neighbours across every carry of the counter', () => {
    for (const counter of [0, 1, 2 ** 20 - 1, 2 ** 20, 2 ** 31 - 1, COUNTER_LIMIT - 2]) {
      assert.isBelow(eventId(5, counter).localeCompare(eventId(5, counter + 1), 'en'), 0);
    }
    assert.isTrue(eventId(5, COUNTER_LIMIT - 1) < eventId(6, 0));
  });

  it('gives its position back', () => {
    fc.assert(
      fc.property(position, ({ ms, counter }) => {
        assert.deepEqual(parseEventId(eventId(ms, counter)), { ms, counter });
      }),
    );
  });

  for (const [ms, counter] of [
    [-1, 0],
    [2 ** 48, 0],
    [0.5, 0],
    [Number.NaN, 0],
    [0, -1],
    [0, COUNTER_LIMIT],
    [0, 1.5],
    [0, Number.POSITIVE_INFINITY],
  ] as const) {
    it(`refuses the position ${ms}, ${counter}`, () => {
      assert.throws(() => eventId(ms, counter), RangeError);
    });
  }
});

describe('parseEventId', () => {
  const ours = eventId(1_790_000_000_000, 7);

  it('reads the position whatever epoch issued the id', () => {
    fc.assert(
      fc.property(position, fc.string(), ({ ms, counter }, epoch) => {
        assert.deepEqual(parseEventId(eventId(ms, counter, epoch)), { ms, counter });
      }),
    );
  });

  it('reads a changed digit as another id, or as none', () => {
    for (const [index, character] of [...ours].entries()) {
      if (character === '-') continue;
      const other = character === '0' ? '1' : '0';
      const changed = ours.slice(0, index) + other + ours.slice(index + 1);
      const read = parseEventId(changed);
      if (read !== undefined) assert.notEqual(eventId(read.ms, read.counter), changed);
    }
  });

  for (const text of [
    '',
    'x',
    ours.toUpperCase(),
    ours.slice(1),
    `${ours}0`,
    ` ${ours}`,
    `${ours}\n`,
    ours.replaceAll('-', ''),
    `{${ours}}`,
    '00000000-0000-0000-0000-000000000000',
    '550e8400-e29b-41d4-a716-446655440000',
  ]) {
    it(`does not take ${JSON.stringify(text)}`, () => {
      assert.isUndefined(parseEventId(text));
    });
  }

  it('reads no UUID that somebody else made as an id of ours', () => {
    fc.assert(
      fc.property(fc.uuid({ version: 7 }), (id) => {
        const read = parseEventId(id);
        if (read !== undefined) assert.notEqual(eventId(read.ms, read.counter), id);
      }),
    );
  });
});
