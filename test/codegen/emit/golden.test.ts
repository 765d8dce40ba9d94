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

  it('emitProtocol', () => matchesGolden('protocol.ts', emitProtocol({ protocol: protocolNames('proto') })));
  it('emitErrors', () => matchesGolden('errors.ts', emitErrors(model)));
  it('emitOperations', () => matchesGolden('operations.ts', emitOperations(model)));
  it('emitTaskErrors', () => matchesGolden('task-errors.ts', emitTaskErrors(model)));
  it('emitTaskErrors without codes', () => matchesGolden('task-errors-none.ts', emitTaskErrors(none)));
  it('emitTasks', () => matchesGolden('tasks.ts', emitTasks(model)));
  it('emitTasks without tasks', () => matchesGolden('tasks-none.ts', emitTasks(none)));
  it('emitTools', () => matchesGolden('tools.ts', emitTools(model)));
  it('emitTools without tasks', () => matchesGolden('tools-none.ts', emitTools(none)));
  it('emitOpenapiTypes', async () => matchesGolden('types-openapi.ts', await emitOpenapiTypes(model)));
  it('emitSchemaTypes', async () => {
    const files = [...(await emitSchemaTypes(model))].map(([path, text]) => `=== ${path}\n${text}`);
    matchesGolden('types-schemas.ts', files.join('\n'));
  });
  it('emitOpenapi', async () => matchesGolden('registry.yaml', await emitOpenapi(model)));

  it('emitValidators: the index and the declarations', () => {
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

  it('compileModule', () => {
    const entries = new Map([['anyText', { type: 'string', maxLength: 3, description: 'Left out.' }]]);
    matchesGolden('validators-any-text.js', compileModule([], entries, { path: 'any-text', coerce: false }));
  });

  it('emitManifest', () => {
    const inputs = [{ path: 'openapi/registry.yaml', sha256: 'ab'.repeat(32) }];
    matchesGolden('manifest.json', emitManifest({ protocol: protocolNames('proto'), inputs }));
  });
});
