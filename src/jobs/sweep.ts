import { setImmediate as nextTurn } from 'node:timers/promises';
import { retainedSince } from '../domain/feed/feed.ts';
import type { Store } from '../store/open.ts';
import type { WordPosition } from '../store/search/search.ts';
import { DEFAULT_RETENTION, endedBy, type Prune, type Retention } from './retention.ts';

const EVERY_MS = 10 * 60_000;
/** Rows of one transaction: few, so that writers wait for milliseconds. */
const AT_ONCE = 1_000;
/** Transactions of one look for each kind of thing; what is left then is swept with the next look, 2 s later. */
const PIECES = 50;

type Progress = {
  lastSweep: number;
  /** Kinds of which more is over than one look deletes. */
  readonly behind: Set<string>;
  /** How far the words of the search have been looked at, by kind. */
  readonly words: Map<string, WordPosition | null>;
};

const progressOf = new WeakMap<Store, Progress>();

const FEED = 'feed';
// A look reads them all, so they are kept few.
const MOST_COUNTS = 500;
const KINDS = ['brand', 'publisher', 'property'] as const;

/**
 * Deletes what nobody asks for any more: what `endedBy` names, events that left the feed, domains that were asked for in
 * vain, and, a part each time, words of the search that no entity has. Sums up changes of counts. What could not be deleted in one look is due again at
 * the next one, however many rows there are.
 *
 * @returns whether nothing is left that is over
 * @throws {AggregateError} with what failed, after everything else was swept
 */
export async function sweep(
  store: Store,
  now: Date,
  retention: Retention = DEFAULT_RETENTION,
): Promise<boolean> {
  const progress = progressOf.get(store) ?? { lastSweep: 0, behind: new Set(), words: new Map() };
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
  await part(FEED, () => sweepFeed(store, now));
  for (const [name, prune] of endedBy(now, retention)) await part(name, () => inPieces(store, prune));
  if (isDue) await attempt(() => sweepUnknown(store, now));
  if (isDue) await attempt(() => sweepWords(store, progress.words));
  if (failures.length > 0) throw new AggregateError(failures, 'parts of the sweep failed');
  return behind.size === 0;
}

/** Whether all is gone. */
async function inPieces(store: Store, prune: Prune): Promise<boolean> {
  for (let piece = 0; piece < PIECES; piece += 1) {
    const deleted = await store.transaction((tx) => prune(tx, AT_ONCE), { isLosable: true });
    if (deleted < AT_ONCE) return true;
    await nextTurn();
  }
  return false;
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

/** Longer than any page takes to read and any two clocks differ: nobody may miss what was still readable. */
const GRACE_MS = 3_600_000;
const EVENTS_AT_ONCE = 1_000;
const EVENT_PIECES = 20;

/**
 * Deletes events that left the retention of the feed, oldest first, in short transactions. The newest event stays.
 * Tells whether all are gone; a call that did its share and found more answers false.
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

const DAY_MS = 24 * 3_600_000;
/** How long a domain without brand, file or entry stays known after it was asked for. */
const UNKNOWN_DAYS = 7;
/** Such rows of a table that are kept at most, asked for or not; the oldest go first. */
export const MOST_UNKNOWN = 50_000;
const UNKNOWN_AT_ONCE = 1_000;
const UNKNOWN_PIECES = 50;

/** Deletes what is left of domains that were asked for, or named, and have nothing. In short transactions. */
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
