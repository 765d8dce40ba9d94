/** `take` gives what ends the turn; `waiting` is how many have none yet. */
export type Turns = { take(): Promise<() => void>; readonly waiting: number };

/** Lets a number of holders in at once; the others wait in order. */
export function createTurns(atOnce: number): Turns {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  const giveBack = () => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return {
    get waiting() {
      return waiting.length;
    },
    async take() {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      let held = true;
      return () => {
        if (held) giveBack();
        held = false;
      };
    },
  };
}
