import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { assert } from 'chai';
import { isDerived } from '../../codegen/emit/index.ts';
import { generate } from '../../codegen/generate.ts';
import { readTexts } from '../../codegen/read.ts';
import { compareFolder } from '../../codegen/write.ts';
import { projectRoot } from '../../src/infra/project.ts';
import { createProject, type Project } from './project.ts';

const run = promisify(execFile);

describe('the derived files of generated/', () => {
  let project: Project;
  let files: Map<string, string>;
  const at = (path: string) => join(project.folder, path);
  const faults = () => compareFolder(at('generated'), files);
  const make = () => run(process.execPath, [at('scripts/derived.mjs')]);

  beforeEach(async () => {
    project = createProject();
    files = await generate(readTexts(project.folder), 'zebra');
    // As in a fresh clone.
    for (const [path, text] of files) {
      if (isDerived(path)) continue;
      mkdirSync(join(at('generated'), path, '..'), { recursive: true });
      writeFileSync(join(at('generated'), path), text);
    }
    mkdirSync(at('scripts'));
    for (const script of readdirSync(join(projectRoot, 'scripts')).filter((name) => name.endsWith('.mjs')))
      cpSync(join(projectRoot, 'scripts', script), at(`scripts/${script}`));
    symlinkSync(join(projectRoot, 'codegen'), at('codegen'), 'dir');
  });
  afterEach(() => project.remove());

  it('are made when they are missing, under the committed name, by several processes at once', async () => {
    assert.isNotEmpty(faults());
    await Promise.all([make(), make(), make()]);
    assert.deepEqual(faults(), []);
  });

  it('are made again for another manifest, and not for the same', async () => {
    await make();
    rmSync(at('generated/contract.jsonl'));
    assert.equal((await make()).stderr, '');
    assert.deepEqual(faults(), ['missing: contract.jsonl']);
    const older = readFileSync(at('generated/manifest.json'), 'utf8').replace(
      /"sources": ".{4}/,
      '"sources": "0000',
    );
    writeFileSync(at('generated/validators/manifest.json'), older);
    assert.match((await make()).stderr, /^making the derived files/);
    assert.deepEqual(faults(), []);
  });

  it('leave the committed files alone, wrong ones too: --check is there to find them', async () => {
    writeFileSync(at('generated/errors.ts'), 'export {};\n');
    await make();
    assert.deepEqual(faults(), ['differs: errors.ts']);
  });

  it('are completed after the process that made them was killed', async () => {
    const maker = spawn(process.execPath, ['codegen/main.ts', '--derived'], { cwd: project.folder });
    const ended = once(maker, 'exit');
    while (!existsSync(at('generated/validators')) && maker.exitCode === null) await sleep(1);
    maker.kill('SIGKILL');
    await ended;
    // One that was killed while it wrote this file.
    writeFileSync(at(`generated/errors.ts.unfinished-${maker.pid}`), 'export');
    await make();
    assert.deepEqual(faults(), []);
    assert.isEmpty(readdirSync(at('generated')).filter((path) => path.includes('unfinished')));
  });

  it('stop with one line where the packages are missing that make them, unless they need not be made', async () => {
    rmSync(at('node_modules'));
    const { code, stderr } = await make().then(
      () => ({ code: 0, stderr: '' }),
      ({ code, stderr }) => ({ code, stderr }),
    );
    assert.equal(code, 1);
    assert.match(stderr, /^generated\/validators is missing.*run "npm ci".*\n$/);
    await run(process.execPath, [at('scripts/derived.mjs'), '--if-possible']);
  });

  it('come with the scripts of pages, which are made anew only when a source of theirs is another one', async () => {
    const named = () =>
      existsSync(at('dist/islands')) ? readdirSync(at('dist/islands')).sort() : ['nothing'];
    await make();
    assert.deepEqual(named(), ['nothing']);
    mkdirSync(at('web/islands/parts'), { recursive: true });
    writeFileSync(at('web/islands/parts/word.ts'), `export const word: string = 'first';\n`);
    writeFileSync(
      at('web/islands/one.ts'),
      `import { word } from './parts/word.ts';\ndocument.title = word;\n`,
    );
    await Promise.all([make(), make()]);
    const first = named();
    assert.match(first.join(), /^manifest\.json,one\.[0-9a-f]{16}\.js$/);
    rmSync(at('node_modules'));
    await make();
    assert.deepEqual(named(), first, 'nothing was to be made');
    writeFileSync(at('web/islands/parts/word.ts'), `export const word: string = 'second';\n`);
    const { stderr } = await make().catch((refusal) => refusal);
    assert.match(stderr, /^dist\/islands is missing.*run "npm ci".*\n$/);
    symlinkSync(join(projectRoot, 'node_modules'), at('node_modules'), 'dir');
    await make();
    const second = named();
    assert.lengthOf(second, 2);
    assert.notDeepEqual(second, first);
    assert.include(readFileSync(at(`dist/islands/${second[1]}`), 'utf8'), 'second');
  });

  it('are not made without a manifest', async () => {
    rmSync(at('generated/manifest.json'));
    const { code, stderr } = await project.codegen('--derived');
    assert.equal(code, 1);
    assert.match(stderr, /manifest\.json is missing: run npm run codegen without --derived\n$/);
  });
});
