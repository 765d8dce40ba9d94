import { setTimeout } from 'node:timers/promises';
import { assert } from 'chai';
import { countSoon } from '../../src/record/counted.ts';
import type { Store } from '../../src/store/open.ts';
import { engines, type TestStore } from '../support/databases.ts';
import { holdWriters } from '../support/writers.ts';

const MOST = 10;

for (const engine of engines) {
  describe(`counts of requests that only read on ${engine.name}`, () => {
    let store: TestStore;
    let keys = 0;
    before(async () => {
      store = await engine.open();
    });
    after(() => store.drop());

    const ask = (key: string) => ({
      class: 'test',
      key,
      limit: MOST,
      windowMs: 60_000,
      now: new Date(1_000),
    });
    const key = () => {
      keys += 1;
      return `key ${keys}`;
    };
    const refusedOf = async (own: string, requests: number, of: Store = store): Promise<number[]> => {
      const decisions = await Promise.all(Array.from({ length: requests }, () => countSoon(of, [ask(own)])));
      return decisions.flatMap(([decision], index) => (decision?.allowed ? [] : [index]));
    };

    it('refuse only those over the limit when all come at once', async () => {
      // So long that a busy database stores all: what it has stored and not yet answered would count twice.
      const patient = await engine.open({ noteWithinMs: 60_000 });
      assert.lengthOf(await refusedOf(key(), MOST + 3, patient).finally(() => patient.drop()), 3);
    });

    it('refuse the last ones, and no other, while nothing can be written; later all are counted', async () => {
      const own = key();
      await store.transaction((tx) => tx.limits.consume(ask(own)));
      const letGo = await holdWriters(store.url, 'limits', { key: own });
      assert.deepEqual(await refusedOf(own, MOST + 1).finally(letGo), [MOST - 1, MOST]);
      // This test ends when all that could not be counted is counted.
      while ((await store.primary.limits.peek(ask(own))).allowed) await setTimeout(5);
      assert.deepEqual(await refusedOf(own, 1), [0]);
    });
  });
}
