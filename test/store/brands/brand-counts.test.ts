import { assert } from 'chai';
import { newId } from '../../../src/infra/random.ts';
import { newBrand } from '../../../src/record/brands/brand.ts';
import { engines, type TestStore } from '../../support/databases.ts';

const NOW = new Date('2026-03-01T00:00:00Z');
const COUNT = 1_300;
const SOURCES = ['community', 'enriched'] as const;

for (const engine of engines) {
  describe(`counts of ${COUNT} brands on ${engine.name}`, () => {
    let store: TestStore;
    const add = (from: number, to: number) =>
      store.transaction(async (tx) => {
        for (let index = from; index < to; index += 1) {
          const source = SOURCES[index % 2] ?? 'community';
          const searchText = index % 7 === 0 ? 'seven' : 'other';
          const facts = {
            brandName: searchText,
            source,
            listed: index % 10 !== 0,
            searchText,
            listing: '{}',
          };
          const domain = `n${String(index).padStart(5, '0')}.example`;
          await tx.brands.put({ ...newBrand(domain, { newId, now: NOW }), ...facts });
        }
      });
    before(async () => {
      store = await engine.open();
      for (let from = 0; from < COUNT; from += 100) await add(from, from + 100);
    });
    after(() => store.drop());

    const countsOf = async (search?: string) => {
      const counts = await store.read.brands.count(search);
      return SOURCES.map((source) => counts.find((row) => row.source === source)?.count ?? 0);
    };
    const expected = (isMeant: (index: number) => boolean, most = COUNT) =>
      SOURCES.map(
        (_, place) =>
          Array.from({ length: most }, (_, index) => index).filter(
            (index) => index % 10 !== 0 && index % 2 === place && isMeant(index),
          ).length,
      );

    it('are those of all pieces together, by group', async () => {
      assert.deepEqual(
        await countsOf(),
        expected(() => true),
      );
      assert.lengthOf(await store.read.brands.count(undefined), 2);
    });

    it('are those of the brands that a search finds', async () => {
      assert.deepEqual(
        await countsOf('seven'),
        expected((index) => index % 7 === 0),
      );
      assert.deepEqual(await countsOf('nobody'), [0, 0]);
    });

    it('have what was added a moment ago', async () => {
      await add(COUNT, COUNT + 2);
      assert.deepEqual(
        await countsOf(),
        expected(() => true, COUNT + 2),
      );
    });
  });
}
