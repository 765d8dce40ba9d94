import { assert } from 'chai';
import { type Copy, openCopy } from '../../mirror/copy.ts';
import { MirrorError } from '../../mirror/fault.ts';
import { type Database, engines } from '../support/databases.ts';

for (const engine of engines)
  describe(`the database of a mirror on ${engine.name}`, () => {
    let database: Database;
    let copy: Copy;
    beforeEach(async () => {
      database = await engine.createEmpty();
      copy = await openCopy(database.url);
    });
    afterEach(async () => {
      await copy.close();
      await database.drop();
    });

    const put = (...keys: string[]) => keys.map((key) => ({ kind: 'brands', key, line: `{"of":"${key}"}` }));
    const keysOf = async (generation: number, range = {}) => {
      const keys: string[] = [];
      for await (const { key } of copy.records(generation, 'brands', range)) keys.push(key);
      return keys;
    };

    it('stores a step with its records, and finds both again after it was opened anew', async () => {
      assert.isUndefined(await copy.state());
      const first = await copy.step(undefined, 'one', 1, { put: put('a', 'b', 'a'), remove: [] });
      await copy.step(first, 'two', 1, { put: put('c'), remove: [{ kind: 'brands', key: 'a' }] });
      await copy.close();
      copy = await openCopy(database.url);
      assert.deepEqual(await copy.state(), { revision: 2, text: 'two' });
      assert.deepEqual(await keysOf(1), ['b', 'c']);
      assert.equal(await copy.find(1, 'brands', 'b'), '{"of":"b"}');
      for (const [generation, kind, key] of [
        [2, 'brands', 'b'],
        [1, 'agents', 'b'],
        [1, 'brands', 'a'],
      ] as const)
        assert.isUndefined(await copy.find(generation, kind, key));
    });

    it('changes nothing when another process has stored a step meanwhile', async () => {
      const first = await copy.step(undefined, 'one', 1, { put: put('a'), remove: [] });
      const other = await openCopy(database.url);
      try {
        await other.step(await other.state(), 'two', 1, { put: put('b'), remove: [] });
      } finally {
        await other.close();
      }
      for (const before of [first, undefined]) {
        const refused = await copy
          .step(before, 'three', 1, { put: put('c'), remove: [{ kind: 'brands', key: 'a' }] })
          .catch((cause: unknown) => cause);
        assert.instanceOf(refused, MirrorError);
      }
      assert.deepEqual(await keysOf(1), ['a', 'b']);
    });

    it('reads records in the order of the bytes of their keys, within a range', async () => {
      // Locales sort these otherwise.
      const keys = ['A', 'B', '_', 'a', 'a-b', 'a.b', 'ab', 'z', 'é', '👋'];
      await copy.step(undefined, '', 1, { put: put(...keys.toReversed()), remove: [] });
      assert.deepEqual(await keysOf(1), keys);
      assert.deepEqual(await keysOf(1, { after: '_', last: 'a.b' }), ['a', 'a-b', 'a.b']);
      assert.deepEqual(await keysOf(1, { after: '👋' }), []);
    });

    it('reads and removes more records than one statement takes', async () => {
      const keys = Array.from({ length: 2_500 }, (_, place) => `k${String(place).padStart(5, '0')}`);
      const first = await copy.step(undefined, '', 1, { put: put(...keys), remove: [] });
      await copy.step(first, '', 2, { put: put('new'), remove: [] });
      assert.deepEqual(await keysOf(1), keys);
      await copy.keepOnly([2]);
      assert.deepEqual([await keysOf(1), await keysOf(2)], [[], ['new']]);
    });

    it('refuses what is no address of a database', async () => {
      for (const url of ['mirror.sqlite', 'mysql://localhost/copy', '']) {
        const refused = await openCopy(url).catch((cause: unknown) => cause);
        assert.instanceOf(refused, MirrorError);
      }
    });
  });
