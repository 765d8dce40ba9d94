import { setImmediate as nextTurn } from 'node:timers/promises';

/** SQLite statements run on the event loop's thread. After this many milliseconds of them other work gets a turn. */
const LONGEST_MS = 5;

export type Pace = {
  /** Whether statements have blocked the event loop for `LONGEST_MS` or more since its last turn. */
  isDue(): boolean;
  /** Lets the event loop turn once. */
  nextTurn(): Promise<void>;
};

/** For engines whose statements wait on a socket and do not block the event loop. */
export const withoutTurns: Pace = { isDue: () => false, nextTurn: () => nextTurn() };

/** Measures what statements take of a turn of the event loop. Transactions that follow one another share a clock. */
export function createPaceClock(): () => boolean {
  let began: number | undefined;
  const turnEnds = () => {
    began = undefined;
  };
  return () => {
    if (began !== undefined) return performance.now() - began >= LONGEST_MS;
    began = performance.now();
    setImmediate(turnEnds);
    return false;
  };
}

export const createPace = (
  turn: () => Promise<void> = () => nextTurn(),
  isDue: () => boolean = createPaceClock(),
): Pace => ({ isDue, nextTurn: turn });
