import type { Store } from '../store/open.ts';
import { systemClock } from './clock.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

const EVERY_MS = 30_000;
/** More than this is worth a line: tokens are signed with the host's time. */
const SKEW_MS = 1_000;
const JUMP_MS = 5_000;

/** Keeps the store's clock true to the database's, and tells the operator when clocks disagree. */
export function watchClock({ store, log, metrics }: { store: Store; log: Log; metrics: Metrics }) {
  let isSkewed = false;

  async function look(): Promise<void> {
    const jump = await store.syncClock();
    if (Math.abs(jump) > JUMP_MS)
      log.error({ jump_ms: Math.round(jump) }, 'the clock of the database was set');
    const skew = systemClock.now().getTime() - store.now().getTime();
    metrics.clockSkew.set(skew / 1000);
    const wasSkewed = isSkewed;
    isSkewed = Math.abs(skew) > SKEW_MS;
    if (isSkewed && !wasSkewed) {
      log.warn({ skew_ms: Math.round(skew) }, "the clock of this host differs from the database's");
    }
  }

  const tick = () =>
    void look().catch((cause: unknown) =>
      log.warn({ err: cause }, 'the clock of the database could not be read'),
    );
  tick();
  const timer = setInterval(tick, EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
