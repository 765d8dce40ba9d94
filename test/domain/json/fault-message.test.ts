import { assert } from 'chai';
import { createAjv } from '../../../codegen/emit/standalone.ts';
import { documentFaults, faultMessage, faultSentence } from '../../../src/domain/json/schema-faults.ts';

const ajv = createAjv([], false);
const faults = (schema: object, value: unknown) => {
  const validate = ajv.compile(schema);
  assert.isFalse(validate(value));
  return documentFaults(validate.errors, value).map(({ place, message }) => `${place || 'it'} ${message}`);
};
const tagged = (kind: string) => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: kind }, size: { type: 'integer' } },
});

describe('what a validator finds wrong', () => {
  for (const [schema, value, ...expected] of [
    [{ type: 'string' }, 1, 'it must be a string'],
    [{ type: 'integer' }, 1.5, 'it must be an integer'],
    [{ type: ['array', 'null'] }, {}, 'it must be an array or null'],
    [{ type: 'boolean' }, 'yes', 'it must be `true` or `false`'],
    [{ const: 'asap' }, 'now', 'it must be `asap`'],
    [{ const: 3 }, 4, 'it must be `3`'],
    [{ enum: ['a'] }, 'b', 'it must be `a`'],
    [{ enum: ['a', 'b', null] }, 'c', 'it must be `a`, `b` or `null`'],
    [
      { enum: Array.from({ length: 14 }, (_, at) => at) },
      -1,
      'it must be one of `0`, `1`, `2`, `3`, `4`, `5`, `6`, `7`, `8`, `9`, `10`, `11` and 2 others',
    ],
    [
      { enum: Array.from({ length: 13 }, (_, at) => at) },
      -1,
      'it must be one of `0`, `1`, `2`, `3`, `4`, `5`, `6`, `7`, `8`, `9`, `10`, `11` and 1 other',
    ],
    [{ required: ['a', 'b'], properties: {} }, { b: 1 }, 'a is required'],
    [{ dependentRequired: { a: ['b'] } }, { a: 1 }, 'b is required together with `a`'],
    [{ properties: {}, additionalProperties: false }, { 'x/y': 1 }, 'x/y is not known'],
    [{ properties: {}, unevaluatedProperties: false }, { x: 1 }, 'x is not known'],
    [{ properties: { a: false } }, { a: 1 }, 'a must be left out here'],
    [{ minLength: 1 }, '', 'it must have at least 1 character'],
    [{ maxLength: 2 }, 'abc', 'it must have at most 2 characters'],
    [{ minItems: 2 }, [1], 'it must have at least 2 items'],
    [{ maxItems: 1 }, [1, 2], 'it must have at most 1 item'],
    [{ minProperties: 1 }, {}, 'it must have at least 1 member'],
    [{ maxProperties: 1 }, { a: 1, b: 2 }, 'it must have at most 1 member'],
    [{ uniqueItems: true }, [1, 2, 1], 'it must not have the same item twice (items 0 and 2 are equal)'],
    [{ minimum: 1 }, 0, 'it must be at least 1'],
    [{ maximum: 1 }, 2, 'it must be at most 1'],
    [{ exclusiveMinimum: 0 }, 0, 'it must be greater than 0'],
    [{ exclusiveMaximum: 1 }, 1, 'it must be less than 1'],
    [{ multipleOf: 0.5 }, 0.7, 'it must be a multiple of 0.5'],
    [{ format: 'date' }, '1 May', 'it must be a date, for example `2026-05-01`'],
    [{ format: 'uri' }, 'x', 'it must be an absolute URL, for example `https://example.com/page`'],
    [{ format: 'ipv4' }, 'x', 'it must be of the format `ipv4`'],
    [{ pattern: '^https://' }, 'x', 'it must begin with `https://`'],
    [{ pattern: '^a' }, 'x', 'it has characters or a form that are not allowed'],
    [{ not: { const: 1 } }, 1, 'it must not be `1`'],
    [{ not: { required: ['a'] } }, { a: 1 }, 'a must be left out here'],
    [{ not: { required: ['a', 'b'] } }, { a: 1, b: 1 }, 'b must be left out beside `a`'],
    [{ not: { anyOf: [{ required: ['a'] }, { required: ['b'] }] } }, { b: 1 }, 'b must be left out here'],
    [{ not: { type: 'string' } }, 'x', 'it has a form that is not allowed here'],
    [{ oneOf: [{ minimum: 1 }, { minimum: 0 }] }, 2, 'it must have one form only, and has several'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 1, 'it must be a string or null'],
    [
      { anyOf: [{ const: 'asap' }, { type: 'string', format: 'date-time' }, { type: 'object' }] },
      'soon',
      'it must be `asap`, or must be a date and time with its offset from UTC, for example `2026-05-01T12:00:00Z`',
    ],
    [{ oneOf: [{ required: ['a'] }, { required: ['b', 'c'] }] }, {}, 'a is required, or `b` and `c` instead'],
    [{ oneOf: [{ required: ['a'] }, { required: ['b', 'c'] }] }, { c: 1 }, 'b is required'],
    [
      { oneOf: [{ required: ['a'] }, { required: ['b'] }] },
      { a: 1, b: 1 },
      'it must have only one of `a` and `b`',
    ],
    [JSON.parse('{"if":{"minimum":1},"then":{"maximum":3}}'), 4, 'it must be at most 3'],
    [
      { propertyNames: { maxLength: 1 } },
      { [`${'n'.repeat(99)}`]: 1 },
      'it must have at most 1 character',
      `it must not have a member with the name "${'n'.repeat(59)}…"`,
    ],
    [
      { contains: { const: 1 } },
      [2],
      '[0] must be `1`',
      'it must have at least one item of the required kind',
    ],
  ] as const) {
    it(`is said: ${expected.join('; ')}`, () => assert.deepEqual(faults(schema, value), [...expected]));
  }

  it('names the values by which the forms of an object are told apart', () => {
    const schema = {
      type: 'object',
      discriminator: { propertyName: 'kind' },
      oneOf: [tagged('tree'), { ...tagged(''), properties: { kind: { enum: ['herb', 'moss'] } } }],
      required: ['kind'],
    };
    assert.deepEqual(faults(schema, { kind: 'weed' }), ['kind must be `tree`, `herb` or `moss`']);
    assert.deepEqual(faults(schema, { kind: 'tree', size: 'big' }), ['size must be an integer']);
    assert.include(faults(schema, {}), 'kind is required');
    assert.deepEqual(faults(schema, { kind: 1 }), ['kind must be a string']);
  });

  it('makes a sentence with its field, however long the field is', () => {
    assert.equal(
      faultSentence('packages[0].budget', 'must be at least 0'),
      '`packages[0].budget` must be at least 0.',
    );
    assert.equal(faultSentence('', 'must be an object'), 'The request must be an object.');
    assert.isBelow(faultSentence('x'.repeat(10_000), 'is not known').length, 250);
  });

  it('is what the validator says where its keyword is not known', () => {
    assert.equal(faultMessage({ keyword: 'x', message: 'must be x', params: {} }), 'must be x');
    assert.equal(faultMessage({ keyword: 'x', params: {} }), 'is not valid');
  });
});
