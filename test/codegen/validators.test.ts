import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assert } from 'chai';
import { build } from 'esbuild';
import { compileModule } from '../../codegen/emit/standalone.ts';
import { emitValidators } from '../../codegen/emit/validators.ts';
import type { Model } from '../../codegen/model.ts';
import { fixtureTexts, modelOf } from './fixture.ts';
import { createProject, type Project } from './project.ts';

interface Validate {
  (data: unknown): boolean;
  errors?: readonly { instancePath: string; message?: string }[] | null;
}
interface Validators {
  requestValidators: Record<
    string,
    () => Promise<{ query: Validate; path: Validate; body: Validate | null }>
  >;
  responseValidators: Record<string, () => Promise<Record<number, Validate>>>;
  schemaValidators: Record<string, () => Promise<Validate>>;
}

/** The verdict in one value: what the data became, or every fault. */
function judge(validate: Validate | null | undefined, data: unknown): unknown {
  if (!validate) throw new Error('there is no such validator');
  return validate(data)
    ? data
    : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

describe('emitted validators', () => {
  let project: Project;
  let validators: Validators;
  let model: Model;
  before(async () => {
    project = createProject();
    model = await modelOf(fixtureTexts);
    for (const [path, text] of emitValidators(model)) {
      const file = join(project.folder, 'validators', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    validators = await import(pathToFileURL(join(project.folder, 'validators/index.ts')).href);
  });
  after(() => project.remove());

  const request = async (id: string) => {
    const load = validators.requestValidators[id];
    if (!load) throw new Error(`no operation ${id}`);
    return load();
  };

  for (const [given, expected] of [
    [{}, {}],
    [{ limit: '7' }, { limit: 7 }],
    [{ blooming: 'true' }, { blooming: true }],
    [{ blooming: 'false' }, { blooming: false }],
    [{ kind: 'tree' }, { kind: ['tree'] }],
    [{ kind: ['tree', 'flower'] }, { kind: ['tree', 'flower'] }],
    [{ height: ['1', '2.5'] }, { height: [1, 2.5] }],
    [{ height: '-0.5' }, { height: [-0.5] }],
    [{ search: '7' }, { search: '7' }],
    [{ search: 'true' }, { search: 'true' }],
    [{ unknown: ['a', 'b'] }, { unknown: ['a', 'b'] }],
  ] as const) {
    it(`read the query ${JSON.stringify(given)}`, async () => {
      assert.deepEqual(judge((await request('listPlants')).query, structuredClone(given)), expected);
    });
  }

  for (const [given, ...faults] of [
    [{ limit: '0' }, '/limit must be >= 1'],
    [{ limit: '101' }, '/limit must be <= 100'],
    ...['', 'x', '5.0', '5.5', '1e1', '0x10', ' 5', '5 ', '+5', 'NaN', 'null', 'true', '1,2'].map(
      (limit) => [{ limit }, '/limit must be integer'] as const,
    ),
    // What becomes infinity is held against the limits as well.
    [{ limit: 'Infinity' }, '/limit must be integer', '/limit must be <= 100'],
    [{ limit: '9'.repeat(310) }, '/limit must be <= 100'],
    [{ limit: ['1', '2'] }, '/limit must be integer'],
    [{ blooming: 'yes' }, '/blooming must be boolean'],
    [{ blooming: '1' }, '/blooming must be boolean'],
    [{ blooming: '' }, '/blooming must be boolean'],
    [{ blooming: ['true', 'true'] }, '/blooming must be boolean'],
    [{ search: ['a', 'b'] }, '/search must be string'],
    [{ search: 'x'.repeat(21) }, '/search must NOT have more than 20 characters'],
    [{ kind: 'weed' }, '/kind/0 must be equal to one of the allowed values'],
    [{ kind: ['tree', 'tree', 'tree'] }, '/kind must NOT have more than 2 items'],
    [{ height: ['1', 'x'] }, '/height/1 must be number'],
    [{ height: '1e3' }, '/height must be number'],
    [{ height: ['0x1', '2'] }, '/height/0 must be number'],
    [{ limit: 'x', blooming: 'x' }, '/limit must be integer', '/blooming must be boolean'],
  ] as const) {
    it(`refuse the query ${JSON.stringify(given)}`, async () => {
      assert.deepEqual(judge((await request('listPlants')).query, structuredClone(given)), faults);
    });
  }

  it('read and refuse path parameters', async () => {
    const { path } = await request('getPlant');
    assert.deepEqual(judge(path, { id: '12' }), { id: 12 });
    assert.deepEqual(judge(path, { id: 'twelve' }), ['/id must be integer']);
    assert.deepEqual(judge(path, {}), [" must have required property 'id'"]);
  });

  it('never coerce a body, and tell all its faults', async () => {
    const { body } = await request('plantSomething');
    assert.deepEqual(judge(body, { kind: 'tree', height: 2, extra: 1 }), {
      kind: 'tree',
      height: 2,
      extra: 1,
    });
    assert.deepEqual(judge(body, { kind: 'tree', height: '2' }), ['/height must be number']);
    assert.deepEqual(judge(body, { kind: 'flower', name: '', planted_at: '2021-02-30T00:00:00Z' }), [
      '/name must NOT have fewer than 1 characters',
      '/planted_at must match format "date-time"',
    ]);
    assert.deepEqual(judge(body, { kind: 'weed' }), [' value of tag "kind" must be in oneOf']);
    assert.deepEqual(judge(body, { kind: 'tree', height: 1, seedlings: [{ kind: 'tree' }] }), [
      "/seedlings/0 must have required property 'height'",
    ]);
    assert.isNull((await request('listPlants')).body);
  });

  it('know JSON answers by their status, and no others', async () => {
    const plants = await validators.responseValidators.listPlants?.();
    assert.sameMembers(Object.keys(plants ?? {}), ['200', '400']);
    assert.deepEqual(judge(plants?.[200], { plants: [], total: '0' }), ['/total must be integer']);
    assert.deepEqual(judge(plants?.[400], { error: 'x' }), [" must have required property 'message'"]);
    assert.sameMembers(Object.keys((await validators.responseValidators.getGardenDocument?.()) ?? {}), [
      '400',
    ]);
  });

  it('know every schema file by its path', async () => {
    assert.sameMembers(
      Object.keys(validators.schemaValidators),
      model.schemas.flatMap(({ path }) => path ?? []),
    );
    assert.deepEqual(judge(await validators.schemaValidators['garden/tree']?.(), { kind: 'tree' }), [
      " must have required property 'height'",
    ]);
  });

  it('judge a task in a module of its own, telling all faults, without coercion or defaults', async () => {
    const file = join(project.folder, 'validators/tasks/plant-trees.js');
    const task: { request: Validate; response: Validate } = await import(pathToFileURL(file).href);
    assert.sameMembers(Object.keys(task), ['request', 'response']);
    const request = { idempotency_key: 'one-and-only-key', trees: [{ kind: 'tree', height: 2 }], extra: 1 };
    assert.deepEqual(judge(task.request, structuredClone(request)), request);
    assert.deepEqual(
      judge(task.request, { idempotency_key: 'short', trees: [{ kind: 'tree', height: '2' }] }),
      ['/idempotency_key must NOT have fewer than 16 characters', '/trees/0/height must be number'],
    );
    assert.deepEqual(judge(task.request, {}), [
      " must have required property 'idempotency_key'",
      " must have required property 'trees'",
    ]);
    assert.deepEqual(judge(task.response, { planted: '1' }), [
      " must have required property 'status'",
      '/planted must be integer',
    ]);
  });

  it('compile each definition once, whatever loads it', async () => {
    const emitted = emitValidators(model);
    const holders = (text: string) =>
      [...emitted].filter(([, code]) => code.includes(text)).map(([path]) => path);
    // The height of a tree is described by the definition of a tree alone, which a task, a body and a response need.
    assert.deepEqual(holders(`"must have required property 'height'"`), ['shared/garden.js']);
    // Of its one user.
    assert.deepEqual(holders(`"must have required property 'trees'"`), [
      'definitions/garden/plant-trees-request.js',
    ]);
    const task = await import(pathToFileURL(join(project.folder, 'validators/tasks/plant-trees.js')).href);
    const byPath = await validators.schemaValidators['garden/plant-trees-request']?.();
    assert.strictEqual(task.request, byPath);
  });

  it('break no word at the end of a line', () => {
    const properties = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`${'long_'.repeat(index)}name`, { type: 'string' }]),
    );
    const entries = new Map([['wide', { type: 'object', properties, required: Object.keys(properties) }]]);
    const code = compileModule([], entries, { path: 'wide', coerce: false });
    assert.notMatch(code, /\\\n/);
    for (const name of Object.keys(properties)) assert.include(code, `"${name}"`);
  });

  it('stay in chunks of their own when bundled', async () => {
    const outdir = join(project.folder, 'bundle');
    const { metafile } = await build({
      entryPoints: [join(project.folder, 'validators/index.ts')],
      outdir,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      metafile: true,
    });
    const [entry] = Object.values(metafile.outputs).filter(({ entryPoint }) =>
      entryPoint?.endsWith('index.ts'),
    );
    const lazy = entry?.imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path);
    assert.equal(new Set(lazy).size, 8);
    const bundled: Validators = await import(pathToFileURL(join(outdir, 'index.js')).href);
    const loaded = await bundled.requestValidators.listPlants?.();
    assert.deepEqual(judge(loaded?.query, { limit: '7' }), { limit: 7 });
    assert.deepEqual(judge(loaded?.query, { search: 'x'.repeat(21) }), [
      '/search must NOT have more than 20 characters',
    ]);
  });
});
