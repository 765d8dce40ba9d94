export type SingleFlight<T> = {
  /**
   * Joins the work under way for the key, or starts it. The caller stops waiting when its signal aborts; the work's own
   * signal aborts when nobody waits any more. A caller without a signal waits to the end.
   */
  (key: string, caller: AbortSignal | null, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  isRunning(key: string): boolean;
};

type Flight<T> = { readonly done: Promise<T>; readonly ending: AbortController; waiting: number };

/** Lets callers that ask for the same key at once share one piece of work, which ends with the last of them. */
export function singleFlight<T>(): SingleFlight<T> {
  const running = new Map<string, Flight<T>>();
  const forget = (key: string, flight: Flight<T>) => {
    if (running.get(key) === flight) running.delete(key);
  };

  function start(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const ending = new AbortController();
    const done = work(ending.signal).finally(() => forget(key, flight));
    const flight: Flight<T> = { done, ending, waiting: 0 };
    running.set(key, flight);
    return flight;
  }

  const join = (key: string, caller: AbortSignal | null, work: (signal: AbortSignal) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      if (caller?.aborted) return reject(caller.reason);
      const flight = running.get(key) ?? start(key, work);
      flight.waiting += 1;
      const leave = () => {
        flight.waiting -= 1;
        if (flight.waiting === 0) {
          // Whoever comes now must not join what is about to fail.
          forget(key, flight);
          flight.ending.abort(caller?.reason);
        }
        reject(caller?.reason);
      };
      caller?.addEventListener('abort', leave, { once: true });
      flight.done.then(resolve, reject).finally(() => caller?.removeEventListener('abort', leave));
    });
  return Object.assign(join, { isRunning: (key: string) => running.has(key) });
}
