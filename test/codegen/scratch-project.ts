import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { withRareCollections } from '../../scripts/pack/typescript.ts';
import { projectRoot } from '../../src/infra/project.ts';
import { childEnv } from '../support/child-env.ts';

/** What a copy needs to generate, to type-check its handlers, to serve, and to run tests of handlers. */
const PARTS = [
  'src',
  'codegen',
  'client',
  'web',
  'publisher',
  'examples',
  'generated',
  'openapi',
  'schemas',
  'scripts',
  'test',
  'package.json',
  'redocly.yaml',
  'biome.json',
  'tsconfig.json',
  '.mocharc.cjs',
  'CHANGELOG.md',
];
/** Large folders of tests that nothing of it needs. */
const LEFT_OUT = ['test/output', 'test/golden', 'scripts/demo/world'];

/** A copy of this project, in which a test changes sources as an engineer does. */
export interface ScratchProject {
  readonly folder: string;
  /** Files that were written by hand, by path. */
  readonly byHand: ReadonlySet<string>;
  read(path: string): string;
  write(path: string, text: string): void;
  /** Runs a program of Node in the copy. */
  run(...args: string[]): Promise<{ readonly code: number | null; readonly output: string }>;
  remove(): void;
}

export function copyProject(): ScratchProject {
  const folder = mkdtempSync(join(tmpdir(), 'scratch-project-'));
  const left = LEFT_OUT.map((path) => join(projectRoot, path));
  for (const part of PARTS)
    cpSync(join(projectRoot, part), join(folder, part), {
      recursive: true,
      filter: (source) => !left.includes(source),
    });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const byHand = new Set<string>();
  return {
    folder,
    byHand,
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    write(path, text) {
      byHand.add(path);
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    run: (...args) =>
      new Promise((resolve, reject) => {
        const env = withRareCollections({ ...childEnv(folder), TEST_ENGINES: 'sqlite' });
        const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
        let output = '';
        for (const stream of [child.stdout, child.stderr])
          stream.setEncoding('utf8').on('data', (text: string) => {
            output += text;
          });
        child.on('error', reject);
        child.on('close', (code) => resolve({ code, output }));
      }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
