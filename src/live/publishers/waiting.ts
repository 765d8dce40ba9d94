import { LIVE_MS } from '../../domain/publishers/crawl.ts';

/** How long a request waits for a look at another host. */
export const LOOK_WAIT_MS = 8_000;
const MOST_REMEMBERED = 10_000;

/** The result of the work; rejects with the signal's reason if the caller disconnects first. */
export function whileWaiting<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/** Removes entries older than `LIVE_MS`, and the oldest ones above `MOST_REMEMBERED`. Entries are in order of time. */
export function forgetOld<T extends { since: number }>(
  held: Map<string, T>,
  at: number,
  drop?: (one: T) => void,
): void {
  for (const [domain, one] of held) {
    if (at - one.since < LIVE_MS && held.size < MOST_REMEMBERED) return;
    held.delete(domain);
    drop?.(one);
  }
}

/** The result of the work, or `late` when the work takes longer than `ms`. The work goes on. */
export async function within<T>(ms: number, work: Promise<T>, late: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(late), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
