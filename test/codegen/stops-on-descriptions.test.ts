import { assert } from 'chai';
import { readModel } from '../../codegen/generate.ts';
import { edited, fixtureWith, schemaText } from './fixture.ts';
import { refusal, refuses } from './refusal.ts';

const PLANTS = 'openapi/paths/plants.yaml';
const EXTRA = 'schemas/v3/garden/extra.json';
const extra = (schema: object) => ({ [EXTRA]: schemaText('garden/extra', schema) });
const text = { type: 'string' };
const described = { ...text, description: 'A text that somebody wrote for a test.' };
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });

/** Parsed, because an object literal with `then` could be taken for a promise. */
const conditional = (condition: object, consequence: object): object =>
  JSON.parse(`{ "if": ${JSON.stringify(condition)}, "then": ${JSON.stringify(consequence)} }`);

/** The places at which a schema can have a property, each around the given one. */
const places: readonly [title: string, pointer: string, around: (property: object) => object][] = [
  ['of a schema', '/properties/a', (a) => object({ a })],
  ['of a property', '/properties/b/properties/a', (a) => object({ b: { ...described, ...object({ a }) } })],
  ['of a list', '/items/properties/a', (a) => ({ type: 'array', items: object({ a }) })],
  [
    'of the first item',
    '/prefixItems/0/properties/a',
    (a) => ({ type: 'array', prefixItems: [object({ a })] }),
  ],
  ['of a contained item', '/contains/properties/a', (a) => ({ type: 'array', contains: object({ a }) })],
  [
    'of values of a map',
    '/additionalProperties/properties/a',
    (a) => ({ type: 'object', additionalProperties: object({ a }) }),
  ],
  [
    'by a pattern',
    '/patternProperties/^x/properties/a',
    (a) => ({ type: 'object', patternProperties: { '^x': object({ a }) } }),
  ],
  ['of a part', '/allOf/0/properties/a', (a) => ({ allOf: [object({ a })] })],
  ['of one branch', '/oneOf/1/properties/a', (a) => ({ oneOf: [object({ a: described }), object({ a })] })],
  ['of any branch', '/anyOf/1/properties/a', (a) => ({ anyOf: [object({ a: described }), object({ a })] })],
  [
    'after a condition',
    '/then/properties/a',
    (a) => object({ b: described }, conditional({ required: ['b'] }, object({ a }))),
  ],
  [
    'otherwise',
    '/else/properties/a',
    (a) => object({ b: described }, { if: { required: ['b'] }, else: object({ a }) }),
  ],
  [
    'beside a property',
    '/dependentSchemas/b/properties/a',
    (a) => object({ b: described }, { dependentSchemas: { b: object({ a }) } }),
  ],
  [
    'of a definition',
    '/$defs/part/properties/a',
    (a) => ({
      ...object({}),
      $defs: { part: { description: 'A part that is used nowhere else.', ...object({ a }) } },
    }),
  ],
];

describe('the generator stops on what has no description', () => {
  refuses([
    ...places.map(([title, pointer, around]): [string, Record<string, string>, string] => [
      `a property ${title}`,
      extra(around(text)),
      `${EXTRA}#${pointer}`,
    ]),
    [
      'a property whose type has one',
      extra(object({ a: { $ref: 'tree.json' } })),
      `${EXTRA}#/properties/a needs`,
    ],
    [
      'a property of which only a condition says something',
      extra(object({}, { if: object({ a: text }) })),
      '#/if/properties/a',
    ],
    ['a property of any value', extra(object({ a: true })), `${EXTRA}#/properties/a`],
    [
      'a query parameter',
      edited(PLANTS, '        description: Plants per page.\n', ''),
      PLANTS,
      'the parameter "limit"',
    ],
    [
      'a path parameter',
      edited(PLANTS, '        description: Number of the plant.\n', ''),
      PLANTS,
      'the parameter "id"',
    ],
    [
      'a property of a body that only the operation describes',
      edited(
        PLANTS,
        'schema: { $ref: ../../schemas/v3/garden/list-plants-response.json }',
        'schema: { type: object, properties: { plants: { type: array, items: {} } } }',
      ),
      `${PLANTS}#/~1plants/get/responses/200/content/application~1json/schema/properties/plants`,
    ],
  ]);

  it('and names every place, up to twenty', async () => {
    const names = Array.from({ length: 23 }, (_, index) => `p${index}`);
    const message = await refusal(
      fixtureWith(extra(object(Object.fromEntries(names.map((name) => [name, text]))))),
    );
    assert.include(message, `${EXTRA}#/properties/p0, ${EXTRA}#/properties/p1,`);
    assert.include(message, 'and 3 more need a description');
  });

  for (const [title, schema] of [
    [
      'each place with a description',
      { allOf: places.filter(([, at]) => !at.startsWith('/$defs')).map(([, , around]) => around(described)) },
    ],
    [
      'a condition on a described property',
      object({ a: described }, conditional(object({ a: { const: 'x' } }), { required: ['a'] })),
    ],
    [
      'a branch that narrows a described property',
      object({ a: described }, { oneOf: [object({ a: { const: 'x' } }), object({ a: { const: 'y' } })] }),
    ],
    [
      'a part that a type describes',
      { allOf: [{ $ref: 'tree.json' }, object({ height: { minimum: 1, type: 'number' } })] },
    ],
    [
      'a condition on a branch of a type',
      object(
        { p: { description: 'A plant of any kind, once more.', $ref: 'plant.json' } },
        { if: object({ p: object({ kind: { const: 'tree' } }) }) },
      ),
    ],
    ['a property that must be absent', object({ a: false })],
  ] as const)
    it(`but not on ${title}`, async () => {
      const refused = await readModel(fixtureWith(extra(schema)), 'proto').then(
        () => '',
        ({ message }) => message,
      );
      assert.notMatch(refused, /description/);
    });
});

describe('the generator stops on schemas that strict programs refuse', () => {
  refuses([
    [
      'a keyword beside a reference without a type',
      extra(object({ a: { ...described, type: undefined, $ref: 'tree.json', maxLength: 3 } })),
      EXTRA,
      'strictTypes',
      'maxLength',
    ],
    ['a keyword of another type', extra(object({ a: { ...described, minimum: 3 } })), EXTRA, 'minimum'],
    ['properties without a type', extra({ properties: { a: described } }), EXTRA, 'properties'],
    ['a tuple that may be longer', extra({ type: 'array', prefixItems: [described] }), EXTRA, '1-tuple'],
    [
      'a parameter with a keyword of another type',
      edited(
        PLANTS,
        'schema: { type: string, maxLength: 20 }',
        'schema: { type: string, maxLength: 20, minItems: 1 }',
      ),
      'listPlants: the parameter query search',
      'minItems',
    ],
    ['an else without if', extra({ ...object({ a: described }), else: { required: ['a'] } }), EXTRA, 'if'],
  ]);

  it('but not on unions that require fields beside them, and on our own annotations', async () => {
    const schema = object(
      {
        a: described,
        b: { ...described, enum: ['x', 'y'], 'x-enum-descriptions': { x: 'One', y: 'Other' } },
      },
      { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
    );
    const { schemas } = await readModel(fixtureWith(extra(schema)), 'proto');
    assert.include(
      schemas.map(({ name }) => name),
      'GardenExtra',
    );
  });
});
