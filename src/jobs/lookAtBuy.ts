import { isFinalBuy } from '../domain/media/lifecycle/buy.ts';
import type { BuyKey } from '../domain/media/records/buy.ts';
import type { JobKind } from '../infra/queue.ts';
import type { Platform } from '../platform/port.ts';
import { settleBuy } from '../record/media/commit-buy.ts';
import { isExhausted } from '../record/media/delivered.ts';
import type { Store } from '../store/open.ts';

type Tools = { store: Store; platform: Platform; now: () => Date };

/** Makes the moves of a buy that time or its delivery has brought: it starts, ends, or has spent its budget. */
export function lookAtBuy({ store, platform, now }: Tools): JobKind {
  return {
    async run({ payload }) {
      const key = payload as BuyKey;
      const at = now();
      const seen = await store.read.mediaBuys.find(key);
      if (seen === undefined || isFinalBuy(seen.status)) return { kind: 'done', detail: { moved: false } };
      const exhausted = await isExhausted(platform, store.read, seen, at);
      const moved = await store.transaction(async (tx) => {
        await tx.mediaBuys.lock(key);
        const buy = await tx.mediaBuys.find(key);
        if (buy === undefined || isFinalBuy(buy.status)) return null;
        return settleBuy(tx, buy, { now: at, isBudgetSpent: exhausted && buy.revision === seen.revision });
      });
      return {
        kind: 'done',
        detail: moved === null ? { moved: false } : { moved: true, status: moved.status },
      };
    },
  };
}
