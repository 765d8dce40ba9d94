import type { Asker } from '../desk/live.ts';
import { ApiError } from '../domain/errors.ts';

// A bulk answer waits this long for domains that nobody asked for before.
const BULK_WAIT_MS = 8_000;
const BULK_AT_ONCE = 10;

/** Looks at many domains, a few at a time, as long as a request waits for them; see `eachOf`. */
export async function inBulk(
  domains: readonly string[],
  asker: Asker,
  look: (domain: string, asker: Asker) => Promise<void>,
): Promise<void> {
  const signal = AbortSignal.any([asker.signal, AbortSignal.timeout(BULK_WAIT_MS)]);
  await eachOf(domains, { ...asker, signal }, look);
}

/** Looks at many domains, a few at a time; those that the caller has no share left for are left out. */
export async function eachOf(
  domains: readonly string[],
  asker: Asker,
  look: (domain: string, asker: Asker) => Promise<void>,
): Promise<void> {
  const waiting = domains.values();
  const work = async () => {
    for (const domain of waiting) {
      if (asker.signal.aborted) return;
      try {
        await look(domain, asker);
      } catch (cause) {
        if (asker.signal.aborted) return;
        if (!(cause instanceof ApiError && cause.code === 'unavailable')) throw cause;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(BULK_AT_ONCE, domains.length) }, work));
}
