import { assert } from 'chai';
import { type JobMove, type JobStatus, move } from '../../../src/domain/jobs.ts';
import type { ClaimedJob, JobClaim, Lease } from '../../../src/store/queue/job-leases.ts';
import { inChild } from '../../support/child.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { type MadeUpJob, madeUp } from '../../support/made-up-job.ts';

const at = (ms: number) => new Date(ms);
let kinds = 0;

for (const engine of engines) {
  describe(`jobs on ${engine.name}`, () => {
    let store: TestStore;
    let kind: string;
    before(async () => {
      store = await engine.open();
    });
    after(() => store.drop());
    beforeEach(() => {
      kinds += 1;
      kind = `kind${kinds}`;
    });

    const enqueue = (job: Partial<MadeUpJob> = {}) =>
      store.transaction((tx) =>
        tx.jobs.enqueue(madeUp({ kind, payload: { n: 1 }, runAt: at(1_000), maxAttempts: 3, ...job })),
      );
    const claim = (change: Partial<JobClaim> = {}) =>
      store.transaction((tx) =>
        tx.jobs.claim({ kinds: [kind], worker: 'w', now: at(1_000), leaseMs: 500, limit: 10, ...change }),
      );
    const claimOne = async (change: Partial<JobClaim> = {}): Promise<ClaimedJob> => {
      const [job] = await claim(change);
      return job ?? assert.fail('nothing to claim');
    };
    const find = async (id: string) => (await store.read.jobs.find(id)) ?? assert.fail('no such job');

    it('claims a due job with an attempt counted and a lease', async () => {
      const { id, isNew } = await enqueue({ key: 'k', payload: { deep: ['ü', null] } });
      assert.isTrue(isNew);
      assert.deepEqual(await claimOne(), {
        id,
        kind,
        key: 'k',
        payload: { deep: ['ü', null] },
        status: 'running',
        dueAt: at(1_500),
        attempts: 1,
        maxAttempts: 3,
        worker: 'w',
        lastErrorCode: null,
        finishedAt: null,
        lane: 'local',
        share: '',
        site: '',
      });
    });

    it('claims nothing before its time, of another kind, or beyond the limit', async () => {
      for (const runAt of [at(1_000), at(900), at(1_001)]) await enqueue({ runAt });
      assert.deepEqual(await claim({ kinds: [] }), []);
      assert.deepEqual(await claim({ kinds: ['other'] }), []);
      assert.deepEqual(await claim({ limit: 0 }), []);
      assert.lengthOf(await claim({ limit: 1 }), 1);
      assert.lengthOf(await claim(), 1);
      assert.deepEqual(await claim(), []);
      assert.lengthOf(await claim({ now: at(1_001) }), 1);
    });

    it('claims what has waited longest first', async () => {
      const late = await enqueue({ runAt: at(900) });
      const early = await enqueue({ runAt: at(100) });
      assert.equal((await claimOne({ limit: 1 })).id, early.id);
      assert.equal((await claimOne({ limit: 1 })).id, late.id);
    });

    it('claims several kinds', async () => {
      await enqueue();
      await enqueue({ kind: `${kind}b` });
      assert.lengthOf(await claim({ kinds: [kind, `${kind}b`, 'other'] }), 2);
    });

    it('gives every job to one worker only, however many claim at once', async () => {
      for (let index = 0; index < 40; index += 1) await enqueue();
      const workers = Array.from({ length: 8 }, async (_, index) => {
        const mine: string[] = [];
        for (;;) {
          const jobs = await claim({ worker: `w${index}`, limit: 3 });
          if (jobs.length === 0) return mine;
          assert.isAtMost(jobs.length, 3);
          mine.push(...jobs.map(({ id }) => id));
        }
      });
      const claimed = (await Promise.all(workers)).flat();
      assert.lengthOf(claimed, 40);
      assert.equal(new Set(claimed).size, 40);
    });

    it('gives every job to one process only', async () => {
      for (let index = 0; index < 60; index += 1) await enqueue({ kind: 'test' });
      const claimed = (
        await Promise.all([inChild(store.url, 'claim', 4), inChild(store.url, 'claim', 4)])
      ).flat();
      assert.lengthOf(claimed, 60);
      assert.equal(new Set(claimed).size, 60);
    });

    it('gives a job to somebody else when its lease is over, and not before', async () => {
      await enqueue();
      const lost = await claimOne({ worker: 'a' });
      assert.deepEqual(await claim({ worker: 'b', now: at(1_499) }), []);
      const taken = await claimOne({ worker: 'b', now: at(1_500) });
      assert.deepInclude(taken, { id: lost.id, worker: 'b', attempts: 2, dueAt: at(2_000) });
      for (const verdict of verdicts(store)) assert.isFalse(await verdict(lost));
      assert.deepEqual(await find(lost.id), taken);
    });

    it('takes the same worker for another holder when it claimed again', async () => {
      await enqueue();
      const lost = await claimOne();
      await claimOne({ now: at(1_500) });
      for (const verdict of verdicts(store)) assert.isFalse(await verdict(lost));
    });

    it('keeps a job whose heart beats', async () => {
      await enqueue();
      const job = await claimOne();
      assert.isTrue(await store.transaction((tx) => tx.jobs.heartbeat(job, at(1_400), 500)));
      assert.deepEqual(await claim({ now: at(1_500) }), []);
      assert.lengthOf(await claim({ now: at(1_900) }), 1);
    });

    it('tries again at the time it is told', async () => {
      await enqueue();
      const job = await claimOne();
      assert.isTrue(await store.transaction((tx) => tx.jobs.retry(job, at(3_000), 'timeout')));
      assert.deepInclude(await find(job.id), { status: 'queued', worker: null, lastErrorCode: 'timeout' });
      assert.deepEqual(await claim({ now: at(2_999) }), []);
      assert.equal((await claimOne({ now: at(3_000) })).attempts, 2);
    });

    it('hands back without counting the attempt', async () => {
      await enqueue();
      const job = await claimOne();
      assert.isTrue(await store.transaction((tx) => tx.jobs.release(job, at(1_200))));
      assert.deepInclude(await find(job.id), { status: 'queued', attempts: 0, dueAt: at(1_200) });
      assert.equal((await claimOne({ now: at(1_200), worker: 'b' })).attempts, 1);
      for (const verdict of verdicts(store)) assert.isFalse(await verdict(job));
    });

    it('remembers how a job ended', async () => {
      for (const key of ['a', 'b']) await enqueue({ key });
      const [first, second] = await claim();
      if (first === undefined || second === undefined) assert.fail('nothing to claim');
      assert.isTrue(await store.transaction((tx) => tx.jobs.finish(first, at(1_200))));
      assert.isTrue(await store.transaction((tx) => tx.jobs.fail(second, at(1_300), 'gone')));
      const ended = { worker: null, attempts: 1 };
      assert.deepInclude(await find(first.id), {
        ...ended,
        status: 'done',
        finishedAt: at(1_200),
        lastErrorCode: null,
      });
      assert.deepInclude(await find(second.id), {
        ...ended,
        status: 'failed',
        finishedAt: at(1_300),
        lastErrorCode: 'gone',
      });
      assert.deepEqual(await claim({ now: at(1e9) }), []);
      for (const verdict of verdicts(store)) assert.isFalse(await verdict(first));
    });

    it('gives up jobs whose last attempt died with its worker', async () => {
      const { id } = await enqueue({ maxAttempts: 2 });
      const expire = async (now: Date) => {
        const ended = await store.read.jobs.expired(now);
        for (const job of ended) assert.isTrue(await store.transaction((tx) => tx.jobs.expire(job, now)));
        return ended;
      };
      await claimOne();
      assert.deepEqual(await expire(at(9_000)), []);
      await claimOne({ now: at(2_000) });
      assert.deepEqual(await claim({ now: at(9_000) }), []);
      assert.deepEqual(await expire(at(2_499)), []);
      const [given] = await expire(at(2_500));
      assert.equal(given?.id, id);
      assert.isFalse(given && (await store.transaction((tx) => tx.jobs.expire(given, at(9_000)))));
      assert.deepInclude(await find(id), {
        status: 'failed',
        lastErrorCode: 'lease_expired',
        finishedAt: at(2_500),
      });
      assert.deepEqual(await expire(at(9_000)), []);
    });

    it('tells when the next job is due', async () => {
      const nextDue = () => store.read.jobs.nextDue([kind]);
      assert.isUndefined(await nextDue());
      await enqueue({ runAt: at(7_000) });
      await enqueue({ runAt: at(6_000) });
      assert.deepEqual(await nextDue(), at(6_000));
      const job = await claimOne({ now: at(6_000), leaseMs: 100 });
      assert.deepEqual(await nextDue(), at(6_100));
      await store.transaction((tx) => tx.jobs.finish(job, at(6_050)));
      assert.deepEqual(await nextDue(), at(7_000));
    });

    it('leaves nothing in the queue when the transaction is rolled back', async () => {
      await store
        .transaction(async (tx) => {
          await tx.jobs.enqueue(madeUp({ kind, payload: {}, runAt: at(1_000), maxAttempts: 1 }));
          throw new Error('no');
        })
        .catch(() => {});
      assert.deepEqual(await claim(), []);
    });

    it('forgets jobs that ended long ago, a bounded number at a time, and no open one', async () => {
      const prune = (before: Date, limit?: number) => store.transaction((tx) => tx.jobs.prune(before, limit));
      await prune(at(1e12), 1_000);
      for (let index = 0; index < 4; index += 1) await enqueue();
      for (const job of await claim({ limit: 3 }))
        await store.transaction((tx) => tx.jobs.finish(job, at(1_100)));
      assert.equal(await prune(at(1_100)), 0);
      assert.equal(await prune(at(1_101), 2), 2);
      assert.equal(await prune(at(1_101), 2), 1);
      assert.lengthOf(await claim(), 1);
    });

    it('moves as the state machine says, from every state', async () => {
      const moves: Record<
        Exclude<JobMove, 'claim' | 'expire' | 'rerun'>,
        (lease: Lease) => Promise<boolean>
      > = {
        heartbeat: (lease) => store.transaction((tx) => tx.jobs.heartbeat(lease, at(1_000), 500)),
        finish: (lease) => store.transaction((tx) => tx.jobs.finish(lease, at(1_000))),
        retry: (lease) => store.transaction((tx) => tx.jobs.retry(lease, at(1_000), 'x')),
        fail: (lease) => store.transaction((tx) => tx.jobs.fail(lease, at(1_000), 'x')),
        release: (lease) => store.transaction((tx) => tx.jobs.release(lease, at(1_000))),
      };
      const into: Record<JobStatus, (lease: Lease) => Promise<unknown>> = {
        running: async () => {},
        queued: moves.release,
        done: moves.finish,
        failed: moves.fail,
      };
      for (const [from, prepare] of Object.entries(into) as [
        JobStatus,
        (lease: Lease) => Promise<unknown>,
      ][]) {
        for (const [by, apply] of Object.entries(moves) as [keyof typeof moves, typeof moves.fail][]) {
          await enqueue({ kind: `${kind} ${from} ${by}` });
          const job = await claimOne({ kinds: [`${kind} ${from} ${by}`] });
          await prepare(job);
          const expected = move(from, by);
          assert.equal(await apply(job), expected.ok, `${from} × ${by}`);
          assert.equal((await find(job.id)).status, expected.ok ? expected.to : from, `${from} × ${by}`);
        }
      }
    });
  });
}

/** Everything that the holder of a lease may say. */
const verdicts = (store: TestStore): ((lease: Lease) => Promise<boolean>)[] => [
  (lease) => store.transaction((tx) => tx.jobs.heartbeat(lease, at(1_600), 500)),
  (lease) => store.transaction((tx) => tx.jobs.finish(lease, at(1_600))),
  (lease) => store.transaction((tx) => tx.jobs.retry(lease, at(1_600), 'late')),
  (lease) => store.transaction((tx) => tx.jobs.fail(lease, at(1_600), 'late')),
  (lease) => store.transaction((tx) => tx.jobs.release(lease, at(1_600))),
];
