import { lookOf } from '../../record/buys/commit-buy.ts';
import type { Store } from '../../store/open.ts';
import { inBatch } from '../in-batch.ts';

const AT_ONCE = 100;

/** Puts a look at every buy whose time has come into the queue; one that waits there already is not put twice. */
export async function scheduleBuys(store: Store, now: Date): Promise<void> {
  await inBatch(store, await store.primary.mediaBuys.due(now, AT_ONCE), async (tx, due) => {
    for (const key of due) await tx.jobs.enqueue(lookOf(key, now));
  });
}
