/** A source of the present moment; tests hand in one that stands still or jumps. */
export type Clock = { now(): Date };

/** The host's own clock. What processes share goes by the store's instead. */
export const systemClock: Clock = { now: () => new Date() };
