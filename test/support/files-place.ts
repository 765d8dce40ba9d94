import { accessSync, constants, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
/** Bytes that it must have left: more than the databases of all workers take. Containers may have 64 MB. */
const ROOM = 4 * 1024 ** 3;

/**
 * The folder for databases of tests: in memory, so that no commit, copy or end of a connection waits for a disk that
 * others write to, unless there is no room. Processes that are killed leave there what they would leave on a disk.
 */
export function placeForDatabases(): string {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ROOM && freemem() >= ROOM ? IN_MEMORY : tmpdir();
  } catch {
    // Other systems have no such folder.
    return tmpdir();
  }
}
