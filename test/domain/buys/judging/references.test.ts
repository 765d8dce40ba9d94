import { assert } from 'chai';
import { judgeReferences } from '../../../../src/domain/buys/judging/references.ts';
import type { Product } from '../../../../src/domain/products/product.ts';
import { signalKey } from '../../../../src/domain/products/signal-key.ts';
import type { SignalReference, Targeting } from '../../../../src/domain/products/targeting.ts';
import { product, seller, told } from '../../../support/media.ts';

const ref = (signal_id: string) => ({
  signal_ref: { scope: 'data_provider' as const, data_provider_domain: 'data.example', signal_id },
  value_type: 'binary' as const,
  value: true as const,
});
const open = product({ signal_targeting_allowed: true });
const listed = product({
  signal_targeting_allowed: true,
  signal_targeting_options: [{ ...ref('autos'), allowed_targeting_modes: ['include'] }, ref('travel')],
});
const bound = product({
  signal_targeting_allowed: true,
  signal_targeting_options: [
    { ...ref('travel'), activation_status: 'requires_activation' },
    { ...ref('sports'), activation_status: 'requires_activation' },
  ],
});
type Signals = NonNullable<Targeting['signal_targeting_groups']>['groups'][number]['signals'];
const group = (operator: 'any' | 'none', ...signals: Signals): Targeting => ({
  signal_targeting_groups: { operator: 'all', groups: [{ operator, signals }] },
});

describe('audiences that a targeting names', () => {
  for (const [id, refused] of [
    ['unknown', 'INVALID_REQUEST'],
    ['Fans', 'INVALID_REQUEST'],
    ['fresh', 'INVALID_REQUEST'],
    ['banned', 'INVALID_REQUEST'],
    ['few', 'AUDIENCE_TOO_SMALL'],
  ] as const) {
    it(`are refused when ${id}`, () =>
      assert.deepEqual(told(judgeReferences({ audience_include: [id] }, product(), seller(), 'o')), [
        `${refused} o.audience_include[0]`,
      ]));
    it(`are refused for exclusion when ${id}`, () =>
      assert.deepEqual(told(judgeReferences({ audience_exclude: ['fans', id] }, product(), seller(), 'o')), [
        `${refused} o.audience_exclude[1]`,
      ]));
  }
  it('are taken when ready', () =>
    assert.deepEqual(judgeReferences({ audience_include: ['fans'] }, product(), seller(), 'o'), []));
  it('that are too small are told with their sizes', () => {
    const [refused] = judgeReferences({ audience_include: ['few'] }, product(), seller(), 'o');
    assert.deepEqual(refused?.details, { minimum_size: 1000, current_size: 12 });
  });
  it('never repeat the id', () => {
    const [refused] = judgeReferences({ audience_include: ['secret-name'] }, product(), seller(), 'o');
    assert.notInclude(JSON.stringify({ ...refused, field: '' }), 'secret-name');
  });
});

describe('signals that a targeting names', () => {
  const FIELD = 'o.signal_targeting_groups.groups[0].signals[0].signal_ref';
  for (const [what, targeting, sold] of [
    ['known to the seller, on an open product', group('any', ref('sports')), open],
    ['listed by the product', group('any', ref('autos')), listed],
    ['active, on a product that asks for it', group('any', ref('sports')), bound],
    ['listed without modes, to exclude', group('none', ref('travel')), listed],
  ] as const)
    it(`are taken when ${what}`, () =>
      assert.deepEqual(told(judgeReferences(targeting, sold, seller(), 'o')), []));
  for (const [what, targeting, sold, field] of [
    ['unknown', group('any', ref('nope')), open, FIELD],
    ['known and not active', group('any', ref('travel')), open, FIELD],
    ['offered by the product after an activation alone', group('any', ref('travel')), bound, FIELD],
    ['known, on a product that takes none', group('any', ref('sports')), product(), FIELD],
    ['known, on a product that lists others', group('any', ref('sports')), listed, FIELD],
    ['listed to include, and excluded', group('none', ref('autos')), listed, FIELD],
    [
      'unknown under the older name',
      {
        signal_targeting: [
          {
            signal_id: { source: 'catalog', data_provider_domain: 'data.example', id: 'nope' },
            value_type: 'binary' as const,
            value: true,
          },
        ],
      },
      open,
      'o.signal_targeting[0].signal_id',
    ],
    [
      'unknown in the older list',
      { signal_targeting: [ref('nope')] },
      open,
      'o.signal_targeting[0].signal_ref',
    ],
  ] satisfies [string, Targeting, Product, string][])
    it(`are refused when ${what}`, () =>
      assert.deepEqual(told(judgeReferences(targeting, sold, seller(), 'o')), [`INVALID_REQUEST ${field}`]));
});

describe('a signal that is not active', () => {
  it('is refused by name, with the mend', () => {
    const [refused] = judgeReferences(group('any', ref('travel')), open, seller(), 'o');
    assert.match(refused?.message ?? '', /"Travel" is not active/);
    assert.match(refused?.suggestion ?? '', /activate_signal/);
  });
});

describe('signalKey', () => {
  it('is one name under both spellings', () => {
    const older = { source: 'catalog', data_provider_domain: 'data.example', id: 'sports' } as const;
    assert.equal(signalKey({ signal_id: older }), signalKey(ref('sports')));
    const byAgent = { source: 'agent', agent_url: 'https://s.example', id: 'x' } as const;
    const bySource = {
      scope: 'signal_source',
      signal_source_url: 'https://s.example',
      signal_id: 'x',
    } as const;
    assert.equal(signalKey({ signal_id: byAgent }), signalKey({ signal_ref: bySource }));
  });
  it('tells scopes and providers apart', () => {
    const references: SignalReference[] = [
      ref('a'),
      { signal_ref: { scope: 'product', signal_id: 'a' } },
      { signal_ref: { scope: 'data_provider', data_provider_domain: 'other.example', signal_id: 'a' } },
      { signal_ref: { scope: 'signal_source', signal_source_url: 'data.example', signal_id: 'a' } },
    ];
    assert.lengthOf(new Set(references.map(signalKey)), 4);
  });
});
