import { assert } from 'chai';
import fc from 'fast-check';
import { mostHeld } from '../../src/domain/buys/holds.ts';
import {
  addPoints,
  changedNodes,
  type HeldNode,
  mostBetween,
  nodesAbove,
} from '../../src/domain/held-tree.ts';
import { cutsOf, type Held, holdingsOf } from '../../src/domain/products/holdings.ts';

const CENTURY_MS = 100 * 366 * 86_400_000;
const START = Date.parse('2027-03-15T10:00:00Z');

/** Times that are near each other, and times that are far apart; many of them equal. */
const time = fc.oneof(
  fc.integer({ min: START, max: START + 40 }),
  fc.integer({ min: 0, max: 400 }).map((days) => START + days * 86_400_000),
  fc.integer({ min: START - CENTURY_MS / 4, max: START + CENTURY_MS }),
);
const span = fc
  .tuple(time, time)
  .filter(([one, other]) => one !== other)
  .map(([one, other]) => ({ start: new Date(Math.min(one, other)), end: new Date(Math.max(one, other)) }));
const held = fc
  .tuple(span, fc.integer({ min: 0, max: 1_000_000 }))
  .map(([{ start, end }, sharePpm]): Held => ({ start, end, sharePpm }));
const many = fc.array(held, { maxLength: 30 });

class Tree {
  readonly nodes = new Map<string, HeldNode>();
  apply(shares: readonly Held[], factor: 1 | -1) {
    const changes = new Map<number, number>();
    for (const share of shares) addPoints(changes, share, factor);
    for (const [key, node] of changedNodes(this.only(changes.keys()), changes))
      if (node.length === 0) this.nodes.delete(key);
      else this.nodes.set(key, node);
  }
  /** Those that a reader of the store would have. */
  only(instants: Iterable<number>) {
    const keys = new Set(nodesAbove(instants));
    return new Map([...this.nodes].filter(([key]) => keys.has(key)));
  }
}

const sorted = (nodes: ReadonlyMap<string, HeldNode>) => [...nodes].sort(([a], [b]) => (a < b ? -1 : 1));

describe('the tree of what is held', () => {
  it('has the same maximum for every span as a walk through all shares', () => {
    fc.assert(
      fc.property(many, span, (shares, asked) => {
        const tree = new Tree();
        for (const share of shares) tree.apply([share], 1);
        const nodes = tree.only([asked.start.getTime(), asked.end.getTime()]);
        assert.equal(mostBetween(nodes, asked), mostHeld(shares, asked));
      }),
      { numRuns: 500 },
    );
  });

  it('depends only on the shares that are left, not on the order in which they came and went', () => {
    fc.assert(
      fc.property(many, many, (kept, gone) => {
        const tree = new Tree();
        const other = new Tree();
        tree.apply(gone, 1);
        for (const share of kept) tree.apply([share], 1);
        for (const share of gone) tree.apply([share], -1);
        other.apply(kept, 1);
        assert.deepEqual(sorted(tree.nodes), sorted(other.nodes));
        tree.apply(kept, -1);
        assert.isEmpty(tree.nodes);
      }),
    );
  });

  it('needs at most 16 nodes for a share, a day long or a century', () => {
    for (const length of [1, 86_400_000, CENTURY_MS]) {
      const tree = new Tree();
      tree.apply([{ start: new Date(START), end: new Date(START + length), sharePpm: 5 }], 1);
      assert.isAtMost(tree.nodes.size, 16);
      assert.isAtMost(nodesAbove([START, START + length]).length, 16);
    }
  });

  const none = [
    ['an empty span', { start: new Date(START), end: new Date(START) }],
    ['a span that ends before it begins', { start: new Date(START + 5), end: new Date(START) }],
  ] as const;
  for (const [what, asked] of none)
    it(`holds nothing in ${what}`, () => {
      const tree = new Tree();
      tree.apply([{ start: new Date(START - 9), end: new Date(START + 9), sharePpm: 5 }], 1);
      assert.equal(mostBetween(tree.nodes, asked), 0);
    });

  it('takes times before 1970 and after the year 10889 as its first and last', () => {
    const ages = { start: new Date(-8.64e15), end: new Date(8.64e15) };
    const tree = new Tree();
    tree.apply([{ ...ages, sharePpm: 5 }], 1);
    assert.equal(mostBetween(tree.nodes, { start: new Date(START), end: new Date(START + 1) }), 5);
    assert.equal(mostBetween(tree.nodes, ages), 5);
    tree.apply([{ ...ages, sharePpm: 5 }], -1);
    assert.isEmpty(tree.nodes);
  });

  it('ignores shares of nothing and of no time', () => {
    const tree = new Tree();
    tree.apply([{ start: new Date(START), end: new Date(START + 1), sharePpm: 0 }], 1);
    tree.apply([{ start: new Date(START), end: new Date(START), sharePpm: 7 }], 1);
    tree.apply([{ start: new Date(START + 1), end: new Date(START), sharePpm: 7 }], 1);
    assert.isEmpty(tree.nodes);
  });
});

describe('what others hold while packages are booked', () => {
  it('is that of a walk through all shares, without the released and with the booked ones', () => {
    const bookings = fc.array(held, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(many, many, bookings, (others, released, wanted) => {
        const tree = new Tree();
        tree.apply([...others, ...released], 1);
        const cuts = cutsOf(wanted, released);
        const holdings = holdingsOf(tree.only(cuts), cuts, released);
        const taken = [...others];
        for (const one of wanted) {
          assert.equal(holdings.most(one), mostHeld(taken, one));
          holdings.add(one, one.sharePpm);
          taken.push(one);
        }
      }),
      { numRuns: 300 },
    );
  });
});
