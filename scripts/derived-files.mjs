// What the makers of the files in dist/ share: hashes of sources, and files that appear whole or not at all.
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const UNFINISHED = '.unfinished';

export const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** The hash of each source by its path below the root. */
export const hashesOf = (root, paths) =>
  Object.fromEntries(paths.map((path) => [path, hashOf(readFileSync(join(root, path)))]));

/** Whether the sources still have the hashes that were noted. */
export const areUnchanged = (root, sources) =>
  Object.entries(sources).every(([path, hash]) => hashOf(readFileSync(join(root, path))) === hash);

/** In one step: a reader sees the whole file or none of it. */
export function writeWhole(folder, name, contents) {
  const beside = join(folder, `${name}.${process.pid}${UNFINISHED}`);
  writeFileSync(beside, contents);
  renameSync(beside, join(folder, name));
}
