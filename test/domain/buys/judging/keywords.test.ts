import { assert } from 'chai';
import fc from 'fast-check';
import {
  changedKeywords,
  changedTargeting,
  judgeKeywords,
} from '../../../../src/domain/buys/judging/changed-package.ts';
import type { Keyword } from '../../../../src/domain/products/targeting.ts';
import { told } from '../../../support/media.ts';

const word = (
  keyword: string,
  match_type: Keyword['match_type'] = 'exact',
  more: { bid_price?: number } = {},
): Keyword => ({ keyword, match_type, ...more });

describe('changedKeywords', () => {
  const list = [word('a'), word('b'), word('a', 'broad')];
  for (const [what, add, remove, result] of [
    ['nothing', undefined, undefined, list],
    ['an addition', [word('c')], undefined, [...list, word('c')]],
    ['a removal by keyword and type', undefined, [word('a')], [word('b'), word('a', 'broad')]],
    ['a removal of what is not there', undefined, [word('z')], list],
    ['the same in another case', undefined, [word('A')], list],
    [
      'a new bid in place',
      [word('b', 'exact', { bid_price: 2 })],
      undefined,
      [word('a'), word('b', 'exact', { bid_price: 2 }), word('a', 'broad')],
    ],
    ['both', [word('a')], [word('a')], [word('b'), word('a', 'broad'), word('a')]],
  ] as const)
    it(`leaves ${result.length} after ${what}`, () =>
      assert.deepEqual(changedKeywords(list, add, remove), [...result]));

  it('never has a keyword and type twice', () => {
    const words = fc.array(
      fc.record({
        keyword: fc.constantFrom('a', 'b', 'c'),
        match_type: fc.constantFrom('exact' as const, 'broad' as const),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(words, words, (add, remove) => {
        const result = changedKeywords([], add, remove);
        const keys = result.map(({ keyword, match_type }) => `${keyword} ${match_type}`);
        assert.lengthOf(new Set(keys), keys.length);
      }),
    );
  });
});

describe('changedTargeting', () => {
  const current = { geo_countries: ['US'], keyword_targets: [word('a')] };
  it('stays the same when the package changes no keyword', () =>
    assert.equal(changedTargeting({ package_id: 'p' }, current), current));
  it('is replaced as a whole', () =>
    assert.deepEqual(
      changedTargeting({ package_id: 'p', targeting_overlay: { language: ['en'] } }, current),
      {
        language: ['en'],
      },
    ));
  it('takes keywords in and out', () => {
    const update = {
      package_id: 'p',
      keyword_targets_remove: [word('a')],
      negative_keywords_add: [word('war')],
    };
    assert.deepEqual(changedTargeting(update, current), {
      geo_countries: ['US'],
      negative_keywords: [word('war')],
    });
    assert.deepEqual(changedTargeting(update, undefined), { negative_keywords: [word('war')] });
  });
});

describe('judgeKeywords', () => {
  it('takes changes beside an overlay without keywords', () =>
    assert.deepEqual(
      told(judgeKeywords({ package_id: 'p', keyword_targets_add: [word('a')], targeting_overlay: {} }, 'f')),
      [],
    ));
  for (const name of ['keyword_targets_add', 'keyword_targets_remove'] as const)
    it(`refuses ${name} beside a list that replaces all`, () => {
      const update = {
        package_id: 'p',
        [name]: [word('a')],
        targeting_overlay: { keyword_targets: [word('b')] },
      };
      assert.deepEqual(told(judgeKeywords(update, 'f')), [`VALIDATION_ERROR f.${name}`]);
    });
  for (const name of ['negative_keywords_add', 'negative_keywords_remove'] as const)
    it(`refuses ${name} beside a list that replaces all`, () => {
      const update = {
        package_id: 'p',
        [name]: [word('a')],
        targeting_overlay: { negative_keywords: [word('b')] },
      };
      assert.deepEqual(told(judgeKeywords(update, 'f')), [`VALIDATION_ERROR f.${name}`]);
    });
});
