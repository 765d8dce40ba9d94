import { assert } from 'chai';
import { renameTree } from '../../codegen/protocol-name.ts';
import { parseTexts, readTexts } from '../../codegen/read.ts';
import { resolveSchemas } from '../../codegen/resolve.ts';
import { readTasks } from '../../codegen/tasks.ts';
import { readTools } from '../../codegen/tools.ts';
import { fixtureTexts, fixtureWith, modelOf, schemaText } from './fixture.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

describe('tools', () => {
  it('outline their requests, and name the fields that every task accepts', async () => {
    const [, planting] = (await modelOf(fixtureTexts)).tools;
    assert.deepEqual(planting?.inputSchema, {
      type: 'object',
      properties: {
        trees: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              kind: { type: 'string', enum: ['tree'] },
              height: { type: 'number' },
              seedlings: { type: 'array' },
            },
          },
          description: 'Trees, one at least.',
        },
        season: { type: 'string', enum: ['spring', 'autumn'], description: 'Season for the work.' },
        place: {
          type: 'object',
          properties: { bed: { type: 'string' }, at: { type: 'object' } },
          description: 'Where.',
        },
        note: { description: 'Note of the caller, of any form.' },
        count: { description: 'How many trees to plant, at least one.' },
        idempotency_key: { type: 'string' },
        proto_version: { type: 'string' },
      },
      required: ['idempotency_key', 'trees'],
      additionalProperties: true,
    });
  });

  it('tell less of the last properties of a wide request', async () => {
    const bed = {
      type: 'object',
      description: 'A bed. It has room for plants.',
      properties: { kind: { type: 'string' }, size: {} },
    };
    const beds = Array.from({ length: 22 }, (_, index): [string, object] => [`bed_${index}`, bed]);
    const properties = { idempotency_key: { type: 'string' }, ...Object.fromEntries(beds) };
    const request = { type: 'object', required: ['idempotency_key'], properties };
    const path = 'garden/plant-trees-request';
    const model = await modelOf(fixtureWith({ [`schemas/v3/${path}.json`]: schemaText(path, request) }));
    const tool = model.tools.find(({ name }) => name === 'plant_trees');
    const told = tool?.inputSchema.properties as Readonly<Record<string, object>>;
    assert.isAtMost(Buffer.byteLength(JSON.stringify(tool)), 3_500);
    assert.sameMembers(Object.keys(told), Object.keys(properties));
    assert.property(told.bed_0, 'properties');
    assert.deepEqual(told.bed_21, { type: 'object', description: 'A bed.' });
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
