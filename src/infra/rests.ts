import { setTimeout as sleep } from 'node:timers/promises';

/** Begins a piece of work; what it returns rests after it, for a multiple of the time that the work took. */
export type Rests = () => () => Promise<unknown>;

/** Rests for long work that shares the event loop with requests. */
export function createRests(share: number, longestMs: number): Rests {
  return () => {
    const began = performance.now();
    return () => sleep(Math.min(longestMs, share * (performance.now() - began)));
  };
}
