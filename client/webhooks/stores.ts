import type { ReplayPort } from '../../src/domain/signatures/verify.ts';

/** Events that were received, by sender and idempotency key. Several processes must share one. */
export type SeenEvents = {
  /**
   * Claims an event in one step: `new` for the caller that handles it now, `busy` while another one does, `seen` once it
   * was handled. A claim ends at `until`, so that an event whose handler died comes again.
   */
  claim(key: string, until: Date): Promise<'new' | 'busy' | 'seen'>;
  /** The event was handled, and counts as seen until then. */
  keep(key: string, until: Date): Promise<void>;
  /** The event could not be handled, and is new again. */
  release(key: string): Promise<void>;
};

/** Events that one process has seen: for one process only, and until it ends. */
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
      if (seen.size + claimed.size >= most) throw new Error('the memory of received events is full');
      // Claims end in the order of the map: one that is taken anew goes to its end.
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

/** Nonces that one process has seen, at most so many per key. */
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

/** Entries end about in the order in which they came, so that only those at the front are looked at. */
function dropEnded(entries: Map<string, number>, now: number): void {
  for (const [key, until] of entries) {
    if (until > now) return;
    entries.delete(key);
  }
}
