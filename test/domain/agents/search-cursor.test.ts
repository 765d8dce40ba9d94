import { assert } from 'chai';
import fc from 'fast-check';
import { decodeSearchCursor, encodeSearchCursor } from '../../../src/domain/agents/page-order.ts';

const position = fc.record({
  asOf: fc.nat(),
  score: fc.double({ min: 0, max: 10, noNaN: true }).map((score) => score + 0),
  url: fc
    .string({ unit: 'grapheme', maxLength: 200 })
    .filter((url) => !url.includes('\0') && url.length <= 1024),
});

describe('search cursor', () => {
  it('reads what it wrote, to the last bit', () => {
    fc.assert(
      fc.property(position, (at) => {
        assert.deepEqual(decodeSearchCursor(encodeSearchCursor(at)), at);
      }),
    );
  });

  it('is one word of URL-safe characters', () => {
    fc.assert(fc.property(position, (at) => assert.match(encodeSearchCursor(at), /^[A-Za-z0-9_-]+$/)));
  });

  it('takes no other text for one', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const decoded = decodeSearchCursor(text);
        if (decoded !== undefined) assert.equal(encodeSearchCursor(decoded), text);
      }),
    );
  });

  const word = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const refused: [string, string][] = [
    ['nothing', ''],
    ['no JSON', Buffer.from('0.5:https://a.example').toString('base64url')],
    ['an object', word({ score: 1 })],
    ['too few parts', word([1, 0.5])],
    ['too many parts', word([1, 0.5, 'https://a.example', 1])],
    ['a negative score', word([1, -0.5, 'https://a.example'])],
    ['a score that is text', word([1, '0.5', 'https://a.example'])],
    ['a version that is text', word(['1', 0.5, 'https://a.example'])],
    ['a version with a fraction', word([1.5, 0.5, 'https://a.example'])],
    ['a negative version', word([-1, 0.5, 'https://a.example'])],
    ['a URL that is none', word([1, 0.5, null])],
    ['a URL with NUL', word([1, 0.5, 'a\0b'])],
    ['a very long URL', word([1, 0.5, 'a'.repeat(2000)])],
    ['padding', `${word([1, 0.5, 'https://a.example'])}==`],
    ['blanks inside', Buffer.from('[1, 0.5, "https://a.example"]').toString('base64url')],
    ['a number in another spelling', Buffer.from('[1,5e-1,"https://a.example"]').toString('base64url')],
  ];
  for (const [what, text] of refused) {
    it(`refuses ${what}`, () => assert.isUndefined(decodeSearchCursor(text)));
  }
});
