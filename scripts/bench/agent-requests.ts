import { protocol } from '../../generated/protocol.ts';
import type { Ask } from './throughput.ts';

const MODERN = '2026-07-28';
const META = {
  'io.modelcontextprotocol/protocolVersion': MODERN,
  'io.modelcontextprotocol/clientCapabilities': {},
};
const ACCEPT = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const TOKEN = 'demo-bench';

const message = (name: string, args: object, meta = {}) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args, ...meta } });

/** A call of a task over MCP. */
export const call = (name: string, args: object = {}, token = TOKEN): Ask => ({
  path: '/mcp',
  headers: { ...ACCEPT, authorization: `Bearer ${token}` },
  body: message(name, args),
});

/** The same call in revision 2026-07-28, with its headers. */
const modern = (name: string): Ask => ({
  path: '/mcp',
  headers: {
    ...ACCEPT,
    authorization: `Bearer ${TOKEN}`,
    'mcp-protocol-version': MODERN,
    'mcp-method': 'tools/call',
    'mcp-name': name,
  },
  body: message(name, {}, { _meta: META }),
});

/** The same call over A2A, in version 1.0. Without a credential nothing of it is kept. */
const overA2a = (skill: string, headers: Readonly<Record<string, string>>): Ask => ({
  path: '/a2a',
  headers: { 'content-type': 'application/json', 'a2a-version': '1.0', ...headers },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'SendMessage',
    params: { message: { role: 'ROLE_USER', messageId: 'm-1', parts: [{ data: { skill, input: {} } }] } },
  }),
});

export const nothingOverA2a: Ask = { ...overA2a('nothing', {}), path: '/' };

export const a2aRequests: readonly (readonly [what: string, asks: readonly Ask[]])[] = [
  ['capabilities over A2A', [overA2a(protocol.capabilitiesTask, {})]],
  [
    'capabilities over A2A, kept for the caller',
    [overA2a(protocol.capabilitiesTask, { authorization: `Bearer ${TOKEN}-a2a` })],
  ],
];

export const nothing: Ask = { path: '/', headers: ACCEPT, body: message('nothing', {}) };

export const BRAND = { domain: 'bench.example' };
const ACCOUNTS = 500;
const accountOf = (at: number) => ({
  brand: { domain: `bench${at}.example` },
  operator: 'ops.example',
  sandbox: true,
});
const ACCOUNT = accountOf(0);
/** One request for each of many accounts. */
const forAccounts = (name: string, argsFor: (account: object) => object): Ask[] =>
  Array.from({ length: ACCOUNTS }, (_, at) => call(name, argsFor(accountOf(at))));
/** An idempotency key that is another one in each turn. */
export const key = (name: string) => `bench-${name}-${process.pid}-#turn#-0123456789`;

const FORMAT = { agent_url: 'https://creative.example', id: 'display_300x250' };
const MANIFEST = {
  format_id: FORMAT,
  assets: {
    image: { asset_type: 'image', url: 'https://cdn.example/a.png', width: 300, height: 250 },
    click_url: { asset_type: 'url', url: 'https://outdoor.example/?c={CITY}' },
  },
};
const PREVIEW = {
  request_type: 'single',
  creative_manifest: MANIFEST,
  inputs: [{ name: 'Oslo', macros: { CITY: 'Oslo' } }],
};
const BRIEF = { brief: 'video on news pages in the United States for a coffee roaster', brand: BRAND };
/** Products for the brief, for the holder of a token. */
export const getProductsFor = (token: string): Ask => call('get_products', BRIEF, token);
const CLAIM = { claim_type: 'subsidiary', claim: { subsidiary_domain: 'larkbar.example' } };
const RIGHTS = { query: 'a calm narrator for a hiking film', uses: ['voice'], countries: ['US'] };
const SIGNALS = { signal_spec: 'shoppers in the market for electric cars in the United States' };
const VALIDATED = { manifest: MANIFEST, targets: [{ kind: 'third_party_format', id: FORMAT.id }] };
const FLIGHT_MS = 10 * 24 * 3_600_000;

