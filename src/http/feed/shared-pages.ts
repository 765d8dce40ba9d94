import type { StreamPage } from './tail.ts';

type Entry = {
  readonly page: Promise<StreamPage>;
  /** Where the feed stood when the page was asked for. */
  readonly asOf: string;
  readonly madeAt: number;
  bytes: number;
  /** No later event can come to belong to the page. */
  isFull: boolean;
};

const MAX_AGE_MS = 5_000;
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_PAGES = 1_000;

/** Pages for readers that stand at the same place with the same filter: made once, held for a few seconds. */
export function createSharedPages() {
  const entries = new Map<string, Entry>();
  let total = 0;

  function drop(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    total -= entry.bytes;
  }

  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (total <= MAX_BYTES && entries.size <= MAX_PAGES) return;
      drop(key, entry);
    }
  }

  async function keep(key: string, entry: Entry): Promise<void> {
    try {
      const { frame, hasMore, through } = await entry.page;
      if (entries.get(key) !== entry) return;
      if (!hasMore && through < entry.asOf) {
        drop(key, entry);
        return;
      }
      entry.isFull = hasMore;
      entry.bytes = frame?.length ?? 0;
      total += entry.bytes;
      makeRoom();
    } catch {
      drop(key, entry);
    }
  }

  return {
    find(key: string, asOf: string, make: () => Promise<StreamPage>): Promise<StreamPage> {
      const known = entries.get(key);
      const now = performance.now();
      if (known !== undefined) {
        if ((known.isFull || known.asOf === asOf) && now - known.madeAt < MAX_AGE_MS) return known.page;
        drop(key, known);
      }
      const entry: Entry = { page: make(), asOf, madeAt: now, bytes: 0, isFull: false };
      entries.set(key, entry);
      void keep(key, entry);
      return entry.page;
    },
  };
}
