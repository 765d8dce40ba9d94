import { assert } from 'chai';
import { edited, fixtureTexts, schemaText } from './fixture.ts';
import { refusal, refuses } from './refusal.ts';

const REGISTRY = 'openapi/registry.yaml';
const PLANTS = 'openapi/paths/plants.yaml';
const DOCUMENTS = 'openapi/paths/documents.yaml';
const TREE = 'schemas/v3/garden/tree.json';
const FLOWER = 'schemas/v3/garden/flower.json';

describe('the generator stops on names and references', () => {
  refuses([
    ['YAML that does not parse', { [DOCUMENTS]: 'a: [1' }, `${DOCUMENTS}:1:`],
    [
      'a YAML key twice',
      edited(PLANTS, 'operationId: listPlants', 'operationId: a\n    operationId: b'),
      `${PLANTS}:4`,
    ],
    ['JSON that does not parse', { [TREE]: '{"a": }' }, `${TREE} is not JSON`],
    [
      'a JSON key twice',
      { [TREE]: '{"type": "object",\n "type": "array"}' },
      `${TREE}:2:2 repeats the key "type"`,
    ],
    ['no registry document', { [REGISTRY]: null }, `${REGISTRY} is missing`],
    ['no error table', { 'openapi/errors.yaml': null }, 'openapi/errors.yaml is missing'],
    ['a schema that is no object', { [TREE]: '[]' }, `${TREE} is not a JSON object`],

    [
      'two paths with one type name',
      { 'schemas/v3/garden-tree.json': schemaText('garden-tree', { type: 'object' }) },
      'schemas/v3/garden-tree.json',
      TREE,
      'both get the type name GardenTree',
    ],
    [
      'a file and a $defs member with one type name',
      {
        'schemas/v3/core/error-response-detail.json': schemaText('core/error-response-detail', {
          type: 'object',
        }),
      },
      'schemas/v3/core/error-response-detail.json',
      'schemas/v3/core/error-response.json#/$defs/detail',
    ],
    [
      'two operations with one operationId',
      edited(DOCUMENTS, 'getGardenDocument', 'getPlant'),
      `${PLANTS} (GET /plants/{id})`,
      `${DOCUMENTS} (GET /.well-known/proto-garden.yaml)`,
      'same operationId getPlant',
    ],
    [
      'two shared responses with one component name',
      {
        'openapi/other.yaml': 'InvalidRequest: { description: Another. }',
        ...edited(DOCUMENTS, '../responses.yaml#/InvalidRequest', '../other.yaml#/InvalidRequest'),
      },
      'openapi/responses.yaml#/InvalidRequest',
      'openapi/other.yaml#/InvalidRequest',
    ],
    [
      'a shared response whose name is no type name',
      {
        'openapi/other.yaml': 'too-many: { description: Another. }',
        ...edited(DOCUMENTS, '../responses.yaml#/InvalidRequest', '../other.yaml#/too-many'),
      },
      'openapi/other.yaml#/too-many',
      'must be TooMany',
    ],
    [
      'a $ref to a missing file',
      edited(FLOWER, '"const": "flower"', '"$ref": "rose.json"'),
      FLOWER,
      'schemas/v3/garden/rose.json',
    ],
    [
      'a $ref to a missing member',
      edited(FLOWER, '"const": "flower"', '"$ref": "tree.json#/$defs/leaf"'),
      FLOWER,
      `${TREE} has nothing at #/$defs/leaf`,
    ],
    [
      'a $ref into a schema',
      edited(FLOWER, '"const": "flower"', '"$ref": "tree.json#/properties/kind"'),
      FLOWER,
      `${TREE}#/properties/kind`,
    ],
    [
      'a $ref to another host',
      edited(FLOWER, '"const": "flower"', '"$ref": "https://a.example/x.json"'),
      FLOWER,
      'https://a.example/x.json',
    ],
    [
      'a $ref out of the contract',
      edited(FLOWER, '"const": "flower"', '"$ref": "../../../package.json"'),
      FLOWER,
      'no file package.json',
    ],
    [
      'a path in the registry document',
      edited(REGISTRY, 'tags:\n', 'paths: {}\ntags:\n'),
      `${REGISTRY} has "paths"`,
      'openapi/paths/',
    ],
    [
      'one path in two files',
      edited(DOCUMENTS, '/.well-known/proto-garden.yaml:', '/plants:'),
      DOCUMENTS,
      PLANTS,
      'both describe /plants',
    ],
    [
      'something else than a path in a file of paths',
      edited(DOCUMENTS, '/.well-known/proto-garden.yaml:', 'components:'),
      DOCUMENTS,
      '"components"',
    ],
    [
      'a missing shared response',
      edited(PLANTS, '#/InvalidRequest"', '#/NotThere"'),
      PLANTS,
      'openapi/responses.yaml has nothing at #/NotThere',
    ],
    [
      'a missing body schema',
      edited(PLANTS, 'garden/list-plants-response.json', 'garden/gone.json'),
      PLANTS,
      'schemas/v3/garden/gone.json',
    ],
  ]);

  for (const name of ['', 'a', 'Proto', '9lives', 'two words', 'with-dash', 'x'.repeat(32), '__proto__']) {
    it(`the protocol name "${name}"`, async () => {
      assert.include(await refusal(fixtureTexts, name), `"${name}" cannot be a protocol name`);
    });
  }
});
