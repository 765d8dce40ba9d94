import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { protocol } from '../../generated/protocol.ts';
import { buildRequests, creativeReads, creativeRows } from './build-requests.ts';
import { runLoad } from './load.ts';
import { quantile } from './quantile.ts';
import type { Scenario } from './scenario.ts';
import { startService } from './service.ts';
import { milliseconds } from './table.ts';

const ROUNDS = 3;
const SCALES = { small: { ms: 1_000 }, full: { ms: 3_000 } };

const call = (name: string, args: object = {}): object => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});

const MODERN = '2026-07-28';
const META = {
  'io.modelcontextprotocol/protocolVersion': MODERN,
  'io.modelcontextprotocol/clientCapabilities': {},
};
/** The same call in revision 2026-07-28, with its headers. */
const modern = (name: string) => ({
  bodies: [{ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: {}, _meta: META } }],
  headers: { 'mcp-protocol-version': MODERN, 'mcp-method': 'tools/call', 'mcp-name': name },
});

type Side = {
  name: string;
  origin: string;
  path: string;
  bodies: object[];
  headers?: Readonly<Record<string, string>>;
};

/** Tasks over MCP, compared with the SDK's own server and a tool that does nothing. */
export const agentTasks: Scenario = {
  name: 'agent tasks over MCP',
  async run({ scale, databaseUrl }) {
    const { ms } = SCALES[scale];
    const service = await startService({ DATABASE_URL: databaseUrl });
    const bare = fork(fileURLToPath(new URL('./bare-mcp-child.ts', import.meta.url)), {
      execArgv: [],
    });
    const [port] = await once(bare, 'message');
    const ours = { origin: service.origin, path: '/mcp' };
    const sides: Side[] = [
      { name: 'bare', origin: `http://127.0.0.1:${port}`, path: '/', bodies: [call('nothing')] },
      { ...ours, name: 'capabilities', bodies: [call(protocol.capabilitiesTask)] },
      { ...ours, name: 'modern', ...modern(protocol.capabilitiesTask) },
      { ...ours, name: 'read', bodies: [call('list_accounts')] },
      { ...ours, name: 'write', bodies: writes('w') },
      { ...ours, name: 'brief', bodies: [call('get_products', BRIEF)] },
      {
        ...ours,
        name: 'feed',
        bodies: [call('get_products', { buying_mode: 'wholesale', account: ACCOUNT })],
      },
      { ...ours, name: 'signals', bodies: [call('get_signals', SIGNALS)] },
      {
        ...ours,
        name: 'signal feed',
        bodies: [call('get_signals', { discovery_mode: 'wholesale', account: ACCOUNT })],
      },
      { ...ours, name: 'activate', bodies: activations() },
      { ...ours, name: 'buy', bodies: buys() },
      { ...ours, name: 'formats', bodies: [call('list_creative_formats')] },
      { ...ours, name: 'transformers', bodies: [call('list_transformers', creativeReads.transformers)] },
      { ...ours, name: 'validate', bodies: [call('validate_input', creativeReads.validate)] },
      { ...ours, name: 'features', bodies: [call('get_creative_features', creativeReads.features)] },
      {
        ...ours,
        name: 'creatives delivered',
        bodies: [call('get_creative_delivery', { account: ACCOUNT, creative_ids: ['banner'] })],
      },
      { ...ours, name: 'build', bodies: buildRequests(ACCOUNT).map((args) => call('build_creative', args)) },
      { ...ours, name: 'buys', bodies: [call('get_media_buys', { account: ACCOUNT })] },
      { ...ours, name: 'preview', bodies: [call('preview_creative', PREVIEW)] },
      { ...ours, name: 'identity', bodies: [call('get_brand_identity', { brand_id: 'meadowlark' })] },
      { ...ours, name: 'brands', bodies: [call('search_brands', { query: 'oat drinks and cereals' })] },
      { ...ours, name: 'claim', bodies: [call('verify_brand_claim', CLAIM)] },
      { ...ours, name: 'rights', bodies: [call('get_rights', RIGHTS)] },
    ];
    try {
      const rates = await inTurns(sides, ms);
      const of = (name: string) => rates.get(name) ?? { perSecond: Number.NaN, p50: Number.NaN };
      const ceiling = of('bare').perSecond;
      return [
        { what: 'MCP SDK server with an empty tool', value: `${Math.round(ceiling)} /s` },
        { what: 'capabilities over MCP', value: `${Math.round(of('capabilities').perSecond)} /s` },
        { what: '  ratio', value: (of('capabilities').perSecond / ceiling).toFixed(2), reach: '>= 0.6' },
        { what: `  of ${MODERN}, ratio`, value: (of('modern').perSecond / ceiling).toFixed(2) },
        { what: 'list_accounts over MCP, ratio', value: (of('read').perSecond / ceiling).toFixed(2) },
        {
          what: 'sync_accounts with a fresh key, ratio',
          value: (of('write').perSecond / ceiling).toFixed(2),
        },
        { what: '  p50', value: milliseconds(of('write').p50) },
        { what: 'get_products by a brief, ratio', value: (of('brief').perSecond / ceiling).toFixed(2) },
        { what: 'get_products, the whole feed, ratio', value: (of('feed').perSecond / ceiling).toFixed(2) },
        { what: 'get_signals by a brief, ratio', value: (of('signals').perSecond / ceiling).toFixed(2) },
        {
          what: 'get_signals, the whole feed, ratio',
          value: (of('signal feed').perSecond / ceiling).toFixed(2),
        },
        { what: 'activate_signal, ratio', value: (of('activate').perSecond / ceiling).toFixed(2) },
        { what: '  p50', value: milliseconds(of('activate').p50) },
        { what: 'create_media_buy, ratio', value: (of('buy').perSecond / ceiling).toFixed(2) },
        { what: '  p50', value: milliseconds(of('buy').p50) },
        ...creativeRows.map(([name, what]) => ({ what, value: (of(name).perSecond / ceiling).toFixed(2) })),
        { what: '  p50', value: milliseconds(of('build').p50) },
        {
          what: 'get_media_buys, a page of running ones, ratio',
          value: (of('buys').perSecond / ceiling).toFixed(2),
        },
        { what: 'preview_creative, ratio', value: (of('preview').perSecond / ceiling).toFixed(2) },
        { what: 'get_brand_identity, ratio', value: (of('identity').perSecond / ceiling).toFixed(2) },
        { what: 'search_brands, ratio', value: (of('brands').perSecond / ceiling).toFixed(2) },
        { what: 'verify_brand_claim, signed, ratio', value: (of('claim').perSecond / ceiling).toFixed(2) },
        { what: 'get_rights, ratio', value: (of('rights').perSecond / ceiling).toFixed(2) },
      ];
    } finally {
      bare.disconnect();
      await service.stop();
    }
  },
};

