import { ACCOUNT, creative, format, inDays, LIVE, letter, wanted } from '../requests.ts';
import type { Rows } from '../violation.ts';

const OVERLAY = /packages\[\]\.targeting_overlay/;
const GOALS = /optimization_goals/;
const goal = (more: object) => [{ kind: 'metric', metric: 'clicks', ...more }];
const event = (more: object) => [
  { kind: 'event', event_sources: [{ event_source_id: 'shop', event_type: 'purchase' }], ...more },
];
const clickDays = (interval: number) => ({ post_click: { interval, unit: 'days' } });

/** What is asked of the packages of a buy. */
export const packageViolations: Rows = {
  'media-buy/package-request.json#/properties/budget VALIDATION_ERROR': { value: 0 },
  'media-buy/package-request.json#/properties/budget BUDGET_TOO_LOW': {
    value: { product_id: 'news_display', pricing_option_id: 'cpm_usd_fixed', budget: 100 },
    up: 1,
  },
  'media-buy/package-request.json#/properties/pricing_option_id INVALID_REQUEST': { value: 'cpp_usd_fixed' },
  'media-buy/package-request.json#/properties/bid_price VALIDATION_ERROR': { value: 0.01 },
  'media-buy/package-request.json#/properties/start_time INVALID_REQUEST': { value: inDays(60) },
  'media-buy/package-request.json#/properties/end_time INVALID_REQUEST': { value: inDays(60) },
  'media-buy/package-request.json#/properties/format_ids UNSUPPORTED_FEATURE': {
    value: [format('audio_15s')],
    field: '~[0]',
  },
  'media-buy/package-request.json#/properties/targeting_overlay UNSUPPORTED_FEATURE': {
    value: { weather: ['rain'] },
    field: '~.weather',
  },
  'media-buy/package-request.json#/properties/committed_metrics TERMS_REJECTED': {
    value: [{ scope: 'vendor', vendor: { domain: 'vendor.example' }, metric_id: 'attention_units' }],
  },
  'media-buy/package-request.json#/properties/creative_assignments CREATIVE_NOT_FOUND': {
    value: [{ creative_id: 'none' }],
    field: '~[0].creative_id',
  },
  'core/creative-assignment.json# CREATIVE_NOT_FOUND': {
    value: { creative_id: 'none' },
    field: '~.creative_id',
  },
  'core/creative-assignment.json# CREATIVE_REJECTED': {
    value: { creative_id: 'rejected' },
    field: '~.creative_id',
  },
  'core/creative-assignment.json# UNSUPPORTED_FEATURE': {
    value: { creative_id: 'spoken' },
    field: '~.creative_id',
  },
  'media-buy/package-request.json#/properties/creatives UNSUPPORTED_FEATURE': {
    value: [creative('inline')],
    seller: 'bare',
    also: { account: LIVE },
    ways: /create_media_buy/,
  },
  'media-buy/package-request.json#/properties/creatives CREATIVE_ID_EXISTS': {
    value: [creative('banner')],
    field: '~[0].creative_id',
  },
  'core/creative-asset.json#/properties/format_id UNSUPPORTED_FEATURE': {
    value: { ...creative('astral'), format_id: format('astral') },
    up: 1,
  },
  'core/creative-asset.json#/properties/assets VALIDATION_ERROR': {
    value: { ...creative('nothing'), assets: {} },
    up: 1,
    field: '~.image',
  },
  'core/measurement-terms.json# TERMS_REJECTED': {
    value: {
      product_id: 'news_display',
      pricing_option_id: 'cpm_usd_fixed',
      budget: 5000,
      measurement_terms: { billing_measurement: { vendor: { domain: 'vendor.example' } } },
    },
    up: 1,
    field: '~.billing_measurement.vendor',
  },
  'core/optimization-goal.json#/oneOf/0/properties/metric INVALID_REQUEST': {
    value: goal({ metric: 'completed_views' }),
    up: 2,
    ways: GOALS,
  },
  'core/optimization-goal.json#/oneOf/0/properties/reach_unit INVALID_REQUEST': {
    value: goal({ metric: 'reach', reach_unit: 'households' }),
    up: 2,
  },
  'core/optimization-goal.json#/oneOf/1/properties/event_sources/items/properties/event_source_id INVALID_REQUEST':
    { value: event({ event_sources: [{ event_source_id: 'none', event_type: 'purchase' }] }), up: 4 },
  'core/optimization-goal.json#/oneOf/1/properties/attribution_window TERMS_REJECTED': {
    value: event({ attribution_window: clickDays(5) }),
    up: 2,
    field: '~.post_click',
  },
  'core/targeting.json# UNSUPPORTED_FEATURE': { value: { weather: ['rain'] }, field: '~.weather' },
  'core/targeting.json# VALIDATION_ERROR': {
    value: { geo_countries: ['US'], geo_countries_exclude: ['US'] },
    field: '~.geo_countries_exclude[0]',
  },
  'core/metro-area.json# UNSUPPORTED_FEATURE': {
    value: { system: 'custom', values: ['501'] },
    ways: OVERLAY,
    field: '~.system',
  },
  'core/postal-area.json# UNSUPPORTED_FEATURE': {
    value: { country: 'SE', system: 'postal_code', values: ['11122'] },
    ways: OVERLAY,
    field: '~.system',
  },
  'core/geo-proximity.json#/properties/transport_mode UNSUPPORTED_FEATURE': {
    value: { lat: 52.5, lng: 13.4, travel_time: { value: 20, unit: 'min' }, transport_mode: 'cycling' },
    up: 1,
    ways: /create_media_buy/,
    seller: 'bare',
    also: { account: LIVE },
  },
  'core/targeting.json#/properties/audience_include INVALID_REQUEST': { value: ['none'], field: '~[0]' },
  'core/targeting.json#/properties/audience_include AUDIENCE_TOO_SMALL': { value: ['few'], field: '~[0]' },
  'core/package-signal-targeting.json# INVALID_REQUEST': {
    value: {
      operator: 'all',
      groups: [
        {
          operator: 'any',
          signals: [
            {
              signal_ref: { scope: 'product', signal_id: 'none' },
              value_type: 'binary',
              value: true,
            },
          ],
        },
      ],
    },
    up: 4,
    field: '~.signal_ref',
  },
  'core/targeting.json#/properties/property_list UNSUPPORTED_FEATURE': {
    value: { agent_url: 'https://governance.example', list_id: 'pl_news' },
    seller: 'bare',
    also: { account: LIVE },
    ways: /create_media_buy/,
  },
  'core/keyword-target.json#/properties/match_type UNSUPPORTED_FEATURE': {
    value: { keyword: 'boots', match_type: 'phrase' },
    up: 1,
    seller: 'bare',
    also: { account: LIVE },
    ways: /create_media_buy/,
  },
  'core/keyword.json#/properties/match_type UNSUPPORTED_FEATURE': {
    value: { keyword: 'boots', match_type: 'phrase' },
    up: 1,
    seller: 'bare',
    also: { account: LIVE },
    ways: /create_media_buy/,
  },
};

