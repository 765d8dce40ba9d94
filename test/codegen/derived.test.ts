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
    cpSync(join(projectRoot, 'scripts/derived.mjs'), at('scripts/derived.mjs'));
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

  it('are not made without a manifest', async () => {
    rmSync(at('generated/manifest.json'));
    const { code, stderr } = await project.codegen('--derived');
    assert.equal(code, 1);
    assert.match(stderr, /manifest\.json is missing: run npm run codegen without --derived\n$/);
  });
});
