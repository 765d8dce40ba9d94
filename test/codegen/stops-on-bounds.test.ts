import { assert } from 'chai';
import { checkBounds } from '../../codegen/bounds.ts';
import { buildModel } from '../../codegen/model.ts';
import { parseTexts } from '../../codegen/read.ts';
import { resolveSchemas } from '../../codegen/resolve.ts';
import { edited, fixtureWith, schemaText } from './fixture.ts';
import { refusal, refuses } from './refusal.ts';

const REQUEST = 'schemas/v3/garden/plant-trees-request.json';
const TREE = 'schemas/v3/garden/tree.json';

/** The request of the fixture's task with these schemas of its own for its note and for the whole. */
const requestWith = (note: object, whole: object = {}, files: Readonly<Record<string, string>> = {}) => ({
  [REQUEST]: schemaText('garden/plant-trees-request', {
    type: 'object',
    maxProperties: 10,
    required: ['idempotency_key'],
    allOf: [{ $ref: '../core/task-request.json' }],
    properties: { note },
    ...whole,
  }),
  ...files,
});

const check = (changes: Readonly<Record<string, string>>) => async () => {
  const tree = parseTexts(fixtureWith(changes));
  const resolver = resolveSchemas(tree);
  checkBounds(await buildModel(tree, resolver, 'proto'), resolver);
};

const NOTE = `${REQUEST}#/properties/note`;
const text = { type: 'string', maxLength: 5 };

const refused: readonly [title: string, note: object, ...said: string[]][] = [
  ['a string', { type: 'string' }, `${NOTE}: string without maxLength`],
  ['a string with only a format', { type: 'string', format: 'date-time' }, 'string without maxLength'],
  ['a string with only a pattern', { type: 'string', pattern: '^a+$' }, 'string without maxLength'],
  ['a list', { type: 'array', items: text }, `${NOTE}: array without maxItems`],
  ['a list of unique items', { type: 'array', items: text, uniqueItems: true }, 'array without maxItems'],
  ['items', { type: 'array', maxItems: 2, items: { type: 'string' } }, `${NOTE}/items: string`],
  ['a map', { type: 'object', additionalProperties: text }, `${NOTE}: object without maxProperties`],
  ['an object that takes other members', { type: 'object', properties: { a: text } }, 'object without'],
  [
    'a map by patterns',
    { type: 'object', patternProperties: { '^a': text }, additionalProperties: false },
    `${NOTE}: object without maxProperties`,
  ],
  [
    'values of a map',
    { type: 'object', maxProperties: 2, additionalProperties: { type: 'array', items: text } },
    `${NOTE}/additionalProperties: array without maxItems`,
  ],
  [
    'values of a map by patterns',
    { type: 'object', maxProperties: 2, patternProperties: { '^a': { type: 'string' } } },
    `${NOTE}/patternProperties/^a: string without maxLength`,
  ],
  ['a number without maximum', { type: 'number', minimum: 0 }, `${NOTE}: number without minimum and maximum`],
  [
    'a number without minimum',
    { type: 'integer', maximum: 9 },
    `${NOTE}: number without minimum and maximum`,
  ],
  ['a value of two types', { type: ['string', 'null'] }, `${NOTE}: string without maxLength`],
  ['a value of any type', {}, 'string without', 'array without', 'object without', 'number without'],
  ['a branch of a union', { oneOf: [text, { type: 'integer' }] }, `${NOTE}/oneOf/1: number without`],
  [
    'a member that only a branch describes',
    { type: 'object', maxProperties: 2, anyOf: [{ properties: { a: { type: 'string' } } }] },
    `${NOTE}/anyOf/0/properties/a: string without maxLength`,
  ],
  [
    'a member that only a condition describes',
    {
      type: 'object',
      maxProperties: 2,
      if: { required: ['a'] },
      else: { properties: { a: { type: 'string' } } },
    },
    `${NOTE}/else/properties/a: string without maxLength`,
  ],
];

const accepted: readonly [title: string, note: object][] = [
  ['a constant', { const: 'a' }],
  [
    'an enumeration',
    { type: 'string', enum: ['a', 'b'], 'x-enum-descriptions': { a: 'The first', b: 'The last' } },
  ],
  ['a closed object', { type: 'object', properties: { a: text }, additionalProperties: false }],
  ['a limit that stands in another part', { allOf: [{ type: 'string' }, { maxLength: 4 }] }],
  ['a limit in each branch', { anyOf: [text, { const: 3 }] }],
  ['exclusive limits', { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }],
  ['truth values and null', { type: ['boolean', 'null'] }],
  [
    'a branch that narrows what is limited beside it',
    {
      type: 'object',
      maxProperties: 1,
      properties: { a: text },
      anyOf: [{ properties: { a: { minLength: 1 } } }],
    },
  ],
];

describe('the generator stops on what has no limit', () => {
  for (const [title, note, ...said] of refused)
    it(title, async () => {
      const message = await refusal(fixtureWith(requestWith(note)));
      for (const part of said) assert.include(message, part);
    });

  it('in a schema that the request refers to', async () => {
    const [path, tree] = Object.entries(edited(TREE, ', "maximum": 200', ''))[0] ?? [];
    const message = await refusal(fixtureWith({ [String(path)]: String(tree) }));
    assert.include(message, `${TREE}#/properties/height: number without minimum and maximum`);
  });

  it('in a request as a whole', async () => {
    const message = await refusal(fixtureWith(requestWith(text, { maxProperties: undefined })));
    assert.include(message, `${REQUEST}#: object without maxProperties`);
  });

  it('in a query parameter', async () => {
    const changes = edited('openapi/paths/plants.yaml', 'string, maxLength: 20', 'string');
    assert.include(
      await refusal(fixtureWith(changes)),
      'openapi/paths/plants.yaml: GET /plants, query "search": string without maxLength',
    );
  });

  it('in a path parameter', async () => {
    const changes = edited('openapi/paths/plants.yaml', 'minimum: 1, maximum: 1000000', 'minimum: 1');
    assert.include(await refusal(fixtureWith(changes)), 'GET /plants/{id}, path "id": number without');
  });

  it('in the body of an operation', async () => {
    const changes = edited('schemas/v3/garden/flower.json', '      "maxLength": 64,\n', '');
    assert.include(
      await refusal(fixtureWith(changes)),
      'schemas/v3/garden/flower.json#/properties/planted_at: string without maxLength',
    );
  });

  it('and lists no more than twenty places', async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`p${at}`, { type: 'string' }]));
    const message = await refusal(
      fixtureWith(requestWith({ type: 'object', maxProperties: 30, properties: many })),
    );
    assert.lengthOf(message.split('\n'), 23);
    assert.include(message, 'and 10 more');
  });

  it('and says which keyword limits each kind of value', async () => {
    const message = await refusal(fixtureWith(requestWith({ type: 'string' })));
    for (const keyword of ['maxLength', 'maxItems', 'maxProperties', 'minimum', 'maximum'])
      assert.include(message.split('\n').at(-1), `"${keyword}"`);
  });

  refuses([
    [
      'before anything is emitted',
      requestWith({ type: 'string' }),
      'a value in a request has no limit',
      `${NOTE}: string without maxLength`,
    ],
  ]);
});

describe('the generator accepts', () => {
  for (const [title, note] of accepted) it(title, check(requestWith(note)));

  it('answers without limits', check({}));
});
