import { assert } from 'chai';
import { followingClock } from '../../../src/store/engine/database-time.ts';
import { engines, type TestStore } from '../../support/databases.ts';

const START = Date.parse('2026-01-01T00:00:00Z');

/** A server whose clock stands until it is set, and takes `delay` ms to answer. */
function world({ delay = 0 } = {}) {
  const at = { server: START, elapsed: 1_000, delay };
  const clock = followingClock(
    async () => {
      at.elapsed += at.delay;
      return at.server;
    },
    () => at.elapsed,
  );
  return { at, clock, told: () => clock.now().getTime() - START };
}

describe('followingClock', () => {
  it('goes on by itself between two answers', async () => {
    const { at, clock, told } = world();
    await clock.sync();
    at.elapsed += 12_345;
    assert.equal(told(), 12_345);
  });

  it('takes the middle of the time that an answer took', async () => {
    const { clock, told } = world({ delay: 40 });
    await clock.sync();
    assert.equal(told(), 20);
  });

  it('follows a clock that was set, either way, and says by how much', async () => {
    const { at, clock, told } = world();
    await clock.sync();
    at.server += 60_000;
    assert.equal(await clock.sync(), 60_000);
    assert.equal(told(), 60_000);
    at.server -= 3_600_000;
    assert.equal(await clock.sync(), -3_600_000);
    assert.equal(told(), -3_540_000);
  });

  it('ignores what may be the network, and answers that took too long', async () => {
    const { at, clock, told } = world();
    await clock.sync();
    at.server += 49;
    assert.equal(await clock.sync(), 0);
    assert.equal(told(), 0);
    at.delay = 1_001;
    at.server += 60_000;
    assert.equal(await clock.sync(), 0);
    assert.equal(told(), 1_001);
  });

  it('takes even a slow answer when it is the first', async () => {
    const { clock, told } = world({ delay: 4_000 });
    await clock.sync();
    assert.equal(told(), 2_000);
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
