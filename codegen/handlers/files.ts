import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { byCodeUnit } from '../json.ts';

/** All files below a folder as paths from the project root, sorted; none when the folder does not exist. */
export function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => byCodeUnit(a.name, b.name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(root, path) : [path];
    });
}
