import { assert } from 'chai';
import fc from 'fast-check';
import { type EntryProperty, identifyProperties } from '../../../src/domain/publishers/entry.ts';

const site = (name: string, more: object = {}): EntryProperty => ({ type: 'website', name, ...more });
const app = (name: string, more: object = {}): EntryProperty => ({ type: 'mobile_app', name, ...more });
const domain = (...values: string[]) => ({ identifiers: values.map((value) => ({ type: 'domain', value })) });
/** The ids after a series of edits, each a whole list. */
const idsAfter = (...edits: EntryProperty[][]) => {
  let properties: EntryProperty[] = [];
  for (const edit of edits) properties = identifyProperties(edit, properties).properties;
  return properties.map(({ property_id: id }) => id);
};

describe('ids of properties', () => {
  const made: [string, EntryProperty[], string[]][] = [
    ['are made of names', [site('Front Page'), app('Die Bäckerei!')], ['front_page', 'die_backerei']],
    ['are numbered where names are alike', [site('A'), site('A'), app('a')], ['a', 'a_2', 'a_3']],
    ['are made of the type where a name has no letters', [site('新闻'), site('•')], ['website', 'website_2']],
    ['stay as they were given', [site('A', { property_id: 'b' }), site('B')], ['b', 'b_2']],
  ];
  for (const [name, properties, ids] of made)
    it(`${name}`, () => assert.deepEqual(idsAfter(properties), ids));

  const kept: [string, EntryProperty[], EntryProperty[], string[]][] = [
    ['a new name', [site('A')], [site('B')], ['a']],
    ['new names of several, in their order', [site('A'), site('B')], [site('C'), site('D')], ['a', 'b']],
    ['another order', [site('A'), site('B')], [site('B'), site('A')], ['b', 'a']],
    ['a new name beside a new property of another type', [site('A')], [site('B'), app('A')], ['a', 'a_2']],
    [
      'a new name when an identifier stays',
      [site('A', domain('a.example')), site('B')],
      [site('X', domain('b.example', 'www.a.example'))],
      ['a'],
    ],
    [
      'another type when the identifier stays',
      [site('A', domain('a.example'))],
      [app('B', domain('a.example'))],
      ['a'],
    ],
    ['a removed neighbour', [site('A'), site('B')], [site('B')], ['b']],
    ['an added neighbour', [site('B')], [site('A'), site('B')], ['a', 'b']],
  ];
  for (const [name, before, after, ids] of kept)
    it(`outlive ${name}`, () => assert.deepEqual(idsAfter(before, after), ids));

  const fresh: [string, EntryProperty[], EntryProperty[], string[]][] = [
    ['nothing tells which of two was renamed', [site('A'), site('B')], [site('C')], ['c']],
    ['the type changes with the name', [site('A')], [app('B')], ['b']],
    ['an id is given that was not there', [site('A')], [site('B', { property_id: 'new' })], ['new']],
    [
      'two hold the identifier',
      [site('A', domain('a.example')), site('B', domain('a.example'))],
      [site('C', domain('a.example'))],
      ['c'],
    ],
  ];
  for (const [name, before, after, ids] of fresh)
    it(`are new when ${name}`, () => assert.deepEqual(idsAfter(before, after), ids));

  it('say which property goes on under another key', () => {
    const moved = (before: EntryProperty[], after: EntryProperty[]) =>
      identifyProperties(after, before).moved;
    assert.deepEqual(moved([site('A', { property_id: 'a' })], [site('A', { property_id: 'b' })]), [
      { from: 'a', to: 'b' },
    ]);
    // Stored before ids were given.
    const [first] = moved([site('A')], [site('B')]);
    assert.equal(first?.to, 'b');
    assert.match(first?.from ?? '', /^h:[0-9a-f]{40}$/);
    assert.deepEqual(moved([site('A', { property_id: 'a' })], [site('B')]), []);
  });

  const property = fc.record(
    {
      type: fc.constantFrom('website', 'mobile_app'),
      name: fc.constantFrom('A', 'B', 'C', '新'),
      property_id: fc.constantFrom('a', 'b', 'x'),
      identifiers: fc.constantFrom(...['a', 'b'].map((name) => domain(`${name}.example`).identifiers)),
    },
    { requiredKeys: ['type', 'name'] },
  );
  const list = fc.uniqueArray(property, {
    maxLength: 6,
    selector: (one) => one.property_id ?? one,
  });

  it('are all different, and the same after the same edit', () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        const first = identifyProperties(before, []).properties;
        const second = identifyProperties(after, first);
        const ids = second.properties.map(({ property_id: id }) => id);
        assert.lengthOf(new Set(ids), ids.length);
        const again = identifyProperties(after, second.properties);
        assert.deepEqual(again.properties, second.properties);
        assert.deepEqual(again.moved, []);
      }),
    );
  });

  it('cost linear time for many properties with one name', () => {
    const many = Array.from({ length: 10_000 }, () => site('Same'));
    const { properties } = identifyProperties(many, identifyProperties(many, []).properties);
    assert.equal(properties.at(-1)?.property_id, 'same_10000');
  });
});
