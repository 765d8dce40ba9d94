import { expect } from 'chai';
import fc from 'fast-check';
import {
  applyForm,
  earlierName,
  fieldName,
  pathIn,
  pressButton,
  writeField,
} from '../../../web/document/form-edits.ts';
import { ADAGENTS_PARTS, BRAND_PARTS } from '../../../web/document/parts.ts';
import { treeOf } from '../../../web/document/tree.ts';

const TEXT = `{
  "x_unknown": {"n": 12345678901234567890, "f": 1.0},
  "properties": [
    { "property_id": "a", "name": "A", "tags": ["x"], "x_more": "\\u00e9" },
    { "property_id": "b", "name": "B" }
  ]
}
`;
const pause = async () => {};
const parse = (text: string | null) => JSON.parse(text ?? 'nothing');

describe('the form of a builder', () => {
  it('writes a field and touches nothing else', () => {
    const name = fieldName('text', ['properties', 0, 'name']);
    expect(writeField(TEXT, name, 'Anew "x"')).equal(TEXT.replace('"A"', '"Anew \\"x\\""'));
    const list = fieldName('list', ['properties', 0, 'tags']);
    expect(writeField(TEXT, list, ' y ,, z,')).equal(TEXT.replace('["x"]', '["y","z"]'));
    expect(writeField(TEXT, list, ' ')).equal(TEXT.replace('"tags": ["x"], ', ''));
    expect(writeField(TEXT, fieldName('text', ['properties', 1, 'tags']), '')).equal(TEXT);
    expect(parse(writeField(TEXT, fieldName('text', ['contact', 'name']), 'Ann')).contact).deep.equal({
      name: 'Ann',
    });
  });

  it('adds, moves and removes items', () => {
    const added = pressButton(TEXT, 'add:authorized_agents', ADAGENTS_PARTS);
    expect(parse(added).authorized_agents).length(1);
    expect(added).contain('12345678901234567890, "f": 1.0').contain('\\u00e9');
    const moved = pressButton(TEXT, 'down:["properties",0]', ADAGENTS_PARTS) ?? '';
    expect(parse(moved).properties.map(({ property_id }: Record<string, string>) => property_id)).deep.equal([
      'b',
      'a',
    ]);
    expect(pressButton(moved, 'up:["properties",1]', ADAGENTS_PARTS)).equal(TEXT);
    expect(parse(pressButton(TEXT, 'remove:["properties",0]', ADAGENTS_PARTS)).properties).length(1);
  });

  it('applies what differs from what was shown, then the button', async () => {
    const name = fieldName('text', ['properties', 0, 'name']);
    const same = fieldName('text', ['properties', 1, 'name']);
    const form = {
      [name]: 'Anew',
      [earlierName(name)]: 'A',
      // Somebody has edited the text of this one meanwhile.
      [same]: 'B of the page',
      [earlierName(same)]: 'B of the page',
      act: 'remove:["properties",1]',
    };
    expect(parse(await applyForm(TEXT, form, ADAGENTS_PARTS, pause)).properties).deep.equal([
      { property_id: 'a', name: 'Anew', tags: ['x'], x_more: 'é' },
    ]);
  });

  it('has items for its buttons that are JSON, and a name for each part once', () => {
    for (const parts of [ADAGENTS_PARTS, BRAND_PARTS]) {
      expect(new Set(parts.map(({ name }) => name)).size).equal(parts.length);
      for (const { name, blank } of parts)
        if (blank !== undefined)
          expect(parse(pressButton('{}', `add:${name}`, parts))[name]).deep.equal([blank]);
    }
  });

  it('leaves the text alone for names and buttons that nobody offered', () => {
    for (const name of [
      'set:text:[]',
      'set:text:[0]',
      'set:other:["a"]',
      'set:text:{"a":1}',
      'set:text:["a",{}]',
      'set:text:["nothing",7,"a"]',
    ])
      expect(writeField(TEXT, name, 'x'), name).equal(null);
    for (const act of [
      'add:nothing',
      'add:contact',
      'remove:[]',
      'up:["properties",0]',
      'down:["properties",1]',
      'up:["properties"]',
      'remove:["properties",9]',
      'shuffle:[0]',
      '',
    ])
      expect(pressButton(TEXT, act, ADAGENTS_PARTS), act).equal(null);
    expect([pathIn('{'), pathIn('7'), pathIn('[1.5]')]).deep.equal([null, null, null]);
  });

  it('never makes something else than JSON of JSON, whatever a form says', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('properties', '["properties",0]', '["properties",0,"name"]'),
    );
    const name = fc.oneof(
      text,
      fc.tuple(fc.constantFrom('text', 'list', 'choice'), text).map((parts) => `set:${parts.join(':')}`),
    );
    const act = fc
      .tuple(fc.constantFrom('add', 'remove', 'up', 'down', 'x'), text)
      .map((parts) => parts.join(':'));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, fc.string()), act, async (fields, button) => {
        const after = await applyForm(TEXT, { ...fields, act: button }, ADAGENTS_PARTS, pause);
        expect(treeOf(after)).not.equal(null);
        expect(after).contain('12345678901234567890, "f": 1.0');
      }),
    );
  });
});
