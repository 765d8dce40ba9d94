import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ValidateFunction } from 'ajv';
import { assert } from 'chai';
import { repeatedItemModule } from '../../../codegen/emit/linear.ts';
import { repeatedItem } from '../../../codegen/emit/repeated-item.ts';
import { compileModule } from '../../../codegen/emit/standalone.ts';
import type { JsonObject } from '../../../codegen/json.ts';
import { createProject, type Project } from '../project.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const word = { type: 'string', maxLength: 3 };
const shared: Record<string, JsonObject> = {
  Word: word,
  Words: { type: 'array', items: ref('Word') },
  Pair: { type: 'object', required: ['a'], properties: { a: ref('Word'), b: ref('Word') } },
};

const entries = new Map<string, JsonObject>([
  ['words', { type: 'array', items: ref('Word') }],
  ['inlineWords', { type: 'array', items: word }],
  ['lists', { type: 'array', items: ref('Words') }],
  ['short', { type: 'array', maxItems: 10, uniqueItems: true, items: ref('Word') }],
  ['map', { type: 'object', additionalProperties: ref('Word') }],
  ['closed', { type: 'object', additionalProperties: false }],
  ['patterns', { type: 'object', patternProperties: { '^a': ref('Word'), '^b': ref('Word') } }],
  ['names', { type: 'object', propertyNames: { maxLength: 1 } }],
  ['unique', { type: 'array', uniqueItems: true, items: ref('Pair') }],
  ['uniqueMaybe', { type: 'array', uniqueItems: false }],
  ['contained', { type: 'array', contains: { const: 'x' } }],
  ['lastContained', { type: 'array', items: { type: 'array', contains: { const: 'x' } } }],
  [
    'union',
    {
      type: 'object',
      properties: {
        before: ref('Words'),
        either: { anyOf: [ref('Words'), { type: 'array', items: { type: 'number' } }] },
      },
    },
  ],
  ['wide', { type: 'object', required: Array.from({ length: 150 }, (_, at) => `p${at}`) }],
]);

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
const members = (count: number, value: unknown) =>
  Object.fromEntries(numbers(count).map((at) => [`a${at}`, value]));

