/**
 * What work that nobody waits for may take of one turn of the event loop, all of it together: what comes after that goes
 * on in the next turns.
 */
const LONGEST_MS = 2;

/** When such work began in this turn. */
let began: number | undefined;
/** Those who go on when there is time for them, in the order in which they came. */
const waiting: (() => void)[] = [];

function turnEnds(): void {
  began = undefined;
}

function begin(): void {
  began = performance.now();
  setImmediate(turnEnds);
}

/** Each callback of `setImmediate` is followed by all that its promise lets go on, before the next one looks at the time. */
function letOneGoOn(): void {
  if (began === undefined) begin();
  else if (performance.now() - began >= LONGEST_MS) {
    setImmediate(letOneGoOn);
    return;
  }
  waiting.shift()?.();
}

/**
 * Resolves in a turn of the event loop that has time left for work in the background. Responses of many hosts arrive in
 * one turn, and one commit is that of several crawls: what follows each of them is short, and all of it together is not.
 */
export async function sharedTurn(): Promise<void> {
  // Whoever comes first goes on at once. What the others will take is known when they have gone on one by one.
  if (began === undefined && waiting.length === 0) {
    begin();
    return;
  }
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    setImmediate(letOneGoOn);
  });
}
