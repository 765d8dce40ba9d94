import { expect } from 'chai';
import fc from 'fast-check';
import { formDocuments, formShapes } from '../../../generated/forms.ts';
import { pressButton } from '../../../web/document/buttons.ts';
import {
  fieldName,
  pathIn,
  pointerTo,
  shownValue,
  writeField,
  writeFields,
} from '../../../web/document/form-edits.ts';
import { blankOf } from '../../../web/document/shapes.ts';
import { nodeAt, treeOf } from '../../../web/document/tree.ts';
import { assertWithin, stopwatch } from '../../support/cpu-cost.ts';

const TEXT = `{
  "x_unknown": {"n": 12345678901234567890, "f": 1.0},
  "properties": [
    { "property_id": "a", "name": "A", "tags": ["x"], "x_more": "\\u00e9" },
    { "property_id": "b", "name": "B" }
  ],
  "tags": {"news": { "name": "News", "description": "All news" }}
}
`;
const { adagents } = formDocuments;
const parse = (text: string | null | undefined) => JSON.parse(text ?? 'nothing');
const press = (text: string, act: string, more: Record<string, string> = {}) =>
  pressButton(text, { act, at: '', ...more }, adagents);

describe('the form of a builder', () => {
  it('writes a field and touches nothing else', () => {
    const name = fieldName('text', ['properties', 0, 'name']);
    expect(writeField(TEXT, name, 'Anew "x"')).equal(TEXT.replace('"A"', '"Anew \\"x\\""'));
    const list = fieldName('texts', ['properties', 0, 'tags']);
    expect(writeField(TEXT, list, ' y ,, z,')).equal(TEXT.replace('["x"]', '["y","z"]'));
    expect(writeField(TEXT, list, ' ')).equal(TEXT.replace('"tags": ["x"], ', ''));
    expect(writeField(TEXT, fieldName('texts', ['properties', 1, 'tags']), '')).equal(TEXT);
  });

  for (const [kind, value, json] of [
    ['truth', 'true', 'true'],
    ['truth', 'perhaps', '"perhaps"'],
    ['number', '12345678901234567890', '12345678901234567890'],
    ['number', '1.0', '1.0'],
    ['number', '0x10', '"0x10"'],
    ['number', 'Infinity', '"Infinity"'],
    ['lines', 'a, b\r\n\r\n c', '["a, b","c"]'],
    ['text', 'one\r\ntwo', '"one\\ntwo"'],
    ['choice', 'x', '"x"'],
  ] as const)
    it(`writes ${JSON.stringify(value)} of a field for a ${kind} as ${json}`, () => {
      const name = fieldName(kind, ['properties', 1, 'name']);
      expect(writeField(TEXT, name, value)).equal(TEXT.replace('"B"', json));
    });

  for (const [kind, json] of [
    ['text', '7'],
    ['text', '"a\\r"'],
    ['text', '"\\na"'],
    ['text', '"\\u0000"'],
    ['text', '"\\ud800"'],
    ['text', `"${'x'.repeat(4_000)}"`],
    ['choice', '"a\\nb"'],
    ['number', '"7"'],
    ['truth', '1'],
    ['truth', 'null'],
    ['texts', '["a,b"]'],
    ['texts', '["a", 1]'],
    ['texts', '[" a"]'],
    ['lines', '["a\\nb"]'],
    ['lines', '{}'],
  ] as const)
    it(`does not show ${json.slice(0, 20)} in a field for a ${kind}, which could not give it back`, () => {
      expect(shownValue(json, treeOf(json) ?? undefined, kind)).equal(null);
    });

  it('adds, moves and removes items of any list, and says which part to show next', () => {
    const added = press(TEXT, 'add:/properties');
    expect(parse(added?.text).properties).length(3);
    expect(added?.at).equal('/properties/2');
    expect(added?.text).contain('12345678901234567890, "f": 1.0').contain('\\u00e9');
    const moved = press(TEXT, 'down:/properties/0')?.text ?? '';
    expect(parse(moved).properties.map((one: { property_id: string }) => one.property_id)).deep.equal([
      'b',
      'a',
    ]);
    expect(press(moved, 'up:/properties/1')?.text).equal(TEXT);
    expect(parse(press(TEXT, 'remove:/properties/0')?.text).properties).length(1);
    const identified = press(TEXT, 'add:/properties/1/identifiers');
    expect(identified?.at).equal('/properties/1/identifiers/0');
    expect(parse(identified?.text).properties[1].identifiers).deep.equal([{ type: 'domain', value: '' }]);
  });

  it('adds an entry of a map under the name in its field, which Enter sends too, and never replaces one', () => {
    const key = { 'key:/tags': ' sport ' };
    const pressed = press(TEXT, 'add:/tags', key);
    expect(pressed?.at).equal('/tags/sport');
    expect(parse(pressed?.text).tags.sport).deep.equal({ name: '', description: '' });
    expect(pressButton(TEXT, { at: '', ...key }, adagents)).deep.equal(pressed);
    expect(press(TEXT, 'add:/tags', { 'key:/tags': 'news' })?.text).equal(TEXT);
    expect(press(TEXT, 'add:/tags')).equal(null);
    expect(
      parse(press('{"tags":{}}', 'add:/tags', { 'key:/tags': '__proto__' })?.text).tags,
    ).have.ownPropertyDescriptor('__proto__');
  });

  it('adds every part of both documents that a schema lists, as deep as the form goes', () => {
    for (const [shape, { members }] of Object.entries(formShapes))
      for (const { name, value } of members) {
        const pressed = pressButton('{}', { act: `add:/${name}` }, shape);
        expect(parse(pressed?.text), `${shape}.${name}`).deep.equal({ [name]: blankOf(value) });
      }
  });

  it('writes the fields that differ from what they showed, and leaves those that the text has changed', () => {
    const form = {
      [fieldName('text', ['properties', 0, 'name'])]: 'Anew',
      // Somebody has edited the text of this one meanwhile.
      [fieldName('text', ['properties', 1, 'name'])]: 'B of the page',
      [fieldName('text', ['properties', 1, 'property_id'])]: '',
      [fieldName('text', ['properties', 1, 'publisher_domain'])]: 'b.example',
      shown: JSON.stringify(['A', 'B of the page', 'b', '']),
    };
    expect(parse(writeFields(TEXT, form)).properties).deep.equal([
      { property_id: 'a', name: 'Anew', tags: ['x'], x_more: 'é' },
      { name: 'B', publisher_domain: 'b.example' },
    ]);
  });

  it('writes hundreds of fields with little more work than one', async () => {
    const count = 400;
    const items = Array.from({ length: count }, (_, at) => ({ name: `N${at}`, text: 'x'.repeat(400) }));
    const text = JSON.stringify({ properties: items }, null, 1);
    const form = (some: number) => ({
      ...Object.fromEntries(
        Array.from({ length: some }, (_, at) => [
          fieldName('text', ['properties', at, at % 2 === 0 ? 'name' : 'tag']),
          `M${at}`,
        ]),
      ),
      shown: '[]',
    });
    const cost = (some: number) => {
      const spent = stopwatch();
      for (let turn = 0; turn < 5; turn += 1) writeFields(text, form(some));
      return spent();
    };
    cost(1);
    expect(parse(writeFields(text, form(count))).properties[count - 1].tag).equal(`M${count - 1}`);
    // One reading of the text for each field would be hundreds of times the work.
    await assertWithin(
      () => ({ growth: count / 4 }),
      async () => ({ growth: cost(count) / cost(1) }),
    );
  });

  it('leaves the text alone for names and buttons that nobody offered', () => {
    for (const name of [
      'set:text:',
      'set:other:/a',
      'set:text:a',
      'set:text:/nothing/7/a',
      'set:text:/properties/x/name',
      `set:text:/${'a'.repeat(2_000)}`,
    ])
      expect(writeField(TEXT, name, 'x') ?? TEXT, name.slice(0, 40)).equal(TEXT);
    for (const act of [
      'add:/nothing',
      'add:/properties/9',
      'add:/x_unknown',
      'add:/properties/0/name/x',
      'add:',
      'remove:',
      'up:/properties/0',
      'down:/properties/1',
      'up:/properties',
      'remove:/properties/9',
      'remove:/properties/-1',
      'remove:/properties/01',
      'shuffle:/properties/0',
      'add:properties',
      '',
    ])
      expect(press(TEXT, act), act).equal(null);
    expect([pathIn('a'), pathIn(''), pathIn('/')]).deep.equal([null, [], ['']]);
  });

  it('reads back every pointer that it writes', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 20 }), { maxLength: 8 }), (path) => {
        expect(pathIn(pointerTo(path))).deep.equal(path);
      }),
    );
  });

  it('never makes something else than JSON of JSON, whatever a form says', () => {
    const pointer = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '',
        '/properties',
        '/properties/0',
        '/properties/0/name',
        '/tags',
        '/tags/news',
        '/properties/0/identifiers',
      ),
    );
    const name = fc.oneof(
      pointer,
      fc
        .tuple(fc.constantFrom('text', 'texts', 'lines', 'choice', 'number', 'truth'), pointer)
        .map((parts) => `set:${parts.join(':')}`),
      pointer.map((one) => `key:${one}`),
    );
    const act = fc
      .tuple(fc.constantFrom('add', 'remove', 'up', 'down', 'open', 'from:50', 'x'), pointer)
      .map((parts) => parts.join(':'));
    fc.assert(
      fc.property(
        fc.dictionary(name, fc.string(), { noNullPrototype: true }),
        act,
        fc.json(),
        (fields, button, shown) => {
          const form = { ...fields, shown };
          const after = writeFields(TEXT, form);
          expect(treeOf(after)).not.equal(null);
          const pressed = pressButton(after, { ...form, act: button }, adagents)?.text ?? after;
          const tree = treeOf(pressed);
          expect(tree).not.equal(null);
          if (
            tree !== null &&
            !('set:text:/x_unknown' in fields) &&
            nodeAt(tree, ['x_unknown']) !== undefined
          )
            expect(pressed).contain('12345678901234567890');
        },
      ),
    );
  });
});
