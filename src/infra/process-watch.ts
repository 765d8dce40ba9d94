import { url as inspectorUrl } from 'node:inspector';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { Store } from '../store/open.ts';
import { systemClock } from './clock.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

export type Watchdog = {
  /** Milliseconds for which the event loop has been blocked. A signal that is received now may have waited as long. */
  lateMs(): number;
  /** Kills the process if it has not ended by itself within this time. */
  endWithin(ms: number): void;
};

export type WatchdogLimits = {
  /** An event loop that is blocked for this long counts as dead. */
  stuckMs: number;
  /** Interval at which the event loop shows that it runs and the thread checks it. */
  beatMs: number;
};

const LIMITS: WatchdogLimits = { stuckMs: 8_000, beatMs: 250 };

// Indexes in the memory that both threads share.
const BEAT = 0;
const END_WITHIN = 1;
const NEVER_CHANGED = 2;

/**
 * Starts a thread that kills this process when it cannot end by itself: when its event loop is blocked for too
 * long, or when it does not end within the time given to `endWithin`. Signals are delivered to the event loop, so a
 * blocked loop does not receive SIGTERM. Only another thread can act then, and it cannot receive the signal either.
 * The thread counts its own iterations instead of reading a clock, because a machine that was asleep has no blocked
 * loop.
 *
 * @returns null under a debugger, where a stopped process is intended
 */
export function startWatchdog(log: Log, limits: WatchdogLimits = LIMITS): Watchdog | null {
  if (inspectorUrl() !== undefined) return null;
  const shared = new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT);
  const state = new Int32Array(shared);
  const thread = new Worker(THREAD, {
    eval: true,
    // Node options of the main program must not apply to the thread.
    execArgv: [],
    workerData: { shared, ...limits },
    // The thread holds only a few numbers.
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 },
  });
  thread.on('error', (cause) => log.error({ err: cause }, 'the watchdog is gone'));
  thread.unref();
  let beatAt = performance.now();
  setInterval(() => {
    beatAt = performance.now();
    Atomics.add(state, BEAT, 1);
  }, limits.beatMs).unref();
  return {
    lateMs: () => Math.max(0, performance.now() - beatAt - limits.beatMs),
    endWithin: (ms) => void Atomics.store(state, END_WITHIN, Math.max(1, Math.round(ms))),
  };
}

// Kept as text: a separate file would have to be found both in the bundle and in the sources.
const THREAD = `
const { writeSync } = require('node:fs');
const { workerData } = require('node:worker_threads');
const { shared, stuckMs, beatMs } = workerData;
const state = new Int32Array(shared);
let beats = 0;
let stuckFor = 0;
let endingFor = 0;

function end(msg, fields) {
  const line = { level: 60, time: new Date().toISOString(), ...fields, msg };
  try {
    writeSync(2, JSON.stringify(line) + '\\n');
  } catch {}
  process.kill(process.pid, 'SIGKILL');
}

for (;;) {
  Atomics.wait(state, ${NEVER_CHANGED}, 0, beatMs);
  const now = Atomics.load(state, ${BEAT});
  stuckFor = now === beats ? stuckFor + beatMs : 0;
  beats = now;
  const endWithin = Atomics.load(state, ${END_WITHIN});
  if (endWithin > 0) endingFor += beatMs;
  if (endWithin > 0 && endingFor >= endWithin) end('the process did not end in time and is killed', { endingFor });
  if (stuckFor >= stuckMs) end('the event loop is stuck and the process is killed', { stuckFor });
}
`;

const RESOLUTION_MS = 10;
const DELAY_EVERY_MS = 1_000;

/** Records, once a second, the longest time that the event loop was blocked. @returns the function that ends it */
export function countLoopDelay(metrics: Metrics): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const timer = setInterval(() => {
    const longestMs = delay.max / 1e6 - RESOLUTION_MS;
    delay.reset();
    metrics.loopDelay.observe(Math.max(0, longestMs) / 1_000);
  }, DELAY_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    delay.disable();
  };
}

const CLOCK_EVERY_MS = 30_000;
/** A larger difference is logged, because tokens are signed with the host's time. */
const SKEW_MS = 1_000;
const JUMP_MS = 5_000;

/** Synchronizes the store's clock with the database's, and logs when the clocks differ. */
export function watchClock({ store, log, metrics }: { store: Store; log: Log; metrics: Metrics }) {
  let isSkewed = false;

  async function look(): Promise<void> {
    const jump = await store.syncClock();
    if (Math.abs(jump) > JUMP_MS)
      log.error({ jump_ms: Math.round(jump) }, 'the clock of the database was set');
    const skew = systemClock.now().getTime() - store.now().getTime();
    metrics.clockSkew.set(skew / 1000);
    const wasSkewed = isSkewed;
    isSkewed = Math.abs(skew) > SKEW_MS;
    if (isSkewed && !wasSkewed) {
      log.warn({ skew_ms: Math.round(skew) }, "the clock of this host differs from the database's");
    }
  }

  const tick = () =>
    void look().catch((cause: unknown) =>
      log.warn({ err: cause }, 'the clock of the database could not be read'),
    );
  tick();
  const timer = setInterval(tick, CLOCK_EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
