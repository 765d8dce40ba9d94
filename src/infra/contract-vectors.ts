import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

const FOLDER = join(projectRoot, 'schemas/v3');
const VECTORS = 'vectors';

export type ContractVectors = {
  /** Paths of the test vectors below `/schemas/v3/`, sorted. */
  list(): Promise<readonly string[]>;
  /** Text of a vector; null for a path that is not in the list. */
  text(path: string): Promise<string | null>;
};

/** Test vectors that implementers check themselves with. The list is read once; only what is in it is opened. */
export function openContractVectors(): ContractVectors {
  let listed: Promise<readonly string[]> | undefined;
  const list = () => {
    listed ??= listVectors();
    return listed;
  };
  return {
    list,
    text: async (path) => ((await list()).includes(path) ? readFile(join(FOLDER, path), 'utf8') : null),
  };
}

async function listVectors(): Promise<readonly string[]> {
  if (!existsSync(join(FOLDER, VECTORS))) return [];
  const entries = await readdir(join(FOLDER, VECTORS), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(FOLDER.length + 1))
    .sort();
}
