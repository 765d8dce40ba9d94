import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './metrics.ts';

const RESOLUTION_MS = 10;
const EVERY_MS = 1_000;

/** Counts, once a second, the longest time that the event loop kept others waiting. @returns what ends it */
export function countLoopDelay(metrics: Metrics): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const timer = setInterval(() => {
    const longestMs = delay.max / 1e6 - RESOLUTION_MS;
    delay.reset();
    metrics.loopDelay.observe(Math.max(0, longestMs) / 1_000);
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    delay.disable();
  };
}
