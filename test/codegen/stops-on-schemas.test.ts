import { edited } from './fixture.ts';
import { refuses } from './refusal.ts';

const PLANTS = 'openapi/paths/plants.yaml';
const TREE = 'schemas/v3/garden/tree.json';
const FLOWER = 'schemas/v3/garden/flower.json';
const PLANT_TREES = 'schemas/v3/garden/plant-trees-request.json';
const SEASONS =
  '"x-enum-descriptions": { "spring": "From March to May", "autumn": "From September to November" },';
const explained = (texts: string) => `"x-enum-descriptions": ${texts},`;
const limit = '{ type: integer, minimum: 1, maximum: 100, default: 20 }';

describe('the generator stops on schemas', () => {
  refuses([
    [
      'one $id in two files',
      edited(FLOWER, 'garden/flower.json', 'garden/tree.json'),
      FLOWER,
      TREE,
      'same $id',
    ],
    [
      'an $id that is not the path',
      edited(FLOWER, 'garden/flower.json', 'garden/rose.json'),
      FLOWER,
      '/schemas/v3/garden/rose.json',
    ],
    ['another dialect', edited(FLOWER, 'draft/2020-12', 'draft/2019-09'), FLOWER, '"$schema"'],
    [
      'a type that does not exist',
      edited(TREE, '"type": "number"', '"type": "float"'),
      `${TREE}#/properties/height/type`,
      'draft/2020-12',
      'simpleTypes',
    ],
    [
      'a bound that is no number',
      edited(TREE, '"minimum": 0', '"minimum": "0"'),
      `${TREE}#/properties/height/minimum`,
      'must be number',
    ],
    [
      'an older form of items',
      edited(TREE, '"items": { "$ref": "tree.json" }', '"items": [{}]'),
      `${TREE}#/properties/seedlings/items`,
    ],
    [
      'an unknown keyword',
      edited(TREE, '"minimum": 0', '"minumum": 0'),
      `${TREE}#/properties/height`,
      '"minumum"',
    ],
    [
      'an unknown keyword in a parameter',
      edited(PLANTS, limit, '{ type: integer, example: 3 }'),
      PLANTS,
      '"example"',
    ],
    [
      'an unknown format',
      edited(FLOWER, '"date-time"', '"datetime"'),
      `${FLOWER}#/properties/planted_at`,
      '"datetime"',
    ],
    [
      'a pattern that does not compile',
      edited(FLOWER, '"minLength": 1', '"pattern": "a\\\\-b"'),
      FLOWER,
      'Invalid escape',
    ],
    [
      'a pattern with a look-ahead, which not every language compiles',
      edited(FLOWER, '"minLength": 1', '"pattern": "^P(?!$)"'),
      FLOWER,
      '`(?`',
    ],
    [
      'a pattern with a look-behind, which not every language compiles',
      edited(FLOWER, '"minLength": 1', '"pattern": "(?<=a)b"'),
      FLOWER,
      '`(?`',
    ],
    [
      'a pattern with a named group, which not every language compiles',
      edited(FLOWER, '"minLength": 1', '"pattern": "(?<a>b)"'),
      FLOWER,
      '`(?`',
    ],
    [
      'a pattern with a back reference, which not every language compiles',
      edited(FLOWER, '"minLength": 1', '"pattern": "(a)\\\\1"'),
      FLOWER,
      '`\\1`',
    ],
    [
      'a pattern with a property of Unicode, which not every language compiles',
      edited(FLOWER, '"minLength": 1', '"pattern": "\\\\p{L}"'),
      FLOWER,
      '`\\p`',
    ],
    [
      'a pattern with a Unicode escape, which not every language compiles',
      edited(FLOWER, '"minLength": 1', '"pattern": "\\\\u200b"'),
      FLOWER,
      '`\\u`',
    ],
    [
      'a pattern with many repetitions, which not every language compiles',
      edited(FLOWER, '"minLength": 1', '"pattern": "a{2000}"'),
      FLOWER,
      '`2000`',
    ],
    [
      'a pattern with many repetitions at most, which not every language compiles',
      edited(FLOWER, '"minLength": 1', '"pattern": "a{1,1001}"'),
      FLOWER,
      '`1001`',
    ],
    [
      'an invalid schema in a parameter',
      edited(PLANTS, limit, '{ type: int }'),
      `${PLANTS}#/~1plants/get/parameters/0/schema/type`,
    ],
    [
      'an enumeration without explanations',
      edited(PLANT_TREES, SEASONS, ''),
      'must map each value of its enum',
    ],
    [
      'an enumeration without explanations in a parameter',
      edited(PLANTS, limit, '{ type: string, enum: [a, b] }'),
      PLANTS,
      'must map each value of its enum',
    ],
    [
      'a description of five words',
      edited(FLOWER, 'Name of the flower, 1 to 20 characters.', 'Name of one   flower here. '),
      `${FLOWER}#/properties/name`,
      '"Name of one   flower here. "',
      'at least 6 words',
    ],
    [
      'a description of spaces',
      edited(FLOWER, 'Name of the flower, 1 to 20 characters.', '      '),
      `${FLOWER}#/properties/name`,
      'at least 6 words',
    ],
    [
      'a value without an explanation',
      edited(PLANT_TREES, SEASONS, explained('{ "spring": "From March to May" }')),
      `${PLANT_TREES}#/properties/season`,
      'x-enum-descriptions: see "autumn"',
    ],
    [
      'an explanation of a value that the enumeration lacks',
      edited(PLANT_TREES, SEASONS, explained('{ "spring": "Early", "autumn": "Late", "winter": "Never" }')),
      `${PLANT_TREES}#/properties/season`,
      'see "winter"',
    ],
    [
      'an empty explanation of a value',
      edited(PLANT_TREES, SEASONS, explained('{ "spring": "", "autumn": "Late" }')),
      `${PLANT_TREES}#/properties/season`,
      'see "spring"',
    ],
    [
      'explanations in a list',
      edited(PLANT_TREES, SEASONS, explained('["Early", "Late"]')),
      `${PLANT_TREES}#/properties/season`,
      'must map each value',
    ],
    [
      'a discriminator without branches',
      edited('schemas/v3/garden/plant.json', '"oneOf"', '"anyOf"'),
      'schemas/v3/garden/plant.json',
      'discriminator',
    ],
  ]);
});
