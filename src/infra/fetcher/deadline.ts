import { FetchRefused } from './refusal.ts';

/** One clock for the whole fetch. The reason of `signal` is always a Refusal. */
export type Deadline = {
  readonly signal: AbortSignal;
  /** Rejects with the signal's reason as soon as it aborts, whether or not `work` listens to the signal. */
  race<T>(work: Promise<T>): Promise<T>;
  abort(): void;
  /** Must be called once, when the fetch is over. */
  end(): void;
};

/** Starts the clock; `outer` is the caller's own way to stop. */
export function startDeadline(timeoutMs: number, outer?: AbortSignal): Deadline {
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
