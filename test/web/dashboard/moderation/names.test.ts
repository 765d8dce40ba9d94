import { expect } from 'chai';
import fc from 'fast-check';
import { characterWords, partingOf, twoNames } from '../../../../web/dashboard/moderation/names.ts';
import { htmlText } from '../../../../web/html.ts';

const whole = ({ before, asked, after }: ReturnType<typeof partingOf>) =>
  `${before}${asked.join('')}${after}`;

describe('two names side by side', () => {
  for (const [asked, known, differing] of [
    ['rnorningtide', 'morningtide', ['rn', 'm']],
    ['mornіngtide', 'morningtide', ['і', 'i']],
    ['morningtide', 'morningtide', ['', '']],
    ['morningtide2', 'morningtide', ['2', '']],
    ['aab', 'ab', ['a', '']],
    ['', 'x', ['', 'x']],
  ] as const)
    it(`part ${asked} from ${known} at ${JSON.stringify(differing)}`, () => {
      const parting = partingOf(asked, known);
      expect([parting.asked.join(''), parting.known.join('')]).eql(differing);
    });

  it('lose no character of either, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (asked, known) => {
        const parting = partingOf(asked, known);
        expect(whole(parting)).equal(asked);
        expect(`${parting.before}${parting.known.join('')}${parting.after}`).equal(known);
      }),
    );
  });

  for (const [character, words] of [
    ['і', 'U+0456</code> Cyrillic'],
    ['i', 'U+0069</code> Latin'],
    ['ο', 'U+03BF</code> Greek'],
    ['1', 'U+0031</code> digit'],
    ['-', 'U+002D</code> sign'],
    ['😀', 'U+1F600</code> sign'],
    ['\u200b', 'U+200B</code> sign'],
  ] as const)
    it(`name ${JSON.stringify(character)} as ${words}`, () => {
      expect(htmlText(characterWords(character))).contain(words);
    });

  it('name the code points of what differs, and of nothing else', () => {
    const text = htmlText(twoNames('mornіngtide', 'morningtide'));
    expect(text).contain('U+0456').and.contain('U+0069').and.not.contain('U+006D');
    expect(text).contain('<td data-label="Place" class="number">5</td>');
  });

  it('say so when they have the same characters, and cut a long difference', () => {
    expect(htmlText(twoNames('same', 'same'))).contain('the same characters');
    expect(htmlText(twoNames('a'.repeat(300), 'b'.repeat(300))).match(/<tr>/g)).length(41);
  });
});
