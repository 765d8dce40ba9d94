import type { ReplayPort } from '../../src/domain/signatures/verify.ts';

/** Store of received events by sender and idempotency key. Several processes must share one store. */
export type SeenEvents = {
  /**
   * Claims an event atomically: `new` if the caller must handle it, `busy` while another caller handles it,
   * `seen` if it was handled. A claim expires at `until`, so an event whose handler died can be claimed
   * again.
   */
  claim(key: string, until: Date): Promise<'new' | 'busy' | 'seen'>;
  /** Marks the event as handled until `until`. */
  keep(key: string, until: Date): Promise<void>;
  /** Gives up the claim, so that the event is new again. */
  release(key: string): Promise<void>;
};

/**
 * An in-memory store of events, for a single process. A restart empties it. When it holds `most` events, it forgets
 * those that were handled first: they can then be handled again if the sender repeats them so late. While `most` events
 * are being handled at once, the sender is asked to come back.
 */
export function memoryEvents(now: () => Date, most = 100_000): SeenEvents {
  const claimed = new Map<string, number>();
  const seen = new Map<string, number>();
  return {
    async claim(key, until) {
      const at = now().getTime();
      dropEnded(seen, at);
      if (seen.has(key)) return 'seen';
      if ((claimed.get(key) ?? 0) > at) return 'busy';
      dropEnded(claimed, at);
      for (const [oldest] of seen) {
        if (seen.size + claimed.size < most) break;
        seen.delete(oldest);
      }
      if (claimed.size >= most) return 'busy';
      // The map is in the order of expiry, so a renewed claim must move to its end.
      claimed.delete(key);
      claimed.set(key, until.getTime());
      return 'new';
    },
    async keep(key, until) {
      claimed.delete(key);
      seen.delete(key);
      seen.set(key, until.getTime());
    },
    release: async (key) => void claimed.delete(key),
  };
}

/** An in-memory store of seen nonces, for a single process, with a limit per key. */
export function memoryReplays(mostPerKey = 100_000): ReplayPort {
  const byKey = new Map<string, Map<string, number>>();
  const noncesOf = (keyid: string, now: Date) => {
    const nonces = byKey.get(keyid) ?? new Map<string, number>();
    byKey.set(keyid, nonces);
    dropEnded(nonces, now.getTime());
    return nonces;
  };
  return {
    isFull: async (keyid, now) => noncesOf(keyid, now).size >= mostPerKey,
    async remember({ keyid, nonce, until, now }) {
      const nonces = noncesOf(keyid, now);
      if (nonces.has(nonce)) return 'seen';
      if (nonces.size >= mostPerKey) return 'full';
      nonces.set(nonce, until.getTime());
      return 'new';
    },
  };
}

/**
 * Drops expired entries. Entries expire roughly in the order in which they were added, so the scan stops at
 * the first valid one.
 */
function dropEnded(entries: Map<string, number>, now: number): void {
  for (const [key, until] of entries) {
    if (until > now) return;
    entries.delete(key);
  }
}
