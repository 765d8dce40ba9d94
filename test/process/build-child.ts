import { createMetrics } from '../../src/infra/metrics.ts';
import { startQueue } from '../../src/infra/queue.ts';
import { newId } from '../../src/infra/random.ts';
import { buildQueued } from '../../src/jobs/creatives/buildQueued.ts';
import { openStore } from '../../src/store/open.ts';

const [url = ''] = process.argv.slice(2);
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const now = () => new Date();

/** A process that begins the builds that wait and never ends one, until somebody kills it. */
const store = await openStore(url);
startQueue({
  store,
  schedule: {},
  log: silent,
  metrics: createMetrics({ processMetrics: false }),
  now,
  newId,
  kinds: {
    buildQueued: buildQueued({
      store,
      now,
      build(task) {
        process.send?.(task.id);
        return new Promise(() => {});
      },
    }),
  },
  lanes: { local: { atOnce: 1, perShare: 1 } },
  leaseMs: 30_000,
  pollMs: 50,
  backoff: { baseMs: 50, maxMs: 50 },
});
process.send?.('ready');
