import { type Contract, readContract } from '../../../src/domain/contract/contract.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

const schema = (path: string, document: object, users: { tasks?: string[]; operations?: string[] } = {}) => ({
  kind: 'schema',
  path,
  tasks: users.tasks ?? [],
  operations: users.operations ?? [],
  document: { $schema: DIALECT, $id: `/schemas/v3/${path}.json`, ...document },
});

/** A contract of one task, with schemas that refer to each other in every way. */
export const records: readonly object[] = [
  { kind: 'contract', name: 'garden', release: '3.1.0' },
  {
    kind: 'task',
    name: 'plant_trees',
    protocol: 'garden',
    title: 'Plant trees',
    description: 'Plants trees | in rows.',
    effect: 'write',
    access: 'principal',
    permission: { resource: 'products', action: 'write' },
    request: 'garden/plant-request',
    response: 'garden/plant-response',
    async_bodies: {},
    sandbox_only: false,
  },
  { kind: 'operation', id: 'listTrees', method: 'get', path: '/trees', tag: 'garden' },
  { kind: 'task_error', code: 'TOO_DRY', recovery: 'transient', description: 'The ground is too dry.' },
  { kind: 'api_error', code: 'not_found', status: 404, description: 'Nothing is known.' },
  schema('core/base', {
    title: 'Base',
    description: 'Fields of every request.',
    type: 'object',
    required: ['key'],
    properties: { key: { type: 'string', description: 'Key.' } },
  }),
  schema(
    'garden/plant-request',
    {
      title: 'Plant request',
      description: 'A request.',
      type: 'object',
      allOf: [{ $ref: '../core/base.json' }],
      required: ['trees'],
      properties: {
        trees: { type: 'array', items: { $ref: 'tree.json' }, description: 'Trees.' },
        $ref: { type: 'string', description: 'A property of this name.' },
        examples: { $ref: 'tree.json', description: 'A property of that name.' },
      },
      examples: [{ $ref: 'tree.json', trees: [] }],
    },
    { tasks: ['plant_trees'] },
  ),
  schema('garden/plant-response', { title: 'Plant response', description: 'A response.', type: 'object' }),
  schema(
    'garden/tree',
    {
      title: 'Tree',
      description: 'A tree.',
      type: 'object',
      'x-status': 'experimental',
      properties: {
        kind: { enum: ['oak'], 'x-enum-descriptions': { oak: 'grows slowly' }, description: 'Kind.' },
        'x-note': { type: 'string', description: 'A property that begins like an annotation.' },
        shoots: { type: 'array', items: { $ref: '#' }, description: 'Trees on it.' },
        order: { $ref: 'plant-request.json', description: 'The request that planted it.' },
        soil: { $ref: '#/$defs/soil', description: 'What it stands in.' },
      },
      $defs: { soil: { description: 'Soil.', type: 'string', 'x-status': 'experimental' } },
    },
    { tasks: ['plant_trees'], operations: ['listTrees'] },
  ),
];

export const linesOf = (list: readonly object[]): string =>
  list.map((record) => `${JSON.stringify(record)}\n`).join('');

export const contract: Contract = readContract(linesOf(records));
