import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { newId } from '../../src/infra/ids.ts';
import type { Log } from '../../src/infra/log.ts';
import { createMetrics } from '../../src/infra/metrics.ts';
import {
  type JobKind,
  type Outcome,
  type Queue,
  type QueueOptions,
  startQueue,
  type Verdict,
} from '../../src/infra/queue.ts';
import type { Job, NewJob } from '../../src/store/jobs.ts';
import { engines, type TestStore } from '../support/databases.ts';

const done: Outcome = { kind: 'done', detail: { all: 'well' } };

for (const engine of engines) {
  describe(`the job queue on ${engine.name}`, () => {
    let store: TestStore;
    let queues: Queue[] = [];
    let logged: { level: string; message?: string | undefined }[] = [];
    let at = 1_000_000;
    const now = () => new Date(at);
    const wakes: (() => void)[] = [];
    let [tests, work] = [0, ''];
    beforeEach(() => {
      tests += 1;
      work = `work${tests}`;
    });

    before(async () => {
      store = await engine.open({ onWrite: () => wakes.map((wake) => wake()) });
    });
    after(() => store.drop());
    afterEach(async () => {
      wakes.splice(0);
      await Promise.all(queues.map((queue) => queue.stop(0)));
      queues = [];
      logged = [];
    });

    const note = (level: string) => (_fields: object, message?: string) =>
      void logged.push({ level, message });
    const log: Log = { debug: note('debug'), info: note('info'), warn: note('warn'), error: note('error') };

    /** A queue that looks often, of the one kind of this test. */
    const start = (kind: JobKind, options: Partial<QueueOptions> = {}) => {
      const queue = startQueue({
        store,
        kinds: { [work]: kind },
        schedule: async () => {},
        log,
        metrics: createMetrics({ processMetrics: false }),
        now,
        newId,
        atOnce: 4,
        leaseMs: 60_000,
        pollMs: 10,
        backoff: { baseMs: 1_000, maxMs: 5_000 },
        ...options,
      });
      queues.push(queue);
      return queue;
    };
    const enqueue = async (job: Partial<NewJob> = {}): Promise<string> => {
      const { id } = await store.transaction((tx) =>
        tx.jobs.enqueue({ kind: work, payload: {}, runAt: now(), maxAttempts: 3, ...job }),
      );
      return id;
    };
    const find = async (id: string): Promise<Job> =>
      (await store.read.jobs.find(id)) ?? assert.fail('no such job');
    const until = async (what: string, isSo: () => boolean | Promise<boolean>) => {
      for (let tries = 0; !(await isSo()); tries += 1) {
        if (tries > 1_000) assert.fail(`never came: ${what}`);
        await sleep(5);
      }
    };
    const ends = (id: string) => until('its end', async () => /done|failed/.test((await find(id)).status));

    it('runs what is due with its payload, and ends it', async () => {
      const seen: unknown[] = [];
      const id = await enqueue({ key: 'k', payload: { deep: ['ü'] } });
      const later = await enqueue({ runAt: new Date(at + 1) });
      start({
        run: async (job) => {
          seen.push([job.id, job.payload, job.attempts]);
          return done;
        },
      });
      await ends(id);
      await sleep(30);
      assert.deepEqual(seen, [[id, { deep: ['ü'] }, 1]]);
      assert.deepInclude(await find(id), { status: 'done', worker: null, finishedAt: now() });
      assert.equal((await find(later)).status, 'queued');
    });

    it('leaves kinds that it does not know to others', async () => {
      const id = await enqueue({ kind: 'other' });
      start({ run: async () => done });
      await ends(await enqueue());
      assert.equal((await find(id)).status, 'queued');
    });

    it('tells a kind what became of its job, in the transaction of the job', async () => {
      const told: unknown[] = [];
      const outcomes: Outcome[] = [{ kind: 'retry', code: 'busy' }, done];
      const id = await enqueue();
      start({
        run: async () => outcomes.shift() ?? done,
        started: async (tx, job) =>
          void told.push(['started', job.attempts, (await tx.jobs.find(id))?.status]),
        settled: async (tx, _job, verdict) =>
          void told.push([verdict.kind, (await tx.jobs.find(id))?.status]),
      });
      await until('the first verdict', () => told.length === 2);
      at += 1_000;
      await ends(id);
      assert.deepEqual(told, [
        ['started', 1, 'running'],
        ['retry', 'queued'],
        ['started', 2, 'running'],
        ['done', 'done'],
      ]);
    });

    it('waits longer after each failure, and gives up in the end', async () => {
      const verdicts: Verdict[] = [];
      const id = await enqueue({ maxAttempts: 5 });
      start({
        run: async () => ({ kind: 'retry', code: 'busy' }),
        settled: async (_tx, _job, verdict) => void verdicts.push(verdict),
      });
      for (const [index, wait] of [1_000, 2_000, 4_000, 5_000].entries()) {
        await until(`verdict ${index}`, () => verdicts.length === index + 1);
        assert.deepEqual(verdicts[index], { kind: 'retry', code: 'busy', at: new Date(at + wait) });
        await until('its row', async () => (await find(id)).status === 'queued');
        at += wait - 1;
        await sleep(25);
        assert.lengthOf(verdicts, index + 1, 'not before its time');
        at += 1;
      }
      await ends(id);
      assert.deepEqual(verdicts[4], { kind: 'failed', code: 'busy' });
      assert.deepInclude(await find(id), { status: 'failed', attempts: 5, lastErrorCode: 'busy' });
    });

    it('takes an exception for a passing failure, and logs it', async () => {
      const id = await enqueue({ maxAttempts: 1 });
      start({
        run: async () => {
          throw new Error('a bug');
        },
      });
      await ends(id);
      assert.equal((await find(id)).lastErrorCode, 'internal_error');
      assert.isTrue(
        logged.some(({ level, message }) => level === 'error' && message === 'a job attempt failed'),
      );
    });

    it('runs no more at once than it may', async () => {
      let [running, most, ended] = [0, 0, 0];
      for (let index = 0; index < 9; index += 1) await enqueue();
      start(
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
        { atOnce: 3 },
      );
      await until('all of them', () => ended === 9);
      assert.equal(most, 3);
    });

    it('shares the work among several workers without ever doing a job twice', async () => {
      const running = new Set<string>();
      const runs: string[] = [];
      const ids = await Promise.all(Array.from({ length: 40 }, () => enqueue()));
      for (let index = 0; index < 4; index += 1) {
        start({
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
      for (const id of ids) await ends(id);
      assert.sameMembers(runs, ids);
    });

    it('runs a key once more when it was asked for while it ran, after that and not beside it', async () => {
      const runs: string[] = [];
      const id = await enqueue({ key: 'k' });
      const run = async () => {
        runs.push('begin');
        if (runs.length === 1) assert.equal(await enqueue({ key: 'k' }), id);
        await sleep(20);
        runs.push('end');
        return done;
      };
      start({ run });
      start({ run });
      await ends(id);
      await sleep(30);
      assert.deepEqual(runs, ['begin', 'end', 'begin', 'end']);
    });

    it('takes over the job of a worker that is gone, once its lease is over', async () => {
      const id = await enqueue();
      const ask = { kinds: [work], worker: 'dead', now: now(), leaseMs: 500, limit: 1 };
      await store.transaction((tx) => tx.jobs.claim(ask));
      const attempts: number[] = [];
      start({
        run: async (job) => {
          attempts.push(job.attempts);
          return done;
        },
      });
      await sleep(40);
      assert.deepEqual(attempts, []);
      at += 500;
      await ends(id);
      assert.deepEqual(attempts, [2]);
    });

    it('gives up a job whose last worker is gone, and tells its kind', async () => {
      const id = await enqueue({ maxAttempts: 1 });
      const ask = { kinds: [work], worker: 'dead', now: now(), leaseMs: 500, limit: 1 };
      await store.transaction((tx) => tx.jobs.claim(ask));
      const told: unknown[] = [];
      start({
        run: async () => done,
        settled: async (_tx, job, verdict) => void told.push([job.id, verdict]),
      });
      at += 500;
      await ends(id);
      assert.deepEqual(told, [[id, { kind: 'failed', code: 'lease_expired' }]]);
    });

    it('keeps the lease of a long job alive', async () => {
      const runs: number[] = [];
      // Leases are measured by the clock, and heartbeats by real time.
      const ticking = () => new Date(at + performance.now());
      const run = async ({ attempts }: { attempts: number }) => {
        runs.push(attempts);
        await sleep(700);
        return done;
      };
      const id = await enqueue({ runAt: new Date(0) });
      for (let index = 0; index < 2; index += 1) start({ run }, { now: ticking, leaseMs: 240 });
      await ends(id);
      assert.deepEqual(runs, [1]);
    });

    it('ends the work on a job that somebody else has got hold of, and leaves the verdict to them', async () => {
      let aborted = false;
      const id = await enqueue();
      start(
        {
          run: async (_job, signal) => {
            // Asked with a clock of the future: the lease is over, and its owner does not know yet.
            await store.transaction((tx) =>
              tx.jobs.claim({
                kinds: [work],
                worker: 'thief',
                now: new Date(at + 1e6),
                leaseMs: 1e9,
                limit: 1,
              }),
            );
            await new Promise((resolve) => signal.addEventListener('abort', resolve));
            aborted = true;
            return done;
          },
        },
        { leaseMs: 60 },
      );
      await until('the end of the work', () => aborted);
      await sleep(20);
      assert.deepInclude(await find(id), { status: 'running', worker: 'thief', attempts: 2 });
    });

    it('lets jobs end that are quick when it stops, and takes no new one', async () => {
      const first = await enqueue();
      let begun = false;
      const queue = start({
        run: async () => {
          begun = true;
          await sleep(60);
          return done;
        },
      });
      await until('its start', () => begun);
      const stopped = queue.stop(5_000);
      const second = await enqueue();
      await stopped;
      assert.equal((await find(first)).status, 'done');
      assert.equal((await find(second)).status, 'queued');
    });

    it('hands back what does not end when it stops, as if it had never begun', async () => {
      const id = await enqueue();
      const released: number[] = [];
      let begun = false;
      const queue = start({
        run: (_job, signal) => {
          begun = true;
          return new Promise((_resolve, reject) =>
            signal.addEventListener('abort', () => reject(signal.reason)),
          );
        },
        released: async (_tx, job) => void released.push(job.attempts),
      });
      await until('its start', () => begun);
      await queue.stop(20);
      assert.deepInclude(await find(id), { status: 'queued', worker: null, attempts: 0 });
      assert.deepEqual(released, [1]);
      assert.isFalse(logged.some(({ level }) => level === 'error'));
      start({ run: async () => done });
      await ends(id);
    });

    it('hands back a job that asks for a retry while it stops', async () => {
      const id = await enqueue();
      let begun = false;
      const queue = start({
        run: async () => {
          begun = true;
          await sleep(40);
          return { kind: 'retry', code: 'busy' };
        },
      });
      await until('its start', () => begun);
      await queue.stop(1_000);
      assert.deepInclude(await find(id), { status: 'queued', attempts: 0, dueAt: now() });
    });

    it('has the job done again when its verdict cannot be stored', async () => {
      const id = await enqueue();
      let runs = 0;
      start({
        run: async () => {
          runs += 1;
          return done;
        },
        settled: async () => {
          if (runs === 1) throw new Error('not this time');
        },
      });
      await until('its first run', () =>
        logged.some(({ message }) => /could not be stored/.test(message ?? '')),
      );
      assert.equal((await find(id)).status, 'running');
      at += 60_000;
      await ends(id);
      assert.equal(runs, 2);
    });

    it('begins at once what is put into the queue', async () => {
      const queue = start({ run: async () => done }, { pollMs: 60_000 });
      await sleep(30);
      wakes.push(() => queue.wake());
      await ends(await enqueue());
    });

    it('goes on after a look at the queue that failed', async () => {
      let looks = 0;
      const schedule = async () => {
        looks += 1;
        if (looks === 1) throw new Error('the database is away');
      };
      start({ run: async () => done }, { schedule });
      await ends(await enqueue());
      assert.isTrue(logged.some(({ message }) => message === 'the job queue could not be read'));
    });
  });
}
