import { assert } from 'chai';
import { agent, type Crawling, FILE, property, startCrawling, tallyOf } from '../jobs/brands/crawling.ts';
import { engines } from '../support/databases.ts';
import { startWorker, type Worker } from './crawl-processes.ts';

const AGENTS = 40;
const ROUNDS = 4;
const PUBLISHERS = ['left.example', 'right.example', 'third.example'];

for (const engine of engines) {
  describe(`several processes that crawl publishers with the same agents on ${engine.name}`, () => {
    let world: Crawling;
    let workers: Worker[] = [];
    const put = (publisher: string, agents: number) =>
      world.sites.put(publisher, FILE, {
        authorized_agents: Array.from({ length: agents }, (_, index) =>
          // In another order for each, so that they do not wait for each other politely.
          agent(`agent${publisher < 'm' ? index : agents - 1 - index}.example`, ['a']),
        ),
        properties: [property('a')],
      });
    before(async () => {
      world = await startCrawling(engine);
      for (const publisher of PUBLISHERS) put(publisher, AGENTS);
      workers = await Promise.all(
        PUBLISHERS.map(() => startWorker(world.config.databaseUrl, world.sites.hosts)),
      );
    });
    after(async () => {
      await Promise.all(workers.map((worker) => worker.close()));
      await world.drop();
    });

    it('discover each agent once, and remove it once with the last that names it', async () => {
      const crawlAll = () =>
        Promise.all(
          workers.map((worker, index) => worker.order({ do: 'crawl', domain: PUBLISHERS[index] ?? '' })),
        );
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const publisher of PUBLISHERS) put(publisher, AGENTS);
        await crawlAll();
        const come = await world.events();
        assert.deepInclude(tallyOf(come), {
          'agent.discovered': AGENTS,
          'authorization.granted': 3 * AGENTS,
        });
        if (round % 2 === 0) for (const publisher of PUBLISHERS) put(publisher, 0);
        else for (const publisher of PUBLISHERS) world.sites.put(publisher, FILE, { status: 404 });
        await crawlAll();
        const gone = await world.events();
        assert.deepInclude(tallyOf(gone), { 'agent.removed': AGENTS, 'authorization.revoked': 3 * AGENTS });
        const removed = gone.filter(({ eventType }) => eventType === 'agent.removed');
        assert.equal(new Set(removed.map(({ entityId }) => entityId)).size, AGENTS);
        // Whoever follows the feed must not see an authorization behind the removal of its agent.
        for (const { payload } of removed) {
          const left = gone.filter(
            (event) =>
              event.eventType === 'authorization.revoked' && event.payload.agent_url === payload.agent_url,
          );
          const end = removed.find((event) => event.payload === payload)?.eventId ?? '';
          assert.isTrue(left.every(({ eventId }) => eventId < end));
        }
      }
    });
  });
}
