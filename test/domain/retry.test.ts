import { assert } from 'chai';
import fc from 'fast-check';
import { backoffMs, type JobMove, type JobStatus, move, nextAttempt } from '../../src/domain/jobs.ts';

describe('move', () => {
  const table: Record<JobStatus, Record<JobMove, JobStatus | null>> = {
    queued: {
      claim: 'running',
      heartbeat: null,
      finish: null,
      rerun: null,
      retry: null,
      fail: null,
      release: null,
      expire: null,
    },
    running: {
      claim: 'running',
      heartbeat: 'running',
      finish: 'done',
      rerun: 'queued',
      retry: 'queued',
      fail: 'failed',
      release: 'queued',
      expire: 'failed',
    },
    done: {
      claim: null,
      heartbeat: null,
      finish: null,
      rerun: null,
      retry: null,
      fail: null,
      release: null,
      expire: null,
    },
    failed: {
      claim: null,
      heartbeat: null,
      finish: null,
      rerun: null,
      retry: null,
      fail: null,
      release: null,
      expire: null,
    },
  };

  for (const [from, moves] of Object.entries(table) as [JobStatus, Record<JobMove, JobStatus | null>][]) {
    for (const [by, to] of Object.entries(moves) as [JobMove, JobStatus | null][]) {
      it(`${to === null ? 'refuses' : 'makes'} ${from} × ${by}${to === null ? '' : ` ${to}`}`, () => {
        const outcome = move(from, by);
        if (to !== null) assert.deepEqual(outcome, { ok: true, to });
        else assert.deepEqual(outcome, { ok: false, reason: `a ${from} job cannot ${by}` });
      });
    }
  }
});

describe('backoffMs', () => {
  const backoff = { baseMs: 1_000, maxMs: 60_000 };

  for (const [attempt, ms] of [
    [0, 1_000],
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
    [6, 32_000],
    [7, 60_000],
    [8, 60_000],
    [5_000, 60_000],
  ] as const) {
    it(`waits ${ms} ms after ${attempt} failures`, () => {
      assert.equal(backoffMs(attempt, backoff), ms);
    });
  }

  it('ignores the random number without jitter', () => {
    assert.equal(backoffMs(2, backoff, 0.1), 2_000);
  });

  it('spreads over the whole wait with jitter', () => {
    const jittered = { ...backoff, jitter: true };
    assert.equal(backoffMs(3, jittered, 0), 0);
    assert.equal(backoffMs(3, jittered, 0.5), 2_000);
    assert.equal(backoffMs(3, jittered), 4_000);
  });

  it('is a whole number between 0 and the bound', () => {
    const random = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.nat(2_000), random, fc.boolean(), (attempt, chance, jitter) => {
        const ms = backoffMs(attempt, { ...backoff, jitter }, chance);
        assert.isTrue(Number.isInteger(ms) && ms >= 0 && ms <= backoff.maxMs);
      }),
    );
  });
});

describe('nextAttempt', () => {
  const backoff = { baseMs: 1_000, maxMs: 60_000 };
  const now = new Date(5_000);

  it('tries again while attempts are left', () => {
    assert.deepEqual(nextAttempt({ attempt: 1, maxAttempts: 3 }, backoff, now), { retryAt: new Date(6_000) });
    assert.deepEqual(nextAttempt({ attempt: 2, maxAttempts: 3 }, backoff, now), { retryAt: new Date(7_000) });
  });

  for (const attempt of [3, 4]) {
    it(`gives up after attempt ${attempt} of 3`, () => {
      assert.deepEqual(nextAttempt({ attempt, maxAttempts: 3 }, backoff, now), { giveUp: true });
    });
  }
});
