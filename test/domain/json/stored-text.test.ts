import { assert } from 'chai';
import fc from 'fast-check';
import { boundedText, type Changes, changedText } from '../../../src/domain/json/stored-text.ts';
import { bounded, type Json } from '../../../src/domain/json/values.ts';
import { finish } from '../../../src/domain/steps.ts';

const KILOBYTE = 1024;
const cut = (value: object) => finish(boundedText(JSON.stringify(value)));

describe('boundedText', () => {
  it('cuts exactly what is cut of the value', () => {
    const part = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: 'binary', maxLength: 80 }));
    const list = fc
      .tuple(fc.array(part, { maxLength: 8 }), fc.nat(3_000))
      .map(([items, times]) => Array.from({ length: times }, () => items).flat());
    const member = fc.oneof(part, list, fc.record({ of: list }), fc.tuple(fc.record({ of: list })));
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'binary' }), member, { maxKeys: 5 }), (value) => {
        const whole = JSON.parse(JSON.stringify(value)) as Json;
        assert.equal(cut(value), JSON.stringify(bounded<object>(whole as object)));
      }),
      {
        numRuns: 100,
        examples: [
          [{}],
          [{ '"': ['\\"', '\\'], '}': '],' }],
          [{ a: Array(40 * KILOBYTE).fill(1) }],
          [{ a: 'x'.repeat(40 * KILOBYTE), b: [] }],
          [{ a: ['x'.repeat(40 * KILOBYTE)], b: { c: 'x'.repeat(40 * KILOBYTE) } }],
        ],
      },
    );
  });

  for (const length of [32 * KILOBYTE - 1, 32 * KILOBYTE, 32 * KILOBYTE + 1])
    it(`decides alike about a list of ${length} characters`, () => {
      const value = { list: ['', 'x'.repeat(length - 7)] };
      assert.lengthOf(JSON.stringify(value.list), length);
      assert.equal(cut(value), JSON.stringify(bounded(value)));
    });

  it('pauses in a long list', () => {
    const steps = boundedText(JSON.stringify({ list: Array(200_000).fill('a') }));
    let breaks = 0;
    while (steps.next().done !== true) breaks += 1;
    assert.isAtLeast(breaks, 9);
  });
});

describe('changedText', () => {
  const changes: Changes = { list: (item) => ({ was: item }), text: (value) => `${value}!` };

  it('changes the items of lists and the other values that are named, and nothing else', () => {
    const member = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.array(fc.jsonValue({ maxDepth: 2 })));
    const name = fc.oneof(
      fc.constantFrom('list', 'text', 'lists', '', '"list"', 'constructor'),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.dictionary(name, member, { maxKeys: 6 }), (value) => {
        const stored = JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
        const expected = Object.entries(stored).map(([key, held]) => {
          const change = Object.hasOwn(changes, key) ? changes[key] : undefined;
          if (change === undefined) return [key, held];
          return [key, Array.isArray(held) ? held.map(change) : change(held)];
        });
        const text = JSON.stringify(stored);
        assert.equal(finish(changedText(text, changes)), JSON.stringify(Object.fromEntries(expected)));
      }),
      { examples: [[{}], [{ list: [] }], [{ list: [[], {}, ']'], text: ['a'] }]] },
    );
  });

  it('pauses in a long list', () => {
    const steps = changedText(JSON.stringify({ list: Array(20_000).fill('a') }), changes);
    let breaks = 0;
    while (steps.next().done !== true) breaks += 1;
    assert.isAtLeast(breaks, 19);
  });
});
