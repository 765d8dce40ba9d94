import { assert } from 'chai';
import { judgeSignalRules } from '../../../../src/domain/buys/judging/references.ts';
import type { Product } from '../../../../src/domain/products/product.ts';
import { product } from '../../../support/media.ts';

type Rules = NonNullable<Product['signal_targeting_rules']>;

const ref = (signal_id: string) => ({
  signal_ref: { scope: 'data_provider' as const, data_provider_domain: 'data.example', signal_id },
  value_type: 'binary' as const,
  value: true as const,
});
const options = [
  { ...ref('autos'), selection_group: 'intent' },
  { ...ref('travel'), selection_group: 'intent' },
  { ...ref('sports'), selection_group: 'interest' },
];
const aimed = (...groups: [operator: 'any' | 'none', ...ids: string[]][]) => ({
  signal_targeting_groups: {
    operator: 'all' as const,
    groups: groups.map(([operator, ...ids]) => ({ operator, signals: ids.map(ref) })),
  },
});
const judge = (
  rules: Rules,
  targeting: ReturnType<typeof aimed> | undefined,
  defaults: readonly string[] = [],
): string[] =>
  judgeSignalRules(
    targeting,
    product({
      signal_targeting_allowed: true,
      signal_targeting_rules: rules,
      signal_targeting_options: options.map((one) => ({
        ...one,
        default_selected: defaults.includes(one.signal_ref.signal_id),
      })),
    }),
    'o',
  ).map(({ code, field, message }) => `${code} ${field}: ${message}`);

const PLACE = 'INVALID_REQUEST o.signal_targeting_groups';

describe('rules of a product for its signals', () => {
  it('are none where the product has none', () =>
    assert.deepEqual(judgeSignalRules(aimed(['any', 'autos']), product(), 'o'), []));

  for (const [what, rules, targeting, expected] of [
    [
      'too many signals, each counted once for a use',
      { max_selected_signals: 1 },
      aimed(['any', 'autos', 'autos'], ['any', 'autos'], ['none', 'sports']),
      `${PLACE}: The number of signals must be at most 1 (got 2).`,
    ],
    [
      'too few signals of those that are chosen',
      { min_selected_signals: 2 },
      aimed(['any', 'autos']),
      `${PLACE}: The number of signals must be at least 2 (got 1).`,
    ],
    [
      'no signal where one is required',
      { selection_mode: 'required' },
      undefined,
      `${PLACE}: The number of signals must be at least 1 (got 0).`,
    ],
    [
      'fewer than are required',
      { selection_mode: 'required', min_selected_signals: 2 },
      aimed(['any', 'autos']),
      `${PLACE}: The number of signals must be at least 2 (got 1).`,
    ],
    [
      'too many groups',
      { max_signal_targeting_groups: 1 },
      aimed(['any', 'autos'], ['any', 'sports']),
      `${PLACE}: The number of signal groups must be at most 1 (got 2).`,
    ],
    [
      'a group with too many signals',
      { max_signals_per_targeting_group: 1 },
      aimed(['any', 'sports'], ['any', 'autos', 'travel']),
      `${PLACE}.groups[1].signals: The number of signals in one group must be at most 1 (got 2).`,
    ],
    [
      'too many of one selection group',
      { max_selected_per_group: 1 },
      aimed(['any', 'autos', 'travel', 'sports']),
      `${PLACE}: The number of signals of the selection group "intent" must be at most 1 (got 2).`,
    ],
    [
      'a selection group without a signal that is required',
      { selection_group_rules: [{ selection_group: 'interest', selection_mode: 'required' }] },
      aimed(['any', 'autos']),
      `${PLACE}: The number of signals of the selection group "interest" must be at least 1 (got 0).`,
    ],
    [
      'a selection group that is used the other way',
      { selection_group_rules: [{ selection_group: 'interest', targeting_mode: 'exclude' }] },
      aimed(['any', 'sports']),
      `${PLACE}: The product takes signals of the selection group "interest" only to exclude.`,
    ],
  ] as const satisfies readonly (readonly [string, Rules, ReturnType<typeof aimed> | undefined, string])[])
    it(`refuse ${what}`, () => assert.deepEqual(judge(rules, targeting), [expected]));

  it('leave no choice among fixed signals', () => {
    const fixed: Rules = { selection_mode: 'fixed' };
    const refused = [`${PLACE}: The product sets its signals itself: leave them out.`];
    assert.deepEqual(judge(fixed, aimed(['any', 'travel']), ['autos']), refused);
    assert.deepEqual(judge(fixed, aimed(['none', 'autos']), ['autos']), refused);
    assert.deepEqual(judge(fixed, aimed(['any', 'autos']), ['autos']), []);
    assert.deepEqual(judge(fixed, aimed(['any', 'travel'])), []);
    assert.deepEqual(judge(fixed, undefined), []);
  });

  it('take the defaults for a package without signals', () => {
    assert.deepEqual(judge({ selection_mode: 'required' }, undefined, ['autos']), []);
    const two: Rules = { selection_mode: 'required', min_selected_signals: 2 };
    assert.lengthOf(judge(two, undefined, ['autos']), 1);
    assert.deepEqual(judge(two, undefined, ['autos', 'sports']), []);
    assert.deepEqual(judge({ min_selected_signals: 2 }, undefined), []);
  });

  it('leave what fits alone', () =>
    assert.deepEqual(
      judge(
        {
          selection_mode: 'required',
          min_selected_signals: 2,
          max_selected_signals: 3,
          max_selected_per_group: 2,
          max_signal_targeting_groups: 2,
          max_signals_per_targeting_group: 2,
          selection_group_rules: [{ selection_group: 'interest', targeting_mode: 'exclude' }],
        },
        aimed(['any', 'autos', 'travel'], ['none', 'sports']),
      ),
      [],
    ));
});
