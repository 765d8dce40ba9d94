import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Beside the packages whose work it is: `npm ci` removes both. Copies of the project that link its packages share it. */
const FOLDER = join(import.meta.dirname, '../node_modules/.cache/codegen');

/** Results that no run asked for so long are forgotten. */
const KEPT_MS = 7 * 24 * 3_600_000;
/** File that each run writes, since the time of the folder's files is the file system's. */
const LAST_RUN = 'last-run';
/** A run asks for some twelve hundred. Of more than this, those that were asked for last are kept. */
const MOST_KEPT = 10_000;

/** What a tool does with a text depends on these and on the text only. */
interface Tool {
  readonly name: string;
  readonly version: string;
  readonly options: object;
}

/** Name of the file that has the result of a tool for a text. */
export const resultKey = ({ name, version, options }: Tool, text: string): string =>
  createHash('sha256')
    .update(JSON.stringify([name, version, options]))
    .update('\0')
    .update(text)
    .digest('hex');

/** The result that `remember` kept; undefined when there is none. */
export function recalled(key: string, folder: string = FOLDER): string | undefined {
  const path = join(folder, key);
  try {
    const result = readFileSync(path, 'utf8');
    used.add(path);
    return result;
  } catch {
    return undefined;
  }
}

/** Paths of the results that this process asked for. */
const used = new Set<string>();

/** Keeps a result for the next run, in one step: other runs may read it meanwhile. A folder that cannot be written keeps none. */
export function remember(key: string, result: string, folder: string = FOLDER): string {
  try {
    mkdirSync(folder, { recursive: true });
    const beside = join(folder, `${key}.${process.pid}`);
    writeFileSync(beside, result);
    renameSync(beside, join(folder, key));
  } catch {
    // The result is made again.
  }
  return result;
}

/** Removes the results that no run has asked for lately, and what a run that was cut off left beside them. */
export function forgetUnused(folder: string = FOLDER, most: number = MOST_KEPT): void {
  try {
    const now = lastRun(folder);
    for (const path of used) if (dirname(path) === folder) utimesSync(path, now / 1000, now / 1000);
    const names = readdirSync(folder).filter((name) => name !== LAST_RUN);
    const found = names.map((name) => ({ name, usedAt: timeOf(join(folder, name)) }));
    found.sort((a, b) => b.usedAt - a.usedAt);
    const unused = found.filter(({ usedAt }, index) => index >= most || usedAt < now - KEPT_MS);
    for (const { name } of unused) rmSync(join(folder, name), { force: true });
  } catch {
    // There is no folder, or another run forgets at the same time. Results cost room only; the next run tries again.
  }
}

/** The time of this run. */
function lastRun(folder: string): number {
  const path = join(folder, LAST_RUN);
  writeFileSync(path, '');
  return timeOf(path);
}

const timeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
