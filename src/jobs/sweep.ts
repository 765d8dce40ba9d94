import { setImmediate as nextTurn } from 'node:timers/promises';
import { retainedSince } from '../domain/feed/feed.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../domain/text/instant.ts';
import type { ErasurePlace } from '../store/holdings/kept-documents.ts';
import type { Store } from '../store/open.ts';
import type { WordPosition } from '../store/search-index/search.ts';
import { DEFAULT_RETENTION, endedBy, type Prune, type Retention } from './retention.ts';

const EVERY_MS = 10 * MINUTE_MS;
/** Rows per transaction. Few, so that other writers wait only for milliseconds. */
const AT_ONCE = 1_000;
/** Transactions per kind of row in one sweep. The next sweep, 2 s later, continues with the rest. */
const PIECES = 50;

type Progress = {
  lastSweep: number;
  /** Kinds with more expired rows than one sweep deletes. */
  readonly behind: Set<string>;
  /** Position of the check of search words, by kind. */
  readonly words: Map<string, WordPosition | null>;
  /** Where the erasure of a revoked caller goes on. */
  readonly erasing: Map<string, ErasurePlace>;
};

const progressOf = new WeakMap<Store, Progress>();

const FEED = 'feed';
// Reading the counts reads all rows of changes, so they are kept few.
const MOST_COUNTS = 500;
const KINDS = ['brand', 'publisher', 'property', 'agent'] as const;

/**
 * Deletes expired data: the rows of `endedBy`, events older than the feed's retention, unknown domains that were
 * requested, and, a part each time, search words that no entity has. Sums up changes of counts. Rows that one sweep
 * cannot delete are due again at the next one, however many there are.
 *
 * @returns whether all expired data is deleted
 * @throws {AggregateError} with the parts that failed, after all other parts ran
 */
export async function sweep(
  store: Store,
  now: Date,
  retention: Retention = DEFAULT_RETENTION,
): Promise<boolean> {
  const progress = progressOf.get(store) ?? {
    lastSweep: 0,
    behind: new Set(),
    words: new Map(),
    erasing: new Map(),
  };
  progressOf.set(store, progress);
  const { behind } = progress;
  const isDue = now.getTime() - progress.lastSweep >= EVERY_MS;
  if (isDue) progress.lastSweep = now.getTime();

  const failures: unknown[] = [];
  const attempt = (work: () => Promise<void>) => work().catch((cause: unknown) => void failures.push(cause));
  const part = (name: string, work: () => Promise<boolean>) =>
    isDue || behind.has(name)
      ? attempt(async () => {
          behind.add(name);
          if (await work()) behind.delete(name);
        })
      : undefined;

  await attempt(() => foldCounts(store));
  await attempt(() => removeParts(store, behind));
  await part(FEED, () => sweepFeed(store, now));
  for (const [name, prune] of endedBy(now, retention, progress.erasing))
    await part(name, () => inPieces(store, prune));
  if (isDue) await attempt(() => sweepUnknown(store, now));
  if (isDue) await attempt(() => sweepWords(store, progress.words));
  // A place may be beyond what was committed, and to begin again does no harm.
  if (failures.length > 0) progress.erasing.clear();
  if (failures.length > 0) throw new AggregateError(failures, 'parts of the sweep failed');
  return behind.size === 0;
}

/** Deletes in short transactions. @returns whether all expired rows are deleted */
async function inPieces(store: Store, prune: Prune): Promise<boolean> {
  for (let piece = 0; piece < PIECES; piece += 1) {
    const deleted = await store.transaction((tx) => prune(tx, AT_ONCE), { isLosable: true });
    if (deleted < AT_ONCE) return true;
    await nextTurn();
  }
  return false;
}

const PARTS = 'parts of what was deleted';

/** Removes members of deleted audiences, and the like. They are due at every look, because they count for limits. */
async function removeParts(store: Store, behind: Set<string>): Promise<void> {
  if (!(await store.primary.removals.hasAny())) return;
  behind.add(PARTS);
  if (await inPieces(store, (tx, limit) => tx.removals.prune(limit))) behind.delete(PARTS);
}

async function foldCounts(store: Store): Promise<void> {
  if ((await store.primary.counts.rows(MOST_COUNTS)) < MOST_COUNTS) return;
  await store.transaction((tx) => tx.counts.fold(10 * MOST_COUNTS));
}

async function sweepWords(store: Store, words: Progress['words']): Promise<void> {
  for (const kind of KINDS) {
    const after = words.get(kind) ?? null;
    words.set(kind, await store.transaction((tx) => tx.search.pruneWords(kind, after, AT_ONCE)));
  }
}

/**
 * Longer than reading a page takes and than two clocks may differ, so that no reader misses events that were still
 * readable.
 */
const GRACE_MS = HOUR_MS;
const EVENTS_AT_ONCE = 1_000;
const EVENT_PIECES = 20;

/**
 * Deletes events older than the feed's retention, oldest first, in short transactions. The newest event stays.
 * @returns whether all of them are deleted; false when the call reached its limit first
 */
export async function sweepFeed(store: Store, now: Date): Promise<boolean> {
  const before = new Date(retainedSince(now).getTime() - GRACE_MS);
  for (let piece = 0; piece < EVENT_PIECES; piece += 1) {
    const deleted = await store.transaction((tx) => tx.events.prune(before, EVENTS_AT_ONCE), {
      isLosable: true,
    });
    if (deleted < EVENTS_AT_ONCE) return true;
  }
  return false;
}

/** Days that a domain without brand, file or entry is kept after it was last requested. */
const UNKNOWN_DAYS = 7;
/** Maximum number of such rows per table, requested or not. The oldest are deleted first. */
export const MOST_UNKNOWN = 50_000;
const UNKNOWN_AT_ONCE = 1_000;
const UNKNOWN_PIECES = 50;

/** Deletes rows of domains that were requested or named and have no data. Uses short transactions. */
export async function sweepUnknown(store: Store, now: Date, most = MOST_UNKNOWN): Promise<void> {
  const before = new Date(now.getTime() - UNKNOWN_DAYS * DAY_MS);
  for (const table of ['brands', 'publishers'] as const) {
    const tooMany = await store.primary[table].oldestUnknown(most);
    await untilPruned(() =>
      store.transaction((tx) => tx[table].pruneUnknown({ before, askedBefore: before }, UNKNOWN_AT_ONCE)),
    );
    if (tooMany === undefined) continue;
    const cut = { before: tooMany, askedBefore: now };
    await untilPruned(() => store.transaction((tx) => tx[table].pruneUnknown(cut, UNKNOWN_AT_ONCE)));
  }
}

async function untilPruned(prune: () => Promise<number>): Promise<void> {
  for (let piece = 0; piece < UNKNOWN_PIECES; piece += 1) if ((await prune()) < UNKNOWN_AT_ONCE) return;
}
