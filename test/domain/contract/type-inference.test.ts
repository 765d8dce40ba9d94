import { assert } from 'chai';
import fc from 'fast-check';
import { agentTypes, guessType, inferType, keepType } from '../../../src/domain/contract/agent-kinds.ts';

describe('inferType', () => {
  const cases: [string[], boolean, string][] = [
    [['get_products'], false, 'sales'],
    [['create_media_buy'], false, 'sales'],
    [['list_authorized_properties'], false, 'sales'],
    [['list_creative_formats', 'get_products'], false, 'sales'],
    [['get_signals'], false, 'signals'],
    [['activate_audience'], false, 'signals'],
    [['match_audience', 'list_creative_formats'], false, 'signals'],
    [['build_creative'], false, 'creative'],
    [['validate_input'], false, 'creative'],
    [['preview_creative'], true, 'creative'],
    [[], true, 'measurement'],
    [['search'], true, 'measurement'],
    [[], false, 'unknown'],
    // Exact names only.
    [['get_products_v2'], false, 'unknown'],
    [['GET_PRODUCTS'], false, 'unknown'],
    [['my_get_signals'], false, 'unknown'],
    [['media_buy'], false, 'unknown'],
  ];
  for (const [tools, hasMetrics, expected] of cases) {
    it(`takes ${tools.join(', ') || 'no task'}${hasMetrics ? ' with metrics' : ''} for ${expected}`, () => {
      assert.equal(inferType(tools, hasMetrics), expected);
    });
  }
});

describe('keepType', () => {
  it('never flips a stored type, whatever the tasks say', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...agentTypes),
        fc.constantFrom(...agentTypes, 'unknown' as const),
        (stored, seen) => {
          assert.equal(keepType(stored, seen), stored);
        },
      ),
    );
  });

  it('takes the inferred type where the kept one is unknown', () => {
    assert.equal(keepType('unknown', 'signals'), 'signals');
    assert.equal(keepType('unknown', 'unknown'), 'unknown');
  });
});

describe('guessType', () => {
  it('goes by parts of names', () => {
    assert.equal(guessType(['get_products_v2']), 'sales');
    assert.equal(guessType(['list_audiences']), 'signals');
    assert.equal(guessType(['format_list']), 'creative');
    assert.equal(guessType(['weather']), 'unknown');
    assert.equal(guessType([]), 'unknown');
  });
});
