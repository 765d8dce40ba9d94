import type { Metrics } from '../../infra/metrics.ts';
import type { Store } from '../../store/open.ts';

const EVERY_MS = 60_000;

/**
 * A step of the schedule that measures, once in a minute, what waits for a decision of operators: a buyer or member
 * waits for a person, and nothing else would tell the person.
 */
export function measureWaiting(
  { store, metrics }: { store: Store; metrics: Pick<Metrics, 'waiting' | 'waitingSeconds'> },
  now: () => Date,
): () => Promise<void> {
  let measuredAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const at = now().getTime();
    if (at - measuredAt < EVERY_MS) return;
    measuredAt = at;
    for (const [kind, { count, oldest }] of Object.entries(await store.read.waiting.all())) {
      metrics.waiting.set({ kind }, count);
      metrics.waitingSeconds.set({ kind }, oldest === null ? 0 : Math.max(0, at - oldest.getTime()) / 1000);
    }
  };
}
