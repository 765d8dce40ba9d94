import { assert } from 'chai';
import { emitErrors } from '../../../codegen/emit/errors.ts';
import { emitManifest } from '../../../codegen/emit/manifest.ts';
import { emitOpenapi } from '../../../codegen/emit/openapi.ts';
import { emitOperations } from '../../../codegen/emit/operations.ts';
import { emitProtocol } from '../../../codegen/emit/protocol.ts';
import { compileModule } from '../../../codegen/emit/standalone.ts';
import { emitTaskErrors } from '../../../codegen/emit/task-errors.ts';
import { emitTasks } from '../../../codegen/emit/tasks.ts';
import { emitTools } from '../../../codegen/emit/tools.ts';
import { emitOpenapiTypes, emitSchemaTypes } from '../../../codegen/emit/types.ts';
import { emitValidators } from '../../../codegen/emit/validators.ts';
import type { Model } from '../../../codegen/model.ts';
import { protocolNames } from '../../../codegen/protocol-name.ts';
import { fixtureTexts, modelOf } from '../fixture.ts';
import { matchesGolden } from '../golden.ts';

describe('emitters', () => {
  let model: Model;
  let none: Model;
  before(async () => {
    model = await modelOf(fixtureTexts);
    none = { ...model, tasks: [], tools: [], taskErrors: [], rateLimits: [] };
  });

  it('write the names of the protocol to protocol.ts (emitProtocol)', () =>
    matchesGolden('protocol.ts', emitProtocol({ protocol: protocolNames('proto') })));
  it('write the codes of errors to errors.ts (emitErrors)', () =>
    matchesGolden('errors.ts', emitErrors(model)));
  it('write the table of operations to operations.ts (emitOperations)', () =>
    matchesGolden('operations.ts', emitOperations(model)));
  it('write the codes of tasks to task-errors.ts (emitTaskErrors)', () =>
    matchesGolden('task-errors.ts', emitTaskErrors(model)));
  it('write an empty table of codes for a contract without codes of tasks (emitTaskErrors)', () =>
    matchesGolden('task-errors-none.ts', emitTaskErrors(none)));
  it('write the table of tasks to tasks.ts (emitTasks)', () => matchesGolden('tasks.ts', emitTasks(model)));
  it('write an empty table for a contract without tasks (emitTasks)', () =>
    matchesGolden('tasks-none.ts', emitTasks(none)));
  it('write the list of tools to tools.ts (emitTools)', () => matchesGolden('tools.ts', emitTools(model)));
  it('write an empty list of tools for a contract without tasks (emitTools)', () =>
    matchesGolden('tools-none.ts', emitTools(none)));
  it('write a type for each schema of the document (emitOpenapiTypes)', async () =>
    matchesGolden('types-openapi.ts', await emitOpenapiTypes(model)));
  it('write a file of types for each schema of a message (emitSchemaTypes)', async () => {
    const files = [...(await emitSchemaTypes(model))].map(([path, text]) => `=== ${path}\n${text}`);
    matchesGolden('types-schemas.ts', files.join('\n'));
  });
  it('write the published document in one file (emitOpenapi)', async () =>
    matchesGolden('registry.yaml', await emitOpenapi(model)));

  it('write the index of validators and their declarations (emitValidators)', () => {
    const files = emitValidators(model);
    matchesGolden('validators-index.ts', files.get('index.ts') ?? '');
    matchesGolden('validators-plants.d.ts', files.get('parameters/plants.d.ts') ?? '');
    matchesGolden('validators-plant-trees.d.ts', files.get('tasks/plant-trees.d.ts') ?? '');
    assert.sameMembers(
      [...files.keys()].filter((path) => path.endsWith('.js')),
      [
        'shared/core.js',
        'shared/garden.js',
        'definitions/core/task-request.js',
        ...['request', 'response', 'working'].map((name) => `definitions/garden/plant-trees-${name}.js`),
        ...['request', 'response'].map((name) => `definitions/protocol/get-proto-capabilities-${name}.js`),
        'definitions/garden/list-plants-response.js',
        'parameters/plants.js',
        'bodies/plants.js',
        'responses/plants.js',
        'parameters/documents.js',
        'responses/documents.js',
        'tasks/get-proto-capabilities.js',
        'tasks/plant-trees.js',
        'schemas/core.js',
        'schemas/garden.js',
        'schemas/protocol.js',
        'repeated-item.js',
      ],
    );
  });

  it('write a module that validates a text of three characters (compileModule)', () => {
    const entries = new Map([['anyText', { type: 'string', maxLength: 3, description: 'Left out.' }]]);
    matchesGolden('validators-any-text.js', compileModule([], entries, { path: 'any-text', coerce: false }));
  });

  it('write the digests of the sources to manifest.json (emitManifest)', () => {
    const inputs = [{ path: 'openapi/registry.yaml', sha256: 'ab'.repeat(32) }];
    matchesGolden('manifest.json', emitManifest({ protocol: protocolNames('proto'), inputs }));
  });
});
