import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the packages whose work it is: `npm ci` removes both. Copies of the project that link its packages share it. */
const FOLDER = join(import.meta.dirname, '../node_modules/.cache/codegen');

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
  try {
    return readFileSync(join(folder, key), 'utf8');
  } catch {
    return undefined;
  }
}

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
