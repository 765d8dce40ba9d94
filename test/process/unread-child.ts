import { startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';

/** The service, which tells on request how many bytes it holds and how long it has worked. Needs `--expose-gc`. */
const app = await startApp(readConfig(process.env));

/** Milliseconds of work beside looking into the memory. */
let workedMs = 0;
let since = process.cpuUsage();
process.on('message', () => {
  const { user, system } = process.cpuUsage(since);
  workedMs += (user + system) / 1e3;
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ held: heapUsed + external, workedMs });
  since = process.cpuUsage();
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: app.address?.port });
