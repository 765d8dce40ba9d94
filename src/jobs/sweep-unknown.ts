import type { Store } from '../store/open.ts';

const DAY_MS = 24 * 3_600_000;
/** How long a domain without brand, file or entry stays known after it was asked for. */
const KEPT_DAYS = 7;
/** Such rows of a table that are kept at most, asked for or not; the oldest go first. */
export const MOST_UNKNOWN = 50_000;
const AT_ONCE = 1_000;
const PIECES = 50;

/** Deletes what is left of domains that were asked for, or named, and have nothing. In short transactions. */
export async function sweepUnknown(store: Store, now: Date, most = MOST_UNKNOWN): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  for (const table of ['brands', 'publishers'] as const) {
    const tooMany = await store.primary[table].oldestUnknown(most);
    await inPieces(() =>
      store.transaction((tx) => tx[table].pruneUnknown({ before, askedBefore: before }, AT_ONCE)),
    );
    if (tooMany === undefined) continue;
    const cut = { before: tooMany, askedBefore: now };
    await inPieces(() => store.transaction((tx) => tx[table].pruneUnknown(cut, AT_ONCE)));
  }
}

async function inPieces(prune: () => Promise<number>): Promise<void> {
  for (let piece = 0; piece < PIECES; piece += 1) if ((await prune()) < AT_ONCE) return;
}
