import { assert } from 'chai';
import fc from 'fast-check';
import { canonicalDomain } from '../../../src/domain/net/domain-name.ts';
import { characterAgainstIdna } from '../../../src/domain/ownership/name-letters.ts';

const domainOf = (input: string): string => {
  const judged = canonicalDomain(input);
  if (!judged.ok) throw new Error(`${input}: ${judged.reason}`);
  return judged.domain;
};

describe('the characters that IDNA 2008 allows in a name', () => {
  for (const name of [
    'acme.example',
    'a-1.example',
    'bücher.example',
    'faß.example',
    'σς.example',
    'пример.example',
    '例え.example',
    '〇〇.example',
    'ראשון.example',
    'مثال.example',
    'क्\u200dष.example',
    'ไทย.example',
    'ᄀ\u1161.example',
    '가.example',
    'l·l.example',
    'παʹ.example',
    '͵α.example',
    'א׳.example',
    'カ・ナ.example',
    '𠀀.example',
    'bücher.例え.example',
  ])
    it(`are all those of ${name}`, () => assert.isNull(characterAgainstIdna(domainOf(name))));

  for (const [name, character] of [
    ['☃.example', '☃'],
    ['i❤.example', '❤'],
    ['😀.example', '😀'],
    ['www.☃.example', '☃'],
    ['bücher.☃.example', '☃'],
    ['a√b.example', '√'],
    ['€.example', '€'],
    ['½a.example', '⁄'],
    ['a·b.example', '·'],
    ['l·.example', '·'],
    ['a͵b.example', '͵'],
    ['a׳ב.example', null],
    ['a・b.example', '・'],
    ['ـا.example', 'ـ'],
    ['〱か.example', '〱'],
    ['a\u20dd.example', '\u20dd'],
    ['“a”.example', '“'],
    ['→a.example', '→'],
  ] as const) {
    const read = canonicalDomain(name);
    it(`are not all those of ${name}`, () => {
      // Some of them are no name for UTS 46 either.
      if (!read.ok) return assert.isNull(character);
      assert.equal(characterAgainstIdna(read.domain), character);
    });
  }

  it('are never a symbol, a mark of punctuation or a space, whatever stands around it', () => {
    const piece = fc.stringMatching(/^[a-zß例ж]{0,4}$/u);
    const symbol = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 });
    fc.assert(
      fc.property(piece, symbol, piece, (before, middle, after) => {
        const read = canonicalDomain(`a${before}${middle}${after}z.example`);
        if (!read.ok || !read.domain.includes('xn--')) return;
        if (!/[\p{S}\p{Zs}\p{C}]/u.test(middle.normalize('NFKC').toLowerCase())) return;
        assert.isNotNull(characterAgainstIdna(read.domain));
      }),
      {
        numRuns: 1000,
        examples: [
          ['', '☃', ''],
          ['', '❤', '例'],
          ['ж', '≠', ''],
        ],
      },
    );
  });
});
