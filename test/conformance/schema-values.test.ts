import { assert } from 'chai';
import fc from 'fast-check';
import { type Contract, readContract, readPublishedContract, type Schema } from '../support/contract.ts';
import { breaksOf } from '../support/schema-values/breaks.ts';
import { schemaValues } from '../support/schema-values.ts';

const empty = readContract({ components: {} });
const sample = (schema: Schema, full = false) =>
  fc.sample(schemaValues(empty, schema, { full }), { seed: 1, numRuns: 50 });

/** One schema per keyword; a value that the sieve had to make up for would not come up at all. */
const KEYWORDS: readonly Schema[] = [
  { const: { a: 1 } },
  { enum: ['a', 2, null] },
  { type: ['string', 'null'], maxLength: 3 },
  { type: 'string', minLength: 2, maxLength: 4 },
  { type: 'string', pattern: '^[a-z]{2}-[0-9]+$' },
  { type: 'string', format: 'uuid' },
  { type: 'string', format: 'uri', pattern: '^https://' },
  { type: 'string', format: 'date-time' },
  { type: 'string', format: 'email', maxLength: 254 },
  { type: 'integer', minimum: 3, maximum: 5 },
  { type: 'number', exclusiveMinimum: 0, maximum: 1 },
  { type: 'integer', multipleOf: 5, minimum: 1 },
  { type: 'array', items: { type: 'boolean' }, minItems: 2, maxItems: 3 },
  { type: 'array', items: { enum: [1, 2, 3] }, uniqueItems: true, minItems: 1 },
  { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false, minItems: 2 },
  { type: 'object', required: ['a'], properties: { a: { type: 'string' } }, additionalProperties: false },
  { type: 'object', minProperties: 1, maxProperties: 2, additionalProperties: { type: 'integer' } },
  { type: 'object', propertyNames: { pattern: '^[a-z]+$' }, additionalProperties: true },
  {
    oneOf: [
      { type: 'string', minLength: 1 },
      { type: 'array', items: { type: 'string' } },
    ],
  },
  { anyOf: [{ required: ['a'] }, { required: ['b'] }], type: 'object', properties: { a: {}, b: {} } },
  { allOf: [{ type: 'string', minLength: 2 }, { maxLength: 2 }] },
  { type: 'integer', minimum: 1, not: { const: 3 } },
  {
    type: 'object',
    properties: { a: { type: 'boolean' } },
    if: { required: ['a'] },
    else: { required: ['b'] },
  },
];

/** What only webhooks send is not among them: nobody fills it with values, and it is many times as much. */
function schemasOfOperations({ document, schemas }: Contract): Map<string, Schema> {
  const found = new Map<string, Schema>();
  const visit = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const schema = schemas.get(name);
      if (schema === undefined || found.has(name)) continue;
      found.set(name, schema);
      visit(schema);
    }
  };
  visit(document.paths);
  return found;
}

describe('values from schemas', () => {
  for (const schema of KEYWORDS) {
    it(`keep to ${JSON.stringify(schema)}`, () => {
      const validate = empty.validator(schema);
      for (const full of [false, true]) {
        for (const value of sample(schema, full)) assert.isTrue(validate(value), JSON.stringify(value));
      }
    });
  }

  it('are found for every schema that an operation receives or sends', () => {
    const contract = readPublishedContract();
    const reached = schemasOfOperations(contract);
    assert.isAbove(reached.size, 100);
    for (const [name, schema] of reached) {
      const values = fc.sample(schemaValues(contract, schema, { full: true }, name), { seed: 1, numRuns: 2 });
      assert.lengthOf(values, 2, name);
    }
  });

  it('take every branch and leave optional fields out', () => {
    assert.sameMembers([...new Set(sample({ enum: ['a', 2, null] }))], ['a', 2, null]);
    const optional = sample({ type: 'object', properties: { a: { const: 1 } }, additionalProperties: false });
    assert.sameDeepMembers([...new Set(optional.map((value) => JSON.stringify(value)))], ['{}', '{"a":1}']);
  });

  it('are the same for the same seed', () => {
    const schema = { type: 'object', additionalProperties: { type: ['string', 'number'] } };
    assert.deepEqual(sample(schema), sample(schema));
  });

  it('are refused for a schema that nothing fits', () => {
    assert.throws(() => sample({ type: 'integer', not: { type: 'integer' } }), /no value found/);
    assert.throws(
      () => sample({ type: 'object', required: ['a'], properties: { a: false } }),
      /allows no value/,
    );
  });
});

describe('breaks of a value', () => {
  const schema: Schema = {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 3 },
      size: { type: 'integer', minimum: 1, maximum: 9 },
      kind: { enum: ['a', 'b'] },
      tags: {
        type: 'array',
        maxItems: 2,
        items: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
      },
      color: {
        oneOf: [
          { type: 'string', pattern: '^#' },
          { type: 'array', minItems: 1, items: { type: 'string' } },
        ],
      },
    },
  };
  const value = { name: 'one', size: 3, kind: 'a', tags: [{ id: 'x' }], color: '#1' };

  it('name the field and what is wrong with it', () => {
    const whats = breaksOf(empty, schema, value).map(({ what }) => what);
    assert.includeMembers(whats, [
      'the value is of type array',
      'name is left out',
      'name is of type null',
      'name is too short',
      'name is too long',
      'size is no whole number',
      'size is of type string',
      'size is below its minimum',
      'size is above its maximum',
      'kind is outside its enum',
      'tags has too many items',
      'tags[0].id is left out',
      'tags[0].id is of type boolean',
      'color is against its pattern',
    ]);
  });

  it('are all refused by the schema, and change one place only', () => {
    const validate = empty.validator(schema);
    for (const { field, value: broken } of breaksOf(empty, schema, value)) {
      assert.isFalse(validate(broken), field);
      if (field === 'size') assert.deepEqual({ ...(broken as typeof value), size: 3 }, value);
    }
  });

  it('leave out what another branch accepts', () => {
    const branches = { oneOf: [{ type: 'string' }, { type: 'null' }] };
    const values = breaksOf(empty, branches, 'x').map(({ value: broken }) => broken);
    assert.notInclude(values, null);
    assert.includeDeepMembers(values, [true, 1.5, [], {}]);
  });
});
