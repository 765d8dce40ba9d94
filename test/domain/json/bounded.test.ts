import { assert } from 'chai';
import fc from 'fast-check';
import { bounded, type Json } from '../../../src/domain/json/values.ts';

const KILOBYTE = 1024;

describe('bounded', () => {
  it('leaves what is short as it is', () => {
    const payload = { id: 'x', list: [1, 'a', null], deep: { a: { b: [] } }, missing: undefined, no: null };
    assert.strictEqual(bounded(payload), payload);
  });

  it('cuts long lists to the items that fit and leaves out long objects, by name', () => {
    const item = 'x'.repeat(KILOBYTE);
    const cut = bounded<Json>({ list: Array(100).fill(item), doc: { item: item.repeat(40) }, text: 'short' });
    assert.deepEqual(cut.shortened, ['list', 'doc']);
    assert.isUndefined(cut.doc);
    assert.isTrue(Array.isArray(cut.list) && cut.list.length > 20 && cut.list.length < 33);
    assert.equal(cut.text, 'short');
  });

  it('keeps nothing of a list whose first item is too long', () => {
    assert.deepEqual(bounded({ list: ['x'.repeat(40 * KILOBYTE), 'y'] }), { list: [], shortened: ['list'] });
  });

  it('is bounded whatever the lists hold, and keeps them in order from the start', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 200 }), { maxLength: 600 }), fc.nat(80), (list, times) => {
        const long = Array.from({ length: times }, () => list).flat();
        const cut = bounded<Json>({ long });
        assert.isAtMost(JSON.stringify(cut.long).length, 32 * KILOBYTE);
        assert.deepEqual(cut.long, long.slice(0, Array.isArray(cut.long) ? cut.long.length : 0));
        assert.equal('shortened' in cut, JSON.stringify(long).length > 32 * KILOBYTE);
      }),
      { numRuns: 50 },
    );
  });
});
