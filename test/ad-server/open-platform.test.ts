import { assert } from 'chai';
import { openPlatform } from '../../src/ad-server/open-platform.ts';
import { checkCatalog } from '../../src/agent-part.ts';
import { ConfigError, readConfig } from '../../src/config.ts';
import { OperatorError } from '../../src/domain/errors.ts';
import { filesOf, publisherProfile } from '../support/publisher.ts';

const HOME = 'https://agent.example/mcp';

describe('openPlatform', () => {
  it('sells nothing without a catalog', () => {
    assert.deepEqual(openPlatform(null, HOME).catalog, { formats: [], products: [] });
  });

  it('makes the agent the home of every format', () => {
    const { catalog } = openPlatform(publisherProfile.catalogs.products, HOME);
    assert.isNotEmpty(catalog.products);
    for (const { format_id } of catalog.formats) assert.equal(format_id.agent_url, HOME);
  });

  for (const [document, line] of [
    [[], 'AGENT_PROFILE: catalogs.products: catalog.json: root: must be an object'],
    [
      {},
      'AGENT_PROFILE: catalogs.products: catalog.json: root: must have at least one of formats, products, transformers, proposals',
    ],
    [
      { formats: [], products: [] },
      'AGENT_PROFILE: catalogs.products: catalog.json: formats: must be a list with at least 1 item (and 1 more)',
    ],
  ] as const) {
    it(`refuses ${JSON.stringify(document)} in one line`, () =>
      assert.throws(() => openPlatform(filesOf(document), HOME), OperatorError, line));
  }

  it('delivers less the fewer people have the signals of a package', async () => {
    const { platform, catalog } = openPlatform(
      publisherProfile.catalogs.products,
      HOME,
      publisherProfile.catalogs.signals,
    );
    assert.isAbove(catalog.signals?.signals.length ?? 0, 200);
    const available = async (signal_id: string | null) => {
      const signal_ref = { scope: 'data_provider', data_provider_domain: 'meridianauto.example', signal_id };
      const signals = [{ signal_ref, value_type: 'binary', value: true }];
      const groups = { operator: 'all', groups: [{ operator: 'any', signals }] };
      const told = await platform.forecast({
        product: { product_id: 'network_display', channels: ['display'], delivery_type: 'non_guaranteed' },
        flight: { start: new Date('2026-05-01T00:00:00Z'), end: new Date('2026-05-31T00:00:00Z') },
        price: { model: 'cpm', currency: 'USD', floor_price: 1, bid_price: 5 },
        budgets_minor: [100_000],
        held: [],
        ...(signal_id === null ? {} : { targeting: { signal_targeting_groups: groups } as never }),
      });
      if (!told.ok) throw new Error(told.reason);
      return told.available_impressions;
    };
    const all = await available(null);
    const many = await available('in_market_sport_utility_vehicles');
    const few = await available('in_market_electric_pickup_trucks');
    assert.approximately(many / all, 0.079, 0.001);
    assert.approximately(few / all, 0.006, 0.0005);
  });

  it('refuses signals that are none in one line', () => {
    const source = filesOf({ signals: [{ name: 7 }] });
    assert.throws(
      () => openPlatform(null, HOME, source),
      OperatorError,
      'AGENT_PROFILE: catalogs.signals: catalog.json: signals[0].',
    );
    const config = readConfig({});
    const catalogs = { ...config.agentProfile.catalogs, signals: source };
    assert.throws(
      () => checkCatalog({ ...config, agentProfile: { ...config.agentProfile, catalogs } }),
      ConfigError,
    );
  });

  it('is asked before anything starts', () => {
    const config = readConfig({});
    assert.doesNotThrow(() => checkCatalog(config));
    const catalogs = { ...config.agentProfile.catalogs, products: filesOf({}) };
    assert.throws(
      () => checkCatalog({ ...config, agentProfile: { ...config.agentProfile, catalogs } }),
      ConfigError,
    );
  });
});
