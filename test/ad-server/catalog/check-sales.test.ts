import { assert } from 'chai';
import { catalogFaults } from '../../../src/ad-server/open-platform.ts';
import { checkDeclaration } from '../../../src/domain/declaration/check.ts';
import { wiring } from '../../../src/domain/declaration/wiring.ts';
import { readDeclaration } from '../../../src/domain/deployment/read.ts';
import { type Written, written } from '../../support/publisher.ts';

type Documents = { profile: Written; products: Written; signals: Written; rights: Written };

/** A seller of banners and films, small, that declares only what it has. */
function seller(): Documents {
  const { media_buy, measurement, brand, creative: _, ...profile } = written('agent-profile.json');
  const products = ['news_display', 'outstream_video'].map((id) =>
    [...written('products/pages.json').products, ...written('products/video.json').products].find(
      (product) => product.product_id === id,
    ),
  );
  products[0].vendor_metric_optimization = {
    supported_metrics: [
      {
        vendor: { domain: 'harbourlane.example' },
        metric_id: 'attention_index',
        supported_targets: ['threshold_rate'],
      },
    ],
  };
  const formats = ['display', 'moving', 'library'].flatMap((name) => written(`formats/${name}.json`).formats);
  const [signal] = written('signals/meridianauto.json').signals;
  return {
    profile: {
      ...profile,
      supported_protocols: ['media_buy', 'signals', 'brand', 'measurement'],
      specialisms: [],
      media_buy: {
        ...media_buy,
        supported_pricing_models: undefined,
        supported_optimization_metrics: ['clicks'],
      },
      signals: { ...profile.signals, data_provider_domains: ['meridianauto.example'] },
      measurement,
      brand,
      catalogs: {
        brands: ['brands/harbour-lane.json', 'brands/northlight-rights.json', 'brands/meadowlark-foods.json'],
        products: 'products.json',
        signals: 'signals.json',
        rights: 'rights.json',
      },
    },
    products: { formats, products },
    signals: { signals: [signal] },
    rights: written('rights.json'),
  };
}

function faultsOf(change: (documents: Documents) => unknown): string[] {
  const documents = seller();
  change(documents);
  // As JSON says it, so that a member that is undefined is left out.
  const { profile, ...files } = JSON.parse(JSON.stringify(documents));
  const read = readDeclaration(profile, (path) => ({
    ok: true,
    document: files[path.replace('.json', '')] ?? written(path),
  }));
  if (!read.ok) return [...read.problems];
  return [...checkDeclaration(read.profile, wiring), ...catalogFaults(read.profile)];
}

const NEWS = 'catalogs.products: products.json: products[0]';
const withoutTargeting =
  (name: string) =>
  ({ products }: Documents) => {
    for (const { inventory } of products.products)
      inventory.targeting = inventory.targeting.filter((one: string) => !one.startsWith(name));
  };
const drop =
  (field: string) =>
  ({ products }: Documents) => {
    for (const product of products.products) delete product[field];
  };

