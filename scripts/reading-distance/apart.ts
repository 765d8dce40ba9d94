import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { projectRoot } from '../../src/infra/project.ts';

/** Texts of the files of the service and of its tests, by path. */
export type Sources = ReadonlyMap<string, string>;

export const readSources = (): Sources =>
  new Map(
    globSync('{src,test}/**/*.ts', { cwd: projectRoot })
      .sort()
      .map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')]),
  );

/** A file with more lines than this is no comfortable room (CONTRIBUTING.md). */
const COMFORTABLE_LINES = 200;

const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+\.ts)'/g;

/** The reason of a file that should not stand by itself. */
export const NOTHING = 'nothing';

/** Why each file is not a part of the file that imports it. */
export function whyApart(paths: readonly string[], sources: Sources): Map<string, string> {
  const readers = new Map<string, string[]>();
  for (const [path, text] of sources) {
    if (!path.startsWith('src/')) continue;
    for (const target of new Set([...text.matchAll(IMPORTED)].map(([, to = '']) => to))) {
      const imported = normalize(join(dirname(path), target));
      readers.set(imported, [...(readers.get(imported) ?? []), path]);
    }
  }
  return new Map(paths.map((path) => [path, reasonOf(path, readers.get(path) ?? [], sources)]));
}

function reasonOf(path: string, readers: readonly string[], sources: Sources): string {
  const [reader] = readers;
  if (reader === undefined) return 'no file imports it: a process or a thread begins with it';
  if (readers.length > 1) return `${readers.length} files import it`;
  if (/^src\/(handlers|jobs)\//.test(path)) return 'it is named after its operation, task or job';
  if (roomOf(path) !== roomOf(reader)) return `its only reader, ${reader}, is of another layer or subject`;
  const lines = linesOf(sources.get(path)) + linesOf(sources.get(reader));
  if (lines > COMFORTABLE_LINES) return `with its only reader, ${reader}, it would have ${lines} lines`;
  const test = path.replace(/^src\/(.*)\.ts$/, 'test/$1.test.ts');
  return sources.has(test)
    ? `its rule has a test of its own, ${test}`
    : `${NOTHING}: it can become part of ${reader}`;
}

/** Layer and subject of a file. */
const roomOf = (path: string): string => path.split('/').slice(0, -1).slice(0, 3).join('/');

const linesOf = (text = ''): number => text.split('\n').length - 1;
