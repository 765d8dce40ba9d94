import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { generate } from '../../codegen/generate.ts';
import { readTexts } from '../../codegen/read.ts';
import { compareFolder } from '../../codegen/write.ts';
import { createProject, type Project } from './project.ts';

describe('npm run codegen', () => {
  let project: Project;
  before(async () => {
    project = createProject();
    const { code, stderr } = await project.process();
    assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
  });
  after(() => project.remove());

  const at = (path: string) => join(project.folder, path);

  it('gives the same bytes again, from any folder', async () => {
    assert.deepEqual(compareFolder(at('generated'), await generate(readTexts(project.folder), 'proto')), []);
  });

  it('heads every file with its source, and with neither date nor version', () => {
    for (const path of readdirSync(at('generated'), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(ts|js|yaml)$/.test(path)) continue;
      const [first = ''] = readFileSync(at(`generated/${path}`), 'utf8').split('\n');
      assert.match(
        first,
        /^(\/\/|#) @generated from .* by codegen\. Do not edit; run "npm run codegen"\.$/,
        path,
      );
      assert.notMatch(first, /\d\.\d|20\d\d-/, path);
    }
  });

  it('names the sources in the manifest: another text or another file gives another hash', async () => {
    const manifest = (texts: Map<string, string>) =>
      generate(texts, 'proto').then((files) => JSON.parse(files.get('manifest.json') ?? ''));
    const texts = readTexts(project.folder);
    const written = JSON.parse(readFileSync(at('generated/manifest.json'), 'utf8'));
    assert.deepEqual(await manifest(new Map([...texts].reverse())), written);
    assert.equal(written.protocolName, 'proto');
    const path = 'schemas/v3/garden/plant.json';
    const more = await manifest(new Map([...texts, [path, `${texts.get(path)}\n`]]));
    assert.notEqual(more.sources, written.sources);
  });

  it('--check is content with what was written, and writes nothing', async () => {
    assert.equal((await project.codegen('--check')).code, 0);
  });

  it('--check fails on a changed, a missing and a new file, and names them', async () => {
    writeFileSync(at('generated/tools.ts'), 'export {};\n');
    rmSync(at('generated/errors.ts'));
    writeFileSync(at('generated/validators/mine.ts'), '');
    const { code, stderr } = await project.codegen('--check');
    assert.equal(code, 1);
    const lines = ['missing: errors.ts', 'differs: tools.ts', 'extra: validators/mine.ts'];
    assert.equal(stderr, `${lines.join('\n')}\ncodegen: generated is not up to date: run npm run codegen\n`);
    assert.isFalse(existsSync(at('generated/errors.ts')));
    await project.codegen();
    assert.isFalse(existsSync(at('generated/validators/mine.ts')));
  });

  it('--protocol-name and --out leave no trace of the source name and touch nothing else', async () => {
    const { code } = await project.codegen('--protocol-name', 'zebra', '--out', 'other');
    assert.equal(code, 0);
    assert.include(readFileSync(at('generated/protocol.ts'), 'utf8'), "name: 'proto'");
    assert.include(
      readFileSync(at('other/protocol.ts'), 'utf8'),
      "capabilitiesTask: 'get_zebra_capabilities'",
    );
    for (const path of readdirSync(at('other'), { recursive: true, encoding: 'utf8' })) {
      const text = /\.[a-z]+$/.test(path) ? readFileSync(at(`other/${path}`), 'utf8') : '';
      assert.notMatch(path + text, /(?<![A-Za-z0-9])[pP]roto(?![A-Za-z0-9])/, path);
    }
    assert.include(readFileSync(at('other/openapi/registry.yaml'), 'utf8'), 'keeps to the protocol');
  });

  it('is a program that ends with 1 and says why', async () => {
    const { code, stderr } = await project.process('--protocol-name', 'Two-Words');
    assert.equal(code, 1);
    assert.match(stderr, /^codegen: "Two-Words" cannot be a protocol name: .+\n$/);
  });

  for (const [title, args, said] of [
    [
      'a name that cannot be one',
      ['--protocol-name', 'Two-Words'],
      'codegen: "Two-Words" cannot be a protocol name',
    ],
    ['a folder that holds other files', ['--out', 'schemas'], 'schemas holds files but no manifest.json'],
    ['an option that does not exist', ['--force'], "unknown option '--force'"],
  ] as const) {
    it(`fails in one line on ${title}`, async () => {
      const { code, stderr } = await project.codegen(...args);
      assert.equal(code, 1);
      assert.include(stderr, said);
      assert.notInclude(stderr, '    at ');
    });
  }
});
