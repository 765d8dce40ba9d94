import { assert } from 'chai';
import type { Fixture } from '../../../src/store/test-controller/fixtures.ts';
import { engines, type TestStore } from '../../support/databases.ts';

const KEY = { principalId: 'p1', kind: 'upstream', id: 'a', accountId: '' } as const;
const cut = (name: string) => ({ name, since: new Date(0).toISOString() });

type Cut = Omit<Fixture<'upstream'>, 'createdAt' | 'batch' | 'place'>;
const fixture = (more: Partial<Cut> = {}): Cut => ({ ...KEY, document: cut('A'), ...more });

for (const engine of engines) {
  describe(`fixtures on ${engine.name}`, () => {
    let store: TestStore;
    beforeEach(async () => {
      store = await engine.open();
    });
    afterEach(() => store.drop());
    const put = (at: number, ...list: Cut[]) =>
      store.transaction(async (tx) => {
        await tx.fixtures.lock('p1');
        for (const one of list) await tx.fixtures.put(one, new Date(at));
      });
    const ids = async (account: string | null = null, principal = 'p1') =>
      (await store.read.fixtures.list(principal, 'upstream', account)).map(({ id }) => id);

    it('are found by those who made them', async () => {
      await put(1000, fixture());
      const place = { createdAt: new Date(1000), batch: 1000, place: 0 };
      assert.deepEqual(await store.read.fixtures.find(fixture()), { ...fixture(), ...place });
      const others = [{ principalId: 'p2' }, { accountId: 'a1' }, { kind: 'plan' as const }, { id: 'b' }];
      for (const other of others) assert.isUndefined(await store.read.fixtures.find({ ...KEY, ...other }));
      assert.deepEqual(await ids(null, 'p2'), []);
    });

    it('are listed for an account, the newest batch first, each in its order', async () => {
      const plan = { ...KEY, id: 'p', kind: 'plan', document: { fixture: {} } } as const;
      await put(1000, fixture({ id: 'old' }), fixture({ id: 'older_second' }));
      await store.transaction((tx) => tx.fixtures.put(plan, new Date(1001)));
      await put(9000, fixture({ id: 'twin', accountId: 'a1' }), fixture({ id: 'also', accountId: 'a1' }));
      await put(20_000, fixture({ id: 'new' }));
      assert.deepEqual(await ids(), ['new', 'twin', 'also', 'old', 'older_second']);
      assert.deepEqual(await ids('a1'), ['new', 'twin', 'also', 'old', 'older_second']);
      assert.deepEqual(await ids('a2'), ['new', 'old', 'older_second']);
    });

    it('have a document for each account, of which the newest counts', async () => {
      const named = async (account: string | null) =>
        (await store.read.fixtures.list('p1', 'upstream', account)).map(({ document }) => document.name);
      await put(1000, fixture({ accountId: 'a1' }));
      await put(9000, fixture({ accountId: 'a2', document: cut('B') }));
      assert.deepEqual([await named('a1'), await named('a2'), await named(null)], [['A'], ['B'], ['B']]);
      await put(20_000, fixture({ document: cut('C') }));
      assert.deepEqual(await named('a1'), ['C']);
    });

    it('are renewed by a later seed, and keep their place within a batch', async () => {
      await put(1000, fixture({ id: 'one' }), fixture({ id: 'two' }), fixture({ id: 'one' }));
      assert.deepEqual(await ids(), ['one', 'two']);
      await put(9000, fixture({ id: 'two' }));
      assert.deepEqual(await ids(), ['two', 'one']);
    });

    it('begin another batch once the one before is closed', async () => {
      await put(1000, fixture({ id: 'one' }));
      assert.isTrue(await store.read.fixtures.hasOpenBatch('p1'));
      assert.isFalse(await store.read.fixtures.hasOpenBatch('p2'));
      await store.transaction((tx) => tx.fixtures.closeBatches('p1'));
      assert.isFalse(await store.read.fixtures.hasOpenBatch('p1'));
      await put(1001, fixture({ id: 'two' }));
      assert.deepEqual(await ids(), ['two', 'one']);
    });

    it('are listed in the same order however many statements read them', async () => {
      const all = Array.from({ length: 60 }, (_, at) => `f${at}`);
      await put(1000, ...all.map((id) => fixture({ id })));
      assert.deepEqual(await ids(), all);
    });

    it('are listed up to a megabyte, the newest, as each read of their caller parses them all', async () => {
      const long = 'x'.repeat(200_000);
      const all = Array.from({ length: 12 }, (_, at) => `f${at}`);
      for (const [at, id] of all.entries()) await put(at * 10_000, fixture({ id, document: cut(long) }));
      assert.deepEqual(await ids(), all.toReversed().slice(0, 5));
    });

    it('are forgotten, oldest first', async () => {
      for (const at of [1, 2, 3]) await put(at, fixture({ id: `f${at}` }));
      await store.transaction((tx) => tx.fixtures.prune(new Date(3), 1));
      assert.deepEqual(await ids(), ['f2', 'f3']);
      await store.transaction((tx) => tx.fixtures.prune(new Date(3), 10));
      assert.deepEqual(await ids(), ['f3']);
    });
  });
}
