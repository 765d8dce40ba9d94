import type { Store } from '../store/open.ts';

const DAY_MS = 24 * 3_600_000;
const KEPT_DAYS = 30;
const EVERY_MS = 10 * 60_000;
const AT_ONCE = 1000;

const lastSweep = new WeakMap<Store, number>();

/** Deletes what nobody asks for any more: ended jobs and crawl requests after 30 days, and limits that are over. */
export async function sweep(store: Store, now: Date): Promise<void> {
  if (now.getTime() - (lastSweep.get(store) ?? 0) < EVERY_MS) return;
  lastSweep.set(store, now.getTime());
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await store.transaction(async (tx) => {
    await tx.jobs.prune(before, AT_ONCE);
    await tx.crawlRequests.prune(before, AT_ONCE);
    await tx.limits.prune(now, AT_ONCE);
  });
}
