import { assert } from 'chai';
import { generate } from '../../codegen/generate.ts';
import { edited, fixtureWith } from './fixture.ts';
import { refusal, refuses } from './refusal.ts';

const REGISTRY = 'openapi/registry.yaml';
const PLANTS = 'openapi/paths/plants.yaml';
const DOCUMENTS = 'openapi/paths/documents.yaml';
const limit = '{ type: integer, minimum: 1, maximum: 100, default: 20 }';

describe('the generator stops on operations and tables', () => {
  refuses([
    [
      'no error answer',
      edited(DOCUMENTS, '      "400": { $ref: "../responses.yaml#/InvalidRequest" }\n', ''),
      DOCUMENTS,
      'no error answer',
    ],
    ['no answer of success', edited(DOCUMENTS, '"200":', '"302":'), DOCUMENTS, 'no answer of success'],
    ['a range of statuses', edited(DOCUMENTS, '"400":', '"4XX":'), DOCUMENTS, '4XX'],
    [
      'no operationId',
      edited(DOCUMENTS, 'operationId: getGardenDocument\n', 'deprecated: true\n'),
      DOCUMENTS,
      'operationId',
    ],
    [
      'an operationId that is no identifier',
      edited(DOCUMENTS, 'getGardenDocument', 'get-document'),
      DOCUMENTS,
      'operationId',
    ],
    [
      'an unknown x-access',
      edited(PLANTS, 'x-access: member', 'x-access: owner'),
      PLANTS,
      'x-access "owner"',
    ],
    ['no x-access', edited(PLANTS, '    x-access: member\n', ''), PLANTS, 'x-access (none)'],
    [
      'an unknown x-effect',
      edited(PLANTS, 'x-effect: write', 'x-effect: delete'),
      PLANTS,
      'x-effect "delete"',
    ],
    [
      'an unknown x-rate-limit',
      edited(PLANTS, 'x-rate-limit: planting', 'x-rate-limit: sowing'),
      PLANTS,
      'x-rate-limit "sowing"',
    ],
    ['no x-rate-limit', edited(PLANTS, '    x-rate-limit: planting\n', ''), PLANTS, 'x-rate-limit (none)'],
    [
      'an unknown x-answered-by',
      edited(DOCUMENTS, 'x-answered-by: door', 'x-answered-by: window'),
      DOCUMENTS,
      'x-answered-by "window"',
    ],
    ['two tags', edited(PLANTS, 'tags: [Plants]', 'tags: [Plants, Documents]'), PLANTS, 'exactly one tag'],
    [
      'two tags with one file name',
      edited(DOCUMENTS, 'tags: [Documents]', 'tags: [plants]'),
      '"Plants"',
      '"plants"',
      DOCUMENTS,
    ],
    [
      'a parameter without schema',
      edited(PLANTS, `        schema: ${limit}\n`, ''),
      PLANTS,
      '"limit" without a schema',
    ],
    ['a parameter twice', edited(PLANTS, 'name: kind', 'name: limit'), PLANTS, '"limit" twice'],
    [
      'a comma list',
      edited(PLANTS, '- name: kind', '- explode: false\n        name: kind'),
      PLANTS,
      '"kind" in a style',
    ],
    ['a limit of nothing', edited(REGISTRY, 'limit: 60', 'limit: 0'), REGISTRY, 'planting: limit'],
    [
      'a limit per something unknown',
      edited(REGISTRY, 'per: user', 'per: moon'),
      REGISTRY,
      'planting: per is "moon"',
    ],
    [
      'an error that is no error',
      edited('openapi/errors.yaml', 'status: 404', 'status: 204'),
      'openapi/errors.yaml: not_found',
    ],
    [
      'an error code in camel case',
      edited('openapi/errors.yaml', 'not_found', 'notFound'),
      'openapi/errors.yaml: notFound',
    ],
  ]);

  it('a published bundle that the linter refuses', async () => {
    const message = await refusal(
      fixtureWith(
        edited(PLANTS, '      - name: id\n        in: path', '      - name: key\n        in: path'),
      ),
    );
    assert.match(message, /^the published bundle is refused \(lint\):\n {2}paths > \/plants\/\{id\} > /);
    assert.include(message, '(path-parameters-defined)');
    for (const advice of ['ignore', 'redocly', 'registry.yaml', '❌', 'validated in'])
      assert.notInclude(message, advice);
  });

  it('but not a rate limit class that no operation uses, a missing task table or a task table without tasks', async () => {
    const unused = edited(PLANTS, 'x-rate-limit: planting', 'x-rate-limit: none');
    for (const tasks of [null, '{ "tasks": [] }']) {
      const files = await generate(fixtureWith({ ...unused, 'schemas/v3/tasks.json': tasks }), 'proto');
      assert.include(files.get('tasks.ts') ?? '', 'export const tasks = {} as const');
    }
  });
});
