import { assert } from 'chai';
import fc from 'fast-check';
import { encodeCursor, type PageAsk, pageOf } from '../../src/domain/list-page.ts';

const LIST = { of: 'letters' };

describe('pageOf', () => {
  it('tells everything once, in order, whatever the size', () => {
    const sizes = fc.integer({ min: 1, max: 7 });
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 30 }), sizes, (items, max_results) => {
        const seen: string[] = [];
        let ask: PageAsk = { max_results };
        for (;;) {
          const { items: page, pagination } = pageOf(items, ask, LIST);
          seen.push(...page);
          assert.equal(pagination.total_count, items.length);
          assert.equal(pagination.has_more, pagination.cursor !== undefined);
          if (pagination.cursor === undefined) break;
          ask = { max_results, cursor: pagination.cursor };
        }
        assert.deepEqual(seen, items);
      }),
    );
  });
  it('ends where the list has become shorter', () =>
    assert.deepEqual(pageOf(['a'], { cursor: encodeCursor([5], LIST) }, LIST).items, []));

  for (const [what, cursor] of [
    ['another list', encodeCursor([1], { of: 'numbers' })],
    ['another kind of position', encodeCursor(['a'], LIST)],
    ['two positions', encodeCursor([1, 2], LIST)],
    ['nothing', ''],
    ['what is none', 'x'],
  ] as const)
    it(`takes no cursor of ${what}`, () =>
      assert.throws(() => pageOf(['a', 'b'], { cursor }, LIST), /cursor/));
});
