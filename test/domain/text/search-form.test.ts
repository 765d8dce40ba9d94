import { assert } from 'chai';
import fc from 'fast-check';
import { holdsText, searchForm } from '../../../src/domain/text/search-form.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.stringMatching(/^[a-z0-9.%_'" -]{0,60}$/),
);
/** Letters whose case or accents differ in more than one code point. */
const letters = fc.string({
  unit: fc.constantFrom(...'abzßıİéêüñÅΑΣςσίΎДЙйŁłǅﬁがカﾞ한Ａ9 '.split('')),
  maxLength: 24,
});

describe('searchForm', () => {
  const forms: [string, string][] = [
    ['The Morning Tide', 'the morning tide'],
    ['  The\t Morning\n\nTide ', 'the morning tide'],
    ['Café Ñandú', 'cafe nandu'],
    ['Cafe\u0301', 'cafe'],
    ['ＦＵＬＬ　ｗｉｄｔｈ', 'full width'],
    ['İstanbul', 'istanbul'],
    ['ISTANBUL ısı', 'istanbul isi'],
    ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
    ['σίς', 'σισ'],
    ['Straße', 'strasse'],
    ['ﬁne', 'fine'],
    ['ｶﾞｽ', 'ガス'],
    ['MÜNCHEN', 'munchen'],
    ['100%_"sure"\\', '100%_"sure"\\'],
    ['a\u0000b\ud800c', 'a b c'],
    ['東京 ニュース', '東京 ニュース'],
    ['🎉 party', '🎉 party'],
    ['Ko\u00adka\u200d Ko\u200bla\ufe0f', 'koka kola'],
    ['☕\ufe0f bar', '☕ bar'],
    ['👩\u200d🎤', '👩🎤'],
    ['\u202eabc\u2066', 'abc'],
    ['', ''],
    ['\u200b\u00a0 ', ''],
  ];
  for (const [text, form] of forms) {
    it(`takes ${JSON.stringify(text)} for ${JSON.stringify(form)}`, () => {
      assert.equal(searchForm(text), form);
    });
  }

  it('is the same when it is taken twice', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        assert.equal(searchForm(searchForm(text)), searchForm(text));
      }),
    );
  });

  it('has no blanks around it, none twice, and nothing that a database refuses', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        assert.notMatch(searchForm(text), /^ | $| {2}|[\p{Cc}\p{Cs}]/u);
      }),
    );
  });

  it('ends somewhere, and never in the middle of a character', () => {
    const form = searchForm('🎉'.repeat(100_000));
    assert.isAtMost(form.length, 512);
    assert.equal(form, '🎉'.repeat(form.length / 2));
  });

  it('is the same for every normalization form and case of a text', () => {
    fc.assert(
      fc.property(letters, (text) => {
        const form = searchForm(text);
        for (const name of ['NFC', 'NFD', 'NFKC', 'NFKD'])
          assert.equal(searchForm(text.normalize(name)), form);
        for (const other of [text.toUpperCase(), text.toLowerCase()]) assert.equal(searchForm(other), form);
      }),
    );
  });

  it('of a word contains the form of each part of the word', () => {
    fc.assert(
      fc.property(letters, fc.nat(), fc.nat(), (text, from, length) => {
        const parts = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
        const start = from % (parts.length + 1);
        const part = parts.slice(start, start + (length % 8)).join('');
        assert.isTrue(holdsText(text, part), part);
        assert.isTrue(holdsText(text, part.toUpperCase()), part.toUpperCase());
      }),
    );
  });
});
