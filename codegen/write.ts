import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ContractError } from './contract-error.ts';
import { DERIVED_MANIFEST, MANIFEST } from './emit/index.ts';

type Files = ReadonlyMap<string, string>;

/** What became of the files of a folder; paths below it. */
export interface Written {
  readonly created: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
}

/** Differences between a folder and the files that it should contain, one line each, sorted by path. */
export function compareFolder(folder: string, files: Files): string[] {
  const present = new Set(listFiles(folder));
  const paths = [...new Set([...present, ...files.keys()])].sort();
  return paths.flatMap((path) => {
    const expected = files.get(path);
    if (expected === undefined) return [`extra: ${path}`];
    if (!present.has(path)) return [`missing: ${path}`];
    return holds(join(folder, path), expected) ? [] : [`differs: ${path}`];
  });
}

/**
 * Makes a folder contain exactly these files; with `owns`, only other files for which it is true are removed.
 * Refuses a folder with files but without a manifest, because it may not be ours to empty. Several processes may
 * write the same files at once. A process that is killed leaves no derived manifest, so the next run completes the
 * work.
 */
export function writeFolder(
  folder: string,
  files: Files,
  owns: (path: string) => boolean = () => true,
): Written {
  const present = listFiles(folder);
  if (present.length > 0 && !present.includes(MANIFEST)) {
    throw new ContractError(
      `${folder} holds files but no ${MANIFEST}: it was not generated, and is left alone`,
    );
  }
  const removed = present.filter((path) => owns(path) && !files.has(path));
  const written = [...files].filter(([path, text]) => !holds(join(folder, path), text));
  if (removed.length + written.length > 0) rmSync(join(folder, DERIVED_MANIFEST), { force: true });
  for (const path of removed) rmSync(join(folder, path), { force: true });
  for (const [path, text] of written) if (path !== DERIVED_MANIFEST) writeWhole(join(folder, path), text);
  const derived = files.get(DERIVED_MANIFEST);
  if (derived !== undefined && written.length + removed.length > 0)
    writeWhole(join(folder, DERIVED_MANIFEST), derived);
  removeEmptyFolders(folder);
  const [created, changed] = [false, true].map((wasThere) =>
    written.map(([path]) => path).filter((path) => present.includes(path) === wasThere),
  );
  return {
    created: created ?? [],
    changed: changed ?? [],
    removed,
    unchanged: files.size - written.length,
  };
}

/** Whether a file exists and has this text. */
export const holds = (target: string, text: string) =>
  existsSync(target) && readFileSync(target, 'utf8') === text;

/** Writes a file atomically: a reader sees the whole text or none of it. */
export function writeWhole(target: string, text: string): void {
  const unfinished = `${target}${UNFINISHED}${process.pid}`;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(unfinished, text);
  renameSync(unfinished, target);
}

const UNFINISHED = '.unfinished-';

/**
 * The files below a folder, except those that a process is writing. Unfinished files of killed processes are
 * removed.
 */
function listFiles(folder: string, below = ''): string[] {
  if (!existsSync(join(folder, below))) return [];
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) return listFiles(folder, path);
    const [, writer] = entry.name.split(UNFINISHED);
    if (writer === undefined) return [path];
    if (!isRunning(Number(writer))) rmSync(join(folder, path), { force: true });
    return [];
  });
}

function isRunning(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch {
    return false;
  }
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    removeEmptyFolders(path);
    if (readdirSync(path).length === 0) rmdirSync(path);
  }
}
