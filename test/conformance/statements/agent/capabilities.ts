import type { Expected } from '../statement.ts';
import {
  absent,
  each,
  list,
  none,
  object,
  oneOf,
  type Statement,
  some,
  text,
  timestamp,
  truth,
  whole,
} from '../statement.ts';
import { task } from './buying.ts';

const DISCOVERY = 'Agent tasks, capability discovery';
const BLOCKS = 'Agent tasks, capability blocks';

const capabilities = (rule: string, body: Expected, heading = BLOCKS): Statement => ({
  heading,
  rule,
  steps: [task('{{capabilitiesTask}}', {}, body)],
});
const mediaBuy = (rule: string, block: Expected): Statement => capabilities(rule, { media_buy: block });
const targeting = (rule: string, block: Expected): Statement =>
  mediaBuy(rule, { execution: { targeting: block } });

export const capabilityStatements: readonly Statement[] = [
  capabilities(
    'The capabilities report the supported major versions and protocols, and when they changed last.',
    {
      status: 'completed',
      '{{capabilityKey}}': { major_versions: some(3) },
      supported_protocols: some('media_buy'),
      last_updated: timestamp,
    },
    DISCOVERY,
  ),
  {
    heading: DISCOVERY,
    rule: '`protocols` filters the protocols that are reported; without it all are.',
    steps: [
      task('{{capabilitiesTask}}', { protocols: ['media_buy'] }, { media_buy: object, creative: absent }),
      task('{{capabilitiesTask}}', { protocols: ['creative'] }, { media_buy: absent, creative: object }),
      task('{{capabilitiesTask}}', {}, { media_buy: object, creative: object }),
    ],
  },
  {
    heading: DISCOVERY,
    rule: 'A protocol outside the listed values is refused.',
    steps: [
      task(
        '{{capabilitiesTask}}',
        { protocols: ['radio'] },
        {
          status: 'failed',
          errors: [{ code: 'INVALID_REQUEST', field: 'protocols[0]' }],
        },
      ),
    ],
  },
  capabilities('`idempotency` says that keys are supported and for how many seconds they replay.', {
    '{{capabilityKey}}': { idempotency: { supported: true, replay_ttl_seconds: 86400 } },
  }),
  capabilities('Each protocol is one of the listed values, and its specialisms roll up to it.', {
    supported_protocols: each(
      oneOf(
        'media_buy',
        'creative',
        'signals',
        'governance',
        'brand',
        'sponsored_intelligence',
        'measurement',
      ),
    ),
    specialisms: some('sales-guaranteed'),
  }),
  capabilities('The `account` block reports billing, how operators authenticate, and what accounts can do.', {
    account: {
      supported_billing: each(oneOf('operator', 'agent', 'advertiser')),
      require_operator_auth: false,
      authorization_endpoint: text,
      required_for_products: false,
      account_financials: true,
      sandbox: true,
    },
  }),
  mediaBuy('`creative_approval_mode` is one of its two values.', {
    creative_approval_mode: oneOf('auto_approve', 'require_human'),
  }),
  mediaBuy('`features` are booleans, and `buying_modes` includes wholesale reads.', {
    features: {
      inline_creative_management: truth,
      property_list_filtering: truth,
      catalog_management: truth,
    },
    buying_modes: some('wholesale'),
  }),
  mediaBuy(
    '`content_standards` reports whether content is evaluated locally, for which channels and by webhook.',
    {
      content_standards: {
        supports_local_evaluation: truth,
        supported_channels: list,
        supports_webhook_delivery: truth,
      },
    },
  ),
  targeting('Countries, regions and languages are booleans.', {
    geo_countries: true,
    geo_regions: true,
    language: true,
  }),
  targeting('Metros are booleans per system.', {
    geo_metros: { vendor_dma: truth, uk_itl1: truth, eurostat_nuts2: truth },
  }),
  targeting('Postal areas list their systems per country; the deprecated aliases may stand beside.', {
    geo_postal_areas: {
      US: ['zip', 'zip_plus_four'],
      GB: ['outward', 'full'],
      CA: ['fsa', 'full'],
      us_zip: true,
    },
  }),
  targeting('Proximity reports its methods and modes of transport.', {
    geo_proximity: {
      radius: truth,
      travel_time: truth,
      geometry: truth,
      transport_modes: each(oneOf('driving', 'walking', 'cycling', 'public_transport')),
    },
  }),
  targeting('Age, keywords and negative keywords are objects.', {
    age_restriction: { supported: truth },
    keyword_targets: { supported_match_types: each(oneOf('broad', 'phrase', 'exact')) },
    negative_keywords: { supported_match_types: each(oneOf('broad', 'phrase', 'exact')) },
  }),
  mediaBuy(
    '`audience_targeting` reports identifier types, the smallest audience and how long matching takes.',
    {
      audience_targeting: {
        supported_identifier_types: each(oneOf('hashed_email', 'hashed_phone')),
        minimum_audience_size: whole,
        matching_latency_hours: { min: whole, max: whole },
      },
    },
  ),
  mediaBuy('`conversion_tracking` reports deduplication, hashed identifiers and attribution windows.', {
    conversion_tracking: {
      multi_source_event_dedup: truth,
      supported_hashed_identifiers: list,
      attribution_windows: each({
        post_click: each({ interval: whole, unit: text }),
        post_view: each({ interval: whole, unit: text }),
      }),
    },
  }),
  mediaBuy(
    '`portfolio` lists the domains of the publishers, channels, countries, a description and policies.',
    {
      portfolio: {
        publisher_domains: each(text),
        primary_channels: each(text),
        primary_countries: each(text),
        description: text,
        advertising_policies: text,
      },
    },
  ),
  capabilities('`compliance_testing` lists scenarios; `list_scenarios` is none of them.', {
    compliance_testing: { scenarios: some('force_media_buy_status') },
  }),
  capabilities('The scenarios do not include the listing of scenarios.', {
    compliance_testing: { scenarios: none('list_scenarios') },
  }),
  capabilities(
    '`wholesale_feed_versioning` reports versions, separate price versions and scopes of caches.',
    {
      wholesale_feed_versioning: {
        supported: true,
        pricing_version_separate: truth,
        cache_scope_account: truth,
      },
    },
  ),
];
