import { protocol } from '../../../generated/protocol.ts';
import { type Task, tasks } from '../../../generated/tasks.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
export type Json = Readonly<Record<string, unknown>>;

export const TASK = 'task_of_the_world';
export const OWN_URL = 'http://localhost:1/mcp';
export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
export const dayIn = (days: number): string => inDays(days).slice(0, 10);
export const format = (id: string) => ({ agent_url: OWN_URL, id });
export const ACCOUNT = { brand: { domain: 'outdoor.example' }, operator: 'agency.example', sandbox: true };
/** Account whose spending an agent approves. */
export const GOVERNED = { ...ACCOUNT, operator: 'governed.example' };
/** Account that is none of the sandbox. */
export const LIVE = { brand: { domain: 'outdoor.example' }, operator: 'agency.example' };
export const BRAND = { domain: 'outdoor.example' };
export const BANNER = {
  image: { asset_type: 'image', url: 'https://cdn.example/a.png', width: 300, height: 250 },
  click_url: { asset_type: 'url', url: 'https://outdoor.example/' },
};
export const creative = (id: string) => ({
  creative_id: id,
  name: id,
  format_id: format('display_300x250'),
  assets: BANNER,
});
/** A creative that no product with banners accepts. */
export const SPOKEN = {
  creative_id: 'spoken',
  name: 'spoken',
  format_id: format('audio_15s'),
  assets: {
    audio_file: { asset_type: 'audio', url: 'https://cdn.example/a.mp3', duration_ms: 15_000 },
  },
};
export const wanted = {
  product_id: 'network_display',
  pricing_option_id: 'cpm_usd_auction',
  budget: 1000,
  bid_price: 2.5,
};
export const letter = { product_id: 'morning_letter', pricing_option_id: 'cpm_usd_fixed', budget: 5000 };

export const governor = {
  url: 'https://governance.example/mcp',
  authentication: { schemes: ['Bearer'], credentials: 'a-secret-of-at-least-32-characters' },
};
export const licence = {
  rights_id: 'tomas_voice',
  pricing_option_id: 'tomas_cpm',
  buyer: BRAND,
  campaign: { description: 'Tomas reads a recipe.', uses: ['voice', 'name'], end_date: dayIn(20) },
  account: ACCOUNT,
  revocation_webhook: { url: 'https://buyer.example/rights' },
};

type Made = {
  readonly buy: string;
  readonly pack: string;
  readonly grant: string;
};

const manifest = { format_id: format('display_300x250'), assets: BANNER };

/** A request of each task that is served: for a task that is not listed, the example of the contract. */
export function requestsOf(buys: Json, made: Made): Record<string, Json> {
  const examples = Object.values<Task>(tasks).map(({ name, examples: [first = {}] }) => [name, first]);
  return {
    ...Object.fromEntries(examples),
    ...accountRequests,
    ...brandRequests(made),
    ...creativeRequests,
    ...buyRequests(buys, made),
    ...dataRequests(),
  };
}

const accountRequests = {
  [protocol.capabilitiesTask]: {},
  sync_accounts: { accounts: [{ ...ACCOUNT, brand: { domain: 'tea.example' }, billing: 'operator' }] },
  list_accounts: {},
  get_account_financials: { account: ACCOUNT },
  sync_governance: { accounts: [{ account: GOVERNED, governance_agents: [governor] }] },
  get_task_status: { task_id: TASK },
  list_tasks: {},
  comply_test_controller: { scenario: 'list_scenarios' },
  report_usage: {
    reporting_period: { start: inDays(-8), end: inDays(-1) },
    usage: [{ account: ACCOUNT, vendor_cost: 1, currency: 'USD' }],
  },
};

const brandRequests = ({ grant }: Made) => ({
  get_brand_identity: { brand_id: 'meadowlark' },
  search_brands: { query: 'meadow' },
  verify_brand_claim: {
    brand_id: 'meadowlark',
    claim_type: 'subsidiary',
    claim: { subsidiary_domain: 'tea.example' },
  },
  verify_brand_claims: {
    claims: [{ claim_type: 'subsidiary', claim: { subsidiary_domain: 'tea.example' } }],
  },
  get_rights: { query: 'voice', uses: ['voice'] },
  acquire_rights: { ...licence, campaign: { ...licence.campaign, description: 'Another recipe.' } },
  update_rights: { rights_id: grant, paused: false },
  creative_approval: { rights_id: grant, creative_url: 'https://buyer.example/a.html' },
});

const creativeRequests = {
  list_creative_formats: {},
  preview_creative: { request_type: 'single', creative_manifest: manifest },
  sync_creatives: { account: ACCOUNT, creatives: [creative('banner')] },
  list_creatives: { account: ACCOUNT },
  build_creative: {
    account: ACCOUNT,
    message: 'Trail boots.',
    target_format_id: format('display_300x250'),
  },
  validate_input: { manifest },
  list_transformers: {},
  get_creative_features: { creative_manifest: manifest },
};

const buyRequests = (buys: Json, { buy, pack }: Made) => ({
  get_products: { brief: 'Boots' },
  create_media_buy: { ...buys, packages: [wanted] },
  update_media_buy: {
    account: ACCOUNT,
    media_buy_id: buy,
    packages: [{ package_id: pack, budget: 1500 }],
    new_packages: [wanted],
  },
  get_media_buys: { media_buy_ids: [buy] },
  get_media_buy_delivery: { media_buy_ids: [buy] },
  get_creative_delivery: { media_buy_ids: [buy] },
  provide_performance_feedback: {
    media_buy_id: buy,
    measurement_period: { start: inDays(-8), end: inDays(-1) },
    performance_index: 1,
  },
  get_media_buy_artifacts: { media_buy_id: buy },
});

const dataRequests = () => ({
  sync_audiences: { account: ACCOUNT, audiences: [{ audience_id: 'new' }] },
  sync_event_sources: {
    account: ACCOUNT,
    event_sources: [{ event_source_id: 'shop', event_types: ['purchase'], action_source: 'website' }],
  },
  log_event: {
    event_source_id: 'shop',
    events: [
      {
        event_id: 'e1',
        event_type: 'purchase',
        event_time: inDays(-1),
        user_match: { click_id: 'c' },
        custom_data: { value: 1, currency: 'USD' },
      },
    ],
  },
  sync_catalogs: {
    account: ACCOUNT,
    catalogs: [{ catalog_id: 'boots', type: 'product', items: [{ sku: 'a', name: 'Boot' }] }],
  },
  get_signals: { signal_spec: 'People who plan a holiday' },
  activate_signal: {
    account: ACCOUNT,
    signal_agent_segment_id: 'meridianauto:in_market_electric_cars',
    destinations: [{ type: 'agent', agent_url: OWN_URL }],
  },
});
