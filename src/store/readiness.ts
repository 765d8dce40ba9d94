import { StoreError, sqlCodeOf } from './engine/errors.ts';
import { resultWithin } from './engine/result-within.ts';

export type ReadinessTools = {
  /** Rejects unless the databases of readers and the writer respond; whether the schema is complete. */
  isMigrated(): Promise<boolean>;
  /** Commits a small change. */
  write(): Promise<unknown>;
  /** Free bytes where the database is; null when that cannot be known. */
  freeBytes(): Promise<number | null>;
};

export type Readiness = {
  /** Whether the database responds within two seconds, has every migration and accepts writes. */
  ready(): Promise<boolean>;
  /** Notes the failure of a write: a full disk may have room for small writes and none for others. */
  writeFailed(error: unknown): void;
};

const READY_WITHIN_MS = 2_000;
/** A write may wait for its turn for long, so a look at readiness uses the result of the last one. */
const WRITE_EVERY_MS = 5_000;
/** How long the database counts as full after a write found no room. */
const FULL_MS = 10_000;
/** With less than this, a write of ordinary size fails. */
const LEAST_FREE_BYTES = 1024 * 1024;
const FULL = /^(53100|SQLITE_FULL|SQLITE_IOERR)/;

/** A count of a limit that nobody reads. */
export const smallWrite = (now: Date) => ({
  class: 'readiness',
  key: '',
  limit: 1_000_000,
  windowMs: 60_000,
  now,
});

/** Checks readiness; simultaneous calls share one check, so that a database that hangs does not cost one connection each. */
export function createReadiness({ isMigrated, write, freeBytes }: ReadinessTools): Readiness {
  let checking: Promise<boolean> | undefined;
  let writing: Promise<void> | undefined;
  let writtenAt = Number.NEGATIVE_INFINITY;
  let isWritable = true;
  let fullUntil = Number.NEGATIVE_INFINITY;

  async function tryToWrite(): Promise<void> {
    try {
      await write();
      isWritable = true;
    } catch {
      isWritable = false;
    } finally {
      writtenAt = performance.now();
      writing = undefined;
    }
  }

  async function hasRoom(): Promise<boolean> {
    if (performance.now() < fullUntil) return false;
    const free = await freeBytes();
    if (free !== null && free < LEAST_FREE_BYTES) return false;
    if (performance.now() - writtenAt >= WRITE_EVERY_MS) writing ??= tryToWrite();
    // What waits behind other writers says nothing about the disk.
    await resultWithin(writing ?? Promise.resolve(), READY_WITHIN_MS / 2, undefined);
    return isWritable;
  }

  async function check(): Promise<boolean> {
    try {
      return (await isMigrated()) && (await hasRoom());
    } catch {
      return false;
    } finally {
      checking = undefined;
    }
  }

  return {
    ready() {
      checking ??= check();
      return resultWithin(checking, READY_WITHIN_MS, false);
    },
    writeFailed(error) {
      const cause = error instanceof StoreError ? error.cause : error;
      if (FULL.test(sqlCodeOf(cause) ?? '')) fullUntil = performance.now() + FULL_MS;
    },
  };
}
