import { assert } from 'chai';
import fc from 'fast-check';
import { fieldPath } from '../../../src/domain/json/schema-faults.ts';
import { unstorableText } from '../../../src/domain/steps.ts';

describe('fieldPath', () => {
  for (const [pointer, path] of [
    ['', ''],
    ['/domain', 'domain'],
    ['/properties/0/type', 'properties[0].type'],
    ['/domains/12', 'domains[12]'],
    ['/a/0/1/b', 'a[0][1].b'],
    ['/a~1b/c~0d', 'a/b.c~d'],
    ['/~01', '~1'],
    ['/0', '[0]'],
    ['/a//b', 'a..b'],
  ] as const) {
    it(`writes ${pointer || 'the root'} as ${path || 'nothing'}`, () => {
      assert.equal(fieldPath(pointer), path);
    });
  }
});

describe('unstorableText', () => {
  for (const value of [null, 7, true, '', 'text', '\u0001\ud83e\udd8a', [], {}, { a: [{ b: '\ufffd' }] }]) {
    it(`finds nothing in ${JSON.stringify(value)}`, () => assert.deepEqual(unstorableText(value), []));
  }

  for (const [value, paths] of [
    ['\0', ['']],
    ['a\ud800', ['']],
    ['\udc00\ud800', ['']],
    [{ a: 'x\0' }, ['a']],
    [{ a: { b: ['ok', 'x\0', '\ud800'] } }, ['a.b[1]', 'a.b[2]']],
    [{ a: { 'b\0': 1 } }, ['a']],
    [[['\0']], ['[0][0]']],
    [JSON.parse('{"__proto__":"\\u0000"}'), ['__proto__']],
    [JSON.parse('{"a":[1e308,1e309,{"b":-1e400}]}'), ['a[1]', 'a[2].b']],
    [JSON.parse('[1e999,"\\u0000"]'), ['[0]', '[1]']],
  ] as const) {
    it(`names the places in ${JSON.stringify(value)}`, () => {
      assert.deepEqual(
        unstorableText(value).map(({ path }) => path),
        [...paths],
      );
    });
  }

  it('names at most twenty', () => {
    assert.lengthOf(unstorableText(Array.from({ length: 1000 }, () => '\0')), 20);
  });

  it('finds a fault exactly when some text is not well-formed', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '\0', '\ud83e', '\udd8a', '🦊') });
    fc.assert(
      fc.property(fc.array(fc.record({ a: text, b: fc.array(text) })), (value) => {
        const texts = value.flatMap(({ a, b }) => [a, ...b]);
        const isFaulty = (given: string) => given.includes('\0') || /\p{Cs}/u.test(given);
        assert.equal(unstorableText(value).length > 0, texts.some(isFaulty));
      }),
    );
  });
});
