import { queueFeedPage, wakeSubscription } from '../../record/feed/feed-subscriptions.ts';
import type { Store } from '../../store/open.ts';
import { inBatch } from '../in-batch.ts';
import { type NamedJob, typedJob } from '../typed-job.ts';

const AT_ONCE = 200;

/**
 * Creates the schedule step that wakes subscriptions to the change feed after a write to it. A subscription whose
 * page is still being sent is checked again when that page ends.
 */
export function createPushSchedule(store: Store, now: () => Date): () => Promise<void> {
  let seen = '';
  return async () => {
    const head = JSON.stringify((await store.primary.events.head()) ?? null);
    if (head === seen) return;
    const at = now();
    for (let after = ''; ; ) {
      const ids = await store.primary.feedSubscriptions.active(after, AT_ONCE);
      await inBatch(store, ids, async (tx, some) => {
        for (const id of some) await wakeSubscription(tx, id, at);
      });
      const last = ids.at(-1);
      if (last === undefined || ids.length < AT_ONCE) break;
      after = last;
    }
    seen = head;
  };
}

/** Sends a subscription its next page of the change feed. */
export function pushFeed({ store, now }: { store: Store; now: () => Date }): NamedJob<'pushFeed'> {
  return typedJob('pushFeed', {
    async run({ payload }) {
      const { id } = payload;
      const queued = await store.transaction((tx) => queueFeedPage(tx, id, now()));
      return { kind: 'done', detail: { queued } };
    },
  });
}
