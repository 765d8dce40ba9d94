import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { assert } from 'chai';
import { iso31662 } from 'iso-3166';
import { projectRoot } from '../../src/infra/project.ts';

const run = promisify(execFile);

describe('npm run build', () => {
  let folder: string;
  const build = () => run(process.execPath, ['scripts/build.mjs'], { cwd: folder });
  const builds = () => readdirSync(join(folder, 'dist/builds')).sort();
  const launched = () => /builds\/([^/]+)\//.exec(readFileSync(join(folder, 'dist/main.js'), 'utf8'))?.[1];

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'build-'));
    const scripts = ['build', 'build-service', 'build-later', 'first-validation', 'in-pieces'].map(
      (name) => `scripts/${name}.mjs`,
    );
    const script = readFileSync(join(projectRoot, 'scripts/build.mjs'), 'utf8');
    // Programs of one line each, at the addresses that the script builds from.
    for (const [source = ''] of script.matchAll(/(?<=')(?:src|scripts)\/[^']*\.ts(?=')/g)) {
      mkdirSync(dirname(join(folder, source)), { recursive: true });
      writeFileSync(
        join(folder, source),
        `console.log(await import('node:path').then(() => '${source}'));\n`,
      );
    }
    for (const path of scripts) cpSync(join(projectRoot, path), join(folder, path));
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'dir');
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('leaves the build of a running service where it is, two of them at once too, and keeps three', async () => {
    await build();
    const [first = ''] = builds();
    assert.equal(launched(), first);
    await Promise.all([build(), build()]);
    assert.lengthOf(builds(), 3);
    assert.include(builds(), first);
    assert.include(builds(), launched());
    const { stdout } = await run(process.execPath, ['dist/admin.js'], { cwd: folder });
    assert.equal(stdout, 'src/admin.ts\n');

    await build();
    assert.lengthOf(builds(), 3);
    assert.notInclude(builds(), first);
    assert.isTrue(existsSync(join(folder, 'dist/builds', launched() ?? '', 'main.js')));
    const left = readdirSync(join(folder, 'dist')).filter((name) => !name.startsWith('.'));
    assert.sameMembers(left, ['admin.js', 'builds', 'demo.js', 'main.js']);
  });

  it('leaves a program that runs the parts that it loads later', async () => {
    const late = (value: string) =>
      writeFileSync(join(folder, 'src/late.ts'), `export const late = '${value}';\n`);
    const source = join(folder, 'src/admin.ts');
    const before = readFileSync(source, 'utf8');
    writeFileSync(
      source,
      `process.stdin.once('end', async () => console.log((await import('./late.ts')).late)).resume();
console.log('runs');\n`,
    );
    late('of the first build');
    await build();
    const program = spawn(process.execPath, ['dist/admin.js'], { cwd: folder });
    const said = text(program.stdout);
    await once(program.stdout, 'readable');
    for (const next of ['second', 'third']) {
      late(`of the ${next} build`);
      await build();
    }
    program.stdin.end();
    assert.equal(await said, 'runs\nof the first build\n');
    writeFileSync(source, before);
  });

  it('gives what a program loads at its start and later to both parts once', async () => {
    const source = join(folder, 'src/main.ts');
    const before = readFileSync(source, 'utf8');
    const write = (name: string, content: string) => writeFileSync(join(folder, 'src', name), content);
    write('count.ts', 'let count = 0;\nexport const counted = (): number => (count += 1);\n');
    write('later.ts', "import { counted } from './count.ts';\nexport const later = counted;\n");
    write(
      'main.ts',
      `import { counted } from './count.ts';
counted();
console.log((await import('./later.ts')).later(), counted());\n`,
    );
    await build();
    const { stdout } = await run(process.execPath, ['dist/main.js'], { cwd: folder });
    assert.equal(stdout, '2 3\n');
    writeFileSync(source, before);
  });

  it('loads later what it needs later, file by file in turns of their own, and once where two parts ask at once', async () => {
    const source = join(folder, 'src/main.ts');
    const before = readFileSync(source, 'utf8');
    const write = (name: string, content: string) => writeFileSync(join(folder, 'src', name), content);
    write('turns.ts', 'export const seen = [];\nexport const turn = { now: 0 };\n');
    const note = (name: string) =>
      `import { seen, turn } from './turns.ts';\nseen.push(['${name}', turn.now]);\nexport const ${name} = true;\n`;
    write('lower.ts', note('lower'));
    const above = (used: string, name: string) =>
      write(`${name}.ts`, `import { ${used} } from './${used}.ts';\n${note(name)}seen.push(${used});\n`);
    above('lower', 'upper');
    above('upper', 'first');
    above('upper', 'second');
    above('lower', 'third');
    write('broken.ts', "import { lower } from './lower.ts';\nif (lower) throw new Error('broken');\n");
    write(
      'main.ts',
      `import { seen, turn } from './turns.ts';
const count = () => { turn.now += 1; counting = setImmediate(count); };
let counting = setImmediate(count);
await Promise.all([import('./first.ts'), import('./second.ts')]);
await import('./third.ts');
await import('./broken.ts').catch(({ message }) => seen.push([message, 0]));
clearImmediate(counting);
console.log(JSON.stringify(seen));\n`,
    );
    await build();
    writeFileSync(source, before);
    const { stdout } = await run(process.execPath, ['dist/main.js'], { cwd: folder });
    const seen = (JSON.parse(stdout) as [string, number][]).filter(Array.isArray);
    const names = seen.map(([name]) => name);
    assert.sameMembers(names, ['lower', 'upper', 'first', 'second', 'third', 'broken']);
    assert.deepEqual(names.slice(0, 2), ['lower', 'upper']);
    const turnOf = (name: string) => Number(seen.find(([each]) => each === name)?.[1]);
    assert.isAbove(turnOf('upper'), turnOf('lower'));
    for (const name of ['first', 'second']) assert.isAbove(turnOf(name), turnOf('upper'));
  });

  it('loads packages that no start needs at their first use, and keeps what the program reads of the others', async () => {
    const source = join(folder, 'src/main.ts');
    const before = readFileSync(source, 'utf8');
    writeFileSync(
      source,
      `import { createRequire } from 'node:module';
import { DOMParser } from '@xmldom/xmldom';
import { parse } from 'csv-parse/sync';
import { Parser } from 'htmlparser2';
import { imageSize } from 'image-size';
import { iso31662 } from 'iso-3166';
const { cache } = createRequire(import.meta.url);
const later = () => Object.keys(cache).filter((path) => path.includes('later-')).length;
const found = [later()];
const name = new DOMParser().parseFromString('<svg/>', 'text/xml').documentElement.tagName;
found.push(later(), parse('a,b').length, typeof Parser, typeof imageSize, later());
console.log(name, ...found, iso31662.map(({ code }) => code).join());\n`,
    );
    await build();
    const { stdout } = await run(process.execPath, ['dist/main.js'], { cwd: folder });
    const codes = iso31662.map(({ code }) => code).join();
    assert.equal(stdout, `svg 0 1 1 function function 4 ${codes}\n`);
    writeFileSync(source, before);
  });

  it('validates again at a start only what did not conform at an earlier one', async () => {
    const source = join(folder, 'src/main.ts');
    const before = readFileSync(source, 'utf8');
    const validators = join(folder, 'generated/validators/schemas');
    mkdirSync(validators, { recursive: true });
    writeFileSync(
      join(validators, 'sizes.js'),
      `console.log('loaded');
const small = (value) => { small.errors = value < 3 ? null : ['too large']; return value < 3; };
const even = (value) => { even.errors = null; return value % 2 === 0; };
export{small as Small,even as Even};\n`,
    );
    writeFileSync(
      source,
      `import { Even, Small } from '../generated/validators/schemas/sizes.js';
const validate = process.argv[2] === 'even' ? Even : Small;
console.log(validate(Number(process.argv[3])), validate.errors);\n`,
    );
    await build();
    const said = async (...words: string[]) =>
      (await run(process.execPath, ['dist/main.js', ...words], { cwd: folder })).stdout;
    assert.equal(await said('small', '1'), 'loaded\ntrue null\n');
    assert.equal(await said('small', '1'), 'true null\n');
    for (const time of ['first', 'second'])
      assert.equal(await said('small', '4'), "loaded\nfalse [ 'too large' ]\n", time);
    assert.equal(await said('even', '1'), 'loaded\nfalse null\n', 'what conforms to another schema');
    assert.equal(await said('small', '2'), 'loaded\ntrue null\n');
    assert.equal(await said('small', '1'), 'true null\n', 'known from two starts before');
    await build();
    assert.equal(await said('small', '1'), 'loaded\ntrue null\n', 'nothing is known to another build');
    rmSync(join(folder, 'generated'), { recursive: true });
    writeFileSync(source, before);
  });

  it('keeps the build that the programs load, whatever the clock said when the others were made', async () => {
    const ahead = [1, 2, 3].map((index) => `999999999999${index}-1`);
    for (const name of ahead) mkdirSync(join(folder, 'dist/builds', name));
    await build();
    assert.includeMembers(builds(), [launched(), ...ahead.slice(1)]);
    const { stdout } = await run(process.execPath, ['dist/main.js'], { cwd: folder });
    assert.equal(stdout, 'src/main.ts\n');
  });

  it('deletes what a build left that was cut off, and nothing of one that is under way', async () => {
    const underWay = `.${Date.now()}-1`;
    for (const name of [underWay, '.1700000000000-1']) mkdirSync(join(folder, 'dist/builds', name));
    await build();
    assert.deepEqual(
      builds().filter((name) => name.startsWith('.')),
      [underWay],
    );
  });

  it('keeps the build of a program that runs, however many follow, and deletes it once it has ended', async () => {
    await build();
    const used = launched() ?? '';
    const source = join(folder, 'src/main.ts');
    const before = readFileSync(source, 'utf8');
    writeFileSync(source, "process.stdin.resume();\nconsole.log('runs');\n");
    await build();
    const waiting = launched() ?? '';
    const program = spawn(process.execPath, ['dist/main.js'], { cwd: folder });
    await once(program.stdout, 'readable');
    for (let count = 0; count < 4; count += 1) await build();
    assert.include(builds(), waiting);
    assert.notInclude(builds(), used);
    const ended = once(program, 'exit');
    program.stdin.end();
    await ended;
    await build();
    assert.notInclude(builds(), waiting);
    writeFileSync(source, before);
  });

  it('leaves a service its own workers: one that is lost comes back from the build of its supervisor', async () => {
    const source = join(folder, 'src/main.ts');
    const before = readFileSync(source, 'utf8');
    const supervisor = JSON.stringify(join(projectRoot, 'src/infra/workers.ts'));
    const version = (name: string) =>
      writeFileSync(
        source,
        `import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { superviseWorkers } from ${supervisor};
if (cluster.isPrimary) {
  const program = fileURLToPath(import.meta.url);
  superviseWorkers({ count: 1, role: 'all', program, stopsWithinMs: 1_000 });
} else {
  process.once('SIGTERM', () => process.exit(0));
  setInterval(() => {}, 1_000);
  console.log('${name} ' + process.pid);
}
`,
      );
    version('old');
    await build();
    const program = spawn(process.execPath, ['dist/main.js'], { cwd: folder });
    try {
      const lines = createInterface(program.stdout)[Symbol.asyncIterator]();
      const next = async () => String((await lines.next()).value).split(' ');
      const [first, pid] = await next();
      assert.equal(first, 'old');
      version('new');
      for (let count = 0; count < 4; count += 1) await build();
      process.kill(Number(pid), 'SIGKILL');
      assert.equal((await next())[0], 'old');
    } finally {
      const ended = once(program, 'exit');
      program.kill('SIGTERM');
      await ended;
      writeFileSync(source, before);
    }
  });

  it('leaves classes and functions their names, by which the authorization server finds how long tokens are valid', async () => {
    const source = join(folder, 'src/admin.ts');
    const before = readFileSync(source, 'utf8');
    const tokens = ['AccessToken', 'AuthorizationCode', 'ClientCredentials', 'IdToken', 'RefreshToken'];
    writeFileSync(
      source,
      `import Provider from 'oidc-provider';
const provider = new Provider('https://registry.example');
const own = [(() => class Expressed {})(), function expressed() {}];
const tokens = ${JSON.stringify(tokens)}.map((token) => provider[token]);
process.stdout.write(JSON.stringify([...own, ...tokens].map(({ name }) => name)));
process.exit();
`,
    );
    try {
      await build();
      const { stdout } = await run(process.execPath, ['dist/admin.js'], { cwd: folder });
      assert.deepEqual(JSON.parse(stdout), ['Expressed', 'expressed', ...tokens]);
    } finally {
      writeFileSync(source, before);
    }
  });

  it('counts as older than a source that changed while it was made', async () => {
    await build();
    const changed = statSync(join(folder, 'dist/builds', launched() ?? '', 'main.js')).mtimeMs;
    assert.isAtMost(statSync(join(folder, 'dist/.built')).mtimeMs, changed);
  });
});
