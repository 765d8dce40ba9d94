import { assert } from 'chai';
import { checkDeclaration } from '../../../src/domain/declaration/check.ts';
import { obligations } from '../../../src/domain/declaration/obligations.ts';
import { wiring } from '../../../src/domain/declaration/wiring.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { type Document, problemsOf, profileFrom, wholeDocument, wholeWiring } from './whole-profile.ts';

type Case = readonly [change: (document: Document) => void, ...problems: string[]];

const without = (list: string[], word: string) => void list.splice(list.indexOf(word), 1);
const LACK = 'which this service does not have';

/** Each contradiction, and all that is said of it. */
const CASES: Record<string, readonly Case[]> = {
  areas: [
    [
      (d) => {
        delete d.signals;
        d.wholesale_feed_webhooks.event_types = ['product.priced'];
      },
      'supported_protocols: signals needs its block signals, which may be empty',
    ],
    [
      (d) => {
        without(d.supported_protocols, 'governance');
        d.specialisms = ['sales-guaranteed'];
      },
      'governance: must be left out, because supported_protocols does not list governance',
    ],
    [
      (d) => delete d.catalogs.brands,
      'supported_protocols: brand needs catalogs.brands, the brands to answer for',
    ],
    [
      (d) => delete d.catalogs.signals,
      'supported_protocols: signals needs catalogs.signals, the signals that are offered',
    ],
    [
      (d) => delete d.catalogs.products,
      'supported_protocols: media_buy needs catalogs.products, what there is to sell',
    ],
    [
      (d) => {
        without(d.supported_protocols, 'signals');
        delete d.signals;
        d.wholesale_feed_webhooks.event_types = ['product.priced'];
      },
      'specialisms: signal-marketplace needs signals in supported_protocols',
      'specialisms: signal-owned needs signals in supported_protocols',
    ],
    [
      (d) => delete d.media_buy.supports_proposals,
      'specialisms: sales-proposal-mode is deprecated and needs media_buy.supports_proposals',
    ],
    [
      (d) => {
        d.request_signing = { supported: false };
      },
      'specialisms: signed-requests is deprecated and needs request_signing.supported',
    ],
  ],
  account: [
    [
      (d) => (d.account.authorization_endpoint = 'http://seller.example/authorize'),
      'account.authorization_endpoint: must be an https address',
    ],
    [
      (d) => (d.account.supported_billing = ['agent']),
      'account.account_financials: needs operator in account.supported_billing, because it is about operator-billed accounts',
    ],
  ],
  'media buying': [
    [
      (d) => (d.media_buy.reporting_delivery_methods = ['webhook']),
      'media_buy.offline_delivery_protocols: needs offline in media_buy.reporting_delivery_methods',
    ],
    [
      (d) => delete d.media_buy.offline_delivery_protocols,
      'media_buy.reporting_delivery_methods: offline needs media_buy.offline_delivery_protocols',
    ],
    [
      (d) => (d.media_buy.audience_targeting.matching_latency_hours = { min: 25, max: 24 }),
      'media_buy.audience_targeting.matching_latency_hours: min must be at most max',
    ],
    [
      (d) => (d.media_buy.execution.targeting.geo_postal_areas.us_zip = false),
      'media_buy.execution.targeting.geo_postal_areas.us_zip: is false, but media_buy.execution.targeting.geo_postal_areas.US lists zip',
    ],
    [
      (d) => (d.signals.discovery_modes = ['wholesale']),
      'signals.discovery_modes: must list brief, which is always supported',
    ],
  ],
  'blocks of the other areas': [
    [
      (d) => (d.creative.supports_refinement = false),
      'creative.refinable_retention_seconds: needs creative.supports_refinement',
    ],
    [
      (d) => delete d.creative.multiplicity.supports_variants,
      'creative.multiplicity.max_variants_limit: needs creative.multiplicity.supports_variants',
      'creative.multiplicity.variant_dimensions: needs creative.multiplicity.supports_variants',
    ],
    [
      (d) => delete d.creative.multiplicity.supports_signal_fanout,
      'creative.multiplicity.max_signal_conditions_limit: needs creative.multiplicity.supports_signal_fanout',
    ],
    [
      (d) => (d.brand.rights = false),
      'brand.right_types: needs brand.rights',
      'brand.available_uses: needs brand.rights',
    ],
    [
      (d) => (d.creative.supported_formats[1].capability_id = 'a'),
      'creative.supported_formats[1].capability_id: is in the list already',
    ],
    [
      (d) => (d.creative.supported_formats[0].format.format_option_id = 'x'),
      'creative.supported_formats[0].format.format_option_id: belongs to a product, not to a capability',
    ],
    [
      (d) => delete d.governance.property_features[1].range,
      'governance.property_features[1].range: is required for a quantitative feature',
    ],
    [
      (d) => (d.governance.property_features[1].range.max = -1),
      'governance.property_features[1].range: min must be at most max',
    ],
    [
      (d) => (d.governance.property_features[0].range = { min: 0, max: 1 }),
      'governance.property_features[0].range: belongs to a quantitative feature only',
    ],
    [
      (d) => (d.governance.property_features[0].categories = ['a']),
      'governance.property_features[0].categories: belongs to a categorical feature only',
    ],
    [
      (d) => (d.governance.property_features[1].feature_id = 'registry:adult'),
      'governance.property_features[1].feature_id: is in the list already',
    ],
    [
      (d) => (d.measurement.metrics[1] = { metric_id: 'attention_units', unit: 'seconds' }),
      'measurement.metrics[1].metric_id: is in the list already',
    ],
    [
      (d) => (d.sponsored_intelligence.endpoint.preferred = 'a2a'),
      'sponsored_intelligence.endpoint.preferred: a2a must be one of the transports',
    ],
  ],
  signing: [
    [
      (d) => delete d.webhook_signing,
      'media_buy.reporting_delivery_methods: webhook needs webhook_signing.supported',
      'media_buy.propagation_surfaces: webhook needs webhook_signing.supported',
      'media_buy.content_standards.supports_webhook_delivery: needs webhook_signing.supported',
      'wholesale_feed_webhooks.supported: needs webhook_signing.supported',
    ],
    [
      (d) => {
        d.webhook_signing = { supported: false };
        d.media_buy.reporting_delivery_methods = ['offline'];
        delete d.media_buy.propagation_surfaces;
        d.media_buy.content_standards = {};
        delete d.wholesale_feed_webhooks;
      },
      'webhook_signing.supported: must be true, or the block left out: unsigned webhooks are not sent',
    ],
    [
      (d) => (d.identity.key_origins.governance_signing = 'https://KEYS.seller.example/path'),
      'identity.key_origins.governance_signing: must differ from that of webhook_signing',
    ],
    [
      (d) => without(d.request_signing.supported_for, 'sync_accounts'),
      'request_signing.required_for: sync_accounts must be in request_signing.supported_for too',
    ],
    [
      (d) => without(d.request_signing.supported_for, 'sync_governance'),
      'request_signing.warn_for: sync_governance must be in request_signing.supported_for too',
    ],
    [
      (d) => d.request_signing.warn_for.push('sync_accounts'),
      'request_signing.warn_for: sync_accounts is in request_signing.required_for already',
    ],
    [
      (d) => (d.request_signing.protocol_methods_supported_for = ['tasks/resume']),
      'request_signing.protocol_methods_required_for: tasks/cancel must be in request_signing.protocol_methods_supported_for too',
    ],
    [
      (d) => {
        d.specialisms = ['signal-owned'];
        d.request_signing = { supported: false, supported_for: ['sync_accounts'] };
      },
      'request_signing.supported_for: must be empty when request_signing.supported is false',
    ],
    [
      (d) => d.request_signing.supported_for.push('order_pizza'),
      'request_signing.supported_for: order_pizza is not a task of this service',
    ],
  ],
  'wholesale lists': [
    [
      (d) => (d.media_buy.buying_modes = ['brief']),
      'wholesale_feed_webhooks.event_types: product.priced needs wholesale in media_buy.buying_modes',
    ],
    [
      (d) => delete d.signals.discovery_modes,
      'wholesale_feed_webhooks.event_types: signal.removed needs wholesale in signals.discovery_modes',
    ],
    [
      (d) => {
        delete d.media_buy.buying_modes;
        delete d.signals.discovery_modes;
        d.wholesale_feed_webhooks.event_types = ['wholesale_feed.bulk_change'];
        delete d.wholesale_feed_versioning;
      },
      'wholesale_feed_webhooks.event_types: wholesale_feed.bulk_change needs wholesale in media_buy.buying_modes or in signals.discovery_modes',
    ],
    [
      (d) => {
        delete d.media_buy.buying_modes;
        delete d.signals.discovery_modes;
        delete d.wholesale_feed_webhooks;
      },
      'wholesale_feed_versioning.supported: needs wholesale in media_buy.buying_modes or in signals.discovery_modes',
    ],
    [
      (d) => delete d.wholesale_feed_webhooks.event_types,
      'wholesale_feed_webhooks.event_types: is required when wholesale_feed_webhooks.supported is true',
    ],
    [
      (d) => (d.wholesale_feed_webhooks.supported = false),
      'wholesale_feed_webhooks.event_types: must be left out when wholesale_feed_webhooks.supported is false',
    ],
    [
      (d) => (d.wholesale_feed_versioning.supported = false),
      'wholesale_feed_versioning.pricing_version_separate: must be left out when wholesale_feed_versioning.supported is false',
      'wholesale_feed_versioning.cache_scope_account: must be left out when wholesale_feed_versioning.supported is false',
    ],
  ],
  'experimental features': [
    ...(
      [
        ['brand.rights_lifecycle', 'brand.rights:'],
        ['governance.campaign', 'specialisms: governance-spend-authority'],
        ['measurement.core', 'measurement:'],
        ['trusted_match.core', 'media_buy.execution.trusted_match:'],
        ['sponsored_intelligence.core', 'sponsored_intelligence:'],
        ['creative.evaluator', 'creative.supports_evaluator:'],
        ['creative.signal_fanout', 'creative.multiplicity.supports_signal_fanout:'],
      ] as const
    ).map(
      ([feature, place]): Case => [
        (d) => without(d.experimental_features, feature),
        `${place} needs ${feature} in experimental_features`,
      ],
    ),
    [
      (d) => delete d.creative.supports_evaluator,
      'experimental_features: creative.evaluator is listed, but nothing of it is declared',
    ],
    [
      (d) => delete d.media_buy.execution.trusted_match,
      'experimental_features: trusted_match.core is listed, but nothing of it is declared',
      'experimental_features: trusted_match.verified_identity is listed, but nothing of it is declared',
    ],
    [
      (d) => d.experimental_features.push('warp.drive'),
      'experimental_features: warp.drive is not known here',
    ],
  ],
};

