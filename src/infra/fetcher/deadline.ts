import { FetchRefused } from './target.ts';

/** Deadline of a whole fetch. The reason of `signal` is always a `FetchRefused`. */
export type Deadline = {
  readonly signal: AbortSignal;
  /** Rejects with the signal's reason as soon as it aborts, whether or not `work` listens to the signal. */
  race<T>(work: Promise<T>): Promise<T>;
  abort(): void;
  /** Must be called once, when the fetch is over. */
  end(): void;
};

/** Starts the deadline; the caller can end the fetch earlier with `outer`. */
function startDeadline(timeoutMs: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  const expire = () =>
    controller.abort(new FetchRefused('timeout', `no complete answer within ${timeoutMs} ms`));
  const abort = () => controller.abort(new FetchRefused('aborted', 'the fetch was aborted'));
  const timer = setTimeout(expire, timeoutMs);
  outer?.addEventListener('abort', abort, { once: true });
  if (outer?.aborted) abort();

  return {
    signal,
    abort,
    race: (work) =>
      new Promise((resolve, reject) => {
        const stop = () => reject(signal.reason);
        if (signal.aborted) stop();
        signal.addEventListener('abort', stop, { once: true });
        work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
      }),
    end: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}

/** The fetches that are under way, each with its deadline. */
export function deadlines() {
  const underWay = new Map<Deadline, Promise<unknown>>();

  let closed = false;

  /** Runs work under one deadline, which `close` can end early. */
  async function timed<T>(
    timeoutMs: number,
    outer: AbortSignal | undefined,
    work: (deadline: Deadline) => Promise<T>,
  ) {
    const deadline = startDeadline(timeoutMs, outer);
    if (closed) deadline.abort();
    try {
      deadline.signal.throwIfAborted();
      const promise = work(deadline);
      underWay.set(deadline, promise);
      return await promise;
    } finally {
      underWay.delete(deadline);
      deadline.end();
    }
  }

  return {
    timed,
    /** Ends all of them, and every later one at once. */
    async close() {
      closed = true;
      const ending = [...underWay.values()];
      for (const deadline of underWay.keys()) deadline.abort();
      await Promise.allSettled(ending);
    },
  };
}
