/** Work that may pause at each `yield`, a few milliseconds apart at most, and returns its result. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Does the work without a pause. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Does the work and gives others their turn after each step. */
export async function inTurns<T>(steps: Steps<T>, nextTurn: () => Promise<unknown>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    await nextTurn();
  }
}
