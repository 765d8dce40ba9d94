import { isNoticeDue, type NoticeAddress, queueNotice } from '../../record/moderation/notices.ts';
import type { Store } from '../../store/open.ts';

const EVERY_MS = 15_000;

/**
 * A step of the schedule that notifies the operator of what began to wait for a decision. It reads what waits instead of
 * being called by the writes that make something wait, so none of them can be forgotten, and none takes longer.
 */
export function notifyOperator(
  { store, address }: { store: Store; address: NoticeAddress | null },
  now: () => Date,
): () => Promise<void> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const at = now();
    if (address === null || at.getTime() - lookedAt < EVERY_MS) return;
    lookedAt = at.getTime();
    if (await isNoticeDue(store.primary, address, at)) {
      await store.transaction((tx) => queueNotice(tx, address, at));
    }
  };
}
