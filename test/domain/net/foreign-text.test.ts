import { assert } from 'chai';
import fc from 'fast-check';
import { isScriptLike, plain, shortText, shortTexts } from '../../../src/domain/net/foreign-answer.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 300 });

describe('plain', () => {
  it('takes out what steers a terminal, a page or the direction of reading', () => {
    for (const point of [
      0, 7, 8, 0x1b, 0x7f, 0x85, 0x9f, 0x61c, 0x200b, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202e, 0x2060,
      0x2066, 0x2069, 0xd800, 0xdfff, 0xfeff,
    ]) {
      assert.equal(plain(`a${String.fromCharCode(point)}b`), 'ab', point.toString(16));
    }
  });

  it('makes breaks blanks, and keeps what people write', () => {
    assert.equal(plain(' a\r\n\tb\n'), 'a b');
    for (const text of ['Räksmörgås', '日本語', 'عربي', 'می\u200cخواهم', '👩\u200d👩', 'a < b > c']) {
      assert.equal(plain(text), text);
    }
  });
});

describe('isScriptLike', () => {
  for (const text of [
    '<script>',
    '< script',
    '</script>',
    '<ScRiPt x',
    '<svg/onload=alert(1)>',
    '<img src=x onerror=alert(1)>',
    '<a href=javascript:alert(1)>',
    'JavaScript:alert(1)',
    'javascript  :x',
    'vbscript:x',
    'data:text/html,x',
    'data: text/html;base64,x',
    '<b onclick=x>',
    '<b <b onmouseover = x',
    '<<<<b onfocus=x',
    `<b ${'<'.repeat(500)} onfocus=x`,
    '<iframe',
    '<form action=x',
  ]) {
    it(`finds ${text.slice(0, 40)}`, () => assert.isTrue(isScriptLike(text)));
  }
  for (const text of [
    'a < b and c > d',
    'The script is done',
    'JavaScript tags, VAST and HTML5',
    'on = off',
    'sold on Monday = yes',
    'data: text',
    '<b>bold</b>',
    'scripted',
  ]) {
    it(`bears ${text}`, () => assert.isFalse(isScriptLike(text)));
  }

  // A thousandfold of the work would not end within the time of a test.
  it('reads text once, whatever is repeated in it', () => {
    for (const piece of ['<', '< ', '<\t', '<on', '< onaaaaaaaa', '<a ona', 'javascript        ', 'data: '])
      assert.isFalse(isScriptLike(piece.repeat(16_000_000 / piece.length)), piece);
  });
});

describe('shortText', () => {
  it('is nothing for what is no text, says nothing, or could run', () => {
    for (const value of [
      undefined,
      null,
      7,
      true,
      {},
      [],
      '',
      '  \n ',
      '\u0000\u200b',
      '<script>',
      'javascript:x',
    ])
      assert.isUndefined(shortText(value, 10));
  });

  it('cuts at the length, and no character in two', () => {
    assert.equal(shortText('abcdef', 6), 'abcdef');
    assert.equal(shortText('abcdefg', 6), 'abcde…');
    assert.equal(shortText('abcd👍👍', 6), 'abcd…');
  });

  it('is plain, bounded, and stays what it is', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 64 }), (text, max) => {
        const short = shortText(text, max);
        if (short === undefined) return;
        assert.isAtMost(short.length, max);
        assert.equal(Buffer.from(short).toString(), short);
        assert.isFalse(isScriptLike(short));
        assert.equal(plain(short), short);
      }),
    );
  });
});

describe('shortTexts', () => {
  it('keeps each usable text once, up to so many', () => {
    assert.deepEqual(shortTexts(['a', ' a ', 7, null, '', '<script>', 'b', ['c'], 'd'], 2), ['a', 'b']);
    for (const value of [null, 'a', { 0: 'a' }, 7]) assert.deepEqual(shortTexts(value, 5), []);
  });
});
