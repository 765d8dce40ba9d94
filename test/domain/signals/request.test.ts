import { assert } from 'chai';
import { namedDestinations } from '../../../src/domain/signals/activation.ts';
import { meetsConditions, readSignalsRequest } from '../../../src/domain/signals/search.ts';
import type { Signal } from '../../../src/domain/signals/signal.ts';

const BOTH = ['brief', 'wholesale'];
const fields = (request: object, declared: readonly string[] = BOTH) => {
  const read = readSignalsRequest(request, declared);
  return read.ok ? [] : read.refusals.map(({ code, field }) => `${code} ${field}`);
};
const platform = (name: string, account?: string) => ({
  type: 'platform' as const,
  platform: name,
  ...(account === undefined ? {} : { account }),
});
const ref = [{ scope: 'data_provider', data_provider_domain: 'a.example', signal_id: 'x' }] as const;

describe('a request for signals', () => {
  for (const [what, request, expected] of [
    ['a brief without selector', {}, 'signal_spec'],
    [
      'a version in a brief',
      { signal_spec: 'x', if_wholesale_feed_version: 'v' },
      'if_wholesale_feed_version',
    ],
    ['references in a wholesale read', { discovery_mode: 'wholesale', signal_refs: ref }, 'signal_refs'],
  ] as const)
    it(`is refused for ${what}`, () =>
      assert.deepEqual(fields(request as object), [`INVALID_REQUEST ${expected}`]));

  it('is refused where the mode is not declared', () =>
    assert.deepEqual(fields({ discovery_mode: 'wholesale' }, ['brief']), ['INVALID_REQUEST discovery_mode']));

  it('ignores the text of a wholesale read', () => {
    const read = readSignalsRequest({ discovery_mode: 'wholesale', signal_spec: 'cars' }, BOTH);
    assert.isTrue(read.ok && read.value.spec === '');
  });

  it('reads the older forms, and prefers the present ones', () => {
    const read = readSignalsRequest(
      {
        signal_spec: 'x',
        countries: ['US'],
        deliver_to: { deployments: [platform('a'), platform('a')], countries: ['DE'] },
        max_results: 7,
        pagination: { max_results: 3 },
      },
      BOTH,
    );
    assert.deepEqual(read.ok && read.value, {
      mode: 'brief',
      spec: 'x',
      destinations: [platform('a')],
      countries: ['US'],
      page: { max_results: 3 },
    });
  });
});

describe('the older page size of a request for signals', () => {
  for (const [asked, used] of [
    [1, 1],
    [99, 99],
    [100, 100],
    [101, 100],
    [250, 100],
    [1_000_000, 100],
  ] as const)
    it(`makes pages of ${used} for ${asked}`, () => {
      const read = readSignalsRequest({ signal_spec: 'x', max_results: asked }, BOTH);
      assert.deepEqual(read.ok && read.value.page, { max_results: used });
    });
});

describe('destinations of an activation', () => {
  const named = (request: object) => {
    const read = namedDestinations(request);
    return read.ok ? read.value : read.refusals.map(({ field }) => field);
  };
  it('are the same in both forms, in whatever order', () =>
    assert.deepEqual(
      named({ destinations: [platform('a'), platform('b')], deployments: [platform('b'), platform('a')] }),
      [platform('a'), platform('b')],
    ));
  it('count once each, seats apart', () =>
    assert.deepEqual(named({ deployments: [platform('a'), platform('a', '1'), platform('a')] }), [
      platform('a'),
      platform('a', '1'),
    ]));
  it('are refused when both forms differ', () =>
    assert.deepEqual(named({ destinations: [platform('a')], deployments: [platform('a', '1')] }), [
      'deployments',
    ]));
  it('are one URL of an agent in each spelling', () => {
    const at = (agent_url: string) => ({ type: 'agent' as const, agent_url });
    assert.lengthOf(
      named({ destinations: [at('https://A.example:443/mcp'), at('https://a.example/mcp')] }),
      1,
    );
  });
});

describe('conditions of a request', () => {
  const cpm = (amount: number) => ({
    pricing_option_id: `p${amount}`,
    model: 'cpm',
    cpm: amount,
    currency: 'USD',
  });
  const percent = { pricing_option_id: 'p', model: 'percent_of_media', percent: 20, currency: 'USD' };
  const signal = (more: object = {}) =>
    ({
      signal_type: 'marketplace',
      data_provider: 'Provider',
      data_provider_domain: 'provider.example',
      coverage_percentage: 10,
      countries: ['US'],
      pricing_options: [cpm(2), cpm(4)],
      ...more,
    }) as unknown as Signal;
  for (const [what, wanted, more, isKept] of [
    ['a price that one option meets', { filters: { max_cpm: 3 } }, {}, true],
    ['a price that no option meets', { filters: { max_cpm: 1 } }, {}, false],
    ['a price of another model', { filters: { max_cpm: 1 } }, { pricing_options: [percent] }, true],
    ['no price', { filters: { max_cpm: 1 } }, { pricing_options: undefined }, true],
    ['a share that is too high', { filters: { max_percent: 19.9 } }, { pricing_options: [percent] }, false],
    ['its kind', { filters: { catalog_types: ['owned', 'marketplace'] } }, {}, true],
    ['another kind', { filters: { catalog_types: ['owned'] } }, {}, false],
    ['its provider by name', { filters: { data_providers: ['Provider'] } }, {}, true],
    ['its provider by domain', { filters: { data_providers: ['provider.example'] } }, {}, true],
    ['a part of the name', { filters: { data_providers: ['Prov'] } }, {}, false],
    ['its coverage', { filters: { min_coverage_percentage: 10 } }, {}, true],
    ['a higher coverage', { filters: { min_coverage_percentage: 10.1 } }, {}, false],
    ['one of the countries', { countries: ['DE', 'US'] }, {}, true],
    ['other countries', { countries: ['DE'] }, {}, false],
    ['any country', { countries: ['DE'] }, { countries: undefined }, true],
  ] as const)
    it(`${isKept ? 'keep' : 'drop'} a signal by ${what}`, () =>
      assert.equal(meetsConditions(signal(more), wanted as never), isKept));
});
