import { assert } from 'chai';
import { sellsMandatorySignals } from '../../../../src/domain/products/product.ts';
import { product } from '../../../support/media.ts';

const option = (signal_id: string, currencies?: readonly string[], more: object = {}) => ({
  signal_ref: { scope: 'product', signal_id },
  ...(currencies === undefined ? {} : { pricing_options: currencies.map((currency) => ({ currency })) }),
  ...more,
});
const EUR = option('a', ['EUR']);
const USD = option('b', ['USD']);

describe('sellsMandatorySignals', () => {
  for (const [what, rules, options, isSold] of [
    ['without rules', undefined, [EUR], true],
    ['of a free choice', { selection_mode: 'optional' }, [EUR], true],
    ['of a required choice with one in the currency', { selection_mode: 'required' }, [EUR, USD], true],
    ['of a required choice with none in the currency', { selection_mode: 'required' }, [EUR], false],
    ['of a required choice without any signal', { selection_mode: 'required' }, [], false],
    ['of a fixed selection in two currencies', { selection_mode: 'fixed' }, [EUR, USD], false],
    [
      'of a fixed selection whose selected signals are sold',
      { selection_mode: 'fixed' },
      [EUR, option('c', ['USD'], { default_selected: true })],
      true,
    ],
    ['of a fixed selection without prices', { selection_mode: 'fixed' }, [option('c')], true],
    [
      'of a required group in another currency',
      { selection_group_rules: [{ selection_group: 'g', selection_mode: 'required' }] },
      [option('c', ['EUR'], { selection_group: 'g' }), USD],
      false,
    ],
  ] as const)
    it(`${isSold ? 'keeps' : 'drops'} a price ${what}`, () => {
      const sold = product({
        signal_targeting_allowed: true,
        signal_targeting_options: [...options],
        ...(rules === undefined ? {} : { signal_targeting_rules: rules }),
      } as never);
      assert.equal(sellsMandatorySignals(sold, 'USD'), isSold);
    });
});
