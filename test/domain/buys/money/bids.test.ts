import { assert } from 'chai';
import { findOption, judgeBid } from '../../../../src/domain/buys/money/budget.ts';
import { auction, option } from '../../../support/media.ts';

describe('judgeBid', () => {
  for (const [what, priced, bid] of [
    ['no bid in an auction', auction(), undefined],
    ['no bid on a fixed price', option(), undefined],
    ['a bid at the floor', auction(), 5],
    ['a bid above the floor', auction(), 7.25],
    ['a bid without a floor', auction({ floor_price: 0 }), 0],
    ['a bid at the fixed price', option(), 10],
    ['a bid above the fixed price', option(), 12],
    ['a bid below the fixed price', option(), 9.99],
    ['the highest bid that the schema allows', auction(), 9_000_000_000],
  ] as const)
    it(`takes ${what}`, () => assert.isNull(judgeBid(priced, bid, 'packages[0].bid_price')));

  for (const [what, priced, bid, code] of [
    ['below the floor', auction(), 4.99, 'VALIDATION_ERROR'],
    ['of nothing', auction(), 0, 'VALIDATION_ERROR'],
    ['below nothing', auction(), -1, 'INVALID_REQUEST'],
    ['that is no number', auction(), Number.NaN, 'INVALID_REQUEST'],
    ['without an end', auction(), Number.POSITIVE_INFINITY, 'INVALID_REQUEST'],
    ['that no count can hold', auction(), 9_007_199_255, 'VALIDATION_ERROR'],
    ['of 309 digits', auction(), 1e308, 'VALIDATION_ERROR'],
    ['of 309 digits on a fixed price', option(), 1e308, 'VALIDATION_ERROR'],
  ] as const)
    it(`refuses a bid ${what}`, () => {
      const refused = judgeBid(priced, bid, 'packages[0].bid_price');
      assert.equal(refused?.code, code);
      assert.equal(refused?.field, 'packages[0].bid_price');
    });

  it('tells the floor and its currency when a bid is below it', () =>
    assert.deepEqual(judgeBid(auction(), 1, 'f')?.details, { floor_price: 5, currency: 'USD' }));
});

describe('findOption', () => {
  it('finds an option by its id', () => assert.property(findOption([option()], 'cpm_usd', 'f'), 'option'));
  for (const id of ['', 'CPM_USD', 'other'])
    it(`refuses ${id || 'nothing'} and names what there is`, () => {
      const found = findOption([option(), auction()], id, 'packages[1].pricing_option_id');
      assert.isTrue('refusal' in found);
      if ('refusal' in found) {
        assert.equal(found.refusal.code, 'INVALID_REQUEST');
        assert.equal(found.refusal.field, 'packages[1].pricing_option_id');
        assert.deepEqual(found.refusal.details, {
          rejected_value: id,
          accepted_values: ['cpm_usd', 'auction_usd'],
        });
      }
    });
});
