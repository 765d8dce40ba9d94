/** Lets a number of holders in at once; the others wait in order. `take` gives what ends the turn. */
export function createTurns(atOnce: number): { take(): Promise<() => void> } {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  const giveBack = () => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return {
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
