import type { Store } from '../store/open.ts';
import type { NoteKeyUse } from './authenticate.ts';

/** Maximum number of keys whose use waits to be stored. The use of further keys is noted with a later request. */
const MOST_WAITING = 10_000;

type Use = { readonly at: Date; readonly prefix: string };
const byId = ([one]: [string, Use], [other]: [string, Use]): number => (one < other ? -1 : 1);

/**
 * Stores when keys were last used, behind the requests: several uses in one transaction, and one transaction at a
 * time. People read the time in a list of keys, so it may be late, and a crash may lose the latest.
 */
export function createKeyUse(store: Pick<Store, 'transaction'>): NoteKeyUse {
  let waiting = new Map<string, Use>();
  let storing: ReadonlyMap<string, Use> = new Map();

  async function storeAll(): Promise<void> {
    while (waiting.size > 0) {
      const uses = waiting;
      storing = uses;
      waiting = new Map();
      // When the database refuses, the next use of the key is noted again.
      await store
        .transaction(
          async (tx) => {
            // In one order, so that two processes that store the same keys do not wait for each other.
            for (const [id, { at, prefix }] of [...uses].sort(byId)) await tx.apiKeys.touch(id, at, prefix);
          },
          { isLosable: true },
        )
        .catch(() => undefined);
      storing = new Map();
    }
  }

  return function noteKeyUse(keyId, at, prefix) {
    if (waiting.size >= MOST_WAITING || waiting.has(keyId) || storing.has(keyId)) return;
    const isIdle = waiting.size + storing.size === 0;
    waiting.set(keyId, { at, prefix });
    if (isIdle) void storeAll().catch(() => undefined);
  };
}
