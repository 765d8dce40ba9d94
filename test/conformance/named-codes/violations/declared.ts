import { ALL_PERMISSIONS } from '../../../../src/domain/members/agent-principal.ts';
import { principalOf } from '../../../support/task-desk.ts';
import { ACCOUNT, BRAND, format, inDays, type Json, LIVE, wanted } from '../requests.ts';
import type { Breach, Rows } from '../violation.ts';
import { offer, seed } from './offers.ts';

const proposed = (id: string, field = 'proposal_id') => ({
  task: 'create_media_buy',
  args: {
    account: ACCOUNT,
    brand: BRAND,
    start_time: 'asap',
    end_time: inDays(20),
    proposal_id: id,
    total_budget: { amount: 9000, currency: 'USD' },
  },
  field,
});
const builds = (args: Json, field: string): Breach => ({
  task: 'build_creative',
  args: { account: ACCOUNT, message: 'Boots.', transformer_id: 'brand_banner', ...args },
  field,
});
const packed = (more: Json, field: string): Breach => ({
  task: 'create_media_buy',
  args: {
    account: ACCOUNT,
    brand: BRAND,
    start_time: 'asap',
    end_time: inDays(20),
    packages: [{ ...wanted, ...more }],
  },
  field: `packages[0].${field}`,
});
const keyword = (field: string): Breach => ({
  ...packed(
    { targeting_overlay: { [field]: [{ keyword: 'boots', match_type: 'phrase' }] } },
    `targeting_overlay.${field}[0].match_type`,
  ),
  seller: 'bare',
  also: { account: LIVE },
});
const late: Rows[string] = ({ soon }) => ({
  task: 'update_media_buy',
  args: {
    account: ACCOUNT,
    media_buy_id: soon.buy,
    packages: [{ package_id: soon.pack, creative_assignments: [] }],
  },
  days: 4.5,
  field: 'packages[0].creative_assignments',
});
const reader = principalOf('agent_reader', {
  permissions: { products: ['read'], media_buys: ['read'], creatives: ['read'], reports: ['read'] },
});
const signal = {
  signal_ref: { scope: 'product', signal_id: 'none' },
  value_type: 'binary',
  value: true,
};
/** A buy of a product whose reports are not pushed, which asks for them. */
function unpushed(): Breach {
  const made = offer(
    {
      pricing_options: [{ pricing_option_id: 'price', fixed_price: 2 }],
      reporting_capabilities: { supports_webhooks: false },
    },
    {},
    '',
  );
  return {
    ...made,
    also: { reporting_webhook: { url: 'https://buyer.example/reports', reporting_frequency: 'daily' } },
    field: 'reporting_webhook',
  };
}

