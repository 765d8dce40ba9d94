/** The only source of the present moment; tests hand in one that stands still or jumps. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
