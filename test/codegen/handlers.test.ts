import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assert } from 'chai';
import { goneLines, handlerDifferences, planHandlers, writeHandlers } from '../../codegen/handlers/plan.ts';
import { readTexts } from '../../codegen/read.ts';
import { modelOf } from './fixture.ts';
import { createProject, type Project } from './project.ts';

const PLANTS = 'openapi/paths/plants.yaml';
const TASKS = 'schemas/v3/tasks.json';
const NAMES = ['fellPlant', 'getCapabilities', 'getPlant', 'listPlants', 'plantSomething', 'plantTrees'];

describe('npm run codegen in a project with handlers', () => {
  let project: Project;
  beforeEach(() => {
    project = createProject();
    mkdirSync(at('src/handlers'), { recursive: true });
  });
  afterEach(() => project.remove());

  const at = (path: string) => join(project.folder, path);
  const read = (path: string) => readFileSync(at(path), 'utf8');
  const put = (path: string, text: string) => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  };
  const edit = (path: string, piece: string, replacement: string) => {
    assert.include(read(path), piece);
    writeFileSync(at(path), read(path).replace(piece, replacement));
  };
  const filesBelow = (folder: string) =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .sort();
  /** What the command does with handlers, without the rest of its work. */
  const plan = async () => planHandlers(project.folder, await modelOf(readTexts(project.folder)));
  const write = async () => {
    const planned = await plan();
    return { ...writeHandlers(project.folder, planned), ...planned };
  };
  const check = async () => handlerDifferences(project.folder, await plan());
  const lines = (text: string, start: string) =>
    text.split('\n').filter((line) => line.startsWith(start) && !line.includes('generated/'));

  it('gives each operation and task a stub and a first test, but not what the door answers itself', async () => {
    await write();
    assert.sameMembers(filesBelow('src/handlers'), [
      'operations.ts',
      'tasks.ts',
      'protocol/getCapabilities.ts',
      'creative/plantTrees.ts',
      ...['fellPlant', 'getPlant', 'listPlants', 'plantSomething'].map((name) => `plants/${name}.ts`),
    ]);
    assert.sameMembers(
      filesBelow('test/handlers').map((path) => path.replace(/^.*\//, '')),
      NAMES.map((name) => `${name}.test.ts`),
    );
  });

  it('reports what it created, writes nothing the second time, and --check is content with stubs', async () => {
    const first = await project.codegen();
    assert.equal(first.code, 0);
    assert.lengthOf(lines(first.stdout, 'stub, to be filled in: src/handlers/'), NAMES.length);
    assert.include(first.stdout, 'created: src/handlers/plants/listPlants.ts\n');
    assert.include(first.stdout, 'created: test/handlers/plants/listPlants.test.ts\n');
    const { stdout } = await project.codegen();
    assert.deepEqual([...lines(stdout, 'created'), ...lines(stdout, 'changed')], []);
    assert.include(stdout, 'unchanged: 2 files that list the handlers\n');
    assert.equal((await project.codegen('--check')).code, 0);
  });

  it('says in a stub what the contract says: summary, effect, access, permission, limits and errors', async () => {
    await write();
    const stub = read('src/handlers/plants/plantSomething.ts');
    for (const piece of [
      'POST /plants: Plant something.',
      'Effect: write.',
      'Access: member. Permission: none.',
      '`planting`, 60 for each user in 3600 seconds, 300 for each organization in 86400 seconds',
      'at most 4096 bytes',
      '- 400: ',
      "look(_input: Input<'plantSomething'>, _call: ReadCall): Promise<WriteFunction<'plantSomething'>>",
      "throw operationNotImplemented('plantSomething')",
    ])
      assert.include(stub, piece);
    const task = read('src/handlers/creative/plantTrees.ts');
    for (const piece of [
      '`plant_trees`: Plants trees, once for each key.',
      'Permission: creatives:write.',
      'at most 65536 bytes',
      'working, inputRequired',
      "_args: TaskRequest<'plant_trees'>",
      "Promise<TaskAnswer<'plant_trees'>>",
      "throw taskNotImplemented('plant_trees')",
    ])
      assert.include(task, piece);
  });

  it('keeps a text of the contract inside the comment', async () => {
    edit(PLANTS, 'summary: List plants', "summary: 'Ends */ process.exit(); /* here'");
    await write();
    const [comment = ''] = /\/\*\*[\s\S]*?\*\//.exec(read('src/handlers/plants/listPlants.ts')) ?? [];
    assert.include(comment, 'process.exit()');
    assert.include(comment, 'Effect: read.');
  });

  it('never writes over a handler, a test or vectors that are there', async () => {
    put('src/handlers/trees/plantTrees.ts', 'mine');
    put('test/handlers/plants/getPlant.test.ts', 'my test');
    put('test/fixtures/tasks/get_NAME_capabilities/faults.json', '{}');
    const written = (await write()).created.keys();
    assert.equal(read('src/handlers/trees/plantTrees.ts'), 'mine');
    assert.equal(read('test/handlers/plants/getPlant.test.ts'), 'my test');
    for (const path of written) assert.notMatch(path, /plantTrees|plant_trees|getPlant\.test|capabilities/);
    assert.deepEqual(readdirSync(at('test/fixtures/tasks/get_NAME_capabilities')), ['faults.json']);
  });

  it('lists handlers in the order of the contract, from wherever they are', async () => {
    put('src/handlers/trees/plantTrees.ts', 'mine');
    await write();
    const operations = read('src/handlers/operations.ts');
    assert.match(operations, /^\/\/ @generated from .* Do not edit/);
    assert.include(operations, '  listPlants,\n  plantSomething,\n  getPlant,\n  fellPlant,\n}');
    const tasks = read('src/handlers/tasks.ts');
    assert.include(tasks, "import { plantTrees } from './trees/plantTrees.ts';");
    assert.include(
      tasks,
      '  [protocol.capabilitiesTask]: reads(getCapabilities),\n  plant_trees: writes(plantTrees),\n}',
    );
  });

  it('puts a new handler beside those of its tag, and a task with the subject that its name contains', async () => {
    put('src/handlers/beds/listPlants.ts', 'mine');
    put('src/handlers/trees/other.ts', 'used by something');
    await write();
    assert.isTrue(existsSync(at('src/handlers/beds/fellPlant.ts')));
    assert.isTrue(existsSync(at('src/handlers/trees/plantTrees.ts')));
  });

  it('makes vectors of a new task, valid ones and ones with a fault, without the name of the protocol', async () => {
    await write();
    const folder = 'test/fixtures/tasks/plant_trees';
    const count = (path: string) => readdirSync(at(`${folder}/${path}`)).length;
    assert.isAtLeast(count('request/valid'), 2);
    assert.isAtLeast(count('request/invalid'), 4);
    assert.isAtLeast(count('response/valid'), 2);
    assert.isAtLeast(count('response/invalid'), 2);
    assert.deepEqual(JSON.parse(read(`${folder}/request/valid/example-1.json`)).trees[0], {
      kind: 'tree',
      height: 2,
    });
    const faults: Record<string, string> = JSON.parse(read(`${folder}/faults.json`));
    assert.equal(faults['request/without-trees'], ' required');
    for (const path of readdirSync(at('test/fixtures'), { recursive: true, encoding: 'utf8' }))
      if (path.endsWith('.json'))
        assert.notMatch(path + read(`test/fixtures/${path}`), /(?<![a-z])proto(?![a-z])/);
  });

  it('names a handler that the contract no longer has, with its test and what still names it', async () => {
    await write();
    put('docs/guide.md', 'Call `fellPlant` to fell a plant.');
    put('docs/other.md', 'We fellPlants here.');
    const paths = read(PLANTS);
    writeFileSync(at(PLANTS), paths.slice(0, paths.indexOf('  delete:\n')));
    const { code, stderr } = await project.codegen();
    assert.equal(code, 0);
    assert.deepEqual(stderr.trimEnd().split('\n'), [
      'not in the contract: src/handlers/plants/fellPlant.ts (remove it, or put its operation or task back)',
      '  belongs to it: test/handlers/plants/fellPlant.test.ts',
      '  belongs to it: docs/guide.md',
    ]);
    assert.notInclude(read('src/handlers/operations.ts'), 'fellPlant');
    const checked = await project.codegen('--check');
    assert.equal(checked.code, 1);
    assert.include(checked.stderr, 'not in the contract: src/handlers/plants/fellPlant.ts');
    for (const path of ['src/handlers/plants/fellPlant.ts', 'test/handlers/plants/fellPlant.test.ts'])
      rmSync(at(path));
    assert.deepEqual(await check(), []);
  });

  it('names the vectors of a task that is gone, and its handler even where another file uses it', async () => {
    await write();
    put('src/handlers/plants/getPlant.ts', "import { plantTrees } from '../creative/plantTrees.ts';");
    const { tasks } = JSON.parse(read(TASKS));
    writeFileSync(at(TASKS), JSON.stringify({ tasks: tasks.slice(0, 1) }));
    const lost = goneLines((await plan()).gone);
    assert.include(lost[0], 'not in the contract: src/handlers/creative/plantTrees.ts');
    assert.include(lost, '  belongs to it: test/fixtures/tasks/plant_trees');
    assert.include(lost, '  belongs to it: src/handlers/plants/getPlant.ts');
  });

  it('does not name a part of a handler, which another handler uses', async () => {
    await write();
    put('src/handlers/plants/seedBed.ts', 'export const seedBed: Scenario = 1;');
    assert.deepEqual(
      (await plan()).gone.map(({ path }) => path),
      ['src/handlers/plants/seedBed.ts'],
    );
    put('src/handlers/plants/getPlant.ts', "import { seedBed } from './seedBed.ts';");
    assert.deepEqual((await plan()).gone, []);
  });

  it('--check names a missing handler and a table that was edited, and writes neither', async () => {
    await project.codegen();
    rmSync(at('src/handlers/plants/getPlant.ts'));
    writeFileSync(at('src/handlers/tasks.ts'), 'export const taskHandlers = {};\n');
    const { code, stderr } = await project.codegen('--check');
    assert.equal(code, 1);
    assert.deepEqual(stderr.trimEnd().split('\n'), [
      'missing: src/handlers/plants/getPlant.ts',
      'differs: src/handlers/tasks.ts',
      'codegen: src/handlers is not up to date: run npm run codegen',
    ]);
    assert.isFalse(existsSync(at('src/handlers/plants/getPlant.ts')));
    assert.equal(read('src/handlers/tasks.ts'), 'export const taskHandlers = {};\n');
  });

  for (const [title, args] of [
    ['another name of the protocol', ['--protocol-name', 'zebra']],
    ['another folder', ['--out', 'other']],
    ['the derived files', ['--derived']],
  ] as const)
    it(`leaves handlers alone when it writes ${title}`, async () => {
      if (args[0] === '--derived') {
        rmSync(at('src'), { recursive: true });
        await project.codegen();
        mkdirSync(at('src/handlers'), { recursive: true });
      }
      assert.equal((await project.codegen(...args)).code, 0);
      assert.deepEqual(readdirSync(at('src/handlers')), []);
    });

  it('writes no handler into a project that has a contract only', async () => {
    rmSync(at('src'), { recursive: true });
    assert.equal((await project.codegen()).code, 0);
    assert.isFalse(existsSync(at('src')));
    assert.isFalse(existsSync(at('test')));
  });

  it('refuses two handlers with one name, and an operation and a task that need one file', async () => {
    const refused = () =>
      plan().then(
        () => 'nothing',
        (problem: Error) => problem.message,
      );
    put('src/handlers/a/getPlant.ts', '');
    put('src/handlers/b/getPlant.ts', '');
    assert.match(
      await refused(),
      /src\/handlers\/a\/getPlant\.ts and src\/handlers\/b\/getPlant\.ts have the same name/,
    );
    rmSync(at('src/handlers/b'), { recursive: true });
    edit(PLANTS, 'operationId: listPlants', 'operationId: plantTrees');
    assert.include(
      await refused(),
      'the operation plantTrees and the task plant_trees both need the handler plantTrees.ts',
    );
  });

  it('reports each file of generated/ that it creates, changes or removes, and counts the others', async () => {
    await project.codegen();
    rmSync(at('generated/errors.ts'));
    writeFileSync(at('generated/tools.ts'), 'export {};\n');
    writeFileSync(at('generated/validators/mine.ts'), '');
    const { stdout } = await project.codegen();
    assert.match(
      stdout,
      /^created: generated\/errors\.ts\nchanged: generated\/tools\.ts\nremoved: generated\/validators\/mine\.ts\nunchanged: \d+ files of generated\/\n/,
    );
  });
});
