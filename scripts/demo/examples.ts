import { protocol } from '../../generated/protocol.ts';

/** The first command of the demo. It works while the world is still being crawled. */
export const firstExample = (baseUrl: string): string[] => [
  'Answers already, while the rest of the world is read:',
  `curl '${baseUrl}/api/brands/resolve?domain=ironclove.example'`,
];

/** Commands to copy and paste, a few for each family of operations. All return data of the demo world. */
export function examples(baseUrl: string, apiKey: string, folder: string): string[] {
  const ways = waysOf(baseUrl, apiKey, folder);
  return [
    ...aboutRegistry(ways),
    ...aboutRights(ways),
    ...ofTasks(ways),
    ...ofBuying(ways),
    ...ofFeed(ways),
    ...ofOwner(ways),
    ...ofContract(ways),
  ];
}

type Ways = ReturnType<typeof waysOf>;

/** How the examples call the service, and the objects that several of them name. */
function waysOf(baseUrl: string, apiKey: string, folder: string) {
  const get = (path: string) => `curl '${baseUrl}${path}'`;
  const asMember = (path: string) => `curl -H 'authorization: Bearer ${apiKey}' '${baseUrl}${path}'`;
  const post = (path: string, body: object) =>
    `curl -H 'content-type: application/json' -d '${JSON.stringify(body)}' '${baseUrl}${path}'`;
  const postAsMember = (path: string, body: object) =>
    post(path, body).replace('curl', `curl -H 'authorization: Bearer ${apiKey}'`);
  const task = (name: string, args: object) =>
    post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }).replace(
      'curl',
      "curl -H 'accept: application/json'",
    );
  const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString();
  const buyer = {
    account: { brand: { domain: 'tidewaterceramics.example' }, operator: 'buyer.example', sandbox: true },
    brand: { domain: 'tidewaterceramics.example' },
  };
  const asBuyer = (line: string) => line.replace('curl', "curl -H 'authorization: Bearer demo-buyer'");
  const seller = 'https://sales.brightlane.example';
  const right = `/api/registry/validate/property-authorization?agent_url=${seller}&identifier_type=domain`;
  const selection = {
    agent_url: seller,
    publisher_properties: [
      { publisher_domain: 'twostroke.example', selection_type: 'all' },
      { publisher_domain: 'morningtide.example', selection_type: 'by_tag', property_tags: ['news'] },
    ],
  };

  const publishChallenge = `${postAsMember('/api/ownership/challenges', { domain: 'tidewaterceramics.example' }).replace('curl', 'curl -s')} | node -pe 'JSON.parse(fs.readFileSync(0)).http.body' > ${folder}/world/tidewaterceramics.example${protocol.ownershipPath}`;

  return {
    apiKey,
    folder,
    get,
    asMember,
    post,
    postAsMember,
    task,
    inTenDays,
    buyer,
    asBuyer,
    seller,
    right,
    selection,
    publishChallenge,
  };
}

/** Brands, publishers and agents. */
const aboutRegistry = ({ apiKey, get, asMember, post, seller }: Ways): string[] => [
  `API key of the organization Demo: ${apiKey}`,
  '',
  '# brands: one whose house confirms it, many at once, one known only from its home page',
  get('/api/brands/resolve?domain=ironclove.example'),
  post('/api/brands/resolve/bulk', {
    domains: ['ironclove.example', 'loomish.example', 'nobody.example'],
  }),
  get('/api/brands/enrich?domain=tidewaterceramics.example'),
  get('/api/brands/brand-json?domain=helianto.example'),
  get('/api/brands/registry?search=hel&limit=5'),
  '',
  '# publishers: through a pointer file, and a file whose every mistake is named',
  get('/api/properties/resolve?domain=pixelbarn.example'),
  get('/api/properties/validate?domain=hastyherald.example'),
  get('/api/registry/publisher?domain=morningtide.example'),
  get('/api/registry/publishers'),
  get('/api/public/validate-publisher?domain=valleyherald.example'),
  '',
  '# agents: the catalog with all that is known, measurement by metric, inventory, who runs what',
  get('/api/registry/agents?health=true&capabilities=true&properties=true&compliance=true'),
  get(
    '/api/registry/agents?metric_id=attention_seconds&accreditation=Media%20Standards%20Board&capabilities=true',
  ),
  asMember('/api/registry/agents/search?channels=podcast,ctv&min_properties=1'),
  asMember('/api/registry/operator?domain=lanternplay.example'),
  get('/api/registry/stats'),
  '',
  '# asks the agents themselves, over MCP or A2A',
  get(`/api/public/discover-agent?url=${seller}`),
  get('/api/public/agent-formats?url=https://studio.papercrane.example'),
  get('/api/public/agent-products?url=https://ads.morningtide.example'),
  '',
];

/** Who may sell what. */
const aboutRights = ({ get, asMember, post, seller, right, selection }: Ways): string[] => [
  '# who may sell what, and why',
  get('/api/registry/lookup/domain/morningtide.example'),
  get('/api/registry/lookup/property?type=domain&value=morningtide.example'),
  get(`/api/registry/lookup/agent/${encodeURIComponent(seller)}/domains`),
  get(`${right}&identifier_value=twostroke.example`),
  get(`${right}&identifier_value=touchlinedaily.example`),
  post('/api/registry/validate/product-authorization', selection),
  post('/api/registry/expand/product-identifiers', selection),
  asMember(`/api/registry/authorizations?agent_url=${seller}`),
  `${asMember('/api/registry/authorizations/snapshot')} --compressed`,
  '',
];

