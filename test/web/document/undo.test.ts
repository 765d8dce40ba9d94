import { expect } from 'chai';
import fc from 'fast-check';
import { formDocuments } from '../../../generated/forms.ts';
import { pressButton } from '../../../web/document/buttons.ts';
import {
  changeBetween,
  historyIn,
  historyText,
  type TextChange,
  undone,
  withChange,
} from '../../../web/document/undo.ts';

const piece = fc.string({
  unit: fc.constantFrom('a', 'b', '\n', '"', '{', '\ud83d', '\ude00'),
  maxLength: 12,
});

describe('undo in the builder', () => {
  it('gives any text back after any change, step by step', () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 2, maxLength: 8 }), (texts) => {
        let history: readonly TextChange[] = [];
        for (const [at, text] of texts.slice(1).entries())
          history = withChange(history, changeBetween(texts[at] ?? '', text, 'edit'));
        let text: string | null = texts.at(-1) ?? '';
        for (const change of [...historyIn(historyText(history))].reverse())
          text = undone(text ?? '', change);
        expect(text).equal(texts[0]);
      }),
    );
  });

  it('takes nothing back in a text that was changed by hand since', () => {
    const change = changeBetween('{"a": 1}', '{"a": 12}', 'edit');
    expect(undone('{"a": 12}', change)).equal('{"a": 1}');
    for (const text of ['{"a": 13}', '{"a": 12} ', '', '{"a": 1}']) expect(undone(text, change)).equal(null);
  });

  it('keeps the last twenty changes, and only as many as a page can carry', () => {
    let history: readonly TextChange[] = [];
    for (let at = 0; at < 30; at += 1)
      history = withChange(history, changeBetween(`${at}`, `${at + 1}`, 'edit'));
    expect(history).length(20);
    const long = changeBetween('x'.repeat(7_000), '', 'remove');
    expect(withChange(history, long)).include(long);
    expect(historyText(withChange(withChange(history, long), long)).length).below(8_001);
    expect(withChange(history, changeBetween('x'.repeat(9_000), '', 'remove'))).deep.equal([]);
  });

  it('reads no history that is none', () => {
    const [good] = withChange([], changeBetween('a', 'b', 'edit'));
    for (const wrong of [
      'x',
      '{}',
      '[null]',
      '[{}]',
      `"${'x'.repeat(9_000)}"`,
      JSON.stringify(Array(21).fill(good)),
      ...Object.keys(good ?? {}).map((name) => JSON.stringify([{ ...good, [name]: {} }])),
      ...['at', 'put', 'sum'].map((name) => JSON.stringify([{ ...good, [name]: -1 }])),
      JSON.stringify([{ ...good, at: 1.5 }]),
      JSON.stringify([{ ...good, by: 'evil\u202e' }]),
    ])
      expect(historyIn(wrong), wrong.slice(0, 60)).deep.equal([]);
    const far = { at: 2 ** 50, took: '', put: 0, sum: 0, by: 'edit' };
    expect(undone('text', far)).equal(null);
  });
});

const LIST = `{
  "list": [1],
  "brands": [
    { "id": "a", "n": 12345678901234567890, "u": "\\u00e9" },
    { "id": "b" }
  ],
  "tags": {"3": {"name": "t"}}
}`;

describe('the buttons of an item in the builder', () => {
  for (const shape of Object.values(formDocuments)) {
    const press = (act: string, text = LIST) => pressButton(text, { act, at: '' }, shape);
    it(`duplicate it letter by letter, behind itself (${shape})`, () => {
      const pressed = press('copy:/brands/0');
      const item = '{ "id": "a", "n": 12345678901234567890, "u": "\\u00e9" }';
      expect(pressed?.text).equal(LIST.replace(item, `${item},\n    ${item}`));
      expect(pressed).include({ by: 'duplicate', focus: 'copy:/brands/1' });
      expect(press('copy:/list/0')?.text).contain('"list": [1, 1]');
      for (const act of [
        'copy:/brands/2',
        'copy:/brands/-1',
        'copy:/brands',
        'copy:/tags/3',
        'copy:',
        'copy:/x/0',
      ])
        expect(press(act), act).equal(null);
      expect(press('copy:/list/0', '{"list": [1], "list": [2]}')).equal(null);
    });

    it(`leave the focus on the item that was moved, or on the one in the place of a removed one (${shape})`, () => {
      const text = '{"list": [{}, {}, {}]}';
      for (const [act, focus] of [
        ['down:/list/0', 'down:/list/1'],
        ['down:/list/1', 'up:/list/2'],
        ['up:/list/2', 'up:/list/1'],
        ['up:/list/1', 'down:/list/0'],
        ['remove:/list/0', 'remove:/list/0'],
        ['remove:/list/2', 'remove:/list/1'],
        ['remove:/list', 'add:/list'],
      ])
        expect(press(act ?? '', text)?.focus, act).equal(focus);
      expect(press('remove:/list/0', '{"list": [{}]}')?.focus).equal('add:/list');
      expect(press('up:/list/0', text)).equal(null);
      expect(press('down:/list/2', text)).equal(null);
    });
  }
});
