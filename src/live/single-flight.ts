/** Lets callers that ask for the same key at once share one piece of work. */
export function singleFlight<T>() {
  const running = new Map<string, Promise<T>>();
  return (key: string, work: () => Promise<T>): Promise<T> => {
    let promise = running.get(key);
    if (promise === undefined) {
      promise = work().finally(() => running.delete(key));
      running.set(key, promise);
    }
    return promise;
  };
}
