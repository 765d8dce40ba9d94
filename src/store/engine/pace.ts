import { setImmediate as nextTurn } from 'node:timers/promises';

/** Statements of SQLite run on the thread of the event loop; after so many milliseconds of them others get a turn. */
const LONGEST_MS = 10;

export type Pace = {
  /** Whether statements have kept the event loop for long, without a turn in between. */
  isDue(): boolean;
  /** Lets the event loop turn once. */
  nextTurn(): Promise<void>;
};

/** For engines whose statements are awaited on a socket. */
export const unhurried: Pace = { isDue: () => false, nextTurn: () => nextTurn() };

export function createPace(turn: () => Promise<void> = () => nextTurn()): Pace {
  let began: number | undefined;
  return {
    isDue() {
      if (began !== undefined) return performance.now() - began >= LONGEST_MS;
      began = performance.now();
      setImmediate(() => {
        began = undefined;
      });
      return false;
    },
    nextTurn: turn,
  };
}
