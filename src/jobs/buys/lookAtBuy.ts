import type { Platform } from '../../ad-server/port.ts';
import { isFinalBuy } from '../../domain/buys/lifecycle/buy.ts';
import { compareImpairments } from '../../record/accounts/compare-impairments.ts';
import { lookOf, noteSpent, settleBuy } from '../../record/buys/commit-buy.ts';
import { countingOf, isCountedLater } from '../../record/buys/counting.ts';
import { isExhausted, owedByPackage } from '../../record/buys/delivered.ts';
import type { Store } from '../../store/open.ts';
import { inBatch } from '../in-batch.ts';
import { type NamedJob, typedJob } from '../typed-job.ts';

type Tools = { store: Store; platform: Platform; now: () => Date };

/**
 * Moves a buy to the state that time or its delivery requires: it starts, ends, has spent its budget, or loses a
 * hold. Records the amount that it delivered, and records it once more after the end.
 */
export function lookAtBuy({ store, platform, now }: Tools): NamedJob<'lookAtBuy'> {
  return typedJob('lookAtBuy', {
    async run({ payload: key }) {
      const at = now();
      const seen = await store.primary.mediaBuys.find(key);
      if (seen === undefined || (isFinalBuy(seen.status) && seen.lookAt === null))
        return { kind: 'done', detail: { moved: false } };
      const isOver = isFinalBuy(seen.status);
      const exhausted = !isOver && (await isExhausted(platform, store.primary, seen, at));
      const owed = await owedByPackage(platform, store.primary, seen, at);
      const moved = await store.transaction(async (tx) => {
        await tx.mediaBuys.lock(key);
        await tx.mediaBuys.hold(key.principalId, [key.id]);
        const buy = await tx.mediaBuys.find(key);
        // Compared at every look, because an event source that stops sending causes no write.
        if (buy !== undefined && !isOver && buy.details.push_notification_config !== undefined)
          await compareImpairments(tx, buy, at);
        // A buy that changed since it was read is still due, so a later look handles it.
        if (buy === undefined || (isFinalBuy(buy.status) && buy.revision !== seen.revision)) return null;
        const spent = buy.revision === seen.revision ? owed : undefined;
        if (!isFinalBuy(buy.status))
          return settleBuy(tx, buy, {
            now: at,
            isBudgetSpent: exhausted && spent !== undefined,
            spent,
            isCounted: !isCountedLater(platform, buy),
          });
        const counted = isCountedLater(platform, buy) ? await countingOf(tx, buy, at) : undefined;
        await noteSpent(tx, buy, owed, counted);
        return null;
      });
      return {
        kind: 'done',
        detail: moved === null ? { moved: false } : { moved: true, status: moved.status },
      };
    },
  });
}

const AT_ONCE = 100;

/** Enqueues a look at every buy that is due. A look that is already queued is not enqueued twice. */
export async function scheduleBuys(store: Store, now: Date): Promise<void> {
  await inBatch(store, await store.primary.mediaBuys.due(now, AT_ONCE), async (tx, due) => {
    for (const key of due) await tx.jobs.enqueue(lookOf(key, now));
  });
}
