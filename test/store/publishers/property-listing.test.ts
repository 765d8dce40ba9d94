import { assert } from 'chai';
import { newId } from '../../../src/infra/random.ts';
import { newPublisher } from '../../../src/record/publishers/publisher.ts';
import type { WholeProperty } from '../../../src/store/publishers/properties.ts';
import { engines, type TestStore } from '../../support/databases.ts';

const NOW = new Date('2026-03-01T00:00:00Z');
const COUNT = 2_500;
const SOURCES = ['authoritative', 'contributed', 'enriched'] as const;
const domainOf = (index: number) => (index < 1_200 ? 'a.example' : 'b.example');

/** The property with a number: every seventh is named Seven, and every tenth is stale. */
const numbered = (index: number): WholeProperty => ({
  rid: newId(),
  publisherDomain: domainOf(index),
  key: `k${String(index).padStart(5, '0')}`,
  propertyId: `${index}`,
  propertyType: 'website',
  name: index % 7 === 0 ? 'Seven' : 'Other',
  identifiers: [{ type: 'domain', value: domainOf(index) }],
  tags: [],
  channels: [],
  source: SOURCES[index % 3] ?? 'enriched',
  status: index % 10 === 0 ? 'stale' : 'active',
  hash: `${index}`,
  otherMembers: null,
  searchText: index % 7 === 0 ? 'seven' : 'other',
  createdAt: NOW,
  updatedAt: NOW,
});

for (const engine of engines) {
  describe(`the list of ${COUNT} properties on ${engine.name}`, () => {
    let store: TestStore;
    const all = Array.from({ length: COUNT }, (_, index) => numbered(index));
    const active = all.filter(({ status }) => status === 'active');
    before(async () => {
      store = await engine.open();
      for (const domain of ['a.example', 'b.example'])
        await store.transaction((tx) => tx.publishers.put(newPublisher(domain, { newId, now: NOW })));
      for (let from = 0; from < COUNT; from += 500)
        await store.transaction((tx) => tx.properties.putAll(all.slice(from, from + 500)));
    });
    after(() => store.drop());

    const idsOf = (rows: readonly { propertyId: string | null }[]) => rows.map(({ propertyId: id }) => id);
    const countsOf = (rows: readonly WholeProperty[]) =>
      SOURCES.map((source) => rows.filter((row) => row.source === source).length);

    for (const search of [undefined, 'seven', 'nobody'])
      for (const source of [undefined, ...SOURCES.slice(0, 2)])
        it(`has the pages and counts of search “${search ?? ''}” and source “${source ?? ''}”, also over pieces`, async () => {
          const matching = active.filter(({ searchText }) => search === undefined || searchText === search);
          const shown = matching.filter((row) => source === undefined || row.source === source);
          for (const [offset, limit] of [
            [0, 1],
            [0, 5_000],
            [90, 150],
            [shown.length - 1, 2],
            [shown.length, 10],
            [900, 700],
            [6_000, 10],
          ] as const) {
            const from = Math.max(0, offset);
            const page = { limit, offset: from, ...(search === undefined ? {} : { search }) };
            const { properties, counts } = await store.read.properties.listPage(
              source === undefined ? page : { ...page, source },
            );
            assert.deepEqual(idsOf(properties), idsOf(shown.slice(from, from + limit)), `${offset} ${limit}`);
            assert.deepEqual(
              SOURCES.map((one) => counts.get(one) ?? 0),
              countsOf(matching),
            );
          }
        });

    it('lets other work have its turn, however many are searched', async () => {
      let turns = 0;
      let isOver = false;
      const others = (async () => {
        for (; !isOver; turns += 1) await new Promise((turn) => setImmediate(turn));
      })();
      await store.read.properties.listPage({ search: 'nobody', limit: 1, offset: 0 });
      isOver = true;
      await others;
      assert.isAtLeast(turns, 2);
    });

    it('refuses searches when many wait, answers those, and has room again afterwards', async () => {
      const search = () => store.read.properties.listPage({ search: 'seven', limit: 1, offset: 0 });
      const outcomes = await Promise.allSettled(Array.from({ length: 40 }, search));
      const refused = outcomes.filter(({ status }) => status === 'rejected');
      assert.lengthOf(refused, 8);
      for (const one of refused)
        assert.include((one as PromiseRejectedResult).reason, { name: 'StoreError', code: 'busy' });
      assert.lengthOf((await search()).properties, 1);
    });

    it('searches for callers in turn, so that one with many searches holds up no other', async () => {
      const ended: string[] = [];
      const search = (share: string) =>
        store.inShareOf(share, async () => {
          await store.read.properties.listPage({ search: 'seven', limit: 1, offset: 0 });
          ended.push(share);
        });
      const many = Array.from({ length: 32 }, () => search('many'));
      const one = search('one');
      const refused = await search('many').then(
        () => null,
        (cause: unknown) => cause,
      );
      assert.include(refused, { name: 'StoreError', code: 'busy' });
      await Promise.all([...many, one]);
      assert.isAtMost(ended.indexOf('one'), 2);
    });

    it('counts what was added a moment ago', async () => {
      const before = await store.read.properties.listPage({ limit: 1, offset: 0 });
      await store.transaction((tx) => tx.properties.putAll([numbered(COUNT + 1)]));
      const after = await store.read.properties.listPage({ limit: 1, offset: 0 });
      const total = ({ counts }: typeof before) => [...counts.values()].reduce((sum, one) => sum + one, 0);
      assert.equal(total(after), total(before) + 1);
    });
  });
}