const wrong: readonly (readonly [
  profile: string,
  change: (documents: Documents) => unknown,
  line: string,
])[] = [
  [
    'takes buys whose creatives callers cannot send',
    ({ profile }) => {
      delete profile.media_buy.creative_approval_mode;
      delete profile.media_buy.features.inline_creative_management;
    },
    `${NEWS}.format_ids: its packages wait for creatives for ever, because callers cannot send any: declare creative.has_creative_library, `,
  ],
  [
    'sells by a pricing model that it does not declare',
    ({ profile }) => (profile.media_buy.supported_pricing_models = ['cpm']),
    `${NEWS}.pricing_options[2].pricing_model: vcpm is not in media_buy.supported_pricing_models of the profile: add it there, `,
  ],
  [
    'declares a pricing model that no product has',
    ({ profile }) => (profile.media_buy.supported_pricing_models = ['cpm', 'cpc', 'cpcv', 'vcpm', 'time']),
    'media_buy.supported_pricing_models: no product is sold by time: add a price of this model to a product',
  ],
  [
    'has a product whose signals nobody offers',
    ({ profile }) => {
      profile.supported_protocols = ['media_buy', 'brand', 'measurement'];
      delete profile.signals;
      delete profile.catalogs.signals;
      profile.wholesale_feed_webhooks.event_types = ['product.created'];
    },
    `${NEWS}.signal_targeting_allowed: there are no signals to target: declare signals with catalogs.signals, `,
  ],
  [
    'has a product that reports an own metric that is not published',
    ({ products }) =>
      (products.products[0].reporting_capabilities.vendor_metrics = [
        { vendor: { domain: 'harbourlane.example' }, metric_id: 'smiles' },
      ]),
    `${NEWS}.reporting_capabilities.vendor_metrics[0]: harbourlane.example publishes no metric smiles: add it to measurement.metrics`,
  ],
  ...(
    [
      ['geo_countries', 'execution.targeting.geo_countries'],
      ['geo_regions', 'execution.targeting.geo_regions'],
      ['geo_metros', 'execution.targeting.geo_metros'],
      ['geo_postal_areas', 'execution.targeting.geo_postal_areas'],
      ['geo_proximity', 'execution.targeting.geo_proximity'],
      ['age_restriction', 'execution.targeting.age_restriction'],
      ['language', 'execution.targeting.language'],
      ['keyword_targets', 'execution.targeting.keyword_targets'],
      ['negative_keywords', 'execution.targeting.negative_keywords'],
      ['frequency_cap', 'frequency_capping'],
    ] as const
  ).map(
    ([name, path]) =>
      [
        `declares ${path} that no product supports`,
        withoutTargeting(name),
        `media_buy.${path}: no product supports it: add ${name} to inventory.targeting of a product, or leave it out`,
      ] as const,
  ),
  [
    'declares audiences that no product can target',
    withoutTargeting('audience_'),
    'media_buy.audience_targeting: no product supports it: add audience_include to inventory.targeting of a product',
  ],
  [
    'pushes reports, but of no product',
    ({ products }) => {
      for (const { reporting_capabilities: reporting } of products.products)
        reporting.supports_webhooks = false;
    },
    'media_buy.reporting_delivery_methods: webhook is pushed for no product: set reporting_capabilities.supports_webhooks',
  ],
  [
    'tracks conversions that no product optimizes for',
    drop('conversion_tracking'),
    'media_buy.conversion_tracking: no product optimizes for conversions',
  ],
  [
    'optimizes for a metric that no product has',
    drop('metric_optimization'),
    'media_buy.supported_optimization_metrics: no product optimizes for clicks',
  ],
  [
    'optimizes for metrics of vendors that no product has',
    drop('vendor_metric_optimization'),
    'media_buy.vendor_metric_optimization: no product optimizes for metrics of vendors',
  ],
  [
    'offers signals, but no signal',
    ({ signals }) => (signals.signals = []),
    'catalogs.signals: no file lists a signal: add one, or leave signals out',
  ],
  [
    'offers signals that no list returns, and no other',
    ({ signals }) => (signals.listed = false),
    'catalogs.signals: no file lists a signal: add one',
  ],
  [
    'names a provider of data without a signal',
    ({ profile }) => profile.signals.data_provider_domains.push('nobody.example'),
    'signals.data_provider_domains: no signal of catalogs.signals is of nobody.example: add one',
  ],
  [
    'licenses a type of right without an offering',
    ({ rights }) =>
      (rights.offerings = rights.offerings.filter((one: Written) => one.right_type !== 'music')),
    'brand.right_types: no offering of catalogs.rights has music',
  ],
  [
    'licenses a use without an offering',
    ({ profile }) => profile.brand.available_uses.push('motion_capture'),
    'brand.available_uses: no offering of catalogs.rights has motion_capture',
  ],
  [
    'names a provider of generation without an offering',
    ({ profile }) => profile.brand.generation_providers.push('clay.example'),
    'brand.generation_providers: no offering of catalogs.rights has clay.example',
  ],
  [
    'sells a product without a price',
    ({ products }) => (products.products[0].pricing_options = []),
    `${NEWS}.pricing_options: must have at least 1 item`,
  ],
  [
    'sells a product without a format',
    ({ products }) => (products.products[0].format_ids = []),
    `${NEWS}.format_ids: must have at least 1 item`,
  ],
  [
    'sells in a currency that does not exist',
    ({ products }) => (products.products[0].pricing_options[0].currency = 'ZZZ'),
    `${NEWS}.pricing_options[0].currency: ZZZ is not a currency code`,
  ],
  [
    'has a format that no picture fits',
    ({ products }) =>
      (products.formats[0].assets[0].requirements = {
        ...products.formats[0].assets[0].requirements,
        min_width: 400,
        max_width: 300,
      }),
    'catalogs.products: products.json: formats[0].assets[0].requirements.min_width: must be at most max_width (got 400 and 300)',
  ],
  [
    'has no catalog of products',
    ({ profile }) => delete profile.catalogs.products,
    'supported_protocols: media_buy needs catalogs.products',
  ],
];

describe('catalogFaults', () => {
  it('finds nothing in a seller whose products and signals provide what it declares', () =>
    assert.deepEqual(
      faultsOf(() => undefined),
      [],
    ));

  it('finds nothing when packages run without creatives that nobody can send', () =>
    assert.deepEqual(
      faultsOf(({ profile, products }) => {
        delete profile.media_buy.creative_approval_mode;
        delete profile.media_buy.features.inline_creative_management;
        for (const { inventory } of products.products) inventory.runs_without_creatives = true;
      }),
      [],
    ));

  it('finds nothing in a product that has expired, because time must not stop the next start', () =>
    assert.deepEqual(
      faultsOf(({ products }) => (products.products[0].expires_at = '2020-01-01T00:00:00Z')),
      [],
    ));

  for (const [profile, change, line] of wrong)
    it(`refuses a profile that ${profile}, and names place, fault and mend`, () => {
      const found = faultsOf(change);
      assert.isTrue(
        found.some((fault) => fault.startsWith(line)),
        found.join('\n') || 'nothing was found',
      );
    });
});
