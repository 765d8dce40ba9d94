import { assert } from 'chai';
import { isKnownKeyword, mapSchema, subschemas } from '../../codegen/schema-keywords.ts';

const schema = {
  properties: { 'a/b': { title: 'one', const: { title: 'kept' } }, title: { title: 'two' } },
  items: { title: 'three' },
  oneOf: [true, { title: 'four', not: { title: 'five' } }],
  patternProperties: { '^x': { title: 'six' } },
  $defs: { inner: { title: 'seven' } },
  examples: [{ properties: { title: 'kept' } }],
  enum: [{ title: 'kept' }],
};

describe('schema keywords', () => {
  it('finds every schema with its pointer, and nothing in examples or constants', () => {
    assert.deepEqual(
      [...subschemas(schema)].map(({ pointer, schema: part }) => `${pointer} ${part.title ?? ''}`),
      [
        ' ',
        '/items three',
        '/oneOf/1 four',
        '/oneOf/1/not five',
        '/properties/a~1b one',
        '/properties/title two',
        '/patternProperties/^x six',
        '/$defs/inner seven',
      ],
    );
  });

  it('maps every schema and nothing else', () => {
    const text = JSON.stringify(mapSchema(schema, ({ title, ...rest }) => rest));
    for (const gone of ['one', 'two', 'three', 'four', 'five', 'six', 'seven'])
      assert.notInclude(text, `"title":"${gone}"`);
    assert.equal(text.match(/"title":"kept"/g)?.length, 3);
    assert.include(text, '"title":{}');
  });

  it('knows 2020-12 and extensions, but no older and no dynamic keywords', () => {
    for (const keyword of ['prefixItems', 'unevaluatedProperties', 'discriminator', 'x-status'])
      assert.isTrue(isKnownKeyword(keyword));
    for (const keyword of [
      'definitions',
      'dependencies',
      'id',
      'nullable',
      'example',
      '$anchor',
      '$dynamicRef',
      'X-status',
      '',
    ]) {
      assert.isFalse(isKnownKeyword(keyword), keyword);
    }
  });
});