describe('checkDeclaration', () => {
  it('finds nothing wrong with a profile that declares everything where everything works', () => {
    assert.deepEqual(problemsOf(wholeDocument()), []);
  });

  it('finds nothing wrong with the built-in profile', () => {
    assert.deepEqual(checkDeclaration(publisherProfile, wiring), []);
  });

  for (const [topic, cases] of Object.entries(CASES)) {
    for (const [change, ...problems] of cases) {
      it(`finds in ${topic}: ${problems[0]}`, () => {
        const document = wholeDocument();
        change(document);
        assert.deepEqual(problemsOf(document), problems);
      });
    }
  }

  it('needs rights to license where they are declared', () => {
    const document = wholeDocument();
    delete document.catalogs.rights;
    assert.deepEqual(problemsOf(document), [
      'brand.rights: needs catalogs.rights, the rights that are licensed',
    ]);
  });

  it('needs an account before products only where there are products', () => {
    const document = {
      idempotency: { supported: false },
      supported_protocols: ['brand'],
      account: { supported_billing: ['agent'], required_for_products: true },
      brand: {},
      catalogs: { brands: 'brands.json' },
    };
    assert.deepEqual(problemsOf(document), [
      'account.required_for_products: needs media_buy in supported_protocols',
    ]);
  });
});

