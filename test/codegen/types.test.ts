import { dirname, join, resolve } from 'node:path';
import { assert } from 'chai';
import ts from 'typescript';
import { generate } from '../../codegen/generate.ts';
import { fixtureTexts } from './fixture.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
/** No such folder: the emitted files only exist in the compiler's view, where the project's packages can be found. */
const VIRTUAL = join(ROOT, 'test/codegen/emitted');

const use = `
import { errors, type ErrorCode } from './errors.ts';
import { operations, rateLimits, type HandledOperationId, type OperationId } from './operations.ts';
import { protocol } from './protocol.ts';
import { type Recovery, taskErrors, type TaskErrorCode } from './task-errors.ts';
import { type Permission, type Task, tasks, type TaskName, type TaskShapes, taskValidators } from './tasks.ts';
import { type Tool, tools } from './tools.ts';
import type { components, operations as Shapes, paths } from './types/openapi.ts';
import type { CoreErrorResponse, CoreErrorResponseDetail } from './types/core.ts';
import type { GardenPlant } from './types/garden.ts';
import type { SchemaTypes } from './types/schemas.ts';
import { requestValidators, responseValidators, type SchemaPath, schemaValidators, type Validate } from './validators/index.ts';
import { listPlantsQuery } from './validators/parameters/plants.js';

const name: 'proto' = protocol.name;
const status: 404 = errors.not_found.status;
const handled: HandledOperationId[] = ['listPlants', 'plantSomething', 'getPlant'];
const planting: 'planting' = operations.plantSomething.limit;
const seconds: number = rateLimits.planting.rules[0].windowSeconds;
const repeated: readonly ['kind', 'height'] = operations.listPlants.queryArrays;
const request: TaskShapes['get_proto_capabilities']['request'] = { proto_major_version: 3 };
const task: TaskName = tools[0].name;
const writing: 'write' = tasks.plant_trees.effect;
const permission: Permission | null = tasks.plant_trees.permission;
const halfway: 'garden/plant-trees-working' = tasks.plant_trees.asyncBodies.working;
const rows: readonly Task[] = Object.values(tasks);
const listed: readonly Tool[] = tools;
const recovery: Recovery = taskErrors.RATE_LIMITED.recovery;
const planted: TaskShapes['plant_trees']['request'] = {
  idempotency_key: 'one-and-only-key', trees: [{ kind: 'tree', height: 2 }], note: 7, place: { bed: 'north' },
};
export const judged: Promise<Validate> = taskValidators.plant_trees().then(({ response }) => response);
export const agent = [writing, permission, halfway, rows, listed, recovery, planted];
const body: Shapes['plantSomething']['requestBody']['content']['application/json'] = { kind: 'tree', height: 2 };
const detail: CoreErrorResponseDetail = { field: 'a' };
const fault: CoreErrorResponse = { error: 'a', message: 'b', proto_error: detail };
const same: GardenPlant = body satisfies components['schemas']['GardenPlant'];
const path: keyof paths = '/.well-known/proto-garden.yaml';
const file: SchemaPath & keyof SchemaTypes = 'garden/tree';
export const height = (plant: GardenPlant) => (plant.kind === 'tree' ? plant.height : plant.name);
export const loaded: Promise<Validate | null> = requestValidators.listPlants().then(({ body }) => body);
export const known = [name, status, handled, planting, seconds, repeated, request, task, tasks, fault, same, path, file];
export const validators = [responseValidators, schemaValidators, listPlantsQuery];

// @ts-expect-error an error code that is not in the table
const code: ErrorCode = 'gone';
// @ts-expect-error a task error that is not in the table
const taskCode: TaskErrorCode = 'GONE';
// @ts-expect-error no season of this name
const season: TaskShapes['plant_trees']['request']['season'] = 'winter';
// @ts-expect-error a key is required, although another schema describes it
const keyless: TaskShapes['plant_trees']['request'] = { trees: [] };
export const key: string = planted.idempotency_key;
// @ts-expect-error a field that the task does not have
export const stray: TaskShapes['plant_trees']['request'] = { ...planted, weeds: 1 };
// @ts-expect-error an operation that is not in the contract
const id: OperationId = 'listWeeds';
// @ts-expect-error answered by the door
const door: HandledOperationId = 'getGardenDocument';
// @ts-expect-error a flower has no height
const flower: GardenPlant = { kind: 'flower', height: 2 };
// @ts-expect-error absent is not undefined
const absent: CoreErrorResponse = { error: 'a', message: 'b', proto_error: undefined };
// @ts-expect-error not a file of schemas/v3
const missing: SchemaPath = 'garden/weed';
// @ts-expect-error a kind outside the list
const query: Shapes['listPlants']['parameters']['query'] = { kind: ['weed'] };
// @ts-expect-error rows do not change
operations.listPlants.method = 'post';
export const wrong = [code, taskCode, season, keyless, id, door, flower, absent, missing, query];
`;

describe('emitted types', () => {
  it('compile under the options of this project, and say what the contract says', async () => {
    const emitted = await generate(fixtureTexts, 'proto');
    const files = new Map([...emitted].map(([path, text]) => [join(VIRTUAL, path), text]));
    files.set(join(VIRTUAL, 'use.ts'), use);
    assert.deepEqual(problemsOf(files), []);
  });
});

function problemsOf(files: ReadonlyMap<string, string>): string[] {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  const host = ts.createCompilerHost({ ...options, incremental: false });
  const { fileExists, readFile, directoryExists, getSourceFile } = host;
  const folders = new Set([...files.keys()].map((path) => dirname(path)));
  host.fileExists = (path) => files.has(resolve(path)) || fileExists(path);
  host.readFile = (path) => files.get(resolve(path)) ?? readFile(path);
  host.directoryExists = (path) => folders.has(resolve(path)) || (directoryExists?.(path) ?? false);
  host.getSourceFile = (path, version, ...rest) => {
    const text = files.get(resolve(path));
    return text === undefined
      ? getSourceFile(path, version, ...rest)
      : ts.createSourceFile(path, text, version, true);
  };
  const roots = [...files.keys()].filter((path) => path.endsWith('.ts'));
  const { tsBuildInfoFile: _, ...strict } = { ...options, incremental: false, types: ['node'] };
  const program = ts.createProgram(roots, strict, host);
  return ts.getPreEmitDiagnostics(program).map((problem) => {
    const { line = -1 } = problem.file?.getLineAndCharacterOfPosition(problem.start ?? 0) ?? {};
    return `${problem.file?.fileName}:${line + 1} ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`;
  });
}
