import { assert } from 'chai';
import { StoreError } from '../../../src/store/engine/errors.ts';
import { Mutex } from '../../../src/store/engine/mutex.ts';
import { rejects } from '../../support/rejects.ts';

const turn = () => new Promise((resume) => setImmediate(resume));

describe('a turn of the writer', () => {
  const LIMIT_MS = 200;
  /** Work that another process keeps from the lock for as long as it may wait. */
  const locked = (leftMs: number) =>
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new StoreError('busy', 'locked')), Math.max(1, leftMs)),
    );
  const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

  it('is refused to all who wait behind a lock, and not to each in turn', async () => {
    const mutex = new Mutex();
    let begun = 0;
    const calls = Array.from({ length: 100 }, () =>
      mutex.runWithin(LIMIT_MS, (leftMs) => {
        begun += 1;
        return locked(leftMs);
      }),
    );
    const started = performance.now();
    for (const call of await Promise.allSettled(calls)) {
      assert.equal(call.status, 'rejected');
      if (call.status === 'rejected') assert.propertyVal(call.reason, 'code', 'busy');
    }
    // One after the other they would take twenty seconds.
    assert.isBelow(performance.now() - started, 10_000);
    assert.isBelow(begun, 100);
  });

  it('is waited for while others finish, however long that takes', async () => {
    const mutex = new Mutex();
    const order: number[] = [];
    const calls = Array.from({ length: 30 }, (_, index) =>
      mutex.runWithin(LIMIT_MS, async () => {
        await pause(LIMIT_MS / 20);
        order.push(index);
      }),
    );
    await Promise.all(calls);
    assert.deepEqual(order, [...Array(30).keys()]);
  });

  it('comes after all who were refused, and never beside another', async () => {
    const mutex = new Mutex();
    let end = () => {};
    const held = mutex.run(() => new Promise<void>((resolve) => (end = resolve)));
    await rejects(
      mutex.runWithin(LIMIT_MS, async () => {}),
      'busy',
    );
    let isHeld = true;
    const last = mutex.run(() => assert.isFalse(isHeld));
    isHeld = false;
    end();
    await Promise.all([held, last]);
    assert.equal(await mutex.runWithin(LIMIT_MS, async () => 'free again'), 'free again');
  });

  it('is given up by work that fails', async () => {
    const mutex = new Mutex();
    const failing = mutex.runWithin(LIMIT_MS, () => Promise.reject(new Error('a fault')));
    const next = mutex.runWithin(LIMIT_MS, async () => 1);
    assert.match(String(await failing.catch((cause: unknown) => cause)), /a fault/);
    assert.equal(await next, 1);
  });

  it('goes round the shares, whoever came first with many, and a call without a share waits for one only', async () => {
    const mutex = new Mutex();
    const order: (string | null)[] = [];
    let end = () => {};
    const held = mutex.run(() => new Promise<void>((resolve) => (end = resolve)));
    const shares = [...Array<string>(50).fill('a'), 'b', null, 'b', 'c'];
    const calls = shares.map((share) =>
      mutex.runWithin(
        LIMIT_MS,
        async () => {
          order.push(share);
        },
        share,
      ),
    );
    await turn();
    end();
    await Promise.all([held, ...calls]);
    assert.deepEqual(order.slice(0, 6), ['a', 'b', null, 'c', 'a', 'b']);
    assert.lengthOf(order, shares.length);
  });

  it('is idle only when all who wait have ended, of every share', async () => {
    const mutex = new Mutex();
    let ended = 0;
    const work = async () => {
      await turn();
      ended += 1;
    };
    const calls = [...Array<string>(20).fill('a'), 'b', null].map((share) => mutex.run(work, share));
    await mutex.idle();
    assert.equal(ended, calls.length);
    await Promise.all(calls);
  });
});
