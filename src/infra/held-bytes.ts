export type HeldBytes = {
  /** Adds bytes to what a holder has, or takes them away. */
  count(holder: string, bytes: number): void;
  of(holder: string): number;
  total(): number;
};

/** Counts bytes by holder, and in all. A holder without bytes takes no memory. */
export function createHeldBytes(): HeldBytes {
  const held = new Map<string, number>();
  let total = 0;
  return {
    count(holder, bytes) {
      total += bytes;
      const own = (held.get(holder) ?? 0) + bytes;
      if (own > 0) held.set(holder, own);
      else held.delete(holder);
    },
    of: (holder) => held.get(holder) ?? 0,
    total: () => total,
  };
}
