import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { engines, type TestStore } from '../support/databases.ts';
import { madeUp } from '../support/made-up-job.ts';
import { startWorker, type Worker } from './crawl-processes.ts';

const JOBS = 80;

for (const engine of engines) {
  describe(`the queue among processes on ${engine.name}`, () => {
    let store: TestStore;
    let workers: Worker[] = [];
    before(async () => {
      store = await engine.open();
      workers = await Promise.all([1, 2].map(() => startWorker(store.url, new Map())));
    });
    after(async () => {
      await Promise.all(workers.map((worker) => worker.close()));
      await store.drop();
    });

    it('has every job done once, by one process, and no key by two at once', async () => {
      const running = new Map<string, number>();
      const ended: string[] = [];
      const by = new Set<number>();
      for (const [index, worker] of workers.entries()) {
        worker.onNote(({ begin, end }) => {
          if (typeof begin === 'string') {
            if (running.has(begin)) assert.fail(`${begin} is done twice at once`);
            running.set(begin, index);
            by.add(index);
          }
          if (typeof end === 'string') {
            assert.equal(running.get(end), index);
            running.delete(end);
            ended.push(end);
          }
        });
      }
      const ids = new Set<string>();
      let asked = 0;
      const enqueue = async () => {
        const job = {
          kind: 'shared',
          key: `k${asked % 60}`,
          payload: {},
          runAt: new Date(0),
          maxAttempts: 3,
        };
        asked += 1;
        ids.add((await store.transaction((tx) => tx.jobs.enqueue(madeUp(job)))).id);
      };
      await Promise.all(workers.map((worker) => worker.order({ do: 'work', kind: 'shared' })));
      for (let index = 0; index < JOBS; index += 1) await enqueue();
      // However slow the other one is on this machine, its turn comes.
      while (by.size < workers.length) {
        await enqueue();
        await sleep(10);
      }
      for (const id of ids) {
        while ((await store.read.jobs.find(id))?.status !== 'done') await sleep(10);
      }
      while (running.size > 0) await sleep(10);
      assert.sameMembers([...new Set(ended)], [...ids]);
      assert.isAtMost(ended.length, asked, 'no more runs than were asked for');
    });
  });
}
