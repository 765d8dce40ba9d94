import { assert } from 'chai';
import fc from 'fast-check';
import { keepingResults } from '../../src/domain/kept-results.ts';

describe('keepingResults', () => {
  it('returns what the work returns, whatever was asked before', () => {
    const work = (text: string) => `${text}!`;
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 4 })), fc.integer({ min: 1, max: 5 }), (asked, most) => {
        const keeping = keepingResults(work, { most, longest: 3 });
        assert.deepEqual(asked.map(keeping), asked.map(work));
      }),
    );
  });

  it('does the work once for what is asked again and anew for long texts, and keeps no more than it may', () => {
    const worked: string[] = [];
    const keeping = keepingResults((text: string) => ({ at: worked.push(text) }), { most: 2, longest: 3 });
    assert.strictEqual(keeping('a'), keeping('a'));
    assert.notStrictEqual(keeping('long'), keeping('long'));
    for (const text of ['b', 'a', 'c', 'a']) keeping(text);
    assert.deepEqual(worked, ['a', 'long', 'long', 'b', 'c', 'a']);
  });
});
