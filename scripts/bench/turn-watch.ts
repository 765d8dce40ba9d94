import { isMainThread } from 'node:worker_threads';

/** The longest turns of the event loop since they were last read, in milliseconds. */
export type Turns = { readonly waited: number; readonly worked: number };

const TICK_MS = 1;

/**
 * Preloaded into a service that is measured, which it slows down by a hundredth. The metrics of the service itself read a
 * timer of 10 ms, so they say up to 10 ms too much.
 */
function watch(): void {
  let at = performance.now();
  let used = threadMs();
  let longest = { waited: 0, worked: 0 };
  setInterval(() => {
    const { waited, worked } = longest;
    const now = performance.now();
    const usedNow = threadMs();
    longest = { waited: Math.max(waited, now - at - TICK_MS), worked: Math.max(worked, usedNow - used) };
    at = now;
    used = usedNow;
  }, TICK_MS).unref();
  process.on('message', () => {
    process.send?.(longest satisfies Turns);
    longest = { waited: 0, worked: 0 };
  });
  process.channel?.unref();
}

/** Processor time of this thread. That of other threads, and waits for a core, count for none of its turns. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

// Worker threads load it too, and have no channel of their own.
if (isMainThread && process.send !== undefined) watch();
