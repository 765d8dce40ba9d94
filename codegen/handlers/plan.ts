import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from '../model.ts';
import { holds, type Written, writeWhole } from '../write.ts';
import { belongingsOf, firstTestPath, handlerPath } from './belongings.ts';
import { firstTestText } from './first-test.ts';
import { findHandlerFiles, goneHandlers, HANDLERS, type HandlerFile, isStub } from './found.ts';
import { stubText } from './stub.ts';
import { subjectOf } from './subject.ts';
import { handlerTables } from './tables.ts';
import { firstVectors, vectorFolder } from './vectors.ts';
import { wantedHandlers } from './wanted.ts';

/** What the sources of handlers need to agree with the contract. */
export interface HandlerPlan {
  /** New files by path. None of them exists. */
  readonly created: ReadonlyMap<string, string>;
  /** The tables of handlers, whole, by path. */
  readonly tables: ReadonlyMap<string, string>;
  /** Handlers that only answer `not_implemented`, new ones included. */
  readonly stubs: readonly string[];
  /** Handlers that the contract no longer names, each with the files that belong to it. */
  readonly gone: readonly { readonly path: string; readonly belongings: readonly string[] }[];
}

const NOTHING: HandlerPlan = { created: new Map(), tables: new Map(), stubs: [], gone: [] };

/**
 * Compares the handlers of a project with its contract. A handler that is missing gets a stub and a first test, a task
 * its first vectors too. A project without `src/handlers/` has a contract only, and needs nothing.
 *
 * @throws {ContractError} when two handlers need, or have, the same name
 */
export async function planHandlers(root: string, model: Model): Promise<HandlerPlan> {
  if (!existsSync(join(root, HANDLERS))) return NOTHING;
  const wanted = wantedHandlers(model);
  const files = findHandlerFiles(root);
  const created = new Map<string, string>();
  const create = (path: string, text: string) => {
    if (!existsSync(join(root, path))) created.set(path, text);
  };
  const located: { handler: (typeof wanted)[number]; file: HandlerFile }[] = [];
  for (const handler of wanted) {
    const known = files.get(handler.name);
    const subject = known?.subject ?? subjectOf(handler, wanted, files);
    const path = known?.path ?? handlerPath(subject, handler.name);
    const text = known?.text ?? (await stubText(handler, model));
    const file = { name: handler.name, path, subject, text };
    located.push({ handler, file });
    if (known !== undefined) continue;
    create(path, text);
    create(firstTestPath(path), await firstTestText(handler));
    if (handler.kind === 'task' && !existsSync(join(root, vectorFolder(handler.task))))
      for (const [vector, value] of firstVectors(handler.task, model)) create(vector, value);
  }
  return {
    created,
    tables: await handlerTables(located),
    stubs: located.filter(({ file }) => isStub(file)).map(({ file }) => file.path),
    gone: goneHandlers(files, new Set(wanted.map(({ name }) => name))).map((file) => ({
      path: file.path,
      belongings: belongingsOf(root, file),
    })),
  };
}

/** Writes new files and the tables. An existing file of a handler, a test or a vector is never written. */
export function writeHandlers(root: string, { created, tables }: HandlerPlan): Written {
  for (const [path, text] of created) writeWhole(join(root, path), text);
  const stale = staleTables(root, tables);
  for (const [path, text] of stale) writeWhole(join(root, path), text);
  return {
    created: [...created.keys()],
    changed: stale.map(([path]) => path),
    removed: [],
    unchanged: tables.size - stale.length,
  };
}

const staleTables = (root: string, tables: HandlerPlan['tables']) =>
  [...tables].filter(([path, text]) => !holds(join(root, path), text));

/** What differs between the plan and the files, one line each. */
export function handlerDifferences(root: string, { created, tables, gone }: HandlerPlan): string[] {
  return [
    ...[...created.keys()].map((path) => `missing: ${path}`),
    ...staleTables(root, tables).map(([path]) => `differs: ${path}`),
    ...goneLines(gone),
  ];
}

/** One line for each handler without an operation or task, and one for each file that belongs to it. */
export const goneLines = (gone: HandlerPlan['gone']): string[] =>
  gone.flatMap(({ path, belongings }) => [
    `not in the contract: ${path} (remove it, or put its operation or task back)`,
    ...belongings.map((file) => `  belongs to it: ${file}`),
  ]);
