/** Source of the current time. Tests pass a clock that stands still or jumps. */
export type Clock = { now(): Date };

/** The host's own clock. State that processes share uses the store's clock instead. */
export const systemClock: Clock = { now: () => new Date() };
