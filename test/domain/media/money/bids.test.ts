import { assert } from 'chai';
import fc from 'fast-check';
import { clearingPrice, findOption, judgeBid, priceRange } from '../../../../src/domain/media/money/bids.ts';
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
  ] as const)
    it(`takes ${what}`, () => assert.isNull(judgeBid(priced, bid, 'packages[0].bid_price')));

  for (const [what, priced, bid, code] of [
    ['below the floor', auction(), 4.99, 'VALIDATION_ERROR'],
    ['of nothing', auction(), 0, 'VALIDATION_ERROR'],
    ['below nothing', auction(), -1, 'INVALID_REQUEST'],
    ['that is no number', auction(), Number.NaN, 'INVALID_REQUEST'],
    ['without an end', auction(), Number.POSITIVE_INFINITY, 'INVALID_REQUEST'],
  ] as const)
    it(`refuses a bid ${what}`, () => {
      const refused = judgeBid(priced, bid, 'packages[0].bid_price');
      assert.equal(refused?.code, code);
      assert.equal(refused?.field, 'packages[0].bid_price');
    });

  it('tells the floor', () =>
    assert.deepEqual(judgeBid(auction(), 1, 'f')?.details, { floor_price: 5, currency: 'USD' }));
});

describe('priceRange', () => {
  it('is the fixed price whatever is bid', () =>
    assert.deepEqual(priceRange(option(), 99), { low: 10_000_000, high: 10_000_000 }));
  it('is the bid, or the floor without one', () => {
    assert.deepEqual(priceRange(auction(), 7), { low: 7_000_000, high: 7_000_000 });
    assert.deepEqual(priceRange(auction(), undefined), { low: 5_000_000, high: 5_000_000 });
  });
  it('is the floor for a bid that a new floor has passed', () => {
    assert.deepEqual(priceRange(auction(), 3), { low: 5_000_000, high: 5_000_000 });
    assert.deepEqual(priceRange(auction({ max_bid: true }), 3), { low: 5_000_000, high: 5_000_000 });
  });
  it('goes from the floor to a bid that is a ceiling', () =>
    assert.deepEqual(priceRange(auction({ max_bid: true }), 7), { low: 5_000_000, high: 7_000_000 }));
  it('clears inside, more with more pressure', () => {
    const pressures = fc.double({ min: -1, max: 2, noNaN: true });
    fc.assert(
      fc.property(
        pressures,
        pressures,
        fc.nat({ max: 10 ** 8 }),
        fc.nat({ max: 10 ** 8 }),
        (a, b, low, more) => {
          const range = { low, high: low + more };
          const [less, most] = [clearingPrice(range, Math.min(a, b)), clearingPrice(range, Math.max(a, b))];
          assert.isAtLeast(less, range.low);
          assert.isAtMost(most, range.high);
          assert.isAtMost(less, most);
        },
      ),
    );
  });
});

describe('findOption', () => {
  it('finds by id', () => assert.property(findOption([option()], 'cpm_usd', 'f'), 'option'));
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
