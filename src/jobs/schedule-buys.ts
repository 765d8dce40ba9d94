import { lookOf } from '../record/media/commit-buy.ts';
import type { Store } from '../store/open.ts';

const AT_ONCE = 100;

/** Puts a look at every buy whose time has come into the queue; one that waits there already is not put twice. */
export async function scheduleBuys(store: Store, now: Date): Promise<void> {
  const due = await store.read.mediaBuys.due(now, AT_ONCE);
  if (due.length === 0) return;
  await store.transaction(async (tx) => {
    for (const key of due) await tx.jobs.enqueue(lookOf(key, now));
  });
}
