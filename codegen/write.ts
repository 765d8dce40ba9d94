import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ContractError } from './contract-error.ts';

const MANIFEST = 'manifest.json';

/** What differs between a folder and the files that belong in it, one line each, sorted by path. */
export function compareFolder(folder: string, files: ReadonlyMap<string, string>): string[] {
  const present = new Set(listFiles(folder));
  const paths = [...new Set([...present, ...files.keys()])].sort();
  return paths.flatMap((path) => {
    const expected = files.get(path);
    if (expected === undefined) return [`extra: ${path}`];
    if (!present.has(path)) return [`missing: ${path}`];
    return readFileSync(join(folder, path), 'utf8') === expected ? [] : [`differs: ${path}`];
  });
}

/** Makes a folder hold exactly these files. Refuses one that holds files but no manifest: it is not ours to empty. */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  const present = listFiles(folder);
  if (present.length > 0 && !present.includes(MANIFEST)) {
    throw new ContractError(
      `${folder} holds files but no ${MANIFEST}: it was not generated, and is left alone`,
    );
  }
  for (const path of present) if (!files.has(path)) rmSync(join(folder, path));
  for (const [path, text] of files) {
    const target = join(folder, path);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  removeEmptyFolders(folder);
}

function listFiles(folder: string, below = ''): string[] {
  if (!existsSync(join(folder, below))) return [];
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    return entry.isDirectory() ? listFiles(folder, path) : [path];
  });
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    removeEmptyFolders(path);
    if (readdirSync(path).length === 0) rmdirSync(path);
  }
}