/** Enough requests, each with its own key, that none is repeated within a round. */
const writes = (name: string): object[] =>
  Array.from({ length: 20_000 }, (_, at) =>
    call('sync_accounts', {
      idempotency_key: `bench-${name}-${process.pid}-${at}-0123456789`,
      accounts: [{ brand: { domain: `brand${at}.example` }, operator: 'ops.example', billing: 'operator' }],
    }),
  );

const BRAND = { domain: 'bench.example' };
const ACCOUNT = { brand: { domain: 'bench0.example' }, operator: 'ops.example', sandbox: true };
const PREVIEW = {
  request_type: 'single',
  creative_manifest: {
    format_id: { agent_url: 'https://seller.example', id: 'display_300x250' },
    assets: {
      image: { asset_type: 'image', url: 'https://cdn.example/a.png', width: 300, height: 250 },
      click_url: { asset_type: 'url', url: 'https://outdoor.example/?c={CITY}' },
    },
  },
  inputs: [{ name: 'Oslo', macros: { CITY: 'Oslo' } }],
};
const BRIEF = { brief: 'video on news pages in the United States for a coffee roaster', brand: BRAND };
const CLAIM = { claim_type: 'subsidiary', claim: { subsidiary_domain: 'larkbar.example' } };
const RIGHTS = { query: 'a calm narrator for a hiking film', uses: ['voice'], countries: ['US'] };
const SIGNALS = { signal_spec: 'shoppers in the market for electric cars in the United States' };
const FLIGHT_MS = 10 * 24 * 3_600_000;

const ACCOUNTS = 500;
/** Buys of auctioned inventory, which accepts any number of buys. Guaranteed inventory would be sold out. */
const buys = (): object[] =>
  Array.from({ length: 20_000 }, (_, at) =>
    call('create_media_buy', {
      idempotency_key: `bench-buy-${process.pid}-${at}-0123456789`,
      account: { ...ACCOUNT, brand: { domain: `bench${at % ACCOUNTS}.example` } },
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
    }),
  );

const activations = (): object[] =>
  Array.from({ length: 20_000 }, (_, at) =>
    call('activate_signal', {
      idempotency_key: `bench-signal-${process.pid}-${at}-0123456789`,
      account: { ...ACCOUNT, brand: { domain: `bench${at % ACCOUNTS}.example` } },
      signal_agent_segment_id: 'meridianauto:in_market_electric_cars',
      destinations: [{ type: 'platform', platform: 'tern-dsp' }],
    }),
  );

/** Measures all sides in turns, because the machine may have other work between them. A first round warms them up. */
async function inTurns(sides: readonly Side[], ms: number) {
  const runs = new Map<string, { perSecond: number; p50: number }[]>();
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { name, origin, path, bodies, headers = {} } of sides) {
      const { latencies, perSecond, statuses } = await runLoad(
        {
          name,
          origin,
          path,
          method: 'POST',
          headers: [
            {
              'content-type': 'application/json',
              accept: 'application/json, text/event-stream',
              ...headers,
              ...(path === '/mcp' ? { authorization: `Bearer demo-bench-${round}` } : {}),
            },
          ],
          bodies,
          connections: 16,
        },
        ms,
      );
      if (Object.keys(statuses).some((status) => status !== '200')) {
        throw new Error(`${name} answered ${JSON.stringify(statuses)}`);
      }
      if (round > 0)
        runs.set(name, [...(runs.get(name) ?? []), { perSecond, p50: quantile(latencies, 0.5) }]);
    }
  }
  const median = (values: readonly number[]) => quantile(values, 0.5);
  return new Map(
    [...runs].map(([name, all]) => [
      name,
      { perSecond: median(all.map((one) => one.perSecond)), p50: median(all.map((one) => one.p50)) },
    ]),
  );
}
