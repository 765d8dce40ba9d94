import { assert } from 'chai';
import fc from 'fast-check';
import { decide, type RateWindow } from '../../../src/domain/limits.ts';
import type { Ask } from '../../../src/store/limits/limits.ts';
import { inChild } from '../../support/child.ts';
import { engines, type TestStore } from '../../support/databases.ts';

const at = (ms: number) => new Date(ms);
let keys = 0;
const ask = (change: Partial<Ask> = {}): Ask => {
  keys += 1;
  return { class: 'test', key: `key ${keys}`, limit: 10, windowMs: 60_000, now: at(1_000), ...change };
};

for (const engine of engines) {
  describe(`limits on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
    });
    after(() => store.drop());

    const consume = (asked: Ask) => store.transaction((tx) => tx.limits.consume(asked));

    it('grants exactly the limit to asks that come at once', async () => {
      const asked = ask();
      const decisions = await Promise.all(Array.from({ length: 50 }, () => consume(asked)));
      const remaining = decisions.filter(({ allowed }) => allowed).map((decision) => decision.remaining);
      assert.deepEqual(
        remaining.sort((a, b) => b - a),
        [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
      );
      for (const { allowed, remaining: left, resetAt } of decisions) {
        assert.deepEqual(resetAt, at(61_000));
        if (!allowed) assert.equal(left, 0);
      }
    });

    it('grants exactly the limit to several processes together', async () => {
      const here = Promise.all(Array.from({ length: 50 }, () => consume(ask({ key: 'k' }))));
      const granted = await Promise.all([
        here.then((decisions) => decisions.filter(({ allowed }) => allowed).length),
        inChild(store.url, 'consume', 50),
        inChild(store.url, 'consume', 50),
      ]);
      assert.equal(
        granted.map(Number).reduce((sum, count) => sum + count),
        10,
      );
    });

    it('does as the arithmetic says, ask by ask', async () => {
      const asks = fc.array(
        fc.record({
          wait: fc.nat(40),
          cost: fc.integer({ min: 1, max: 4 }),
          limit: fc.integer({ min: 0, max: 6 }),
        }),
        { maxLength: 25 },
      );
      await fc.assert(
        fc.asyncProperty(asks, async (list) => {
          const { key } = ask();
          let window: RateWindow | undefined;
          let now = 1_000;
          for (const { wait, cost, limit } of list) {
            now += wait;
            const asked = ask({ key, cost, limit, windowMs: 50, now: at(now) });
            const expected = decide(window, asked, cost, at(now));
            window = expected.window;
            const peeked = await store.read.limits.peek(asked);
            assert.deepEqual([peeked, await consume(asked)], [expected.decision, expected.decision]);
          }
        }),
        { numRuns: 20 },
      );
    });

    it('keeps classes and keys apart', async () => {
      const asked = ask({ limit: 1 });
      assert.isTrue((await consume(asked)).allowed);
      assert.isFalse((await consume(asked)).allowed);
      assert.isTrue((await consume({ ...asked, class: 'other' })).allowed);
      assert.isTrue((await consume({ ...asked, key: `${asked.key} ` })).allowed);
    });

    it('does not put off the end of the window by refusals', async () => {
      const asked = ask({ limit: 1, windowMs: 100 });
      await consume(asked);
      for (const now of [1_050, 1_099]) {
        assert.deepEqual(await consume({ ...asked, now: at(now) }), {
          allowed: false,
          remaining: 0,
          resetAt: at(1_100),
        });
      }
      assert.isTrue((await consume({ ...asked, now: at(1_100) })).allowed);
    });

    it('keeps nothing of a transaction that was rolled back', async () => {
      const asked = ask({ limit: 1 });
      await store
        .transaction(async (tx) => {
          assert.isTrue((await tx.limits.consume(asked)).allowed);
          throw new Error('no');
        })
        .catch(() => {});
      assert.isTrue((await consume(asked)).allowed);
    });

    it('gives a unit back once, and only to the window that it came from', async () => {
      const asked = ask({ limit: 1, windowMs: 100 });
      const { resetAt } = await consume(asked);
      const release = () => store.transaction((tx) => tx.limits.release(asked, resetAt));
      assert.isTrue(await release());
      assert.isFalse(await release());
      assert.isTrue((await consume({ ...asked, now: at(1_050) })).allowed);
      assert.isTrue((await consume({ ...asked, now: at(1_200) })).allowed);
      assert.isFalse(await release());
      assert.isFalse((await consume({ ...asked, now: at(1_201) })).allowed);
    });

    it('gives nothing back to a key that is not known', async () => {
      assert.isFalse(await store.transaction((tx) => tx.limits.release(ask(), at(61_000))));
    });

    it('takes from all rules or from none', async () => {
      const user = ask({ limit: 5 });
      const hour = ask({ limit: 2 });
      const day = ask({ limit: 5 });
      const consumeAll = () => store.transaction((tx) => tx.limits.consumeAll([user, hour, day]));
      for (let index = 0; index < 2; index += 1) {
        assert.deepEqual(
          (await consumeAll()).map(({ allowed }) => allowed),
          [true, true, true],
        );
      }
      assert.deepEqual(
        (await consumeAll()).map(({ allowed }) => allowed),
        [true, false],
      );
      for (const asked of [user, day]) assert.equal((await consume(asked)).remaining, 2);
      assert.deepEqual(await store.transaction((tx) => tx.limits.consumeAll([])), []);
    });

    it('forgets windows that are over, a bounded number at a time', async () => {
      const prune = (now: Date, limit?: number) => store.transaction((tx) => tx.limits.prune(now, limit));
      await prune(at(1e12));
      const asked = ask({ limit: 1, windowMs: 100 });
      for (const each of [asked, ask({ windowMs: 100 }), ask({ windowMs: 200 })]) await consume(each);
      assert.equal(await prune(at(1_099)), 0);
      assert.equal(await prune(at(1_100), 1), 1);
      assert.equal(await prune(at(1_100)), 1);
      assert.equal(await prune(at(1_200)), 1);
      assert.isTrue((await consume(asked)).allowed);
    });
  });
}
