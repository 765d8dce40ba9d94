import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { assert } from 'chai';
import { openPlatform } from '../../src/ad-server/open-platform.ts';
import { createMetrics } from '../../src/infra/metrics.ts';
import { type Queue, startQueue } from '../../src/infra/queue.ts';
import { newId } from '../../src/infra/random.ts';
import { buildQueued } from '../../src/jobs/creatives/buildQueued.ts';
import { createQueuedBuild } from '../../src/record/creatives/building/queued-build.ts';
import { type Buyer, newBuyer } from '../handlers/buys/buys-desk.ts';
import { type BuildsDesk, startBuildsDesk, target } from '../handlers/creatives/builds-desk.ts';
import { enginesInTurn } from '../support/databases.ts';
import { publisherProfile } from '../support/publisher.ts';

const script = fileURLToPath(new URL('./build-child.ts', import.meta.url));
const silent = { debug() {}, info() {}, warn() {}, error() {} };
/**
 * Leases of the process that dies are over by this clock alone. A lease that ends soon by the time of both would end under
 * a live worker on a busy machine, and the attempts of the build with it.
 */
const AHEAD_MS = 60_000;
const now = () => new Date(Date.now() + AHEAD_MS);
const items = Array.from({ length: 7 }, (_, at) => ({ item_id: `sku_${at}`, title: `Boot ${at}` }));
const LONG = {
  creative_manifest: { assets: { catalog: { asset_type: 'catalog', type: 'product', items } } },
  target_format_id: target('display_html_300x250'),
  max_creatives: 7,
  max_variants: 3,
};

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a process that is killed during a build on ${engine.name}`, () => {
    let desk: BuildsDesk;
    let child: ChildProcess;
    let queue: Queue | undefined;
    before(async () => {
      desk = await startBuildsDesk(engine);
      desk.setNow(null);
    });
    afterEach(() => queue?.stop(0));
    after(() => desk.drop());

    async function startWorker(): Promise<void> {
      child = fork(script, [desk.store.url], { execArgv: [] });
      await once(child, 'message');
    }
    async function killInTheMiddle(id: string): Promise<void> {
      const [begun] = await once(child, 'message');
      assert.equal(begun, id);
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    }
    /** The process that is left. */
    function work(): void {
      const tools = {
        ...openPlatform(publisherProfile.catalogs.products, 'http://localhost:1/mcp'),
        store: desk.store.primary,
        profile: publisherProfile,
        version: '1.0.0',
        newId,
        mode: 'sandbox' as const,
        baseUrl: 'http://localhost:1',
        previewBaseUrl: 'http://localhost:1',
        now,
      };
      queue = startQueue({
        store: desk.store,
        schedule: {},
        log: silent,
        metrics: createMetrics({ processMetrics: false }),
        now,
        newId,
        lanes: { local: { atOnce: 1, perShare: 1 } },
        kinds: { buildQueued: buildQueued({ store: desk.store, build: createQueuedBuild(tools), now }) },
        leaseMs: 30_000,
        pollMs: 50,
        backoff: { baseMs: 50, maxMs: 50 },
      });
    }
    async function ended({ principal }: Buyer, task_id: string): Promise<string> {
      for (;;) {
        const { status } = await desk.call(principal, 'get_task_status', { task_id });
        if (status !== 'submitted' && status !== 'working') return status;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }

    it('leaves a task that another process completes', async () => {
      const buyer = newBuyer();
      await startWorker();
      const { task_id: id } = await desk.build(buyer, LONG);
      await killInTheMiddle(id);
      work();
      assert.equal(await ended(buyer, id), 'completed');
    });
  });
}
