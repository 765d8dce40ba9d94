import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { createMetrics } from '../../../src/infra/metrics.ts';
import type { JobKind } from '../../../src/infra/queue.ts';
import { startQueue } from '../../../src/infra/queue.ts';
import { newId } from '../../../src/infra/random.ts';
import { probeAgent } from '../../../src/jobs/agents/probeAgent.ts';
import { scheduleAgents } from '../../../src/jobs/agents/schedule-agents.ts';
import { openStore, type Store } from '../../../src/store/open.ts';
import { type AgentWorld, startAgentWorld } from '../../support/agent-world.ts';
import { salesAgent, serveMcpAgent } from '../../support/agents.ts';
import { engines } from '../../support/databases.ts';
import { patientStore } from '../../support/patience.ts';

const KINDS = ['probeAgent', 'checkAgentCompliance', 'rebuildProfile'];
const silent = { debug() {}, info() {}, warn() {}, error() {} };

for (const engine of engines) {
  describe(`several processes that look after the same agents on ${engine.name}`, () => {
    let world: AgentWorld;
    let stores: Store[];
    const urls = Array.from({ length: 30 }, (_, at) => `https://a${at}.example/mcp`);
    beforeEach(async () => {
      world = await startAgentWorld(engine);
      stores = await Promise.all([1, 2, 3].map(() => openStore(world.store.url, patientStore)));
      const org = await world.organization('Sellers');
      for (const url of urls) await world.enroll(org, url, 'sales');
      for (const kind of KINDS) await world.waiting(kind);
    });
    afterEach(async () => {
      for (const store of stores) await store.close();
      await world.drop();
    });

    it('queue what is due once, also when it is done before the last of them has looked', async () => {
      world.advance(HOUR_MS);
      const done: string[] = [];
      // As workers do: claims and ends what is queued while the others still schedule.
      const work = async (store: Store) => {
        for (let turn = 0; turn < 15; turn += 1) {
          await scheduleAgents(store, world.now());
          await store.transaction(async (tx) => {
            const jobs = await tx.jobs.claim({
              kinds: KINDS,
              worker: newId(),
              now: world.now(),
              leaseMs: 1000,
              limit: 10,
            });
            for (const job of jobs) {
              done.push(`${job.kind} ${job.key}`);
              await tx.jobs.finish(job, world.now());
            }
          });
        }
      };
      await Promise.all(stores.map(work));
      const asked = [...new Set(done)];
      assert.sameMembers(done, asked, 'nothing twice');
      assert.sameMembers(
        asked,
        urls.flatMap((url) => [`checkAgentCompliance ${url}`, `probeAgent ${url}`]),
      );
    });

    it('ask an agent once, whoever takes the job', async () => {
      const asked = new Map<string, number>();
      for (const url of urls) {
        const script = salesAgent();
        const { get_products: products } = script.tasks;
        const answer = products?.answer as Record<string, unknown>;
        script.tasks.get_products = {
          answer: () => {
            asked.set(url, (asked.get(url) ?? 0) + 1);
            return answer;
          },
        };
        serveMcpAgent(world.sites, url, script);
      }
      const nothing: JobKind = { run: async () => ({ kind: 'done', detail: {} }) };
      const queues = stores.map((store) =>
        startQueue({
          store,
          kinds: {
            probeAgent: probeAgent({ store, fetcher: world.fetcher, now: world.now, newId }),
            checkAgentCompliance: nothing,
            rebuildProfile: nothing,
          },
          schedule: { agents: () => scheduleAgents(store, world.now()) },
          log: silent,
          metrics: createMetrics({ processMetrics: false }),
          now: world.now,
          newId,
          lanes: { agents: { atOnce: 4, perShare: 4 }, local: { atOnce: 4, perShare: 4 } },
          leaseMs: 30_000,
          pollMs: 20,
          backoff: { baseMs: 1000, maxMs: 1000 },
        }),
      );
      world.advance(HOUR_MS);
      try {
        while (asked.size < urls.length) await sleep(20);
        // Nobody finds anything left to do.
        for (const store of stores) await scheduleAgents(store, world.now());
        await sleep(200);
      } finally {
        await Promise.all(queues.map((queue) => queue.stop(5000)));
      }
      assert.deepEqual(
        [...asked.values()],
        urls.map(() => 1),
      );
    });

    it('put off nothing behind the back of one that is writing', async () => {
      const [url = ''] = urls;
      world.advance(HOUR_MS);
      let begun = () => {};
      const begin = new Promise<void>((resolve) => {
        begun = resolve;
      });
      const writing = world.store.transaction(async (tx) => {
        const agent = await tx.catalogAgents.findForUpdate(url);
        begun();
        // Long enough for the others to come by.
        for (let turn = 0; turn < 400; turn += 1) await tx.catalogAgents.findRef(url);
        if (agent !== undefined) await tx.catalogAgents.put(agent);
      });
      await begin;
      await Promise.all([writing, ...stores.map((store) => scheduleAgents(store, world.now()))]);
      const later = new Date(world.now().getTime() + HOUR_MS);
      const agent = await world.store.read.catalogAgents.find(url);
      assert.deepEqual([agent?.nextProbeAt, agent?.nextCheckAt], [later, later]);
    });
  });
}
