import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { projectRoot } from '../../src/infra/project.ts';

/** Tests and their cases are lists, and are not counted. */
const FOLDERS = ['cli', 'client', 'codegen', 'conformance', 'examples', 'mirror', 'scripts', 'src', 'web'];
const MOST_LINES = 300;

const linesOf = (text: string): number => text.split('\n').length - 1;

/** The files that are too long, each with its number of lines. */
const tooLong = (files: readonly (readonly [path: string, text: string])[]): string[] =>
  files
    .filter(([, text]) => linesOf(text) > MOST_LINES)
    .map(([path, text]) => `${path}: ${linesOf(text)} lines, more than ${MOST_LINES}`);

describe('files of code', () => {
  it('are found when they have more than 300 lines', () => {
    const lines = (count: number) => 'x;\n'.repeat(count);
    assert.deepEqual(
      tooLong([
        ['a.ts', lines(300)],
        ['b.ts', lines(301)],
      ]),
      ['b.ts: 301 lines, more than 300'],
    );
  });

  it('have at most 300 lines', () => {
    const files = FOLDERS.flatMap((folder) =>
      readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:ts|js|mjs|css|sh)$/.test(name))
        .map((name) => [`${folder}/${name}`, readFileSync(join(projectRoot, folder, name), 'utf8')] as const),
    );
    assert.isAbove(files.length, 1000);
    assert.deepEqual(tooLong(files), []);
  });
});