/** The tasks of the agent. */
const ofTasks = ({ post, task, asBuyer }: Ways): string[] => [
  '# the tasks of the agent of this process, over MCP and A2A; any token that begins with demo- is a caller',
  task(protocol.capabilitiesTask, {}),
  asBuyer(
    task('sync_accounts', {
      idempotency_key: 'demo-accounts-of-tidewater',
      accounts: [
        { brand: { domain: 'tidewaterceramics.example' }, operator: 'buyer.example', billing: 'operator' },
      ],
    }),
  ),
  asBuyer(task('list_accounts', {})),
  asBuyer(
    post('/a2a', {
      jsonrpc: '2.0',
      id: 1,
      method: 'message/send',
      params: {
        message: {
          kind: 'message',
          messageId: 'm1',
          role: 'user',
          parts: [{ kind: 'data', data: { skill: 'list_accounts', input: {} } }],
        },
      },
    }),
  ),
  '',
];

/** A buy. */
const ofBuying = ({ task, inTenDays, buyer, asBuyer }: Ways): string[] => [
  '# buy media of the agent: find products, buy one, see what it delivers (a whole campaign: npm run campaign)',
  asBuyer(task('get_products', { brief: 'video on news pages for a ceramics shop', brand: buyer.brand })),
  asBuyer(task('list_creative_formats', { type: 'video' })),
  asBuyer(
    task('create_media_buy', {
      ...buyer,
      idempotency_key: 'demo-buy-0123456789',
      start_time: 'asap',
      end_time: inTenDays,
      packages: [
        {
          product_id: 'network_display',
          pricing_option_id: 'cpm_usd_auction',
          budget: 500,
          bid_price: 2.5,
          targeting_overlay: { geo_countries: ['US'] },
        },
      ],
    }),
  ),
  asBuyer(task('get_media_buys', { account: buyer.account, status_filter: ['pending_creatives'] })),
  asBuyer(task('get_media_buy_delivery', { account: buyer.account, status_filter: ['pending_creatives'] })),
  '',
];

/** Search, and the feed. */
const ofFeed = ({ folder, get, asMember, postAsMember }: Ways): string[] => [
  '# search; the manifest of a domain',
  get('/api/search?q=morning'),
  get('/api/manifest-refs/lookup?domain=pixelbarn.example&type=adagents.json'),
  '',
  '# everything that ever changed, then whatever changes next (Ctrl-C ends it)',
  asMember('/api/registry/feed?types=authorization.*,agent.*&limit=5'),
  asMember('/api/registry/feed/stream?limit=5').replace('curl', 'curl -N'),
  '',
  `# edit ${folder}/world/morningtide.example/.well-known/adagents.json, have it read again, see the history`,
  postAsMember('/api/registry/crawl-request', { domain: 'morningtide.example' }),
  get('/api/properties/history?domain=morningtide.example'),
  '',
];

/** What an owner of a domain does. */
const ofOwner = ({ folder, get, post, postAsMember, seller, publishChallenge }: Ways): string[] => [
  '# check a file before it goes live, or have one written',
  post('/api/adagents/validate', { domain: 'morningtide.example' }),
  post('/api/adagents/create', {
    authorized_agents: [
      {
        url: seller,
        authorized_for: 'Display',
        authorization_type: 'property_ids',
        property_ids: ['site'],
      },
    ],
    properties: [
      {
        property_id: 'site',
        property_type: 'website',
        name: 'My site',
        identifiers: [{ type: 'domain', value: 'mine.example' }],
      },
    ],
  }),
  '',
  '# prove control of a domain: ask for a challenge and publish its nonce on the site',
  `mkdir -p ${folder}/world/tidewaterceramics.example/.well-known`,
  publishChallenge,
  '',
  '# within 15 minutes add what the domain does not say about itself; it is hosted here then, with every edit in its history',
  postAsMember('/api/brands/save', {
    domain: 'tidewaterceramics.example',
    brand_name: 'Tidewater Ceramics',
  }),
  get('/brands/tidewaterceramics.example/brand.json'),
  get('/api/brands/history?domain=tidewaterceramics.example'),
  '# the same for its properties: every new entry takes a nonce of its own',
  publishChallenge,
  postAsMember('/api/properties/save', {
    publisher_domain: 'tidewaterceramics.example',
    properties: [{ type: 'website', name: 'Tidewater Ceramics' }],
  }),
  get('/publisher/tidewaterceramics.example/.well-known/adagents.json'),
  get('/api/properties/registry?search=tidewater'),
  '# an agent below the domain that is proved now; for any other host the answer is a challenge',
  postAsMember('/api/me/agents', {
    url: 'https://sales.tidewaterceramics.example/mcp',
    type: 'sales',
    name: 'Tidewater Sales',
  }),
  '',
];

/** The contract, and the service. */
const ofContract = ({ get }: Ways): string[] => [
  '# the contract, and where the service stands',
  get('/openapi/registry.yaml'),
  get('/schemas/v3/index.json'),
  get('/schemas/v3/core/account-ref.json'),
  get('/readyz'),
];
