import { assert } from 'chai';
import { renameTree } from '../../codegen/protocol-name.ts';
import { parseTexts, readTexts } from '../../codegen/read.ts';
import { resolveSchemas } from '../../codegen/resolve.ts';
import { readTasks } from '../../codegen/tasks.ts';
import { readTools } from '../../codegen/tools.ts';
import { fixtureTexts, fixtureWith, modelOf } from './fixture.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

describe('tools', () => {
  const plantTrees = async (row: object = {}) => {
    const table = JSON.parse(fixtureTexts.get('schemas/v3/tasks.json') ?? '');
    const tasks = table.tasks.map((task: { name: string }) =>
      task.name === 'plant_trees' ? { ...task, ...row } : task,
    );
    const model = await modelOf(fixtureWith({ 'schemas/v3/tasks.json': JSON.stringify({ tasks }) }));
    return model.tools.find(({ name }) => name === 'plant_trees')?.inputSchema;
  };

  it('outline what an ordinary request contains, and name the other fields', async () => {
    assert.deepEqual(await plantTrees(), {
      type: 'object',
      properties: {
        trees: {
          type: 'array',
          items: {
            type: 'object',
            properties: { kind: { type: 'string', enum: ['tree'] }, height: { type: 'number' } },
            required: ['kind', 'height'],
          },
          description: 'Trees, one at least.',
        },
        season: { type: 'string', enum: ['spring', 'autumn'], description: 'Season for the work.' },
        place: { type: 'object', description: 'Where.' },
        note: { description: 'Note of the caller, of any form.' },
        count: { description: 'How many trees to plant, at least one.' },
        idempotency_key: { type: 'string', minLength: 16 },
        proto_version: { type: 'string' },
      },
      required: ['idempotency_key', 'trees'],
      additionalProperties: true,
      examples: [{ idempotency_key: 'one-and-only-key', trees: [{ kind: 'tree', height: 2 }] }],
    });
  });

  it('show all members of the objects that the table names, and an example', async () => {
    const schema = await plantTrees({ outline: ['trees', 'place'] });
    const { trees = {}, place } = (schema?.properties ?? {}) as Readonly<Record<string, object>>;
    assert.deepEqual(place, {
      type: 'object',
      properties: { bed: { type: 'string' }, at: { type: 'object' } },
      description: 'Where.',
    });
    assert.deepNestedInclude(trees, {
      'items.properties.seedlings': { type: 'array', items: { type: 'object' } },
    });
    assert.property(schema, 'examples');
  });

  it('are small and free of references and combinators, for every task of the contract', () => {
    const tree = renameTree(parseTexts(readTexts(ROOT)), 'proto');
    const resolver = resolveSchemas(tree);
    const tools = readTools(readTasks(tree, resolver), resolver);
    assert.isNotEmpty(tools);
    for (const { name, inputSchema } of tools) {
      const { type, additionalProperties } = inputSchema;
      assert.deepEqual({ type, additionalProperties }, { type: 'object', additionalProperties: true }, name);
      assert.notMatch(JSON.stringify(inputSchema), /"(\$ref|oneOf|anyOf|allOf|not|if)":/, name);
      const properties = JSON.stringify(inputSchema.properties);
      for (const field of ['context', 'ext', 'idempotency_key', 'proto_version']) {
        assert.include(properties, `"${field}":`, name);
      }
    }
  });
});
