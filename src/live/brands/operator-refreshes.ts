import type { Asker } from '../../desk/live.ts';
import { siteOf } from '../../domain/net/domain-name.ts';
import { LIVE_MS } from '../../domain/publishers/crawl.ts';
import { singleFlight, type Turns } from '../../outside/sharing.ts';
import type { LookTools } from '../look-tools.ts';
import { forgetOld, LOOK_WAIT_MS, within } from '../waiting.ts';

type Tools = Pick<LookTools, 'turns' | 'inBackground' | 'now'> & {
  turns: Turns;
  resolveBrand: (domain: string, asker: Asker) => Promise<unknown>;
};

/** Creates the function that resolves an operator's brand again, at most once in 30 seconds unless `fresh`. */
export function operatorRefreshes({ turns, resolveBrand, inBackground, now }: Tools) {
  const running = singleFlight<void>();
  // Only a look that ended counts: one that nobody waited for to the end has recorded nothing.
  const refreshed = new Map<string, { since: number }>();

  async function refresh(asker: Asker, domain: string, signal: AbortSignal): Promise<void> {
    const since = now().getTime();
    await turns.within({ share: asker.share, site: siteOf(domain) }, signal, () =>
      resolveBrand(domain, { ...asker, signal }),
    );
    forgetOld(refreshed, now().getTime());
    refreshed.delete(domain);
    refreshed.set(domain, { since });
  }

  return async function refreshOperator(asker: Asker, domain: string, fresh = false): Promise<void> {
    const known = refreshed.get(domain);
    const isRecent = known !== undefined && now().getTime() - known.since < LIVE_MS;
    if (isRecent && !fresh && !running.isRunning(domain)) return;
    const done = running(domain, asker.signal, (signal) => refresh(asker, domain, signal));
    inBackground('a brand could not be resolved', domain, done);
    const ended = done.catch(() => undefined);
    await within(LOOK_WAIT_MS, ended, undefined);
  };
}
