import { assert } from 'chai';
import fc from 'fast-check';
import { exceedsDepth } from '../../../src/domain/json/scan.ts';

/** How deep a value is nested; 0 for one that holds nothing. */
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map((member) => depthOf(member)))
    : 0;

describe('exceedsDepth', () => {
  for (const [text, max, exceeds] of [
    ['', 0, false],
    ['1', 0, false],
    ['"[[[["', 0, false],
    ['[]', 0, true],
    ['[]', 1, false],
    ['{}', 0, true],
    ['[{}]', 1, true],
    ['[{}]', 2, false],
    ['[[],[],[]]', 2, false],
    ['[[],[],[]]', 1, true],
    ['{"[":"{"}', 1, false],
    ['{"a\\"[[":1}', 1, false],
    ['{"a\\\\":[]}', 1, true],
    ['["\\\\\\"", []]', 1, true],
    ['["\\\\\\"[", 1]', 1, false],
    ['"unfinished [[[', 0, false],
    ['"\\', 0, false],
    [']]]]', 0, false],
    [']]]][[', 0, false],
  ] as const) {
    it(`says ${exceeds} of ${JSON.stringify(text)} and ${max}`, () => {
      assert.equal(exceedsDepth(text, max), exceeds);
    });
  }

  it('counts as a parser would', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(8), (value, max) => {
        assert.equal(exceedsDepth(JSON.stringify(value), max), depthOf(value) > max);
        assert.equal(exceedsDepth(JSON.stringify(value, null, 1), max), depthOf(value) > max);
      }),
    );
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'[]{}"\\a,:') }), (text) => {
        assert.isBoolean(exceedsDepth(text, 3));
      }),
    );
  });

  it('takes time in proportion to the text', () => {
    const size = 2_000_000;
    assert.isFalse(exceedsDepth(`"${'\\\\'.repeat(size)}"`, 0));
    assert.isFalse(exceedsDepth('"a",'.repeat(size), 0));
    assert.isTrue(exceedsDepth('['.repeat(size), 64));
  });
});
