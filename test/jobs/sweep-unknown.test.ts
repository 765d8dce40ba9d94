import { assert } from 'chai';
import { DAY_MS } from '../../src/domain/text/instant.ts';
import { newId } from '../../src/infra/random.ts';
import { sweepUnknown } from '../../src/jobs/sweep.ts';
import { newBrand } from '../../src/record/brands/brand.ts';
import { newPublisher } from '../../src/record/publishers/publisher.ts';
import { engines, type TestStore } from '../support/databases.ts';

const START = new Date('2026-05-01T00:00:00Z');
const later = (days: number) => new Date(START.getTime() + days * DAY_MS);

for (const engine of engines) {
  describe(`the sweep of unknown domains on ${engine.name}`, () => {
    let store: TestStore;
    let tests = 0;
    before(async () => {
      store = await engine.open();
    });
    after(() => store.drop());
    beforeEach(() => {
      tests += 1;
    });

    const named = (name: string) => `${name}-${tests}.example`;
    const putBrand = (name: string, more: object = {}, now = START) =>
      store.transaction((tx) => tx.brands.put({ ...newBrand(named(name), { newId, now }), ...more }));
    const putPublisher = (name: string, more: object = {}, now = START) =>
      store.transaction((tx) => tx.publishers.put({ ...newPublisher(named(name), { newId, now }), ...more }));
    const left = async (kind: 'brands' | 'publishers', names: readonly string[]) => {
      const rows = await Promise.all(names.map((name) => store.read[kind].find(named(name))));
      return names.filter((_, at) => rows[at] !== undefined);
    };

    it('deletes what was asked for in vain once nobody asks for it', async () => {
      await putBrand('gone');
      await putBrand('asked');
      await putPublisher('gone');
      await putPublisher('asked');
      await store.transaction((tx) => tx.brands.countMiss(named('asked'), later(5)));
      await store.transaction((tx) => tx.publishers.countMiss(named('asked'), later(5)));
      const names = ['gone', 'asked'];
      await sweepUnknown(store, later(6));
      assert.deepEqual([await left('brands', names), await left('publishers', names)], [names, names]);
      await sweepUnknown(store, later(8));
      assert.deepEqual(
        [await left('brands', names), await left('publishers', names)],
        [['asked'], ['asked']],
      );
      await sweepUnknown(store, later(13));
      assert.deepEqual([await left('brands', names), await left('publishers', names)], [[], []]);
    });

    it('keeps what has a record, an entry or a history', async () => {
      await putBrand('record', { record: '{}' });
      await putBrand('entry', { entry: '{}' });
      await putBrand('history', { revision: 1 });
      await putPublisher('record', { record: '{}' });
      await putPublisher('entry', { entry: '{}' });
      await sweepUnknown(store, later(400));
      assert.lengthOf(await left('brands', ['record', 'entry', 'history']), 3);
      assert.lengthOf(await left('publishers', ['record', 'entry']), 2);
    });

    it('deletes the oldest of too many at once, asked for or not', async () => {
      for (let count = 0; count < 12; count += 1) {
        const now = new Date(START.getTime() + count);
        await putBrand(`many${count}`, {}, now);
        await putPublisher(`many${count}`, {}, now);
        await store.transaction((tx) => tx.brands.countMiss(named(`many${count}`), now));
      }
      await sweepUnknown(store, later(1), 5);
      const names = Array.from({ length: 12 }, (_, count) => `many${count}`);
      assert.deepEqual(await left('brands', names), names.slice(7));
      assert.deepEqual(await left('publishers', names), names.slice(7));
    });
  });
}