/** What is asked of a buy as a whole, when it is made and when it is changed. */
export const buyViolations: Rows = {
  'media-buy/create-media-buy-request.json#/properties/account ACCOUNT_SUSPENDED': ({ accounts }) => ({
    value: { account_id: accounts.suspended },
  }),
  'media-buy/create-media-buy-request.json#/properties/account ACCOUNT_PAYMENT_REQUIRED': ({ accounts }) => ({
    value: { account_id: accounts.payment_required },
  }),
  'media-buy/create-media-buy-request.json#/properties/account ACCOUNT_SETUP_REQUIRED': ({ accounts }) => ({
    value: { account_id: accounts.pending_approval },
  }),
  'media-buy/create-media-buy-request.json#/properties/packages INVALID_REQUEST': {
    value: Array.from({ length: 102 }, () => ({
      ...wanted,
      creative_assignments: Array.from({ length: 99 }, (_none, at) => ({ creative_id: `many_${at}` })),
    })),
  },
  'media-buy/create-media-buy-request.json#/properties/start_time INVALID_REQUEST': { value: inDays(-3) },
  'core/start-timing.json# INVALID_REQUEST': (world, { task }) =>
    task === 'create_media_buy'
      ? { value: inDays(-3) }
      : { args: { account: ACCOUNT, media_buy_id: world.future.buy }, value: inDays(-3) },
  'media-buy/create-media-buy-request.json#/properties/end_time VALIDATION_ERROR': { value: inDays(-1) },
  'media-buy/create-media-buy-request.json#/properties/io_acceptance IO_REQUIRED': {
    also: {
      packages: undefined,
      proposal_id: 'prop_order',
      total_budget: { amount: 9000, currency: 'USD' },
    },
  },
  'media-buy/create-media-buy-request.json#/properties/reporting_webhook UNSUPPORTED_FEATURE': {
    value: { url: 'https://buyer.example/reports', reporting_frequency: 'daily' },
    seller: 'bare',
  },
  'core/reporting-webhook.json# INVALID_REQUEST': {
    value: { url: 'ftp://buyer.example/reports', reporting_frequency: 'daily' },
    field: '~.url',
  },
  'core/reporting-webhook.json#/properties/url INVALID_REQUEST': {
    value: { url: 'https://10.0.0.1/reports', reporting_frequency: 'daily' },
    up: 1,
  },
  'core/reporting-webhook.json#/properties/reporting_frequency INVALID_REQUEST': (world, { task }) => ({
    value: { url: 'https://buyer.example/reports', reporting_frequency: 'hourly' },
    up: 1,
    ...(task === 'create_media_buy'
      ? { also: { packages: [letter] } }
      : { args: { account: ACCOUNT, media_buy_id: world.letter.buy } }),
  }),
  'media-buy/create-media-buy-request.json#/properties/artifact_webhook UNSUPPORTED_FEATURE': {
    value: { url: 'https://buyer.example/content', delivery_mode: 'batched', batch_frequency: 'daily' },
    seller: 'bare',
  },
  'core/artifact-webhook.json# UNSUPPORTED_FEATURE': {
    value: { url: 'https://buyer.example/content', delivery_mode: 'batched', batch_frequency: 'daily' },
    seller: 'bare',
  },
  'core/artifact-webhook.json#/properties/url INVALID_REQUEST': {
    value: { url: 'ftp://buyer.example/content', delivery_mode: 'batched', batch_frequency: 'daily' },
    up: 1,
  },
  'media-buy/update-media-buy-request.json# INVALID_STATE': ({ canceled }) => ({
    args: { account: ACCOUNT, media_buy_id: canceled.buy, paused: true },
    field: 'paused',
  }),
  'media-buy/update-media-buy-request.json#/properties/new_packages INVALID_STATE': ({ future }) => ({
    args: { account: ACCOUNT, media_buy_id: future.buy, new_packages: Array(500).fill(wanted) },
    field: '~',
    after: [500, 490].map((length) => ({
      task: 'update_media_buy',
      args: { account: ACCOUNT, media_buy_id: future.buy, new_packages: Array(length).fill(wanted) },
    })),
  }),
  'media-buy/update-media-buy-request.json# ACTION_NOT_ALLOWED': ({ fixed }) => ({
    args: { account: ACCOUNT, media_buy_id: fixed.buy, end_time: inDays(60) },
    field: 'end_time',
  }),
  'media-buy/update-media-buy-request.json#/properties/account ACCOUNT_NOT_FOUND': {
    value: { account_id: 'none' },
  },
  'media-buy/update-media-buy-request.json#/properties/revision CONFLICT': { value: 99 },
  'media-buy/update-media-buy-request.json#/properties/canceled NOT_CANCELLABLE': ({ canceled }) => ({
    args: { account: ACCOUNT, media_buy_id: canceled.buy, canceled: true },
  }),
  'media-buy/update-media-buy-request.json#/properties/start_time VALIDATION_ERROR': { value: inDays(3) },
  'media-buy/update-media-buy-request.json#/properties/end_time VALIDATION_ERROR': { value: inDays(-3) },
  'media-buy/update-media-buy-request.json#/properties/packages PACKAGE_NOT_FOUND': {
    value: [{ package_id: 'none', budget: 1200 }],
    field: '~[0].package_id',
  },
  'media-buy/package-update.json# INVALID_REQUEST': ({ pack }) => ({
    value: { package_id: pack, product_id: 'news_display' },
    field: '~.product_id',
  }),
  'media-buy/package-update.json#/properties/budget VALIDATION_ERROR': ({ spent }) => ({
    args: { account: ACCOUNT, media_buy_id: spent.buy, packages: [{ package_id: spent.pack, budget: 1 }] },
  }),
  'media-buy/package-update.json#/properties/start_time INVALID_REQUEST': { value: inDays(60) },
  'media-buy/package-update.json#/properties/end_time INVALID_REQUEST': { value: inDays(60) },
  'media-buy/package-update.json#/properties/canceled NOT_CANCELLABLE': ({ half }) => ({
    args: { account: ACCOUNT, media_buy_id: half.buy, packages: [{ package_id: half.pack, canceled: true }] },
  }),
  'media-buy/package-update.json#/properties/creative_assignments CREATIVE_NOT_FOUND': {
    value: [{ creative_id: 'none' }],
    field: '~[0].creative_id',
  },
  'media-buy/package-update.json#/properties/creative_assignments CREATIVE_DEADLINE_EXCEEDED': ({
    soon,
  }) => ({
    args: {
      account: ACCOUNT,
      media_buy_id: soon.buy,
      packages: [{ package_id: soon.pack, creative_assignments: [] }],
    },
    days: 4.5,
  }),
  'media-buy/get-media-buy-delivery-request.json#/properties/media_buy_ids MEDIA_BUY_NOT_FOUND': {
    value: ['none'],
    field: '~[0]',
  },
  'media-buy/get-media-buy-delivery-request.json#/properties/start_date DATE_RANGE_NOT_SUPPORTED': ({
    whole,
  }) => ({
    args: {
      media_buy_ids: [whole.buy],
      start_date: inDays(-2).slice(0, 10),
      end_date: inDays(0).slice(0, 10),
    },
  }),
  'media-buy/get-media-buy-delivery-request.json#/properties/end_date INVALID_DATE_RANGE': {
    also: { start_date: '2026-01-02', end_date: '2026-01-02' },
  },
  'media-buy/get-media-buy-delivery-request.json#/properties/attribution_window UNSUPPORTED_FEATURE': {
    value: clickDays(5),
    field: '~.post_click',
  },
  'media-buy/get-media-buy-delivery-request.json#/properties/time_granularity UNSUPPORTED_GRANULARITY': {
    value: 'monthly',
    also: { include_window_breakdown: true },
  },
  'media-buy/geo-breakdown-request.json#/properties/system UNSUPPORTED_FEATURE': {
    value: { geo_level: 'metro', system: 'vendor_dma' },
    up: 1,
  },
  'media-buy/provide-performance-feedback-request.json#/properties/package_id PACKAGE_NOT_FOUND': ({
    otherPackage,
  }) => ({ value: otherPackage }),
  'media-buy/provide-performance-feedback-request.json#/properties/creative_id CREATIVE_NOT_FOUND': {
    value: 'banner',
  },
  'core/datetime-range.json# VALIDATION_ERROR': {
    value: { start: inDays(-1), end: inDays(-2) },
    field: '~.end',
  },
};