const syncAccounts = call(
  'sync_accounts',
  {
    idempotency_key: key('w'),
    accounts: [{ brand: { domain: 'brand#turn#.example' }, operator: 'ops.example', billing: 'operator' }],
  },
  // Each hundred accounts have a holder of their own.
  `${TOKEN}-#hundred#`,
);

/** Buys of auctioned inventory, which accepts any number of buys. Guaranteed inventory would be sold out. */
const buyFor = (account: object) => ({
  idempotency_key: key('buy'),
  account,
  brand: BRAND,
  start_time: 'asap',
  end_time: new Date(Date.now() + FLIGHT_MS).toISOString(),
  packages: [
    {
      product_id: 'network_display',
      pricing_option_id: 'cpm_usd_auction',
      budget: 500,
      bid_price: 2.5,
    },
  ],
});
const buys = forAccounts('create_media_buy', buyFor);

const LIVE = `${TOKEN}-live-1`;
const liveAccountOf = (at: number) => ({ brand: { domain: `bench${at}.example` }, operator: 'ops.example' });
/** Declares accounts that an ad server delivers to. */
export const liveAccounts = call(
  'sync_accounts',
  {
    idempotency_key: key('live'),
    accounts: Array.from({ length: ACCOUNTS }, (_, at) => ({ ...liveAccountOf(at), billing: 'operator' })),
  },
  LIVE,
);
/** A purchase for each of these accounts. */
export const livePurchases = Array.from({ length: ACCOUNTS }, (_, at) =>
  call('create_media_buy', { ...buyFor(liveAccountOf(at)), idempotency_key: key('live') }, LIVE),
);

const activations = forAccounts('activate_signal', (account) => ({
  idempotency_key: key('signal'),
  account,
  signal_agent_segment_id: 'meridianauto:in_market_electric_cars',
  destinations: [{ type: 'platform', platform: 'tern-dsp' }],
}));

const build = call('build_creative', {
  idempotency_key: key('build'),
  account: ACCOUNT,
  message: 'Boots #turn# for every trail. Light, dry and made to last.',
  target_format_id: FORMAT,
});

const wholesale = { buying_mode: 'wholesale', account: ACCOUNT };

/** What is measured, with the requests that are sent in turn, in this order. */
export const agentRequests: readonly (readonly [what: string, asks: readonly Ask[]])[] = [
  ['capabilities over MCP', [call(protocol.capabilitiesTask)]],
  [`capabilities over MCP of ${MODERN}`, [modern(protocol.capabilitiesTask)]],
  ['list_accounts', [call('list_accounts', {}, `${TOKEN}-reader`)]],
  ['sync_accounts with a fresh key', [syncAccounts]],
  ['get_products by a brief', [getProductsFor(TOKEN)]],
  ['get_products, the whole feed', [call('get_products', wholesale)]],
  ['get_signals by a brief', [call('get_signals', SIGNALS)]],
  ['get_signals, the whole feed', [call('get_signals', { discovery_mode: 'wholesale', account: ACCOUNT })]],
  ['activate_signal', activations],
  ['create_media_buy', buys],
  ['list_creative_formats', [call('list_creative_formats')]],
  ['list_transformers by a brief', [call('list_transformers', { brief: 'a calm voice for a podcast' })]],
  ['validate_input', [call('validate_input', VALIDATED)]],
  ['get_creative_features', [call('get_creative_features', { creative_manifest: MANIFEST })]],
  ['get_creative_delivery', [call('get_creative_delivery', { account: ACCOUNT, creative_ids: ['banner'] })]],
  ['build_creative of a banner', [build]],
  ['get_media_buys, a page of running ones', [call('get_media_buys', { account: ACCOUNT })]],
  ['preview_creative', [call('preview_creative', PREVIEW)]],
  ['get_brand_identity', [call('get_brand_identity', { brand_id: 'meadowlark' })]],
  ['search_brands', [call('search_brands', { query: 'oat drinks and cereals' })]],
  ['verify_brand_claim, signed', [call('verify_brand_claim', CLAIM)]],
  ['get_rights', [call('get_rights', RIGHTS)]],
];
