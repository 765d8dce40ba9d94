import { assert } from 'chai';
import fc from 'fast-check';
import { followingClock } from '../../../src/store/engine/database-time.ts';
import { engines, type TestStore } from '../../support/databases.ts';

const START = Date.parse('2026-01-01T00:00:00Z');

/** A server whose clock runs, `ahead` of where it began; a question takes `there` ms, its answer `back` ms. */
function world({ there = 0, back = 0 } = {}) {
  const at = { elapsed: 1_000, ahead: 0, there, back };
  const clock = followingClock(
    async () => {
      at.elapsed += at.there;
      const answer = START + at.ahead + at.elapsed;
      at.elapsed += at.back;
      return answer;
    },
    () => at.elapsed,
  );
  /** By how much the clock is ahead of the server's. */
  const error = () => clock.now().getTime() - (START + at.ahead + at.elapsed);
  return { at, clock, error };
}

describe('followingClock', () => {
  it('goes on by itself between two answers', async () => {
    const { at, clock, error } = world();
    await clock.sync();
    at.elapsed += 12_345;
    assert.equal(error(), 0);
  });

  it('takes the middle of the time that an answer took', async () => {
    const { clock, error } = world({ there: 0, back: 40 });
    await clock.sync();
    assert.equal(error(), -20);
  });

  it('follows a clock that was set, either way, and says by how much', async () => {
    const { at, clock, error } = world();
    await clock.sync();
    at.ahead = 60_000;
    assert.equal(await clock.sync(), 60_000);
    assert.equal(error(), 0);
    at.ahead -= 3_600_000;
    assert.equal(await clock.sync(), -3_600_000);
    assert.equal(error(), 0);
  });

  it('keeps what it knows when a slower answer agrees with it', async () => {
    const { at, clock, error } = world({ there: 1, back: 1 });
    await clock.sync();
    Object.assign(at, { there: 900, back: 100 });
    assert.equal(await clock.sync(), 0);
    assert.equal(error(), 0);
  });

  it('takes even a slow answer when there is no other, and a quicker one when it comes', async () => {
    const { at, clock, error } = world({ there: 0, back: 4_000 });
    await clock.sync();
    assert.equal(error(), -2_000);
    Object.assign(at, { there: 1, back: 1 });
    assert.equal(await clock.sync(), 2_000);
    assert.equal(error(), 0);
  });

  it('believes a slow answer that no network explains', async () => {
    const { at, clock, error } = world({ there: 1, back: 1 });
    await clock.sync();
    Object.assign(at, { there: 500, back: 500, ahead: 60_000 });
    assert.equal(await clock.sync(), 60_000);
    assert.equal(error(), 0);
  });

  it('is as true as the quickest of a few answers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(3_000), fc.nat(3_000)), { minLength: 8, maxLength: 8 }),
        async (ways) => {
          let at = 0;
          let asked = 0;
          const clock = followingClock(
            async () => {
              const [there, back] = ways[asked++] ?? [0, 0];
              at += there;
              const answer = START + at;
              at += back;
              return answer;
            },
            () => at,
          );
          await clock.sync();
          const quickest = Math.min(...ways.slice(0, asked).map(([there, back]) => there + back));
          assert.approximately(clock.now().getTime(), START + at, quickest / 2 + 1);
        },
      ),
    );
  });

  it('stands on what it knows while the server is away, and tells no time before', async () => {
    let isAway = true;
    const clock = followingClock(
      async () => (isAway ? Promise.reject(new Error('away')) : START),
      () => 0,
    );
    assert.throws(() => clock.now(), /not read yet/);
    isAway = false;
    await clock.sync();
    isAway = true;
    await clock.sync().catch(() => {});
    assert.equal(clock.now().getTime(), START);
  });
});

for (const engine of engines) {
  describe(`the clock of a store on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
    });
    after(() => store.drop());

    it('is that of the database, for reads and in transactions', async () => {
      const times = [
        store.now(),
        store.read.clock.now(),
        await store.transaction(async (tx) => tx.clock.now()),
        await store.snapshot(async (view) => view.clock.now()),
      ];
      // One machine, so one clock; the answer takes its time all the same.
      for (const time of times) assert.approximately(time.getTime(), Date.now(), 5_000);
      assert.approximately(await store.syncClock(), 0, 5_000);
    });
  });
}
