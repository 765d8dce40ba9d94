import type { Asker } from '../../desk/live.ts';
import { LIVE_MS } from '../../domain/publishers/crawl.ts';
import type { LookTools } from '../look-tools.ts';
import { forgetOld, LOOK_WAIT_MS, within } from '../publishers/waiting.ts';

type Tools = Pick<LookTools, 'inBackground' | 'now'> & {
  /** Concurrent calls for a domain share one look, which waits for a turn in the share of each caller. */
  resolveBrand: (domain: string, asker: Asker) => Promise<unknown>;
};

/** Creates the function that resolves an operator's brand again, at most once in 30 seconds unless `fresh`. */
export function operatorRefreshes({ resolveBrand, inBackground, now }: Tools) {
  /** When the look that callers wait for began, and how many they are. */
  const running = new Map<string, { since: number; callers: number }>();
  // Only a look that ended counts: one that nobody waited for to the end has recorded nothing.
  const refreshed = new Map<string, { since: number }>();

  async function refresh(asker: Asker, domain: string): Promise<void> {
    const look = running.get(domain) ?? { since: now().getTime(), callers: 0 };
    look.callers += 1;
    running.set(domain, look);
    try {
      await resolveBrand(domain, asker);
      forgetOld(refreshed, now().getTime());
      refreshed.delete(domain);
      refreshed.set(domain, { since: look.since });
    } finally {
      look.callers -= 1;
      if (look.callers === 0) running.delete(domain);
    }
  }

  return async function refreshOperator(asker: Asker, domain: string, fresh = false): Promise<void> {
    const known = refreshed.get(domain);
    const isRecent = known !== undefined && now().getTime() - known.since < LIVE_MS;
    if (isRecent && !fresh && !running.has(domain)) return;
    const done = refresh(asker, domain);
    inBackground('a brand could not be resolved', domain, done);
    const ended = done.catch(() => undefined);
    await within(LOOK_WAIT_MS, ended, undefined);
  };
}
