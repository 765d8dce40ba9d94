import { performance } from 'node:perf_hooks';
import { startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';

/** The service, which tells on request how many bytes it holds and how busy it was. Needs `--expose-gc`. */
const app = await startApp(readConfig(process.env));

let since = performance.eventLoopUtilization();
process.on('message', () => {
  // The share of the time since the last look: how much it worked depends on what else the machine does.
  const { utilization } = performance.eventLoopUtilization(since);
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ held: heapUsed + external, utilization });
  since = performance.eventLoopUtilization();
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: app.address?.port });
