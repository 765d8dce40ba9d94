import { openSync, readSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { nowMs, profileTurns, type Turn } from './turn-profile.ts';
import { DESCRIBED_TURNS, type Turns } from './turns.ts';

const TICK_MS = 1;
const MEASURES = ['worked', 'unqueued', 'waited'] as const;
type Measure = (typeof MEASURES)[number];

/**
 * Preloaded into a service that is measured, which it slows down by a hundredth. The metrics of the service itself read a
 * timer of 10 ms, so they say up to 10 ms too much.
 */
function watch(): void {
  const queuedMs = watchQueue();
  let at = performance.now();
  let used = threadMs();
  let queued = queuedMs();
  const longest: Record<Measure, Turn[]> = { waited: [], unqueued: [], worked: [] };
  const most: Record<Measure, number> = { waited: 0, unqueued: 0, worked: 0 };
  const described = Number(process.env[DESCRIBED_TURNS] ?? 0);
  const profile = described > 0 ? profileTurns() : undefined;
  setInterval(() => {
    const now = performance.now();
    const usedNow = threadMs();
    const queuedNow = queuedMs();
    const waited = now - at - TICK_MS;
    const unqueued = waited - Math.max(0, queuedNow - queued);
    const turn = { endsAt: nowMs(), waited, unqueued, worked: usedNow - used };
    for (const by of MEASURES) {
      most[by] = Math.max(most[by], turn[by]);
      if (described === 0 || turn[by] <= (longest[by][described - 1]?.[by] ?? 0)) continue;
      longest[by].push(turn);
      longest[by].sort((a, b) => b[by] - a[by]).splice(described);
    }
    at = now;
    used = usedNow;
    queued = queuedNow;
  }, TICK_MS).unref();
  process.on('message', () => {
    const listed = [
      ...new Map(MEASURES.flatMap((by) => longest[by]).map((turn) => [turn.endsAt, turn])).values(),
    ];
    const ran = profile === undefined ? {} : { ran: profile.describe(listed) };
    process.send?.({ ...most, ...ran } satisfies Turns);
    for (const by of MEASURES) {
      most[by] = 0;
      longest[by] = [];
    }
    // To describe turns takes one, which is none of the service's.
    at = performance.now();
    used = threadMs();
    queued = queuedMs();
  });
  process.channel?.unref();
}

/** Processor time of this thread. That of other threads, and waits for a core, count for none of its turns. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

const STATISTICS = '/proc/thread-self/schedstat';

/** For how long this thread was ready and had no core; nothing where the system does not count it. */
function watchQueue(): () => number {
  const text = Buffer.alloc(128);
  try {
    const file = openSync(STATISTICS, 'r');
    return () =>
      Number(text.toString('latin1', 0, readSync(file, text, 0, text.length, 0)).split(' ')[1]) / 1e6;
  } catch {
    return () => 0;
  }
}

// Worker threads load it too, and have no channel of their own.
if (isMainThread && process.send !== undefined) watch();
