import { isMainThread } from 'node:worker_threads';
import { nowMs, profileTurns, type Turn } from './turn-profile.ts';

/** The longest turns of the event loop since they were last read, in milliseconds, and what ran in them, if that was asked. */
export type Turns = { readonly waited: number; readonly worked: number; readonly ran?: string };

/** Environment variable: how many of the longest turns are described, by time and by processor time. */
export const DESCRIBED_TURNS = 'BENCH_DESCRIBED_TURNS';

const TICK_MS = 1;

/**
 * Preloaded into a service that is measured, which it slows down by a hundredth. The metrics of the service itself read a
 * timer of 10 ms, so they say up to 10 ms too much.
 */
function watch(): void {
  let at = performance.now();
  let used = threadMs();
  const longest: Record<'waited' | 'worked', Turn[]> = { waited: [], worked: [] };
  let waited = 0;
  let worked = 0;
  const described = Number(process.env[DESCRIBED_TURNS] ?? 0);
  const describe = described > 0 ? profileTurns() : undefined;
  setInterval(() => {
    const now = performance.now();
    const usedNow = threadMs();
    const turn = { endsAt: 0, waited: now - at - TICK_MS, worked: usedNow - used };
    waited = Math.max(waited, turn.waited);
    worked = Math.max(worked, turn.worked);
    for (const by of ['waited', 'worked'] as const) {
      if (described === 0 || turn[by] <= (longest[by][described - 1]?.[by] ?? 0)) continue;
      longest[by].push({ ...turn, endsAt: nowMs() });
      longest[by].sort((a, b) => b[by] - a[by]).splice(described);
    }
    at = now;
    used = usedNow;
  }, TICK_MS).unref();
  process.on('message', () => {
    const ran = describe === undefined ? {} : { ran: describe([...longest.worked, ...longest.waited]) };
    process.send?.({ waited, worked, ...ran } satisfies Turns);
    longest.waited = [];
    longest.worked = [];
    waited = 0;
    worked = 0;
    // To describe turns takes one, which is none of the service's.
    at = performance.now();
    used = threadMs();
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
