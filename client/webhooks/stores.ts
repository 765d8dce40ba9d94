import type { ReplayPort } from '../../src/domain/signatures/verify.ts';

/** Events that were received, by sender and idempotency key. Several processes must share one. */
export type SeenEvents = {
  /** Takes a key down in one step; false when it is there already. */
  take(key: string, until: Date): Promise<boolean>;
  /** Takes it back, after the event could not be handled. */
  forget(key: string): Promise<void>;
};

/** Events that one process has seen: for one process only, and until it ends. */
export function memoryEvents(now: () => Date, most = 100_000): SeenEvents {
  const seen = new Map<string, number>();
  return {
    async take(key, until) {
      dropEnded(seen, now().getTime());
      if (seen.has(key)) return false;
      if (seen.size >= most) throw new Error('the memory of received events is full');
      seen.set(key, until.getTime());
      return true;
    },
    forget: async (key) => void seen.delete(key),
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
