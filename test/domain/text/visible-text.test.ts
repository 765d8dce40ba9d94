import { assert } from 'chai';
import { VISIBLE_PATTERN, visibleText } from '../../../src/domain/text/visible-text.ts';

const visible = new RegExp(VISIBLE_PATTERN, 'u');
/** Spaces, control characters, and what Unicode tells programs to show as nothing. Braille blank is a symbol there. */
const SHOWN_AS_NOTHING = /[\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]/u;

describe('a visible text', () => {
  it('is every character of Unicode but those that are shown as nothing', () => {
    const wrong: string[] = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const character = String.fromCodePoint(code);
      if (visible.test(character) === SHOWN_AS_NOTHING.test(character)) wrong.push(`U+${code.toString(16)}`);
    }
    assert.deepEqual(wrong, []);
  });

  const texts: readonly [text: string, isVisible: boolean][] = [
    ['', false],
    ['   ', false],
    ['\u200b\u200b', false],
    ['\u00ad\u2060\ufeff', false],
    ['\u3164', false],
    ['\u{e0061}', false],
    ['\u200bA', true],
    ['Ж', true],
    ['🎉', true],
  ];
  for (const [text, isVisible] of texts)
    it(`is${isVisible ? '' : ' not'} ${JSON.stringify(text)}`, () =>
      assert.equal(visible.test(text), isVisible));
});

describe('the visible text of a name', () => {
  it('is the name without spaces around it, and nothing where nothing is seen', () => {
    assert.equal(visibleText('  Acme '), 'Acme');
    for (const text of ['', '  ', '\u200b \ufeff', undefined]) assert.isUndefined(visibleText(text));
  });
});
