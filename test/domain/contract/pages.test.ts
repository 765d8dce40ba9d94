import { assert } from 'chai';
import { contractResources, readResourceUri } from '../../../src/domain/contract/resources.ts';
import { contractFields, taskErrorsPage, taskPage } from '../../../src/domain/contract/task-page.ts';
import { contract } from './world.ts';

describe('the fields of a message', () => {
  it('include those of the schemas that it is composed of', () => {
    assert.deepEqual(
      contractFields(contract, 'garden/plant-request').map(({ name, type, isRequired }) => [
        name,
        type,
        isRequired,
      ]),
      [
        ['key', 'string', true],
        ['trees', 'list of Tree', true],
        ['$ref', 'string', false],
        ['examples', 'Tree', false],
      ],
    );
    assert.deepEqual(
      contractFields(contract, 'garden/tree').map(({ type }) => type),
      ['"oak"', 'string', 'list of Tree', 'Plant request', 'string'],
    );
    assert.deepEqual(contractFields(contract, 'garden/shrub'), []);
  });
});

describe('the page of a task', () => {
  const [task] = contract.tasks.values();
  const parts = {
    folder: 'https://r.example/schemas/v3',
    errors: 'docs://errors',
    examples: [{ trees: [] }],
  };

  it('has access, effect, fields, an example and the schemas', () => {
    const page = task === undefined ? '' : taskPage(contract, task, parts);
    for (const piece of [
      '# Plant trees (`plant_trees`)',
      'the permission `products:write`',
      '`idempotency_key`',
      '| `trees` | list of Tree | yes | Trees. |',
      '"trees": []',
      'https://r.example/schemas/v3/bundles/plant_trees-request.json',
      'docs://errors',
    ])
      assert.include(page, piece);
  });

  it('cannot be broken by what stands in a description', () => {
    assert.include(taskErrorsPage(contract), '| `TOO_DRY` | transient | The ground is too dry. |');
    const broken = {
      ...contract,
      taskErrors: [{ code: 'A', recovery: 'terminal', description: 'one | two\nthree' }],
    };
    assert.include(taskErrorsPage(broken), '| `A` | terminal | one \\| two three |');
  });
});

describe('resources', () => {
  it('are the pages of served tasks, the index, the bundles and the schemas', () => {
    const uris = (served: string[]) => contractResources(contract, new Set(served)).map(({ uri }) => uri);
    assert.deepEqual(uris(['plant_trees']), [
      'docs://tasks/plant_trees',
      'docs://errors',
      'schema://v3/index.json',
      'schema://v3/bundles/plant_trees-request.json',
      'schema://v3/bundles/plant_trees-response.json',
      'schema://v3/core/base.json',
      'schema://v3/garden/plant-request.json',
      'schema://v3/garden/plant-response.json',
      'schema://v3/garden/tree.json',
    ]);
    assert.notInclude(uris([]), 'docs://tasks/plant_trees');
  });

  it('are told apart by their address', () => {
    assert.deepEqual(readResourceUri('schema://v3/core/base.json'), {
      kind: 'schema',
      file: 'core/base.json',
    });
    assert.deepEqual(readResourceUri('docs://tasks/plant_trees'), { kind: 'task', task: 'plant_trees' });
    assert.deepEqual(readResourceUri('docs://errors'), { kind: 'errors' });
    for (const uri of ['', 'schema://v4/core/base.json', 'file:///etc/passwd', 'docs://', 'DOCS://errors'])
      assert.isNull(readResourceUri(uri), uri);
  });
});
