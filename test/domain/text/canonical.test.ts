import canonicalize from 'canonicalize';
import { assert } from 'chai';
import fc from 'fast-check';
import { finish } from '../../../src/domain/steps.ts';
import { canonicalSha256, sha256Hex } from '../../../src/domain/text/sha256.ts';

const expected = (value: unknown) => sha256Hex(`x\n${canonicalize(value)}`);
const digest = (value: unknown) => finish(canonicalSha256('x\n', value));

describe('canonicalSha256', () => {
  it('is the digest of the canonical text', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => assert.equal(digest(value), expected(value))));
  });

  it('is the same for values that are taken apart', () => {
    const many = fc
      .tuple(fc.array(fc.jsonValue(), { minLength: 1, maxLength: 10 }), fc.constantFrom(1, 300, 2000))
      .map(([values, times]) => ({ b: { list: Array(times).fill(values) }, a: values, c: [] }));
    fc.assert(
      fc.property(many, (value) => assert.equal(digest(value), expected(value))),
      { numRuns: 30 },
    );
  });

  it('sorts the members of a large object, and leaves out those without a value', () => {
    const names = Array.from({ length: 3000 }, (_, at) => `n${(at * 7919) % 3000}`);
    const value = { none: undefined, ...Object.fromEntries(names.map((name) => [name, { name }])) };
    assert.equal(digest(value), expected(value));
  });

  it('pauses in a long value', () => {
    const long = Array.from({ length: 40_000 }, (_, at) => ({ id: at, hash: 'ab'.repeat(32) }));
    assert.isAtLeast([...canonicalSha256('', { lists: [long] })].length, 40);
    assert.isEmpty([...canonicalSha256('', { a: 1 })]);
  });

  for (const value of [Number.NaN, [1, Number.POSITIVE_INFINITY]])
    it(`refuses ${String(value)}`, () => assert.throws(() => digest(value)));
});
