import { setTimeout as sleep } from 'node:timers/promises';

/** Turns of a run's requests: so many at once, and so many a second. */
export type Pace = {
  /** Waits for a turn. The function that is returned ends it. */
  turn(signal: AbortSignal): Promise<() => void>;
};

export function createPace({ perSecond, atOnce }: { perSecond: number; atOnce: number }): Pace {
  const everyMs = 1000 / perSecond;
  const waiting: (() => void)[] = [];
  let underway = 0;
  let next = 0;

  async function room(signal: AbortSignal): Promise<void> {
    while (underway >= atOnce) {
      await new Promise<void>((resolve, reject) => {
        const go = () => {
          signal.removeEventListener('abort', stop);
          resolve();
        };
        const stop = () => {
          waiting.splice(waiting.indexOf(go), 1);
          reject(signal.reason);
        };
        signal.addEventListener('abort', stop, { once: true });
        waiting.push(go);
      });
    }
    signal.throwIfAborted();
    underway += 1;
  }

  return {
    async turn(signal) {
      await room(signal);
      let hasEnded = false;
      const end = () => {
        if (hasEnded) return;
        hasEnded = true;
        underway -= 1;
        waiting.shift()?.();
      };
      const now = performance.now();
      const start = Math.max(now, next);
      next = start + everyMs;
      try {
        if (start > now) await sleep(start - now, undefined, { signal });
      } catch (cause) {
        end();
        throw cause;
      }
      return end;
    },
  };
}
