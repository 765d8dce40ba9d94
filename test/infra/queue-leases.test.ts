import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { engines } from '../support/databases.ts';
import { done, openQueueWorld, type QueueWorld } from './queue-world.ts';

for (const engine of engines) {
  describe(`leases of the job queue on ${engine.name}`, () => {
    let world: QueueWorld;
    before(async () => {
      world = await openQueueWorld(engine);
    });
    after(() => world.store.drop());
    afterEach(() => world.next());

    it('takes over the job of a worker that is gone, once its lease is over', async () => {
      const id = await world.enqueue();
      const ask = { kinds: [world.work], worker: 'dead', now: world.now(), leaseMs: 500, limit: 1 };
      await world.store.transaction((tx) => tx.jobs.claim(ask));
      const attempts: number[] = [];
      world.start({
        run: async (job) => {
          attempts.push(job.attempts);
          return done;
        },
      });
      await sleep(40);
      assert.deepEqual(attempts, []);
      world.advance(500);
      await world.ends(id);
      assert.deepEqual(attempts, [2]);
    });

    it('gives up a job whose last worker is gone, and tells its kind', async () => {
      const id = await world.enqueue({ maxAttempts: 1 });
      const ask = { kinds: [world.work], worker: 'dead', now: world.now(), leaseMs: 500, limit: 1 };
      await world.store.transaction((tx) => tx.jobs.claim(ask));
      const told: unknown[] = [];
      world.start({
        run: async () => done,
        settled: async (_tx, job, verdict) => void told.push([job.id, verdict]),
      });
      world.advance(500);
      await world.ends(id);
      assert.deepEqual(told, [[id, { kind: 'failed', code: 'lease_expired' }]]);
    });

    it('gives up every such job, although its kind fails to hear of one', async () => {
      const bad = await world.enqueue({ maxAttempts: 1, payload: 'bad' });
      const good = await world.enqueue({ maxAttempts: 1 });
      const ask = { kinds: [world.work], worker: 'dead', now: world.now(), leaseMs: 500, limit: 2 };
      await world.store.transaction((tx) => tx.jobs.claim(ask));
      const told: unknown[] = [];
      world.start({
        run: async () => done,
        settled: async (_tx, { id, payload }) => {
          if (payload === 'bad') throw new Error('a row that cannot be read');
          told.push(id);
        },
      });
      world.advance(500);
      for (const id of [bad, good]) await world.ends(id);
      assert.deepInclude(await world.find(bad), { status: 'failed', lastErrorCode: 'lease_expired' });
      assert.deepEqual(told, [good]);
      await world.ends(await world.enqueue());
    });

    it('keeps the lease of a long job alive', async () => {
      const runs: number[] = [];
      let end = () => {};
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      const run = async ({ attempts }: { attempts: number }) => {
        runs.push(attempts);
        await ended;
        return done;
      };
      const leaseMs = 300;
      const id = await world.enqueue();
      for (let index = 0; index < 2; index += 1) world.start({ run }, { leaseMs });
      await world.until('its start', () => runs.length === 1);
      for (let beat = 1; beat <= 3; beat += 1) {
        // Heartbeats come by real time and leases end by the clock, so the clock waits for the heartbeat.
        world.advance(leaseMs - 1);
        const until = world.now().getTime() + leaseMs;
        await world.until(`heartbeat ${beat}`, async () => (await world.find(id)).dueAt.getTime() === until);
      }
      end();
      await world.ends(id);
      assert.deepEqual(runs, [1]);
    });

    it('ends the work on a job that somebody else has got hold of, and leaves the verdict to them', async () => {
      let aborted = false;
      const id = await world.enqueue();
      world.start(
        {
          run: async (_job, signal) => {
            // Asked with a clock of the future: the lease is over, and its owner does not know yet.
            const ask = {
              kinds: [world.work],
              worker: 'thief',
              now: new Date(world.now().getTime() + 1e6),
              leaseMs: 1e9,
              limit: 1,
            };
            // A claim passes over a job that a heartbeat is writing.
            while ((await world.store.transaction((tx) => tx.jobs.claim(ask))).length === 0);
            await new Promise((resolve) => signal.addEventListener('abort', resolve));
            aborted = true;
            return done;
          },
        },
        { leaseMs: 60 },
      );
      await world.until('the end of the work', () => aborted);
      await sleep(20);
      assert.deepInclude(await world.find(id), { status: 'running', worker: 'thief', attempts: 2 });
    });

    it('lets jobs end that are quick when it stops, and takes no new one', async () => {
      const first = await world.enqueue();
      let begun = false;
      const queue = world.start({
        run: async () => {
          begun = true;
          await sleep(60);
          return done;
        },
      });
      await world.until('its start', () => begun);
      const stopped = queue.stop(5_000);
      const second = await world.enqueue();
      await stopped;
      assert.equal((await world.find(first)).status, 'done');
      assert.equal((await world.find(second)).status, 'queued');
    });

    it('hands back what does not end when it stops, as if it had never begun', async () => {
      const id = await world.enqueue();
      const released: number[] = [];
      let begun = false;
      const queue = world.start({
        run: (_job, signal) => {
          begun = true;
          return new Promise((_resolve, reject) =>
            signal.addEventListener('abort', () => reject(signal.reason)),
          );
        },
        released: async (_tx, job) => void released.push(job.attempts),
      });
      await world.until('its start', () => begun);
      await queue.stop(20);
      assert.deepInclude(await world.find(id), { status: 'queued', worker: null, attempts: 0 });
      assert.deepEqual(released, [1]);
      assert.isFalse(world.logged.some(({ level }) => level === 'error'));
      world.start({ run: async () => done });
      await world.ends(id);
    });

    it('hands back a job that asks for a retry while it stops', async () => {
      const id = await world.enqueue();
      let end: (() => void) | undefined;
      const queue = world.start({
        run: async () => {
          await new Promise<void>((resolve) => {
            end = resolve;
          });
          return { kind: 'retry', code: 'busy' };
        },
      });
      await world.until('its start', () => end !== undefined);
      const stopped = queue.stop(5_000);
      end?.();
      await stopped;
      assert.deepInclude(await world.find(id), { status: 'queued', attempts: 0, dueAt: world.now() });
    });

    it('has the job done again when its verdict cannot be stored', async () => {
      const id = await world.enqueue();
      let runs = 0;
      world.start({
        run: async () => {
          runs += 1;
          return done;
        },
        settled: async () => {
          if (runs === 1) throw new Error('not this time');
        },
      });
      await world.until('its first run', () =>
        world.logged.some(({ message }) => /could not be stored/.test(message ?? '')),
      );
      assert.equal((await world.find(id)).status, 'running');
      world.advance(60_000);
      await world.ends(id);
      assert.equal(runs, 2);
    });
  });
}
