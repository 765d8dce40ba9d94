import { runInNewContext } from 'node:vm';
import { assert } from 'chai';
import fc from 'fast-check';
import { comment, literal } from '../../../codegen/emit/text.ts';
import type { Json } from '../../../codegen/json.ts';

const json = fc.jsonValue() as fc.Arbitrary<Json>;

describe('literals and comments', () => {
  it('reads back as the value that was written', () => {
    fc.assert(
      fc.property(json, (value) => {
        fc.pre(!JSON.stringify(value).includes('__proto__'));
        const read: unknown = runInNewContext(`(${literal(value)})`);
        assert.equal(JSON.stringify(read), JSON.stringify(value));
      }),
    );
  });

  for (const text of [
    "it's",
    'a "b"',
    '\\',
    '\\"',
    "\\'",
    'line\nbreak',
    '\u2028',
    '$'.concat('{x}'),
    '`',
    '\0',
  ]) {
    it(`keeps ${JSON.stringify(text)}`, () => assert.equal(runInNewContext(literal(text)), text));
  }

  it('cannot be closed early by a description', () => {
    for (const text of ['a */ process.exit() /*', '*/', '**/']) {
      assert.equal(runInNewContext(`${comment(text)} 7`), 7);
      assert.equal(comment(text).indexOf('*/'), comment(text).length - 2);
    }
  });
});
