/**
 * The callers that wait for one piece of work. The work waits for its turn in the shares of all of them, so that a
 * caller who joins it does not stand in the line of somebody else.
 */
export type Party = {
  join(share: string): void;
  leave(share: string): void;
  has(share: string): boolean;
  /** The shares of those who wait, in the order of coming. */
  shares(): readonly string[];
  /** Calls `changed` when a share joins or has left. @returns the function that ends this */
  watch(changed: () => void): () => void;
  /** The share in which the work has got its turn. */
  charged: string | null;
};

export function createParty(): Party {
  const counts = new Map<string, number>();
  const watchers = new Set<() => void>();
  const tell = () => {
    for (const changed of [...watchers]) changed();
  };
  return {
    charged: null,
    join(share) {
      const before = counts.get(share) ?? 0;
      counts.set(share, before + 1);
      if (before === 0) tell();
    },
    leave(share) {
      const left = (counts.get(share) ?? 0) - 1;
      if (left > 0) counts.set(share, left);
      else if (counts.delete(share)) tell();
    },
    has: (share) => counts.has(share),
    shares: () => [...counts.keys()],
    watch(changed) {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
  };
}
