import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { assert } from 'chai';
import { projectRoot } from '../../src/infra/project.ts';

describe('npm start, of a program that `npm ci` has built', () => {
  let folder: string;
  const node = async (...args: string[]) => {
    const program = spawn(process.execPath, args, { cwd: folder });
    const [stdout, stderr, [code]] = await Promise.all([
      text(program.stdout),
      text(program.stderr),
      once(program, 'close'),
    ]);
    return { stdout, stderr, code };
  };
  const start = () => node('scripts/run.mjs', 'main', 'an argument');
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const program = (word: string) => write('src/main.ts', `console.log('${word}', process.argv[2]);\n`);
  /** Makes a file older or newer than the build, without waiting for the clock. */
  const age = (path: string, seconds: number) => {
    const time = statSync(join(folder, 'dist/.built')).mtimeMs / 1000 + seconds;
    utimesSync(join(folder, path), time, time);
  };

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'run-'));
    for (const name of [
      'run',
      'build',
      'build-service',
      'build-later',
      'first-validation',
      'in-pieces',
      'derived',
      'derived-files',
      'guides',
      'islands',
      'try-it',
      'prepare',
    ])
      cpSync(join(projectRoot, `scripts/${name}.mjs`), join(folder, `scripts/${name}.mjs`));
    const entries = readFileSync(join(folder, 'scripts/build.mjs'), 'utf8');
    for (const [source = ''] of entries.matchAll(/(?<=')(?:src|scripts)\/[^']*\.ts(?=')/g)) write(source, '');
    for (const path of ['web/pages.ts', 'client/index.ts', 'package-lock.json']) write(path, '');
    for (const path of ['docs/guides/brand.md', 'docs/ad-servers.md'])
      write(path, '# Guide\n\nA paragraph.\n');
    cpSync(join(projectRoot, 'package.json'), join(folder, 'package.json'));
    // Equal, so that nothing has to be derived.
    for (const path of ['generated/manifest.json', 'generated/validators/manifest.json']) write(path, '{}');
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'dir');
    program('first');
    const { code, stderr } = await node('scripts/prepare.mjs');
    assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
    for (const path of [
      'src/main.ts',
      'scripts/build.mjs',
      'scripts/build-service.mjs',
      'scripts/build-later.mjs',
      'scripts/first-validation.mjs',
      'scripts/in-pieces.mjs',
      'package-lock.json',
      'generated/manifest.json',
    ])
      age(path, -60);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('runs that build and says nothing, while no source is newer', async () =>
    assert.deepEqual(await start(), { stdout: 'first an argument\n', stderr: '', code: 0 }));

  it('ends with one line on a Node that is too old for it, and starts on every newer one', async () => {
    const { engines } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
    const [major = 0, minor = 0] = (engines.node.match(/\d+/g) ?? []).map(Number);
    const startOn = (version: string) => {
      const change = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
      return node(
        '--import',
        `data:text/javascript,${encodeURIComponent(change)}`,
        'scripts/run.mjs',
        'main',
      );
    };
    for (const old of [`${major - 2}.20.2`, `${major}.${minor - 1}.9`, `9.${minor}.0`]) {
      const { stdout, stderr, code } = await startOn(old);
      assert.deepEqual([stdout, code], ['', 1]);
      assert.match(stderr, /^Node\.js \S+ is too old: install Node\.js [^\n]+\n$/);
      assert.include(stderr, ` ${old} `);
      assert.include(stderr, ` ${major}.${minor} or later`);
    }
    for (const fit of [`${major}.${minor}.0`, `${major}.${minor + 1}.0`, `${major + 1}.0.0`, '100.0.0'])
      assert.equal((await startOn(fit)).code, 0, fit);
  });

  for (const path of [
    'web/pages.ts',
    'client/index.ts',
    'generated/manifest.json',
    'package-lock.json',
    'scripts/build.mjs',
    'scripts/build-service.mjs',
    'scripts/build-later.mjs',
    'scripts/first-validation.mjs',
    'scripts/in-pieces.mjs',
    'docs/guides/brand.md',
    'docs/ad-servers.md',
  ])
    it(`says that ${path} is newer than the build, and builds`, async () => {
      age(path, 60);
      const { stdout, stderr } = await start();
      age(path, -60);
      assert.equal(stdout, 'first an argument\n');
      assert.equal(stderr, `${path} is newer than the build in dist/: building, which takes some seconds\n`);
    });

  it('runs a changed source after it has named it, and the next time without a word', async () => {
    program('second');
    age('src/main.ts', 60);
    const { stdout, stderr } = await start();
    assert.equal(stdout, 'second an argument\n');
    assert.match(stderr, /^src\/main\.ts is newer than the build in dist\/: building/);
    age('src/main.ts', -60);
    assert.deepEqual(await start(), { stdout: 'second an argument\n', stderr: '', code: 0 });
  });

  it('runs the build before, and says why, when a changed source cannot be built', async () => {
    write('src/main.ts', 'this is no program');
    age('src/main.ts', 60);
    const { stdout, stderr } = await start();
    assert.equal(stdout, 'second an argument\n');
    assert.match(
      stderr,
      /src\/main\.ts is newer than the build in dist\/: building[^\n]*\n[\s\S]*not built \(Build failed/,
    );
  });

  it('says that it runs an older build where the packages that build are left out', async () => {
    rmSync(join(folder, 'node_modules'));
    const { stdout, stderr, code } = await start();
    assert.deepEqual(
      { stdout, code, stderr },
      {
        stdout: 'second an argument\n',
        code: 0,
        stderr:
          'src/main.ts is newer than the build in dist/, and the packages that build are not installed: run "npm ci"\n',
      },
    );
  });

  it('runs the sources, and says so, where there is neither a build nor a way to build', async () => {
    // What pages send is made by packages, too: here there is none.
    for (const name of ['dist', 'docs']) rmSync(join(folder, name), { recursive: true });
    program('third');
    const { stdout, stderr } = await start();
    assert.equal(stdout, 'third an argument\n');
    assert.include(
      stderr,
      'dist/ has no build, and the packages that build are not installed: run "npm ci"\n',
    );
    assert.include(stderr, 'running from src/main.ts, which starts slowly\n');
  });
});
