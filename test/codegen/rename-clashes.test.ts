import { assert } from 'chai';
import { parseTexts } from '../../codegen/read.ts';
import { checkRenaming } from '../../codegen/rename-clashes.ts';
import { fixtureTexts } from './fixture.ts';
import { refusalOf } from './refusal.ts';

const BASE = 'schemas/v3/core/base.json';
const MORE = 'schemas/v3/core/more.json';

const treeOf = (files: Record<string, object>) =>
  parseTexts(new Map(Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)])));
const base = { properties: { proto_version: { type: 'string' } } };
const own = { zebra_version: { type: 'string' } };

describe('checkRenaming', () => {
  it('refuses two keys of one object', () => {
    const tree = treeOf({ [BASE]: { properties: { ...base.properties, ...own } } });
    const message = refusalOf(() => checkRenaming(tree, 'zebra'));
    assert.include(
      message,
      `"proto_version" (${BASE}#/properties) and "zebra_version" (${BASE}#/properties)`,
    );
    assert.include(message, 'both become "zebra_version"');
  });

  it('refuses two keys of one object in YAML, at any depth', () => {
    const tree = parseTexts(new Map([['openapi/errors.yaml', 'a:\n  - proto: 1\n    zebra: 2\n']]));
    assert.include(
      refusalOf(() => checkRenaming(tree, 'zebra')),
      'openapi/errors.yaml#/a/0',
    );
  });

  for (const [title, more] of [
    ['$ref', { $ref: 'base.json', properties: own }],
    ['a $ref from the root', { $ref: '/schemas/v3/core/base.json', properties: own }],
    ['allOf', { allOf: [{ $ref: 'base.json' }, { properties: own }] }],
    ['oneOf', { properties: own, oneOf: [{ type: 'object' }, { $ref: 'base.json' }] }],
    ['anyOf in else', { properties: own, if: {}, else: { anyOf: [{ $ref: 'base.json' }] } }],
    ['$defs', { $ref: '#/$defs/part', properties: own, $defs: { part: { $ref: 'base.json' } } }],
    ['a nested schema', { properties: { inner: { $ref: 'base.json', properties: own } } }],
  ] as const) {
    it(`refuses properties of two files put together with ${title}`, () => {
      const message = refusalOf(() => checkRenaming(treeOf({ [BASE]: base, [MORE]: more }), 'zebra'));
      assert.include(message, `(${BASE})`);
      assert.include(message, `(${MORE})`);
    });
  }

  it('accepts equal names in schemas that do not meet, and schemas that refer to themselves', () => {
    const more = {
      properties: { ...own, inner: { $ref: 'base.json' }, again: { $ref: 'more.json' } },
      anyOf: [{ $ref: '#' }],
    };
    checkRenaming(treeOf({ [BASE]: base, [MORE]: more }), 'zebra');
  });

  it('accepts everything under the source name, and the fixture under any other', () => {
    checkRenaming(treeOf({ [BASE]: base, [MORE]: { $ref: 'base.json', properties: own } }), 'proto');
    for (const name of ['zebra', 'garden', 'plants']) checkRenaming(parseTexts(fixtureTexts), name);
  });
});
