// Apart from the watch itself, which begins in every process that loads it.

/**
 * The longest turns of the event loop since they were last read, in milliseconds: by time, by time without waits for a core,
 * which only a machine with other work has, and by processor time; and what ran in them, if that was asked.
 */
export type Turns = {
  readonly waited: number;
  readonly unqueued: number;
  readonly worked: number;
  readonly ran?: string;
};

/** Environment variable: how many of the longest turns are described, by time and by processor time. */
export const DESCRIBED_TURNS = 'BENCH_DESCRIBED_TURNS';