/** What else a seller says of its offers. */
export const declaredViolations: Rows = {
  'core/insertion-order.json# IO_REQUIRED': proposed('prop_order', 'io_acceptance'),
  'core/proposal.json# PROPOSAL_NOT_FOUND': proposed('none'),
  'core/proposal.json# PROPOSAL_EXPIRED': proposed('prop_over'),
  'core/proposal.json#/properties/expires_at PROPOSAL_EXPIRED': proposed('prop_over'),
  'core/proposal.json# PROPOSAL_NOT_COMMITTED': proposed('prop_draft'),
  'core/metric-optimization.json# INVALID_REQUEST': packed(
    { optimization_goals: [{ kind: 'metric', metric: 'completed_views' }] },
    'optimization_goals[0].metric',
  ),
  'core/package.json#/properties/creative_deadline CREATIVE_DEADLINE_EXCEEDED': late,
  'media-buy/package-record.json#/properties/creative_deadline CREATIVE_DEADLINE_EXCEEDED': late,
  'core/product-allowed-action.json# ACTION_NOT_ALLOWED': ({ fixed }) => ({
    task: 'update_media_buy',
    args: { account: ACCOUNT, media_buy_id: fixed.buy, end_time: inDays(60) },
    field: 'end_time',
  }),
  'core/product.json#/properties/signal_targeting_allowed INVALID_REQUEST': offer(
    { pricing_options: [{ pricing_option_id: 'price', fixed_price: 2 }], signal_targeting_allowed: false },
    {
      targeting_overlay: {
        signal_targeting_groups: { operator: 'all', groups: [{ operator: 'any', signals: [signal] }] },
      },
    },
    'targeting_overlay.signal_targeting_groups.groups[0].signals[0].signal_ref',
  ),
  'core/reporting-capabilities.json#/properties/date_range_support DATE_RANGE_NOT_SUPPORTED': ({
    whole,
  }) => ({
    task: 'get_media_buy_delivery',
    args: {
      media_buy_ids: [whole.buy],
      start_date: inDays(-2).slice(0, 10),
      end_date: inDays(0).slice(0, 10),
    },
    field: 'start_date',
  }),
  'core/reporting-capabilities.json#/properties/supports_webhooks UNSUPPORTED_FEATURE': unpushed(),
  'core/reporting-capabilities.json#/properties/windowed_pull_granularities UNSUPPORTED_GRANULARITY': ({
    whole,
  }) => ({
    task: 'get_media_buy_delivery',
    args: { media_buy_ids: [whole.buy], time_granularity: 'monthly', include_window_breakdown: true },
    field: 'time_granularity',
  }),
  'core/transformer-param.json#/properties/field INVALID_REQUEST': builds(
    { config: { weather: 'rain' } },
    'config.weather',
  ),
  'core/transformer-param.json#/properties/type INVALID_REQUEST': builds(
    { config: { headline: 5 } },
    'config.headline',
  ),
  'core/transformer-param.json#/properties/allowed_values INVALID_REQUEST': builds(
    { config: { theme: 'plaid' } },
    'config.theme',
  ),
  'core/transformer.json#/properties/transformer_id REFERENCE_NOT_FOUND': builds(
    { transformer_id: 'none' },
    'transformer_id',
  ),
  'core/transformer.json#/properties/output_format_ids INVALID_REQUEST': builds(
    { target_format_id: format('podcast_host_read') },
    'target_format_id',
  ),
  'protocol/capabilities/account.json#/properties/supported_billing BILLING_NOT_SUPPORTED': {
    task: 'sync_accounts',
    args: { accounts: [{ ...LIVE, operator: 'other.example', billing: 'agent' }] },
    seller: 'bare',
    field: 'accounts[0].billing',
  },
  'protocol/capabilities/account.json#/properties/sandbox UNSUPPORTED_FEATURE': {
    task: 'sync_accounts',
    args: { accounts: [{ ...ACCOUNT, billing: 'operator' }] },
    seller: 'bare',
    field: 'accounts[0].sandbox',
  },
  'protocol/capabilities/media-buy.json#/properties/execution/properties/targeting/properties/keyword_targets/properties/supported_match_types UNSUPPORTED_FEATURE':
    keyword('keyword_targets'),
  'protocol/capabilities/media-buy.json#/properties/execution/properties/targeting/properties/negative_keywords/properties/supported_match_types UNSUPPORTED_FEATURE':
    keyword('negative_keywords'),
  'core/account-authorization.json#/properties/allowed_tasks INSUFFICIENT_PERMISSIONS': {
    task: 'get_media_buy_delivery',
    args: {},
    by: principalOf('agent_without_reports', { permissions: { ...ALL_PERMISSIONS, reports: [] } }),
    field: null,
  },
  'core/account-authorization.json#/properties/read_only INSUFFICIENT_PERMISSIONS': {
    ...packed({}, ''),
    by: reader,
    field: null,
  },
  'core/account-authorization.json#/properties/read_only READ_ONLY_SCOPE': ({ requests }) => ({
    task: 'report_usage',
    args: requests.report_usage ?? {},
    by: reader,
    field: null,
  }),
  'core/transformer-param.json#/properties/required INVALID_REQUEST': {
    ...builds({ transformer_id: 'asks' }, 'config.tone'),
    after: [
      seed('seed_transformer', {
        transformer_id: 'asks',
        fixture: {
          output_format_ids: ['display_300x250'],
          params: [
            {
              field: 'tone',
              type: 'string',
              value_source: 'free_text',
              required: true,
              description: 'Tone of it.',
            },
          ],
        },
      }),
    ],
  },
};
