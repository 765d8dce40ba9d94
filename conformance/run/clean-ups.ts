import { printable } from '../http/exchange.ts';

/** What a run made and takes away at its end. */
export type CleanUps = {
  add(what: string, undo: () => Promise<void>): void;
  /** Undoes the last first; what could not be undone, each in one line. */
  runAll(): Promise<string[]>;
};

/** For each, and for all together: a peer that hangs does not hold the run. */
const EACH_MS = 10_000;
const ALL_MS = 60_000;

export function createCleanUps(): CleanUps {
  const list: { what: string; undo: () => Promise<void> }[] = [];
  return {
    add(what, undo) {
      list.push({ what, undo });
    },
    async runAll() {
      const left: string[] = [];
      const until = performance.now() + ALL_MS;
      for (let last = list.pop(); last !== undefined; last = list.pop()) {
        const ms = Math.min(EACH_MS, until - performance.now());
        const why = ms <= 0 ? 'no time was left' : await failureOf(last.undo, ms);
        if (why !== null) left.push(printable(`${last.what}: ${why}`).slice(0, 300));
      }
      return left;
    },
  };
}

async function failureOf(undo: () => Promise<void>, ms: number): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${Math.ceil(ms)} ms`)), ms);
  });
  try {
    await Promise.race([undo(), late]);
    return null;
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  } finally {
    clearTimeout(timer);
  }
}
