import { retainedSince } from '../../domain/feed/feed.ts';
import type { Store } from '../../store/open.ts';

/** Longer than any page takes to read and any two clocks differ: nobody may miss what was still readable. */
const GRACE_MS = 3_600_000;
const AT_ONCE = 1_000;
const PIECES = 20;

/**
 * Deletes events that left the retention of the feed, oldest first, in short transactions. The newest event stays.
 * Tells whether all are gone; a call that did its share and found more answers false.
 */
export async function sweepFeed(store: Store, now: Date): Promise<boolean> {
  const before = new Date(retainedSince(now).getTime() - GRACE_MS);
  for (let piece = 0; piece < PIECES; piece += 1) {
    const deleted = await store.transaction((tx) => tx.events.prune(before, AT_ONCE), { isLosable: true });
    if (deleted < AT_ONCE) return true;
  }
  return false;
}
