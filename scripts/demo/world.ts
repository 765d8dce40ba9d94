import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../src/infra/project.ts';

export { type Seed, seeds } from './seeds.ts';

const WORLD = join(projectRoot, 'scripts/demo/world');
const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** Folder of the world as shipped. Throws when the installation lacks it. */
export async function shippedWorld(): Promise<string> {
  if (await isFolder(WORLD)) return WORLD;
  throw new Error(`the demo world is missing; looked in ${WORLD}`);
}

/**
 * Copies the shipped world to `toDir` and answers true; answers false and touches nothing when `toDir` is there
 * already, so that what somebody edited survives a restart. Delete the folder to get a fresh world.
 */
export async function copyWorld(toDir: string): Promise<boolean> {
  if (await isFolder(toDir)) return false;
  const unfinished = `${toDir}.${process.pid}.new`;
  await mkdir(dirname(toDir), { recursive: true });
  try {
    await cp(await shippedWorld(), unfinished, { recursive: true });
    // An interrupted copy must never be taken for a world that somebody trimmed by hand.
    await rename(unfinished, toDir);
  } catch (problem) {
    await rm(unfinished, { recursive: true, force: true });
    throw problem;
  }
  return true;
}

/** Names of the hosts that a world folder serves, sorted. Anything not named like a host is left out. */
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
