import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { assert } from 'chai';
import { protocol } from '../../generated/protocol.ts';
import { tasks } from '../../generated/tasks.ts';
import { typescript, withRareCollections } from '../../scripts/pack/typescript.ts';
import { addressWarning } from '../../scripts/schema-package/address.ts';
import { readmeFiles } from '../../scripts/schema-package/readme.ts';
import { projectRoot } from '../../src/infra/project.ts';

const run = promisify(execFile);
const BASE = 'https://schemas.example/base';

/** The tarball, unpacked beside what an implementer installs, with no project around it. */
describe('npm run pack:schemas', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schema-package-'));
  const name = `${protocol.name}-schemas`;
  const unpacked = join(folder, 'node_modules', name);
  const read = (path: string) => JSON.parse(readFileSync(join(unpacked, path), 'utf8'));
  const program = join(projectRoot, 'scripts/schema-package/main.ts');
  let tarball: Buffer;
  let warned: string;

  before(async () => {
    ({ stderr: warned } = await run(process.execPath, [program, '--out', folder, '--base', `${BASE}/`]));
    const [file = ''] = readdirSync(folder).filter((entry) => entry.endsWith('.tgz'));
    tarball = readFileSync(join(folder, file));
    await run('tar', ['-xzf', file], { cwd: folder });
    mkdirSync(dirname(unpacked), { recursive: true });
    renameSync(join(folder, 'package'), unpacked);
    for (const installed of ['ajv', 'ajv-formats', '@types'])
      symlinkSync(
        join(projectRoot, 'node_modules', installed),
        join(folder, 'node_modules', installed),
        'dir',
      );
    // What `npm init -y` writes.
    writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }');
  });
  after(() => rmSync(folder, { recursive: true }));

  it('lists every file with its hash', () => {
    const { files, ...head } = read('manifest.json');
    const { release } = JSON.parse(readFileSync(join(projectRoot, 'schemas/v3/release.json'), 'utf8'));
    assert.deepEqual(head, { name, protocol: protocol.name, release, base: BASE });
    const present = readdirSync(unpacked, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(unpacked.length + 1));
    assert.sameMembers([...Object.keys(files), 'manifest.json'], present);
    for (const [path, { sha256 }] of Object.entries<{ sha256: string }>(files))
      assert.equal(
        createHash('sha256')
          .update(readFileSync(join(unpacked, path)))
          .digest('hex'),
        sha256,
        path,
      );
  });

  it('says nothing of the time, the owner and the order in which files were written', () => {
    const tar = gunzipSync(tarball);
    const entries: { path: string; mtime: string }[] = [];
    for (let at = 0; at + 512 <= tar.length; ) {
      const text = (from: number, length: number) =>
        tar.toString('utf8', at + from, at + from + length).replace(/[\0 ].*$/s, '');
      const size = Number.parseInt(text(124, 12) || '0', 8);
      if (text(0, 100) !== '') entries.push({ path: text(0, 100), mtime: text(136, 12) });
      at += 512 + Math.ceil(size / 512) * 512;
    }
    assert.isAbove(entries.length, 1000);
    assert.lengthOf([...new Set(entries.map(({ mtime }) => mtime))], 1);
  });

  it('gives every schema an absolute address, and references that lead to a file on disk', () => {
    const { schemas } = read('schemas/v3/index.json');
    for (const { path } of schemas) {
      const file = `schemas/v3/${path}.json`;
      const schema = read(file);
      assert.equal(schema.$id, `${BASE}/${file}`);
      assert.equal(schema.$schema, 'https://json-schema.org/draft/2020-12/schema');
      for (const ref of references(schema)) {
        const target = posix.join(posix.dirname(file), ref.split('#')[0] || posix.basename(file));
        assert.isTrue(existsSync(join(unpacked, target)), `${file} refers to ${ref}`);
      }
    }
  });

  it('has for every task bundles that refer to themselves only, vectors, types and a page', () => {
    const rows = read('tasks.json').tasks;
    assert.sameMembers(
      rows.map((row: { name: string }) => row.name),
      Object.keys(tasks),
    );
    for (const { name: task, types, docs } of rows) {
      for (const message of ['request', 'response']) {
        const { bundle, schema, valid, invalid } = read(`vectors/tasks/${task}-${message}.json`);
        for (const ref of references(read(bundle))) assert.match(ref, /^#(\/\$defs\/[a-z0-9._-]+)?$/);
        assert.isTrue(existsSync(join(unpacked, schema)));
        assert.isAtLeast(valid.length, 2, `${task} ${message}`);
        assert.isAtLeast(invalid.length, 4, `${task} ${message}`);
        for (const { pointer, keyword } of invalid) assert.match(`${keyword}${pointer}`, /^[a-zA-Z]+(\/|$)/);
      }
      for (const path of [types, docs]) assert.isTrue(existsSync(join(unpacked, path)), path);
    }
  });

  it('has vectors for the messages of operations, each good value and each fault with its schema', () => {
    const names = readdirSync(join(unpacked, 'vectors/operations'));
    for (const one of ['saveBrand-request', 'saveBrand-response', 'getFeed-response', 'error-response'])
      assert.include(names, `${one}.json`);
    let invalid = 0;
    for (const name of names) {
      const vectors = read(`vectors/operations/${name}`);
      assert.isNotEmpty(vectors.valid, name);
      assert.isTrue(existsSync(join(unpacked, vectors.schema)), vectors.schema);
      assert.equal(read(vectors.bundle).$id, `${BASE}/${vectors.bundle}`);
      for (const { pointer, keyword } of vectors.invalid)
        assert.match(`${pointer} ${keyword}`, /^(\/\S+)* \w+$/);
      invalid += vectors.invalid.length;
    }
    assert.isAbove(invalid, names.length * 5);
  });

  it('explains every error code under the place that its row names', () => {
    const page = readFileSync(join(unpacked, 'docs/errors.md'), 'utf8');
    const { task_errors: ofTasks, api_errors: ofApi } = read('errors.json');
    for (const { code, docs, description } of [...ofTasks, ...ofApi]) {
      assert.equal(docs, `docs/errors.md#${code.toLowerCase()}`);
      assert.include(page, `### ${code}\n\n${description}\n`);
    }
  });

  it('links from its pages to files that exist', () => {
    for (const page of [
      'README.md',
      'docs/errors.md',
      ...Object.keys(tasks).map((task) => `docs/tasks/${task}.md`),
    ]) {
      const text = readFileSync(join(unpacked, page), 'utf8').replace(/^```[\s\S]*?^```$/gm, '');
      const links = [...text.matchAll(/\]\(([^)#]+)/g), ...text.matchAll(/^- (\.\.\/\S+)$/gm)].map(
        ([, path = '']) => path,
      );
      for (const link of links)
        assert.isTrue(existsSync(join(unpacked, posix.join(posix.dirname(page), link))), `${page}: ${link}`);
    }
  });

  it('has a README whose TypeScript walk compiles, runs and prints what it says', async () => {
    const { files, output } = readmeFiles(readFileSync(join(unpacked, 'README.md'), 'utf8'));
    assert.sameMembers([...files.keys()], ['validate.mts', 'validate.py']);
    writeFileSync(join(folder, 'validate.mts'), files.get('validate.mts') ?? '');
    assert.equal((await run(process.execPath, ['validate.mts'], { cwd: folder })).stdout, output);

    const loaded = await compiled(['validate.mts'], 'node', '--listFiles');
    const ours = loaded.split('\n').filter((line) => line.includes(`/${name}/types/`));
    assert.isNotEmpty(ours);
    assert.notMatch(ours.join('\n'), /get-products-response|sync-accounts-request|types\/index/);
  });

  it('has types that pass the strictest check as a whole', async () => {
    await compiled([`node_modules/${name}/types/**/*.d.ts`]);
  });

  it('warns when every `$id` is an address of this machine, and only then', () => {
    assert.equal(warned, '');
    for (const base of [
      'http://localhost:8080',
      'http://127.0.0.1:9000',
      'https://localhost',
      'http://[::1]:1',
    ]) {
      assert.include(addressWarning(base), `Every $id begins with ${base}`);
    }
    for (const base of [BASE, 'https://localhost.example', 'http://10.0.0.1']) {
      assert.isNull(addressWarning(base));
    }
  });

  it('refuses an address that cannot start an `$id`', async () => {
    const { stderr } = await run(process.execPath, [
      program,
      '--out',
      folder,
      '--base',
      'schemas.example',
    ]).then(
      () => ({ stderr: 'accepted' }),
      (problem: { stderr: string }) => problem,
    );
    assert.include(stderr, '--base must be an http or https address');
  });

  async function compiled(include: readonly string[], types?: string, ...more: string[]): Promise<string> {
    const options = { noEmit: true, strict: true, skipLibCheck: false, types: types ? [types] : [] };
    const config = {
      compilerOptions: { ...options, module: 'nodenext', target: 'es2023' },
      include,
      exclude: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const args = typescript('-p', folder, ...more);
    return run(process.execPath, args, { maxBuffer: 1e7, env: withRareCollections() }).then(
      ({ stdout }) => stdout,
      ({ stdout }) => assert.fail(stdout),
    );
  }
});

function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === '$ref' && typeof item === 'string' ? [item] : references(item),
  );
}
