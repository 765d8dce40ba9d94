import { newId } from '../../src/infra/random.ts';

/** A request that makes the service fetch from a host, in some way. */
export type Call = { readonly path: string; readonly body?: unknown; readonly token?: 'member' | 'sandbox' };

const JSON_RPC = { jsonrpc: '2.0', id: 1 };
const task = (name: string, args: object): Call => ({
  path: '/mcp',
  body: { ...JSON_RPC, method: 'tools/call', params: { name, arguments: args } },
  token: 'sandbox',
});

/** Every operation and task that fetches, for one host. */
export const callsTo = (host: string, at: number): Call[] => [
  ...operationCalls(host),
  ...taskCalls(host),
  // Jobs take longer than requests, so not every host has one of each kind.
  ...(at % 6 === 0 ? jobCalls(host) : []),
];

function operationCalls(host: string): Call[] {
  const agent = `https://${host}/mcp`;
  const domain = `domain=${host}`;
  return [
    { path: `/api/brands/resolve?${domain}&fresh=true` },
    { path: `/api/brands/brand-json?${domain}&fresh=true` },
    { path: `/api/brands/enrich?${domain}` },
    { path: `/api/properties/resolve?${domain}&fresh=true` },
    { path: `/api/properties/validate?${domain}` },
    { path: `/api/public/validate-publisher?${domain}` },
    { path: '/api/adagents/validate', body: { domain: host } },
    { path: `/api/registry/publisher?${domain}` },
    {
      path: `/api/registry/validate/property-authorization?agent_url=${agent}&identifier_type=domain&identifier_value=${host}&mode=live`,
    },
    {
      path: '/api/registry/validate/product-authorization',
      body: { agent_url: agent, publisher_properties: [{ publisher_domain: host }] },
    },
    {
      path: '/api/registry/expand/product-identifiers',
      body: { agent_url: agent, publisher_properties: [{ publisher_domain: host }] },
    },
    { path: `/api/public/discover-agent?url=${agent}` },
    { path: `/api/public/agent-formats?url=${agent}` },
    { path: `/api/public/agent-products?url=${agent}` },
    { path: '/api/brands/save', body: { domain: host, brand_name: 'A brand' }, token: 'member' },
    {
      path: '/api/properties/save',
      body: { publisher_domain: host, properties: [{ type: 'website', name: 'A site' }] },
      token: 'member',
    },
  ];
}

function taskCalls(host: string): Call[] {
  const agent = `https://${host}/mcp`;
  const account = { brand: { domain: host }, operator: 'agency.example', sandbox: true };
  const idempotency_key = newId();
  return [
    task('sync_catalogs', {
      account,
      idempotency_key,
      catalogs: [{ catalog_id: 'feed', type: 'product', url: `https://${host}/feed.json` }],
    }),
    task('sync_accounts', {
      idempotency_key: `accounts-${idempotency_key}`,
      accounts: [
        {
          brand: { domain: host },
          operator: 'agency.example',
          billing: 'operator',
          notification_configs: [
            {
              subscriber_id: 'one',
              url: `https://${host}/hook`,
              event_types: ['creative.status_changed'],
            },
          ],
        },
      ],
    }),
    task('get_products', {
      buying_mode: 'wholesale',
      property_list: { agent_url: agent, list_id: 'list', auth_token: 'token' },
      idempotency_key: `products-${idempotency_key}`,
    }),
    {
      path: '/a2a',
      body: {
        ...JSON_RPC,
        method: 'message/send',
        params: {
          message: {
            kind: 'message',
            messageId: newId(),
            role: 'user',
            parts: [{ kind: 'data', data: { skill: 'list_accounts', input: {} } }],
          },
          configuration: { pushNotificationConfig: { url: `https://${host}/push` } },
        },
      },
      token: 'sandbox',
    },
  ];
}

const jobCalls = (host: string): Call[] => [
  { path: '/api/registry/crawl-request', body: { domain: host }, token: 'member' },
  {
    path: '/api/me/agents',
    body: { url: `https://${host}/mcp`, type: 'sales', visibility: 'private' },
    token: 'member',
  },
];
