import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listFiles } from './files.ts';
import { HANDLERS, type HandlerFile, OPERATION_TABLE, TASK_TABLE } from './found.ts';
import { FIXTURES } from './vectors.ts';

/** Folders that may contain what belongs to a handler. */
const PLACES = ['src', 'test', 'docs', 'scripts', 'client', 'openapi', 'schemas/v3'];
const ALONE = ['README.md', 'CONTRIBUTING.md'];
/** Texts that name operations of any time. */
const HISTORIES = /^(?:docs\/(?:conformance\.md|bench\.json)|schemas\/v3\/vectors\/)/;

/**
 * What else belongs to a handler that the contract no longer names: its tests and vectors, and every file that still
 * has the name of the operation or task.
 */
export function belongingsOf(root: string, { name, path }: HandlerFile): string[] {
  const task = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const vectors = `${FIXTURES}/${task}`;
  const named = new RegExp(`(?<![A-Za-z0-9_])(?:${name}|${task})(?![A-Za-z0-9_])`);
  const files = [...PLACES.flatMap((folder) => listFiles(root, folder)), ...ALONE].filter(
    (file) =>
      file !== path &&
      file !== OPERATION_TABLE &&
      file !== TASK_TABLE &&
      !file.startsWith(`${vectors}/`) &&
      !HISTORIES.test(file) &&
      /\.(?:ts|md|ya?ml|json|mjs)$/.test(file) &&
      existsSync(join(root, file)),
  );
  const isItsTest = (file: string) => basename(file) === `${name}.test.ts`;
  return [
    ...files.filter((file) => isItsTest(file) || named.test(readFileSync(join(root, file), 'utf8'))),
    ...(existsSync(join(root, vectors)) ? [vectors] : []),
  ];
}

/** Where the first test of a handler lies. */
export const firstTestPath = (handlerPath: string): string =>
  `test/${dirname(handlerPath).slice('src/'.length)}/${basename(handlerPath, '.ts')}.test.ts`;

export const handlerPath = (subject: string, name: string): string => `${HANDLERS}/${subject}/${name}.ts`;
