import { assert } from 'chai';
import { DAY_MS, HOUR_MS } from '../../src/domain/text/instant.ts';
import { sweep, sweepFeed } from '../../src/jobs/sweep.ts';
import { engines, type TestStore } from '../support/databases.ts';
import { someRegistryEvent } from '../support/registry-events.ts';

const START = Date.parse('2026-01-01T00:00:00Z');
const at = (ms: number) => new Date(START + ms);

for (const engine of engines) {
  describe(`sweepFeed on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
    });
    afterEach(() => store.drop());

    const append = (createdAt: Date, count = 1) =>
      store.transaction((tx) =>
        tx.events.append(Array.from({ length: count }, () => someRegistryEvent({ createdAt }))),
      );
    const left = async () => (await store.read.events.after({ limit: 100_000 })).length;

    it('deletes what is older than 90 days an hour later, but the newest of it', async () => {
      await append(at(0), 3);
      await append(at(2 * HOUR_MS), 2);
      assert.isTrue(await sweepFeed(store, at(90 * DAY_MS)));
      assert.isTrue(await sweepFeed(store, at(90 * DAY_MS + HOUR_MS)));
      assert.equal(await left(), 5);
      assert.isTrue(await sweepFeed(store, at(90 * DAY_MS + HOUR_MS + 1)));
      assert.equal(await left(), 3);
    });

    it('leaves the newest event for ever', async () => {
      const appended = await append(at(0), 3);
      assert.isTrue(await sweepFeed(store, at(1_000 * DAY_MS)));
      assert.deepEqual(await store.read.events.after({ limit: 10 }), appended.slice(2));
    });

    it('has nothing to do in an empty feed, nor before there is a past', async () => {
      assert.isTrue(await sweepFeed(store, at(0)));
      assert.isTrue(await sweepFeed(store, new Date(0)));
    });

    it('does its share and comes again', async () => {
      await append(at(0), 20_500);
      await append(at(DAY_MS));
      const now = at(100 * DAY_MS);
      assert.isFalse(await sweepFeed(store, now));
      assert.equal(await left(), 501);
      assert.isTrue(await sweepFeed(store, now));
      assert.equal(await left(), 1);
    });

    it('is part of the sweep, which goes on with it when it is behind', async () => {
      await append(at(0), 20_500);
      await append(at(DAY_MS));
      await sweep(store, at(100 * DAY_MS));
      assert.equal(await left(), 501);
      await sweep(store, at(100 * DAY_MS + 2_000));
      assert.equal(await left(), 1);
    });
  });
}
