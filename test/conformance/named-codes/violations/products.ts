import { ACCOUNT, BRAND, creative, GOVERNED, LIVE, wanted } from '../requests.ts';
import type { Rows } from '../violation.ts';

const product = { scope: 'product', product_id: 'news_display', action: 'more_like_this' };
const finalize = { scope: 'proposal', proposal_id: 'prop_order', action: 'finalize' };
const REFERENCE = { scope: 'data_provider', data_provider_domain: 'meridianauto.example', signal_id: 'a' };
const signal = {
  account: ACCOUNT,
  signal_agent_segment_id: 'meridianauto:in_market_electric_cars',
  destinations: [{ type: 'agent', agent_url: 'http://localhost:1/mcp' }],
};

/** What is asked of the search for products. */
export const productViolations: Rows = {
  'media-buy/get-products-request.json# INVALID_REQUEST': {
    args: { buying_mode: 'wholesale', refine: [product] },
    field: 'refine',
  },
  'media-buy/get-products-request.json#/properties/buying_mode UNSUPPORTED_FEATURE': {
    args: { buying_mode: 'wholesale' },
    seller: 'bare',
  },
  'media-buy/get-products-request.json#/properties/brief INVALID_REQUEST': {
    args: { buying_mode: 'refine', brief: 'Boots', refine: [product] },
  },
  'core/media-buy-features.json#/properties/inline_creative_management UNSUPPORTED_FEATURE': ({
    requests,
  }) => ({
    task: 'create_media_buy',
    args: {
      ...requests.create_media_buy,
      account: LIVE,
      packages: [{ ...wanted, creatives: [creative('inline')] }],
    },
    seller: 'bare',
    field: 'packages[0].creatives',
  }),
  'media-buy/refinement.json#/oneOf/1/properties/action INVALID_REQUEST': {
    args: { buying_mode: 'refine', refine: [product, finalize] },
    field: 'refine[0]',
  },
  'media-buy/refinement.json#/oneOf/2/properties/proposal_id PROPOSAL_NOT_FOUND': {
    args: { buying_mode: 'refine', refine: [{ ...finalize, proposal_id: 'none' }] },
  },
  'media-buy/refinement.json#/oneOf/2/properties/action INVALID_REQUEST': {
    args: { buying_mode: 'refine', refine: [finalize, { ...finalize, action: 'include' }] },
    field: 'refine[1]',
  },
};

/** What is asked of audiences, events and catalogs. */
export const uploadViolations: Rows = {
  'core/catalog.json#/properties/url INVALID_REQUEST': (_world, { task }) => ({
    value: { catalog_id: 'feed', type: 'product', url: 'https://10.0.0.1/feed.xml', feed_format: 'custom' },
    up: 1,
    ways: /catalogs?(\[\])?\.url$/,
    // A catalog says which products of the brand are advertised.
    ...(task === 'get_products' ? { also: { brand: BRAND } } : {}),
  }),
  'core/property-list-ref.json#/properties/agent_url INVALID_REQUEST': {
    value: { agent_url: 'https://10.0.0.1/mcp', list_id: 'pl_news' },
    up: 1,
  },
  'core/catalog.json#/properties/url FEED_FETCH_FAILED': {
    value: [
      { catalog_id: 'feed', type: 'product', url: 'https://shop.example/none.xml', feed_format: 'custom' },
    ],
    up: 2,
    ways: /^sync_catalogs/,
  },
  'core/catalog.json#/properties/feed_format INVALID_FEED_FORMAT': {
    value: [
      {
        catalog_id: 'feed',
        type: 'product',
        url: 'https://shop.example/junk.xml',
        feed_format: 'google_merchant_center',
      },
    ],
    up: 2,
    ways: /^sync_catalogs/,
  },
  'media-buy/sync-audiences-request.json# UNSUPPORTED_FEATURE': { seller: 'bare', field: null },
  'media-buy/sync-event-sources-request.json# UNSUPPORTED_FEATURE': { seller: 'bare', field: null },
  'media-buy/sync-catalogs-request.json# UNSUPPORTED_FEATURE': { seller: 'bare', field: null },
  'core/audience-member.json# INVALID_REQUEST': {
    value: { external_id: 'a', hashed_email: 'me@here.example' },
    field: '~.hashed_email',
  },
  'media-buy/sync-event-sources-request.json#/properties/event_sources INVALID_REQUEST': {
    value: ['shop', 'shop'].map((id) => ({
      event_source_id: id,
      event_types: ['purchase'],
      action_source: 'website',
    })),
    field: '~[1].event_source_id',
  },
};

/** What is asked of signals. */
export const signalViolations: Rows = {
  'signals/get-signals-request.json#/properties/discovery_mode INVALID_REQUEST': {
    args: { discovery_mode: 'wholesale' },
    seller: 'bare',
  },
  'signals/get-signals-request.json#/properties/signal_spec INVALID_REQUEST': { value: '' },
  'signals/get-signals-request.json#/properties/signal_refs INVALID_REQUEST': {
    args: { discovery_mode: 'wholesale', signal_refs: [REFERENCE] },
  },
  'signals/get-signals-request.json#/properties/signal_ids INVALID_REQUEST': {
    args: {
      discovery_mode: 'wholesale',
      signal_ids: [{ source: 'agent', agent_url: 'https://a.example/mcp', id: 'x' }],
    },
  },
  'signals/get-signals-request.json#/properties/pagination INVALID_REQUEST': {
    value: { max_results: 101 },
    field: '~.max_results',
  },
  'signals/get-signals-request.json#/properties/if_wholesale_feed_version INVALID_REQUEST': { value: 'v' },
  'signals/get-signals-request.json#/properties/if_pricing_version INVALID_REQUEST': {
    args: { discovery_mode: 'wholesale', if_pricing_version: 'p' },
    field: 'if_wholesale_feed_version',
  },
  'signals/activate-signal-request.json# REFERENCE_NOT_FOUND': {
    args: { ...signal, signal_agent_segment_id: 'none:none' },
    field: 'signal_agent_segment_id',
  },
  'signals/activate-signal-request.json#/properties/destinations INVALID_REQUEST': {
    also: { deployments: [{ type: 'platform', platform: 'tern-dsp' }] },
    field: 'deployments',
  },
  'signals/activate-signal-request.json#/properties/pricing_option_id INVALID_REQUEST': { value: 'none' },
  'signals/activate-signal-request.json#/properties/governance_context PERMISSION_DENIED': {
    args: { ...signal, account: GOVERNED },
  },
};
