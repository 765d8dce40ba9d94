export type SingleFlight<T> = {
  (key: string, work: () => Promise<T>): Promise<T>;
  isRunning(key: string): boolean;
};

/** Lets callers that ask for the same key at once share one piece of work. */
export function singleFlight<T>(): SingleFlight<T> {
  const running = new Map<string, Promise<T>>();
  const join = (key: string, work: () => Promise<T>): Promise<T> => {
    let promise = running.get(key);
    if (promise === undefined) {
      promise = work().finally(() => running.delete(key));
      running.set(key, promise);
    }
    return promise;
  };
  return Object.assign(join, { isRunning: (key: string) => running.has(key) });
}
