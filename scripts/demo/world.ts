import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../src/infra/project.ts';

export { seeds } from './seeds.ts';

const WORLD = join(projectRoot, 'scripts/demo/world');
const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** Folder of the shipped world. Throws when the installation does not contain it. */
export async function shippedWorld(): Promise<string> {
  if (await isFolder(WORLD)) return WORLD;
  throw new Error(`the demo world is missing; looked in ${WORLD}`);
}

/**
 * Copies the shipped world to `toDir` and returns true. Returns false and changes nothing when `toDir` already
 * exists, so that edits survive a restart. Delete the folder to get a fresh world.
 */
export async function copyWorld(toDir: string): Promise<boolean> {
  if (await isFolder(toDir)) return false;
  const unfinished = `${toDir}.${process.pid}.new`;
  await mkdir(dirname(toDir), { recursive: true });
  try {
    await cp(await shippedWorld(), unfinished, { recursive: true });
    // An interrupted copy must never be taken for a world that a user reduced by hand.
    await rename(unfinished, toDir);
  } catch (problem) {
    await rm(unfinished, { recursive: true, force: true });
    throw problem;
  }
  return true;
}

/** Names of the hosts that a world folder serves, sorted. Entries without a host name are left out. */
export async function hostsOf(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && HOST.test(entry.name))
    .map((entry) => entry.name)
    .sort();
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}
