import { assert } from 'chai';
import fc from 'fast-check';
import { type Class, compareContracts } from '../../../codegen/changes/compare.ts';
import { contractOf } from '../../../codegen/changes/contract.ts';
import { compareSchemas } from '../../../codegen/changes/schemas.ts';
import type { Json, JsonObject } from '../../../codegen/json.ts';

const SENDERS = 'breaking for senders';
const RECEIVERS = 'breaking for receivers';

/** The contract of one task whose request and response are given, beside one schema that both may refer to. */
const contract = (request: JsonObject, response: JsonObject, shared: JsonObject = {}) =>
  contractOf([
    { kind: 'contract', name: 'proto', release: '1.0.0' },
    { kind: 'task', name: 'do_it', request: 'a/request', response: 'a/response', async_bodies: {} },
    { kind: 'schema', path: 'a/request', document: request },
    { kind: 'schema', path: 'a/response', document: response },
    { kind: 'schema', path: 'a/shared', document: shared },
  ]);

const classes = (before: JsonObject, after: JsonObject): [request: Class[], response: Class[]] => {
  const within = (a: ReturnType<typeof contract>, b: ReturnType<typeof contract>) => [
    ...new Set(compareContracts(a, b).flatMap((change) => change.classes)),
  ];
  return [
    within(contract(before, {}), contract(after, {})),
    within(contract({}, before), contract({}, after)),
  ];
};

type Case = readonly [what: string, before: JsonObject, after: JsonObject, request: Class, response: Class];

const field = (schema: JsonObject, more: JsonObject = {}): JsonObject => ({
  properties: { a: schema },
  ...more,
});
/** A schema under a keyword that cannot be written as a member of a literal. */
const behind = (keyword: string, schema: JsonObject): JsonObject => ({ [keyword]: schema });
const NARROWS = [SENDERS, 'additive'] as const;
const WIDENS = ['additive', RECEIVERS] as const;
const BREAKS = [SENDERS, RECEIVERS] as const;
const OFFERS = ['additive', 'additive'] as const;
const TEXTS = ['annotation', 'annotation'] as const;

const CASES: readonly Case[] = [
  ['a field is added', field({}), { properties: { a: {}, b: {} } }, ...OFFERS],
  [
    'a field is added to a closed object',
    field({}, { additionalProperties: false }),
    { properties: { a: {}, b: {} }, additionalProperties: false },
    ...WIDENS,
  ],
  ['a field is removed', field({ type: 'string' }), {}, ...BREAKS],
  ['a field is refused', {}, field(false as never), ...NARROWS],
  ['a field is required', field({}), field({}, { required: ['a'] }), ...NARROWS],
  ['a field is no longer required', field({}, { required: ['a'] }), field({}), ...WIDENS],
  [
    'a field is required beside another',
    { dependentRequired: { a: ['b'] } },
    { dependentRequired: { a: ['b', 'c'] } },
    ...NARROWS,
  ],
  ['a value of an enum is added', field({ enum: ['x'] }), field({ enum: ['x', 'y'] }), ...WIDENS],
  ['a value of an enum is removed', field({ enum: ['x', 'y'] }), field({ const: 'x' }), ...NARROWS],
  ['the values are listed', { type: 'string' }, { type: 'string', enum: ['x'] }, ...NARROWS],
  ['a type is added', { type: 'string' }, { type: ['null', 'string'] }, ...WIDENS],
  ['an integer becomes a number', { type: 'integer' }, { type: 'number' }, ...WIDENS],
  ['a number becomes an integer', { type: 'number' }, { type: 'integer' }, ...NARROWS],
  ['the longest text grows', { maxLength: 5 }, { maxLength: 6 }, ...WIDENS],
  ['the longest text shrinks', { maxLength: 6 }, { maxLength: 5 }, ...NARROWS],
  ['the least number grows', { minimum: 1 }, { minimum: 2 }, ...NARROWS],
  ['the least number shrinks to zero', { minimum: 1 }, { minimum: 0 }, ...WIDENS],
  ['a bound appears', {}, { maxItems: 9 }, ...NARROWS],
  ['a bound goes', { exclusiveMinimum: 0 }, {}, ...WIDENS],
  ['a pattern is another', { pattern: '^a' }, { pattern: '^b' }, ...BREAKS],
  ['a format appears', { type: 'string' }, { type: 'string', format: 'uri' }, ...NARROWS],
  ['items must be unique', { type: 'array' }, { type: 'array', uniqueItems: true }, ...NARROWS],
  ['an object is closed', { properties: {} }, { properties: {}, additionalProperties: false }, ...NARROWS],
  [
    'the items of a list change',
    { items: { type: 'string' } },
    { items: { minLength: 1, type: 'string' } },
    ...NARROWS,
  ],
  ['a condition is another', { if: { required: ['a'] } }, { if: { required: ['b'] } }, ...BREAKS],
  ['a condition demands more', behind('then', {}), behind('then', { required: ['b'] }), ...NARROWS],
  ['values are forbidden', {}, { not: { const: 1 } }, ...NARROWS],
  ['other values are forbidden', { not: { const: 1 } }, { not: { const: 2 } }, ...BREAKS],
  [
    'a branch is added',
    { oneOf: [{ type: 'string' }] },
    { oneOf: [{ type: 'null' }, { type: 'string' }] },
    ...WIDENS,
  ],
  [
    'a branch is removed',
    { anyOf: [{ type: 'string' }, { type: 'null' }] },
    { anyOf: [{ type: 'null' }] },
    ...NARROWS,
  ],
  ['a union appears', {}, { oneOf: [{ type: 'string' }] }, ...NARROWS],
  ['a part is added', { allOf: [] }, { allOf: [{ required: ['a'] }] }, ...NARROWS],
  ['a default is another', { default: 1 }, { default: 2 }, ...BREAKS],
  ['a default is written down', {}, { default: 2 }, ...TEXTS],
  ['a description is another', { description: 'One.' }, { description: 'Two.' }, ...TEXTS],
  ['a field is explained', field({}), field({ description: 'Why.', examples: [1] }), ...TEXTS],
  ['a status is another', field({}), field({ 'x-status': 'experimental' }), ...TEXTS],
];