describe('checkDeclaration, against what is wired', () => {
  const lacking = (...tasks: string[]) => ({
    ...wholeWiring,
    tasks: new Set([...wholeWiring.tasks].filter((task) => !tasks.includes(task))),
  });

  for (const { declared, tasks } of obligations) {
    for (const task of tasks) {
      it(`refuses ${declared} without ${task}`, () => {
        const document = wholeDocument();
        // Other claims may need the same task.
        document.specialisms = [];
        document.experimental_features = document.experimental_features.filter(
          (name: string) => name !== 'governance.campaign',
        );
        assert.include(problemsOf(document, lacking(task)), `${declared}: needs ${task}, ${LACK}`);
      });
    }
  }

  it('refuses an area without its tasks, and a specialism without the tasks that it is tried with', () => {
    const problems = problemsOf(wholeDocument(), lacking('get_signals', 'activate_signal'));
    assert.deepEqual(problems, [
      `supported_protocols: signals needs get_signals, ${LACK}`,
      `specialisms: signal-marketplace needs get_signals, activate_signal, ${LACK}`,
      `specialisms: signal-owned needs get_signals, ${LACK}`,
    ]);
  });

  it('refuses accounts that nobody can name', () => {
    const problems = problemsOf(wholeDocument(), lacking('sync_accounts', 'list_accounts'));
    assert.include(problems, `account: needs sync_accounts or list_accounts, ${LACK}`);
  });

  for (const [path, problem] of [
    ['media_buy', 'media_buy.features.inline_creative_management: is declared, but nothing here honours it'],
    ['media_buy', 'media_buy.buying_modes: refine is declared, but nothing here honours it'],
    ['media_buy', 'media_buy.creative_approval_mode: is declared, but nothing here honours it'],
    ['media_buy', 'media_buy.conversion_tracking: is declared, but nothing here honours it'],
    ['media_buy', 'media_buy.execution.targeting.geo_countries: is declared, but nothing here honours it'],
    [
      'media_buy',
      'media_buy.execution.targeting.geo_postal_areas.US: zip is declared, but nothing here honours it',
    ],
    ['webhook_signing', 'webhook_signing.supported: is declared, but nothing here honours it'],
    ['request_signing', 'request_signing.supported: is declared, but nothing here honours it'],
    ['measurement', 'measurement.metrics: is declared, but nothing here honours it'],
    ['account', 'account.supported_billing: agent is declared, but nothing here honours it'],
    ['account', 'account.sandbox: is declared, but nothing here honours it'],
  ] as const) {
    it(`refuses by name: ${problem}`, () => {
      const implemented = wholeWiring.implemented.filter((known) => known !== path);
      assert.include(problemsOf(wholeDocument(), { ...wholeWiring, implemented }), problem);
    });
  }

  it('takes what is declared as absent for nothing, and honours a word of a list by itself', () => {
    const implemented = [
      ...wholeWiring.implemented.filter((known) => known !== 'account'),
      'account.supported_billing.agent',
    ];
    const document = wholeDocument();
    document.account = { supported_billing: ['agent'], sandbox: false, account_financials: false };
    assert.deepEqual(problemsOf(document, { ...wholeWiring, implemented }), []);
  });

  it('refuses an empty object that claims by being there', () => {
    const document = wholeDocument();
    document.media_buy = { conversion_tracking: {}, content_standards: {} };
    const problems = checkDeclaration(profileFrom(document), {
      ...wholeWiring,
      implemented: ['media_buy.content_standards'],
    });
    assert.include(problems, 'media_buy.conversion_tracking: is declared, but nothing here honours it');
    assert.notInclude(problems.join('\n'), 'media_buy.content_standards');
  });
});
