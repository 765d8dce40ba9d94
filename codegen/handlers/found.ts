import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ContractError } from '../contract-error.ts';
import { listFiles } from './files.ts';

export const HANDLERS = 'src/handlers';

/** The generated tables, which lie beside the folders of the subjects. */
export const OPERATION_TABLE = `${HANDLERS}/operations.ts`;
export const TASK_TABLE = `${HANDLERS}/tasks.ts`;

export interface HandlerFile {
  readonly name: string;
  /** Path from the project root. */
  readonly path: string;
  /** Folder below `src/handlers/`. */
  readonly subject: string;
  readonly text: string;
}

/**
 * The files in the folders of `src/handlers/` by name. Files in subject folders are handlers, or parts of one, such as
 * a scenario of the test controller.
 *
 * @throws {ContractError} when two files have one name, so that a table could not know which of them to list
 */
export function findHandlerFiles(root: string): Map<string, HandlerFile> {
  const found = new Map<string, HandlerFile>();
  for (const path of listFiles(root, HANDLERS)) {
    if (!path.endsWith('.ts') || dirname(path) === HANDLERS) continue;
    const name = basename(path, '.ts');
    const other = found.get(name);
    if (other !== undefined)
      throw new ContractError(`${other.path} and ${path} have the same name: a handler has one file`);
    const subject = dirname(path).slice(HANDLERS.length + 1);
    found.set(name, { name, path, subject, text: readFileSync(join(root, path), 'utf8') });
  }
  return found;
}

/** What the stubs of this generator call, and nothing else does. */
const STUB = /\b(?:operationNotImplemented|taskNotImplemented)\(/;

export const isStub = ({ text }: Pick<HandlerFile, 'text'>): boolean => STUB.test(text);

/** Whether a file declares its value as the handler of an operation or task. */
function isDeclaredHandler({ name, text }: HandlerFile): boolean {
  return new RegExp(
    `export const ${name}: (?:ReadHandler|WriteHandler|TaskRead|TaskWrite|TaskLookedWrite|TaskKeepingRead)<`,
  ).test(text);
}

/**
 * Handlers that the contract does not name: files that are declared as one, and files that no other file of
 * `src/handlers/` uses.
 */
export function goneHandlers(
  files: ReadonlyMap<string, HandlerFile>,
  wanted: ReadonlySet<string>,
): HandlerFile[] {
  const used = new Set(
    [...files.values()].flatMap(({ text }) =>
      [...text.matchAll(/from '[^']*\/(\w+)\.ts'/g)].map(([, name = '']) => name),
    ),
  );
  return [...files.values()].filter(
    (file) => !wanted.has(file.name) && (isDeclaredHandler(file) || !used.has(file.name)),
  );
}
