import { assert } from 'chai';
import { byRelease, readContract } from '../../../src/domain/contract/contract.ts';
import {
  contractFolder,
  contractIndex,
  publishedSchema,
  publishedText,
  referredSchemas,
  releaseList,
  taskBundle,
} from '../../../src/domain/contract/publish.ts';
import { contract, linesOf, records } from './world.ts';

const FOLDER = 'https://registry.example/schemas/v3';

describe('a published schema', () => {
  it('has its address as $id, and references that hold in any folder', () => {
    const tree = publishedSchema(contract, 'garden/plant-request', FOLDER);
    assert.equal(tree?.$id, `${FOLDER}/garden/plant-request.json`);
    assert.deepEqual(tree?.allOf, [{ $ref: '../core/base.json' }]);
    assert.isNull(publishedSchema(contract, 'garden/shrub', FOLDER));
    assert.isNull(publishedSchema(contract, 'toString', FOLDER));
  });

  it('is the same bytes each time, ended by a line feed', () => {
    const text = () => publishedText(publishedSchema(contract, 'core/base', FOLDER) ?? {});
    assert.equal(text(), text());
    assert.match(text(), /^\{\n {2}"\$schema": .*\}\n$/s);
  });

  it('is found in the folder of a release under an address of its own', () => {
    assert.equal(contractFolder('https://r.example'), 'https://r.example/schemas/v3');
    assert.equal(contractFolder('https://r.example', '3.1.0'), 'https://r.example/schemas/v3/releases/3.1.0');
  });

  it('refers to schemas by their paths', () => {
    assert.deepEqual(referredSchemas(contract, 'garden/plant-request'), ['core/base', 'garden/tree']);
    assert.deepEqual(referredSchemas(contract, 'garden/tree'), ['garden/tree', 'garden/plant-request']);
    assert.deepEqual(referredSchemas(contract, 'garden/shrub'), []);
  });
});

describe('a bundle', () => {
  it('holds everything that the message refers to, and nothing outside 2020-12', () => {
    const bundle = taskBundle(contract, 'plant_trees', 'request', FOLDER);
    assert.deepEqual(bundle, {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `${FOLDER}/bundles/plant_trees-request.json`,
      title: 'Plant request',
      description: 'A request.',
      type: 'object',
      allOf: [{ $ref: '#/$defs/core.base' }],
      required: ['trees'],
      properties: {
        trees: { type: 'array', items: { $ref: '#/$defs/garden.tree' }, description: 'Trees.' },
        $ref: { type: 'string', description: 'A property of this name.' },
        examples: { $ref: '#/$defs/garden.tree', description: 'A property of that name.' },
      },
      examples: [{ $ref: 'tree.json', trees: [] }],
      $defs: {
        'core.base': {
          title: 'Base',
          description: 'Fields of every request.',
          type: 'object',
          required: ['key'],
          properties: { key: { type: 'string', description: 'Key.' } },
        },
        'garden.tree': {
          title: 'Tree',
          description: 'A tree.',
          type: 'object',
          properties: {
            kind: { enum: ['oak'], description: 'Kind.' },
            'x-note': { type: 'string', description: 'A property that begins like an annotation.' },
            shoots: { type: 'array', items: { $ref: '#/$defs/garden.tree' }, description: 'Trees on it.' },
            order: { $ref: '#', description: 'The request that planted it.' },
            soil: { $ref: '#/$defs/garden.tree-soil', description: 'What it stands in.' },
          },
        },
        'garden.tree-soil': { description: 'Soil.', type: 'string' },
      },
    });
  });

  it('of a message without references has no definitions', () => {
    assert.notProperty(taskBundle(contract, 'plant_trees', 'response', FOLDER), '$defs');
  });

  it('does not exist for a task that the contract does not have', () => {
    for (const task of ['plant_shrubs', '', 'constructor'])
      assert.isNull(taskBundle(contract, task, 'request', FOLDER));
  });
});

describe('the index', () => {
  it('has each schema with its hash and its users', () => {
    const files = new Map([['garden/tree', { sha256: 'ab', bytes: 7 }]]);
    const index = contractIndex(contract, FOLDER, files);
    assert.equal(index.release, '3.1.0');
    const schemas = index.schemas as { path: string; url: string }[];
    assert.deepEqual(
      schemas.map(({ path }) => path),
      ['core/base', 'garden/plant-request', 'garden/plant-response', 'garden/tree'],
    );
    assert.deepEqual<object | undefined>(schemas[3], {
      path: 'garden/tree',
      url: `${FOLDER}/garden/tree.json`,
      sha256: 'ab',
      bytes: 7,
      title: 'Tree',
      description: 'A tree.',
      status: 'experimental',
      tasks: ['plant_trees'],
      operations: ['listTrees'],
    });
  });

  it('of releases names each one by its address', () => {
    assert.deepEqual(releaseList(['3.1.0'], 'https://r.example'), {
      releases: [{ release: '3.1.0', index: 'https://r.example/schemas/v3/releases/3.1.0/index.json' }],
    });
  });
});

describe('the records of a contract', () => {
  it('are refused without the record of the name and the release', () => {
    assert.throws(() => readContract(linesOf(records.slice(1))), 'not a contract');
    assert.throws(() => readContract(''), 'not a contract');
  });
});

describe('numbers of releases', () => {
  it('are ordered by value, a candidate before its release', () => {
    const ordered = [
      '3.0.9',
      '3.0.10',
      '3.1.0-beta.2',
      '3.1.0-rc.1',
      '3.1.0-rc.10',
      '3.1.0',
      '3.2.0-rc.1',
      '10.0.0',
    ];
    assert.deepEqual([...ordered].reverse().sort(byRelease), ordered);
    assert.equal(byRelease('3.1.0', '3.1.0'), 0);
  });
});
