import { assert } from 'chai';
import fc from 'fast-check';
import { mergesOf } from '../../../src/domain/publishers/identifiers.ts';

type Record = { rid: string; identifiers: { value: string }[] };

const record = (rid: string, ...values: string[]): Record => ({
  rid,
  identifiers: values.map((value) => ({ value })),
});
const merges = (vanished: Record[], staying: Record[]) =>
  Object.fromEntries(mergesOf(vanished, staying, ({ value }) => value));

describe('mergesOf', () => {
  it('finds the one that took over everything', () => {
    assert.deepEqual(merges([record('a', 'x')], [record('b', 'x', 'y')]), { a: 'b' });
    assert.deepEqual(merges([record('a', 'x', 'y')], [record('b', 'y', 'x')]), { a: 'b' });
    assert.deepEqual(merges([record('a', 'x'), record('c', 'y')], [record('b', 'x', 'y')]), {
      a: 'b',
      c: 'b',
    });
  });

  it('finds none for a part, for several heirs, or for nothing to go by', () => {
    assert.deepEqual(merges([record('a', 'x', 'z')], [record('b', 'x', 'y')]), {});
    assert.deepEqual(merges([record('a', 'x')], [record('b', 'x'), record('c', 'x')]), {});
    assert.deepEqual(merges([record('a', 'x', 'y')], [record('b', 'x'), record('c', 'y')]), {});
    assert.deepEqual(merges([record('a')], [record('b', 'x'), record('c')]), {});
    assert.deepEqual(merges([], [record('b', 'x')]), {});
  });

  it('merges nothing into itself or into what vanishes too', () => {
    const both = [record('a', 'x'), record('b', 'x')];
    assert.deepEqual(merges(both, both), {});
    assert.deepEqual(merges([record('a', 'x')], [...both, record('c', 'x')]), {});
    assert.deepEqual(merges([record('a', 'x')], both), { a: 'b' });
  });

  it('tells several heirs apart by the rest of what vanished', () => {
    assert.deepEqual(merges([record('a', 'x', 'y')], [record('b', 'x'), record('c', 'x', 'y')]), { a: 'c' });
  });

  it('names only heirs that hold everything, whatever the records', () => {
    const records = (prefix: string) =>
      fc
        .array(fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 3 }), { maxLength: 4 })
        .map((lists) => lists.map((values, index) => record(`${prefix}${index}`, ...values)));
    fc.assert(
      fc.property(records('gone'), records('kept'), (vanished, staying) => {
        const found = merges(vanished, staying);
        for (const { rid, identifiers } of vanished) {
          const heirs = staying.filter(
            (one) =>
              identifiers.length > 0 &&
              identifiers.every(({ value }) => one.identifiers.some((own) => own.value === value)),
          );
          assert.equal(found[rid], heirs.length === 1 ? heirs[0]?.rid : undefined);
        }
      }),
    );
  });
});
