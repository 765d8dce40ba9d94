import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { projectRoot } from '../../src/infra/project.ts';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'RELEASES.md',
  'SECURITY.md',
  'VERSIONING.md',
  ...readdirSync(join(projectRoot, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Paths from the project's root; `<…>`, `*` and `{…}` stand for something else. */
const PATH =
  /(?<![\w./-])(?:src|test|client|codegen|docs|generated|openapi|schemas|scripts)\/[\w./<>*{},-]*/g;
/** Written by tests, and not committed. */
const WRITTEN = ['test/output/'];
const SCRIPT = /npm run (?:-s )?([\w:-]+)/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#]+)[^)]*\)/g;

type Project = { readonly exists: (path: string) => boolean; readonly scripts: readonly string[] };

/** What a document names and the project does not have. */
function missingIn(document: string, text: string, { exists, scripts }: Project): string[] {
  const folder = document.includes('/') ? document.slice(0, document.lastIndexOf('/') + 1) : '';
  const code = [...text.matchAll(/`[^`\n]+`|```[\s\S]*?```/g)].map(([part]) => part).join('\n');
  const paths = [...code.matchAll(PATH)].map(([path]) => path.replace(/[.,]+$/, ''));
  return [
    ...paths.filter((path) => !/[<*{]/.test(path) && !WRITTEN.includes(path) && !exists(path)),
    ...[...text.matchAll(SCRIPT)].flatMap(([, name = '']) =>
      scripts.includes(name) ? [] : `npm run ${name}`,
    ),
    ...[...text.matchAll(LINK)].flatMap(([, to = '']) => (exists(join(folder, to)) ? [] : to)),
  ];
}

describe('documents', () => {
  it('name files, commands and documents that exist', () => {
    const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
    const project = {
      exists: (path: string) => existsSync(join(projectRoot, path)),
      scripts: Object.keys(manifest.scripts),
    };
    const missing = DOCUMENTS.flatMap((document) =>
      missingIn(document, readFileSync(join(projectRoot, document), 'utf8'), project).map(
        (what) => `${document}: ${what}`,
      ),
    );
    assert.deepEqual(missing, []);
  });

  it('are read for paths in code, commands and links', () => {
    const project = { exists: (path: string) => path === 'src/app.ts', scripts: ['demo'] };
    const found = (text: string) => missingIn('docs/x.md', text, project);
    assert.deepEqual(found('See `src/app.ts`, `src/<layer>/x.ts`, `test/output/` and `npm run demo`.'), []);
    assert.deepEqual(found('`src/gone.ts`'), ['src/gone.ts']);
    assert.deepEqual(found('```\nnode scripts/gone.ts\n```'), ['scripts/gone.ts']);
    assert.deepEqual(found('`npm run -s gone`'), ['npm run gone']);
    assert.deepEqual(found('[a](gone.md#part) and [b](https://x.example/)'), ['gone.md']);
    assert.deepEqual(found('[app](../src/app.ts)'), []);
  });
});