describe('changes of schemas', () => {
  for (const [what, before, after, request, response] of CASES) {
    it(`are classed by position: ${what}`, () => {
      assert.deepEqual(classes(before, after), [[request], [response]]);
    });
  }

  it('in a shared schema break both sides, and are told once, at their place', () => {
    const uses = { properties: { s: { $ref: 'shared.json' } } };
    const changes = compareContracts(
      contract(uses, uses, field({ enum: ['x', 'y'] })),
      contract(uses, uses, field({ enum: ['y', 'z'] })),
    );
    assert.deepEqual(
      changes.map(({ subject, pointer, what, classes: found }) => [subject, pointer, what, found]),
      [
        ['schema a/shared', '/properties/a', 'enum: "z" added', [RECEIVERS]],
        ['schema a/shared', '/properties/a', 'enum: "x" removed', [SENDERS]],
      ],
    );
  });

  it('are found behind a reference that replaced what it stands for, and are none when it says the same', () => {
    const shared = { type: 'string', maxLength: 5 };
    const inline = (maxLength: number) => contract(field({ type: 'string', maxLength }), {}, shared);
    const referring = contract(field({ $ref: 'shared.json' }), {}, shared);
    assert.deepEqual(compareContracts(inline(5), referring), []);
    const [found, ...others] = compareContracts(inline(6), referring);
    assert.deepEqual([found?.pointer, found?.classes, others], ['/properties/a', [SENDERS], []]);
  });

  it('end for schemas that refer to themselves under another name', () => {
    const rows = (name: string) => new Map([[name, { items: { $ref: name } }]]);
    const sides = { before: rows('one'), after: rows('other') };
    assert.deepEqual(compareSchemas({ $ref: 'one' }, { $ref: 'other' }, sides), []);
  });

  it('are none between a schema and itself, whatever the order of its members', () => {
    const leaf = fc.constantFrom<Json>({ type: 'string' }, { enum: [1, 'x'] }, { $ref: 'r' }, true, false);
    const { schema } = fc.letrec<{ schema: Json; object: Json }>((tie) => ({
      schema: fc.oneof(leaf, tie('object')),
      object: fc.dictionary(
        fc.constantFrom('items', 'not', 'additionalProperties', 'if', 'then'),
        tie('schema'),
      ),
    }));
    fc.assert(
      fc.property(schema, fc.array(schema, { maxLength: 3 }), (one, branches) => {
        const whole = { oneOf: branches, properties: { a: one }, required: ['a', 'b'] };
        const reversed = { required: ['b', 'a'], properties: { a: one }, oneOf: [...branches].reverse() };
        const sides = { before: new Map(), after: new Map() };
        assert.deepEqual(compareSchemas(whole, structuredClone(whole), sides), []);
        assert.deepEqual(compareSchemas(whole, reversed, sides), []);
      }),
    );
  });

  it('turn around with the direction: what narrows one way widens the other', () => {
    const bounds = ['maxLength', 'minimum', 'maxItems', 'minProperties', 'exclusiveMaximum'];
    const bounded = fc.dictionary(fc.constantFrom(...bounds), fc.nat(3));
    const sides = { before: new Map(), after: new Map() };
    fc.assert(
      fc.property(bounded, bounded, (one, other) => {
        const effects = (a: JsonObject, b: JsonObject) =>
          compareSchemas(a, b, sides).map(({ effect }) => effect);
        const turned = effects(other, one).map((effect) => (effect === 'narrows' ? 'widens' : 'narrows'));
        assert.deepEqual(effects(one, other), turned);
      }),
    );
  });
});
