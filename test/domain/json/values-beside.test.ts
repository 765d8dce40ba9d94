import { assert } from 'chai';
import fc from 'fast-check';
import { holdsMoreBeside } from '../../../src/domain/json/values-beside.ts';

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The number of values without what stands at the path, counted the long way. */
function countedBeside(value: unknown, path: readonly string[]): number {
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + countedBeside(item, path), 1);
  if (!isMap(value)) return 1;
  const [next, ...deeper] = path;
  return Object.entries(value).reduce((sum, [name, member]) => {
    if (name !== next) return sum + countedBeside(member, []);
    return deeper.length === 0 ? sum : sum + countedBeside(member, deeper);
  }, 1);
}

const names = fc.constantFrom('params', 'arguments', 'message', 'x');
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom(null, 1, 'text', true),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(names, tie('value'), { maxKeys: 4 }),
  ),
})).value;

describe('values beside the arguments', () => {
  it('are counted wherever they stand, as far as the limit', () => {
    fc.assert(
      fc.property(json, fc.array(names, { maxLength: 3 }), (value, path) => {
        const count = countedBeside(value, path);
        for (const most of [0, 1, count - 1, count, count + 1]) {
          assert.equal(holdsMoreBeside(value, path, most), count > most, `${count} and ${most}`);
        }
      }),
    );
  });

  it('are not looked at beyond it', () => {
    let read = 0;
    const watched = new Proxy(Array(1_000_000).fill(0), {
      get(list, name, receiver) {
        read += 1;
        return Reflect.get(list, name, receiver);
      },
    });
    assert.isTrue(holdsMoreBeside({ a: watched }, ['params'], 100));
    assert.isBelow(read, 1_000);
    read = 0;
    assert.isFalse(holdsMoreBeside({ params: watched }, ['params'], 100));
    assert.equal(read, 0);
  });
});
