import { edited } from './fixture.ts';
import { refuses } from './refusal.ts';

const PLANTS = 'openapi/paths/plants.yaml';
const TREE = 'schemas/v3/garden/tree.json';
const FLOWER = 'schemas/v3/garden/flower.json';
const PLANT_TREES = 'schemas/v3/garden/plant-trees-request.json';
const SEASONS = '"enum": ["spring", "autumn"],';
const explained = (texts: string) => `${SEASONS} "x-enum-descriptions": ${texts},`;
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
      'an invalid schema in a parameter',
      edited(PLANTS, limit, '{ type: int }'),
      `${PLANTS}#/~1plants/get/parameters/0/schema/type`,
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
