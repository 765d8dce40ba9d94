import { assert } from 'chai';
import fc from 'fast-check';
import {
  distinctiveWords,
  heldPhrases,
  lineOf,
  stem,
  wordsOf,
} from '../../../../src/domain/products/discovery/brief.ts';

describe('stem', () => {
  for (const [word, root] of [
    ['shoes', 'shoe'],
    ['stories', 'story'],
    ['boxes', 'box'],
    ['banners', 'banner'],
    ['dress', 'dress'],
    ['bus', 'bus'],
    ['ties', 'tie'],
    ['', ''],
  ] as const)
    it(`of ${word || 'nothing'} is ${root || 'nothing'}`, () => assert.equal(stem(word), root));
  for (const [one, many] of [
    ['sport', 'sports'],
    ['family', 'families'],
    ['coach', 'coaches'],
    ['watch', 'watches'],
  ] as const)
    it(`joins ${one} and ${many}`, () => assert.equal(stem(one), stem(many)));
});

describe('distinctiveWords', () => {
  it('leaves out what says nothing, and repeats', () =>
    assert.deepEqual(distinctiveWords('We want to run a campaign for the running shoes, SHOES and Shoe!'), [
      'shoe',
    ]));
  it('folds case and accents', () => assert.deepEqual(distinctiveWords('Café CRÈME'), ['cafe', 'creme']));
  for (const text of ['', '  ', '!?', 'a I', 'the and of'])
    it(`finds nothing in ${JSON.stringify(text)}`, () => assert.deepEqual(distinctiveWords(text), []));
  it('reads to the end of a long brief', () => {
    const long = `${'lorem ipsum dolor '.repeat(400)}podcast`;
    assert.include(distinctiveWords(long), 'podcast');
    assert.include(distinctiveWords(`${'x'.repeat(3000)} podcast`), 'podcast');
  });
  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3000, unit: 'grapheme' }), (text) => {
        for (const word of wordsOf(text)) assert.match(word, /^[\p{L}\p{N}]+$/u);
      }),
    );
  });
});

describe('heldPhrases', () => {
  const line = lineOf('Connected-TV spots for sneaker fans');
  for (const phrase of ['connected tv', 'TV spot', 'sneakers', 'fans'])
    it(`finds ${phrase}`, () => assert.deepEqual(heldPhrases(line, ['nothing', phrase]), [phrase]));
  for (const phrase of ['connect', 'tv fans', 'sneak', 'tv connected'])
    it(`does not find ${phrase}`, () => assert.isEmpty(heldPhrases(line, [phrase])));
});
