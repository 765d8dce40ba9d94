import { assert } from 'chai';
import fc from 'fast-check';
import { respelledNumbers } from '../../../src/domain/json/respelled-numbers.ts';
import { finish } from '../../../src/domain/steps.ts';

const respelled = (text: string): number[] => [...finish(respelledNumbers(text, 'id'))];
/** Blanks that JSON allows anywhere between its parts. */
const blank = fc.stringMatching(/^[ \t\n\r]{0,3}$/);

describe('numbers that come back in another spelling', () => {
  it('are found exactly when JavaScript writes the number in another way, whatever stands around them', () => {
    const digits = fc.stringMatching(/^-?(0|[1-9][0-9]{0,24})(\.[0-9]{1,20})?([eE][+-]?[0-9]{1,3})?$/);
    fc.assert(
      fc.property(digits, fc.json(), fc.json(), blank, (id, before, after, space) => {
        const one = `${space}{"params":${before},${space}"id"${space}:${space}${id}${space},"more":{"id":1.0,"x":${after}}}`;
        const expected = String(JSON.parse(id)) !== id;
        assert.deepEqual(respelled(one), expected ? [0] : [], one);
        const batch = `${space}[{"id":1},${space}[1.0,"id",{"id":1.0}],${one},{"id":"1.0"}]`;
        assert.deepEqual(respelled(batch), expected ? [2] : [], batch);
      }),
    );
  });

  for (const [text, found] of [
    ['{"id":1.0}', true],
    ['{"id":1e2}', true],
    ['{"id":1E0}', true],
    ['{"id":-0}', true],
    ['{"id":0.0}', true],
    ['{"id":9007199254740993}', true],
    ['{"id":1.0000000000000000001}', true],
    ['{"id":0}', false],
    ['{"id":-7}', false],
    ['{"id":9007199254740991}', false],
    ['{"id":"1.0"}', false],
    ['{"id":null}', false],
    ['{"ID":1.0}', false],
    ['{"x":"\\"id\\":1.0"}', false],
    ['{"i\\u0064":1.0}', true],
    ['{"id":1.0,"id":1}', false],
    ['{"id":1,"id":1.0}', true],
    [`{"id":${' '.repeat(500)}1.0}`, true],
    [`{"id":${'1'.repeat(500)}}`, true],
    ['"id"', false],
    ['[]', false],
  ] as const)
    it(`are ${found ? '' : 'not '}found in ${text.slice(0, 40)}`, () => {
      assert.equal(respelled(text).length, found ? 1 : 0);
    });

  it('are looked for in pieces in a long text', () => {
    const text = `{"params":"${'x'.repeat(1_000)}","list":[${'1,'.repeat(500_000)}1],"id":1.0}`;
    const steps = respelledNumbers(text, 'id');
    let pieces = 0;
    for (let step = steps.next(); step.done !== true; step = steps.next()) pieces += 1;
    assert.isAtLeast(pieces, 3);
  });
});
