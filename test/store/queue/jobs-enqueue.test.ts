import { setTimeout } from 'node:timers/promises';
import { assert } from 'chai';
import { ROWS_AT_ONCE } from '../../../src/store/engine/statement.ts';
import type { ClaimedJob, JobClaim } from '../../../src/store/queue/job-leases.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { type MadeUpJob, madeUp } from '../../support/made-up-job.ts';

const at = (ms: number) => new Date(ms);
let kinds = 0;

for (const engine of engines) {
  describe(`jobs that are asked for again on ${engine.name}`, () => {
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

    it('keeps one open job per kind and key', async () => {
      const first = await enqueue({ key: 'k' });
      assert.deepEqual(await enqueue({ key: 'k' }), { id: first.id, isNew: false });
      assert.isTrue((await enqueue({ key: 'k2' })).isNew);
      assert.isTrue((await enqueue({ key: 'k', kind: `${kind}b` })).isNew);
      const [job] = (await claim()).filter(({ key }) => key === 'k');
      assert.deepEqual(await enqueue({ key: 'k' }), { id: first.id, isNew: false });
      if (job === undefined) assert.fail('not claimed');
      await store.transaction((tx) => tx.jobs.finish(job, at(1_100)));
      assert.equal(
        (await find(first.id)).status,
        'queued',
        'asked for again while it ran, it runs once more',
      );
      const [again] = await claim({ now: at(1_200) });
      if (again === undefined) assert.fail('not claimed again');
      assert.equal(again.attempts, 1);
      await store.transaction((tx) => tx.jobs.finish(again, at(1_300)));
      assert.equal((await find(first.id)).status, 'done');
      assert.isTrue((await enqueue({ key: 'k' })).isNew);
    });

    it('adds many jobs at once, those that are queued already only once', async () => {
      const count = 2 * ROWS_AT_ONCE + 1;
      const many = (from: number) =>
        Array.from({ length: count }, (_, n) => ({
          ...madeUp({ kind, payload: { n }, runAt: at(1_000), maxAttempts: 3 }),
          key: `k${from + n}`,
        }));
      await store.transaction((tx) => tx.jobs.enqueueAll(many(0)));
      await store.transaction((tx) => tx.jobs.enqueueAll(many(ROWS_AT_ONCE)));
      const keys: (string | null)[] = [];
      for (let some = await claim(); some.length > 0; some = await claim()) {
        keys.push(...some.map(({ key }) => key));
        await store.transaction(async (tx) => {
          for (const job of some) await tx.jobs.finish(job, at(1_100));
        });
      }
      assert.lengthOf(keys, count + ROWS_AT_ONCE);
      assert.equal(new Set(keys).size, keys.length);
    });

    it('makes queued jobs due earlier that many ask for, only where the ask says so', async () => {
      const dueAt = (key: string, ms: number, pullForward: boolean) => ({
        ...madeUp({ kind, payload: { n: 1 }, runAt: at(ms), maxAttempts: 3 }),
        key,
        pullForward,
      });
      const all = (jobs: ReturnType<typeof dueAt>[]) => store.transaction((tx) => tx.jobs.enqueueAll(jobs));
      await all(['a', 'b', 'c'].map((key) => dueAt(key, 5_000, false)));
      await all([dueAt('a', 900, true), dueAt('b', 900, false), dueAt('c', 9_000, true)]);
      const first = await claimOne();
      assert.equal(first.key, 'a');
      assert.lengthOf(await claim(), 0);
      await store.transaction((tx) => tx.jobs.finish(first, at(1_100)));
      const later = await claim({ now: at(5_000) });
      assert.sameMembers(
        later.map(({ key }) => key),
        ['b', 'c'],
      );
    });

    it('runs once more after it failed, when it was asked for again meanwhile', async () => {
      const { id } = await enqueue({ key: 'k', maxAttempts: 1 });
      const job = await claimOne();
      await enqueue({ key: 'k' });
      await store.transaction((tx) => tx.jobs.fail(job, at(1_100), 'gone'));
      assert.equal((await find(id)).status, 'queued');
    });

    // On SQLite the one transaction begins when the other has ended.
    for (const end of engine.name === 'postgres' ? (['finish', 'fail'] as const) : []) {
      it(`runs once more when the ask commits while ${end} waits for it`, async () => {
        const { id } = await enqueue({ key: 'k', maxAttempts: 1 });
        const job = await claimOne();
        const asked = Promise.withResolvers<void>();
        const commit = Promise.withResolvers<void>();
        const ask = store.transaction(async (tx) => {
          await tx.jobs.enqueue(
            madeUp({ kind, key: 'k', payload: { n: 1 }, runAt: at(1_000), maxAttempts: 1 }),
          );
          asked.resolve();
          await commit.promise;
        });
        await asked.promise;
        const ended = store.transaction((tx) => tx.jobs[end](job, at(1_100), 'gone'));
        // Long enough for the other transaction to reach the row; the outcome is the same without.
        await setTimeout(50);
        commit.resolve();
        await ask;
        assert.isTrue(await ended);
        assert.equal((await find(id)).status, 'queued');
        assert.equal((await claimOne({ now: at(1_200) })).attempts, 1);
      });
    }

    it('runs once more after its last lease ran out, when it was asked for meanwhile', async () => {
      const { id } = await enqueue({ key: 'k', maxAttempts: 1 });
      const job = await claimOne();
      await enqueue({ key: 'k' });
      assert.isFalse(await store.transaction((tx) => tx.jobs.expire(job, at(1_600))));
      assert.equal((await find(id)).status, 'queued');
    });

    it('does not run once more for an ask that a later run has answered', async () => {
      const { id } = await enqueue({ key: 'k' });
      const first = await claimOne();
      await enqueue({ key: 'k' });
      await store.transaction((tx) => tx.jobs.retry(first, at(1_100), 'timeout'));
      const second = await claimOne({ now: at(1_100) });
      await store.transaction((tx) => tx.jobs.finish(second, at(1_200)));
      assert.equal((await find(id)).status, 'done');
    });

    it('does not join jobs without a key', async () => {
      await enqueue();
      assert.isTrue((await enqueue()).isNew);
    });

    it('makes one job of many that are enqueued at once', async () => {
      const made = await Promise.all(Array.from({ length: 20 }, () => enqueue({ key: 'k' })));
      assert.equal(new Set(made.map(({ id }) => id)).size, 1);
      assert.lengthOf(
        made.filter(({ isNew }) => isNew),
        1,
      );
    });

    it('pulls a queued job forward when asked to, never back, and never a running one', async () => {
      const { id } = await enqueue({ key: 'k', runAt: at(5_000) });
      await enqueue({ key: 'k', runAt: at(2_000) });
      assert.deepEqual((await find(id)).dueAt, at(5_000));
      await enqueue({ key: 'k', runAt: at(9_000), pullForward: true });
      assert.deepEqual((await find(id)).dueAt, at(5_000));
      await enqueue({ key: 'k', runAt: at(2_000), pullForward: true });
      assert.deepEqual((await find(id)).dueAt, at(2_000));
      await claimOne({ now: at(2_000) });
      await enqueue({ key: 'k', runAt: at(1), pullForward: true });
      assert.deepEqual((await find(id)).dueAt, at(2_500));
    });
  });
}
