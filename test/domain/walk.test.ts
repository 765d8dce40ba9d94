import { assert } from 'chai';
import fc from 'fast-check';
import { finish, type Onward, walk } from '../../src/domain/steps.ts';

function visited(root: unknown, onward: (path: string) => Onward = () => 'below'): string[] {
  const paths: string[] = [];
  finish(
    walk(root, (member) => {
      paths.push(member.path());
      return onward(member.path());
    }),
  );
  return paths;
}

describe('walk', () => {
  const value = { a: [1, { b: null }], c: 'x', d: {} };

  it('visits every member before those in it', () =>
    assert.deepEqual(visited(value), ['a', 'a[0]', 'a[1]', 'a[1].b', 'c', 'd']));

  it('leaves out what is below a member', () =>
    assert.deepEqual(
      visited(value, (path) => (path === 'a' ? 'past' : 'below')),
      ['a', 'c', 'd'],
    ));

  it('ends where it is told to', () =>
    assert.deepEqual(
      visited(value, (path) => (path === 'a[0]' ? 'end' : 'below')),
      ['a', 'a[0]'],
    ));

  for (const root of [null, 'text', 5, [], {}])
    it(`finds nothing in ${JSON.stringify(root)}`, () => assert.isEmpty(visited(root)));

  it('visits as many members as there are', () => {
    const count = (given: unknown): number =>
      typeof given === 'object' && given !== null
        ? Object.values(given).reduce<number>((sum, member) => sum + 1 + count(member), 0)
        : 0;
    fc.assert(fc.property(fc.jsonValue(), (given) => assert.lengthOf(visited(given), count(given))));
  });

  it('pauses after some thousand members, and after long texts', () => {
    const pauses = (root: unknown) => [...walk(root, () => 'below')].length;
    assert.equal(pauses(Array(4_000).fill(1)), 0);
    assert.isAtLeast(pauses(Array(50_000).fill({ a: 1 })), 10);
    assert.isAtLeast(pauses(Array(100).fill('x'.repeat(100_000))), 20);
  });
});
