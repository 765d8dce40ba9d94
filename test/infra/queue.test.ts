import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { createMetrics } from '../../src/infra/metrics.ts';
import type { JobVerdict, Outcome } from '../../src/infra/queue.ts';
import { engines } from '../support/databases.ts';
import { done, openQueueWorld, type QueueWorld } from './queue-world.ts';

for (const engine of engines) {
  describe(`the job queue on ${engine.name}`, () => {
    let world: QueueWorld;
    before(async () => {
      world = await openQueueWorld(engine);
    });
    after(() => world.store.drop());
    afterEach(() => world.next());

    it('runs what is due with its payload, and ends it', async () => {
      const seen: unknown[] = [];
      const id = await world.enqueue({ key: 'k', payload: { deep: ['ü'] } });
      const later = await world.enqueue({ runAt: new Date(world.now().getTime() + 1) });
      world.start({
        run: async (job) => {
          seen.push([job.id, job.payload, job.attempts]);
          return done;
        },
      });
      await world.ends(id);
      await sleep(30);
      assert.deepEqual(seen, [[id, { deep: ['ü'] }, 1]]);
      assert.deepInclude(await world.find(id), { status: 'done', worker: null, finishedAt: world.now() });
      assert.equal((await world.find(later)).status, 'queued');
    });

    it('leaves kinds that it does not know to others', async () => {
      const id = await world.enqueue({ kind: 'other' });
      world.start({ run: async () => done });
      await world.ends(await world.enqueue());
      assert.equal((await world.find(id)).status, 'queued');
    });

    it('tells a kind what became of its job, in the transaction of the job', async () => {
      const told: unknown[] = [];
      const outcomes: Outcome[] = [{ kind: 'retry', code: 'busy' }, done];
      const id = await world.enqueue();
      world.start({
        run: async () => outcomes.shift() ?? done,
        started: async (tx, job) =>
          void told.push(['started', job.attempts, (await tx.jobs.find(id))?.status]),
        settled: async (tx, _job, verdict) =>
          void told.push([verdict.kind, (await tx.jobs.find(id))?.status]),
      });
      await world.until('the first verdict', () => told.length === 2);
      world.advance(1_000);
      await world.ends(id);
      assert.deepEqual(told, [
        ['started', 1, 'running'],
        ['retry', 'queued'],
        ['started', 2, 'running'],
        ['done', 'done'],
      ]);
    });

    it('waits longer after each failure, and gives up in the end', async () => {
      const verdicts: JobVerdict[] = [];
      const id = await world.enqueue({ maxAttempts: 5 });
      world.start({
        run: async () => ({ kind: 'retry', code: 'busy' }),
        settled: async (_tx, _job, verdict) => void verdicts.push(verdict),
      });
      for (const [index, wait] of [1_000, 2_000, 4_000, 5_000].entries()) {
        await world.until(`verdict ${index}`, () => verdicts.length === index + 1);
        assert.deepEqual(verdicts[index], {
          kind: 'retry',
          code: 'busy',
          at: new Date(world.now().getTime() + wait),
        });
        await world.until('its row', async () => (await world.find(id)).status === 'queued');
        world.advance(wait - 1);
        await sleep(25);
        assert.lengthOf(verdicts, index + 1, 'not before its time');
        world.advance(1);
      }
      await world.ends(id);
      assert.deepEqual(verdicts[4], { kind: 'failed', code: 'busy' });
      assert.deepInclude(await world.find(id), { status: 'failed', attempts: 5, lastErrorCode: 'busy' });
    });

    it('waits as long as the other side asks for, whatever number of failures there were', async () => {
      const verdicts: JobVerdict[] = [];
      const id = await world.enqueue({ maxAttempts: 3 });
      world.start({
        run: async () => ({ kind: 'retry', code: 'busy', afterMs: 90_000 }),
        settled: async (_tx, _job, verdict) => void verdicts.push(verdict),
      });
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await world.until(`verdict ${attempt}`, () => verdicts.length === attempt + 1);
        const at = new Date(world.now().getTime() + 90_000);
        assert.deepEqual(verdicts[attempt], { kind: 'retry', code: 'busy', at });
        await world.until('its row', async () => (await world.find(id)).status === 'queued');
        world.advance(90_000);
      }
      await world.ends(id);
      assert.deepEqual(verdicts[2], { kind: 'failed', code: 'busy' });
    });

    it('takes an exception for a passing failure, and logs it', async () => {
      const id = await world.enqueue({ maxAttempts: 1 });
      world.start({
        run: async () => {
          throw new Error('a bug');
        },
      });
      await world.ends(id);
      assert.equal((await world.find(id)).lastErrorCode, 'internal_error');
      assert.isTrue(
        world.logged.some(({ level, message }) => level === 'error' && message === 'a job attempt failed'),
      );
    });

    it('runs no more at once than it may', async () => {
      let running = 0;
      let most = 0;
      let ended = 0;
      for (let index = 0; index < 9; index += 1) await world.enqueue();
      world.start(
        {
          run: async () => {
            running += 1;
            most = Math.max(most, running);
            await sleep(10);
            running -= 1;
            ended += 1;
            return done;
          },
        },
        { lanes: { local: { atOnce: 3, perShare: 3 } } },
      );
      await world.until('all of them', () => ended === 9);
      assert.equal(most, 3);
    });

    it('shares the work among several workers without ever doing a job twice', async () => {
      const running = new Set<string>();
      const runs: string[] = [];
      const ids = await Promise.all(Array.from({ length: 40 }, () => world.enqueue()));
      for (let index = 0; index < 4; index += 1) {
        world.start({
          run: async ({ id }) => {
            assert.isFalse(running.has(id));
            running.add(id);
            runs.push(id);
            await sleep(Math.random() * 10);
            running.delete(id);
            return done;
          },
        });
      }
      for (const id of ids) await world.ends(id);
      assert.sameMembers(runs, ids);
    });

    it('runs a key once more when it was asked for while it ran, after that and not beside it', async () => {
      const runs: string[] = [];
      const id = await world.enqueue({ key: 'k' });
      const run = async () => {
        runs.push('begin');
        if (runs.length === 1) assert.equal(await world.enqueue({ key: 'k' }), id);
        await sleep(20);
        runs.push('end');
        return done;
      };
      world.start({ run });
      world.start({ run });
      await world.ends(id);
      await sleep(30);
      assert.deepEqual(runs, ['begin', 'end', 'begin', 'end']);
    });

    it('begins at once what is put into the queue', async () => {
      const queue = world.start({ run: async () => done }, { pollMs: 60_000 });
      await sleep(30);
      world.onWrite = () => queue.wake();
      await world.ends(await world.enqueue());
    });

    it('looks for what is due by time once in a while, however often it is woken', async () => {
      let looks = 0;
      const schedule = async () => {
        looks += 1;
      };
      const queue = world.start({ run: async () => done }, { schedule: { look: schedule }, pollMs: 60_000 });
      world.onWrite = () => queue.wake();
      for (let count = 0; count < 5; count += 1) await world.ends(await world.enqueue());
      assert.equal(looks, 1);
    });

    it('goes on with what is due although a step before it fails each time', async () => {
      let later = 0;
      const schedule = {
        bad: () => Promise.reject(new Error('a row that cannot be read')),
        good: async () => {
          later += 1;
        },
      };
      const metrics = createMetrics({ processMetrics: false });
      world.start({ run: async () => done }, { schedule, metrics });
      await world.ends(await world.enqueue());
      await world.until('the step after it', () => later > 1);
      assert.isTrue(world.logged.some(({ message }) => message === 'a step of the job queue failed'));
      assert.match(await metrics.text(), /queue_failures_total\{step="bad"\} [1-9]/);
    });
  });
}