/** A list that counts how often its items are read. */
function counted(items: unknown[]): { list: unknown[]; reads: () => number } {
  let reads = 0;
  const list = new Proxy(items, {
    get(target, name, receiver) {
      if (typeof name === 'string' && /^\d/.test(name)) reads += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  return { list, reads: () => reads };
}

describe('compiled validators cost linear time', () => {
  let project: Project;
  let validators: Record<string, ValidateFunction>;
  before(async () => {
    project = createProject();
    const schemas = Object.entries(shared).map(([name, schema]) => ({
      name,
      schema,
      file: `${name}.json`,
      path: null,
    }));
    mkdirSync(join(project.folder, 'tasks'));
    const file = join(project.folder, 'tasks/linear.js');
    writeFileSync(file, compileModule(schemas, entries, { path: 'tasks/linear', coerce: false }));
    writeFileSync(join(project.folder, 'repeated-item.js'), repeatedItemModule());
    validators = await import(pathToFileURL(file).href);
  });
  after(() => project.remove());

  const errorsOf = (name: string, data: unknown) => {
    const validate = validators[name];
    if (validate === undefined) throw new Error(`no validator ${name}`);
    return validate(data) ? [] : (validate.errors ?? []);
  };

  for (const name of ['words', 'inlineWords'])
    it(`${name}: a list of wrong items is read to the twentieth`, () => {
      const { list, reads } = counted(numbers(10_000));
      assert.lengthOf(errorsOf(name, list), 20);
      assert.isBelow(reads(), 50);
    });

  it('a list of good items is read once', () => {
    const { list, reads } = counted(Array(1000).fill('a'));
    assert.isEmpty(errorsOf('words', list));
    assert.equal(reads(), 1000);
  });

  it('lists of lists are left after twenty errors as well', () => {
    const inner = numbers(1000).map(() => counted(numbers(1000)));
    assert.lengthOf(
      errorsOf(
        'lists',
        inner.map(({ list }) => list),
      ),
      20,
    );
    assert.isBelow(
      inner.reduce((sum, { reads }) => sum + reads(), 0),
      100,
    );
  });

  for (const [name, data] of [
    ['map', members(1000, 1)],
    ['closed', members(1000, 1)],
    ['patterns', members(1000, 1)],
    ['names', members(1000, 1)],
  ] as const)
    it(`${name}: twenty errors`, () => assert.lengthOf(errorsOf(name, data), 20));

  it('what is wrong elsewhere makes a hundred errors at most', () =>
    assert.lengthOf(errorsOf('wide', {}), 100));

  it('a branch that fails more than twenty times leaves the next one its chance', () =>
    assert.isEmpty(errorsOf('union', { either: numbers(1000) })));

  it('errors before a union do not make its branches pass or fail', () => {
    const places = (data: unknown) =>
      errorsOf('union', data).map(({ instancePath }) => instancePath.split('/')[1]);
    assert.deepEqual([...new Set(places({ before: numbers(30), either: numbers(30) }))], ['before']);
    assert.include(places({ before: [1], either: [...numbers(30), 'x', 'long word'] }), 'either');
  });

  it('what a list has to contain may come after many others', () => {
    assert.isEmpty(errorsOf('contained', [...numbers(100), 'x']));
    assert.isEmpty(errorsOf('lastContained', [[...numbers(100), 'x']]));
    assert.isNotEmpty(errorsOf('contained', numbers(100)));
  });

  it('unique items are compared by what they hold, each read once or twice', () => {
    const { list, reads } = counted(numbers(5000).map((at) => ({ a: at.toString(36) })));
    assert.isEmpty(errorsOf('unique', list));
    assert.equal(reads(), 10_000);
    const [error] = errorsOf('unique', [{ a: 'x', b: 'y' }, { a: 'z' }, { b: 'y', a: 'x' }]);
    assert.deepInclude(error, { keyword: 'uniqueItems', params: { i: 2, j: 0 } });
  });

  it('a list that is too long is not read beyond its longest length', () => {
    const { list, reads } = counted(Array(5000).fill('a'));
    const errors = errorsOf('short', list);
    assert.deepEqual(
      errors.map(({ keyword }) => keyword),
      ['maxItems'],
    );
    assert.isAtMost(reads(), 10);
    assert.equal(errorsOf('short', ['a', 'b', 'a'])[0]?.keyword, 'uniqueItems');
  });

  it('items may repeat where nothing forbids it', () => assert.isEmpty(errorsOf('uniqueMaybe', [1, 1])));
});

describe('repeatedItem', () => {
  const equal: [unknown, unknown][] = [
    ['a', 'a'],
    [0, -0],
    [null, null],
    [
      [1, { a: 2 }],
      [1, { a: 2 }],
    ],
    [
      { a: 1, b: [] },
      { b: [], a: 1 },
    ],
  ];
  const different: [unknown, unknown][] = [
    ['1', 1],
    ['null', null],
    [[1, 2], [12]],
    [['1,2'], ['1', '2']],
    [{ a: 1 }, { a: '1' }],
    [{}, []],
    [{ 'a:1,b': 2 }, { a: 1, b: 2 }],
  ];
  for (const [a, b] of equal)
    it(`finds ${JSON.stringify(a)} and ${JSON.stringify(b)} equal`, () =>
      assert.deepEqual(repeatedItem([a, 'other', b]), { i: 2, j: 0 }));
  for (const [a, b] of different)
    it(`tells ${JSON.stringify(a)} and ${JSON.stringify(b)} apart`, () =>
      assert.isNull(repeatedItem([a, b])));
});
