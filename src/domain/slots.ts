/**
 * Places for something scarce. While fewer than half of them are taken, a holder may have as many as it asks for; of the
 * rest it gets no more than completes its share, so that no few holders can take all.
 */
export type Slots = {
  /** Takes a place, or says what is used up: the holder's share, or all of them. */
  enter(holder: string): 'entered' | 'share' | 'full';
  /** Gives a place of the holder's back. */
  leave(holder: string): void;
  readonly taken: number;
};

/** What a holder gets of scarce places: a twentieth, at least two, and never all as long as there is more than one. */
export const shareOf = (total: number): number =>
  Math.min(Math.max(2, Math.ceil(total / 20)), Math.max(1, total - 1));

export function createSlots(total: number): Slots {
  const share = shareOf(total);
  const half = Math.floor(total / 2);
  const held = new Map<string, number>();
  let taken = 0;
  return {
    enter(holder) {
      if (taken >= total) return 'full';
      const own = held.get(holder) ?? 0;
      if (own >= share && taken >= half) return 'share';
      held.set(holder, own + 1);
      taken += 1;
      return 'entered';
    },
    leave(holder) {
      const own = held.get(holder) ?? 0;
      if (own === 0) throw new Error(`${holder} holds no place`);
      if (own === 1) held.delete(holder);
      else held.set(holder, own - 1);
      taken -= 1;
    },
    get taken() {
      return taken;
    },
  };
}
