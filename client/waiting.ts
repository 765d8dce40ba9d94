import { abortError } from './agent-error.ts';

/** What the work comes to, or the error of the signal when that comes first; the work may then go on unheard. */
export async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(abortError(signal));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  work.catch(() => {});
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** @throws {AgentError} when the signal comes first */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await orAborted(
      new Promise<void>((resolve) => {
        timer = setTimeout(resolve, ms);
      }),
      signal,
    );
  } finally {
    clearTimeout(timer);
  }
}

/** Ends with the first of these signals, at the latest after the time. */
export const deadline = (ms: number, ...signals: (AbortSignal | undefined)[]): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(ms), ...signals.filter((signal) => signal !== undefined)]);
