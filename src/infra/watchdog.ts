import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import type { Log } from './log.ts';

export type Watchdog = {
  /** For how long the event loop has not turned; a signal that is heard now may be as old. */
  lateMs(): number;
  /** The process has this long to end by itself. */
  endWithin(ms: number): void;
};

export type WatchdogLimits = {
  /** An event loop that does not turn for so long is taken for dead. */
  stuckMs: number;
  /** How often the loop shows that it turns, and the thread looks. */
  beatMs: number;
};

const LIMITS: WatchdogLimits = { stuckMs: 8_000, beatMs: 250 };

// Places in the memory that both threads see.
const BEAT = 0;
const END_WITHIN = 1;
const NEVER_CHANGED = 2;

/**
 * Ends this process when it cannot end by itself: when its event loop has been stuck for too long, and when it does not
 * end in the time that it was given. Signals are delivered to the event loop, so a loop that is stuck hears no SIGTERM;
 * only another thread can act, and it cannot hear the signal either. It counts its own turns instead of reading a clock,
 * because a machine that was asleep is no stuck loop.
 *
 * @returns null under a debugger, where standing still is what people want
 */
export function startWatchdog(log: Log, limits: WatchdogLimits = LIMITS): Watchdog | null {
  if (inspectorUrl() !== undefined) return null;
  const shared = new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT);
  const state = new Int32Array(shared);
  const thread = new Worker(THREAD, {
    eval: true,
    // Options of the program say how that is read, not this.
    execArgv: [],
    workerData: { shared, ...limits },
    // It holds a few numbers.
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

// As text: a file of its own would have to be found beside the bundle and beside the sources.
const THREAD = `
const { writeSync } = require('node:fs');
const { workerData } = require('node:worker_threads');
const { shared, stuckMs, beatMs } = workerData;
const state = new Int32Array(shared);
let [beats, stuckFor, endingFor] = [0, 0, 0];

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
