import { assert } from 'chai';
import fc from 'fast-check';
import { sameJson } from '../../../src/domain/json/values.ts';

describe('sameJson', () => {
  for (const [a, b] of [
    [1, '1'],
    [0, false],
    [null, undefined],
    [null, {}],
    [null, false],
    ['', null],
    [[], {}],
    [{}, []],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, undefined]],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1 }, { b: 1 }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
    [{ toString: 1 }, {}],
    [{}, { toString: 1 }],
    [[[]], [{}]],
    ['a', ['a']],
  ]) {
    it(`tells ${JSON.stringify(a)} from ${JSON.stringify(b)}`, () => {
      assert.isFalse(sameJson(a, b));
      assert.isFalse(sameJson(b, a));
    });
  }

  it('does not mind the order of keys, at any depth', () => {
    assert.isTrue(sameJson({ a: 1, b: [{ c: 2, d: null }] }, { b: [{ d: null, c: 2 }], a: 1 }));
  });

  it('knows a copy again, and agrees with itself both ways', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        assert.isTrue(sameJson(a, structuredClone(a)));
        assert.equal(sameJson(a, b), sameJson(b, a));
      }),
    );
  });

  it('sees any change of one value', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.nat(), (list, at) => {
        const index = at % list.length;
        assert.isFalse(sameJson({ list }, { list: list.map((n, i) => (i === index ? n + 1 : n)) }));
      }),
    );
  });
});
