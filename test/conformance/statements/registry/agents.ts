import {
  absent,
  each,
  items,
  none,
  number,
  object,
  type Statement,
  some,
  text,
  timestamp,
  truth,
  whole,
} from '../statement.ts';

const CATALOG = 'Agent discovery';
const LIST = 'Agent discovery, query of the catalog';
const SEARCH = 'Agent discovery, query of the search';
const LOOKUPS = 'Operator and publisher lookup';

const urls = (...list: string[]) => list.map((url) => ({ url }));
const METER = 'https://meter.example/mcp';
const SALES = 'https://sales.example/mcp';
const csv = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`).join(',');

export const agentStatements: readonly Statement[] = [
  {
    heading: CATALOG,
    rule: 'The catalog lists member-enrolled agents: public ones to everybody, members-only ones to API-tier members too, private ones to nobody.',
    steps: [
      {
        request: 'GET /api/registry/agents',
        answer: { status: 200, body: { agents: urls(METER, SALES, 'https://studio.example/mcp'), count: 3 } },
      },
      {
        as: 'tier api',
        request: 'GET /api/registry/agents',
        answer: {
          status: 200,
          body: {
            agents: some({ url: 'https://members.example/mcp', visibility: 'members_only' }),
            count: 4,
          },
        },
      },
      {
        as: 'member',
        request: 'GET /api/registry/agents',
        answer: { status: 200, body: { agents: none({ url: 'https://members.example/mcp' }) } },
      },
    ],
  },
  {
    heading: LIST,
    rule: '`type` is one of eight values.',
    steps: [
      ...['brand', 'rights', 'governance', 'buying', 'signals'].map((type) => ({
        request: `GET /api/registry/agents?type=${type}`,
        answer: { status: 200, body: { agents: [] } },
      })),
      {
        request: 'GET /api/registry/agents?type=sales',
        answer: { status: 200, body: { agents: urls(SALES) } },
      },
      {
        request: 'GET /api/registry/agents?type=measurement',
        answer: { status: 200, body: { agents: urls(METER) } },
      },
      {
        request: 'GET /api/registry/agents?type=creative',
        answer: { status: 200, body: { agents: urls('https://studio.example/mcp') } },
      },
      {
        request: 'GET /api/registry/agents?type=seller',
        answer: { status: 400, body: { valid_values: items(8) } },
      },
    ],
  },
  {
    heading: LIST,
    rule: '`capabilities=true` folds the catalogs of creative, signals and measurement agents into the items.',
    steps: [
      {
        request: 'GET /api/registry/agents?type=measurement&capabilities=true',
        answer: {
          status: 200,
          body: {
            agents: [{ capabilities: { measurement_capabilities: { metrics: each({ metric_id: text }) } } }],
          },
        },
      },
      {
        request: 'GET /api/registry/agents?type=creative&capabilities=true',
        answer: { status: 200, body: { agents: [{ capabilities: { creative_capabilities: object } }] } },
      },
      {
        request: 'GET /api/registry/agents?type=measurement',
        answer: { status: 200, body: { agents: [{ capabilities: absent }] } },
      },
    ],
  },
  {
    heading: LIST,
    rule: '`metric_id` and `accreditation` match exactly, and repeated values are alternatives.',
    steps: [
      {
        request: 'GET /api/registry/agents?metric_id=reach&metric_id=nothing',
        answer: { status: 200, body: { agents: urls(METER) } },
      },
      { request: 'GET /api/registry/agents?metric_id=reac', answer: { status: 200, body: { agents: [] } } },
      {
        request: 'GET /api/registry/agents?accreditation=MSB&accreditation=nobody',
        answer: { status: 200, body: { agents: urls(METER) } },
      },
    ],
  },
  {
    heading: LIST,
    rule: 'Accreditations are claims of the vendor: always reported with `verified_by_aao` false.',
    steps: [
      {
        request: 'GET /api/registry/agents?accreditation=JICB&capabilities=true',
        answer: {
          status: 200,
          body: {
            agents: [
              {
                capabilities: {
                  measurement_capabilities: {
                    metrics: some({ metric_id: 'reach', accreditations: [{ verified_by_aao: false }] }),
                  },
                },
              },
            ],
          },
        },
      },
    ],
  },
  {
    heading: LIST,
    rule: '`q` finds text anywhere in `metric_id` whatever its case; it has at most 64 characters, without `%` and `_`.',
    steps: [
      {
        request: 'GET /api/registry/agents?q=ATTENTION',
        answer: { status: 200, body: { agents: urls(METER) } },
      },
      { request: 'GET /api/registry/agents?q=100%25', answer: { status: 400 } },
      { request: 'GET /api/registry/agents?q=a_b', answer: { status: 400 } },
      { request: `GET /api/registry/agents?q=${'x'.repeat(64)}`, answer: { status: 200 } },
      { request: `GET /api/registry/agents?q=${'x'.repeat(65)}`, answer: { status: 400 } },
    ],
  },
  {
    heading: LIST,
    rule: 'Measurement filters imply `type=measurement`; another type beside them answers 400.',
    steps: [
      ...['metric_id=reach', 'accreditation=MSB', 'q=reach'].map((filter) => ({
        request: `GET /api/registry/agents?type=sales&${filter}`,
        answer: { status: 400 },
      })),
      {
        request: 'GET /api/registry/agents?type=measurement&q=reach',
        answer: { status: 200, body: { agents: urls(METER) } },
      },
    ],
  },
  {
    heading: SEARCH,
    rule: 'The search needs a credential.',
    steps: [{ request: 'GET /api/registry/agents/search', answer: { status: 401 } }],
  },
  {
    heading: SEARCH,
    rule: 'A result has all fields of the record, and the page a cursor and `has_more`.',
    steps: [
      {
        as: 'member',
        request: 'GET /api/registry/agents/search?tags=sport',
        answer: {
          status: 200,
          body: {
            results: [
              {
                agent_url: SALES,
                channels: some('display'),
                property_types: ['website'],
                markets: some('SE'),
                categories: { $: 'list' },
                tags: some('sport'),
                delivery_types: { $: 'list' },
                format_ids: { $: 'list' },
                property_count: 2,
                publisher_count: 1,
                has_tmp: truth,
                category_taxonomy: null,
                relevance_score: number,
                matched_filters: ['tags'],
                updated_at: timestamp,
              },
            ],
            cursor: text,
            has_more: false,
          },
        },
      },
    ],
  },
  {
    heading: SEARCH,
    rule: 'Filters combine with AND across dimensions and OR within one; blanks and empty members do not count.',
    steps: [
      {
        as: 'member',
        request: 'GET /api/registry/agents/search?tags=sport,chess&markets=no,se',
        answer: {
          status: 200,
          body: { results: [{ agent_url: SALES, matched_filters: ['markets', 'tags'] }] },
        },
      },
      {
        as: 'member',
        request: 'GET /api/registry/agents/search?tags=sport&markets=NO',
        answer: { status: 200, body: { results: [] } },
      },
      {
        as: 'member',
        request: 'GET /api/registry/agents/search?channels=,%20Display%20,',
        answer: { status: 200, body: { results: [{ agent_url: SALES }] } },
      },
    ],
  },
  {
    heading: SEARCH,
    rule: 'Each list takes at most 100 values; `limit` is 1 to 200; a cursor of others answers 400.',
    steps: [
      { as: 'member', request: `GET /api/registry/agents/search?tags=${csv(100)}`, answer: { status: 200 } },
      { as: 'member', request: `GET /api/registry/agents/search?tags=${csv(101)}`, answer: { status: 400 } },
      { as: 'member', request: 'GET /api/registry/agents/search?limit=200', answer: { status: 200 } },
      { as: 'member', request: 'GET /api/registry/agents/search?limit=201', answer: { status: 400 } },
      { as: 'member', request: 'GET /api/registry/agents/search?limit=0', answer: { status: 400 } },
      { as: 'member', request: 'GET /api/registry/agents/search?cursor=x', answer: { status: 400 } },
    ],
  },
  {
    heading: SEARCH,
    rule: '`has_tmp=true` requires trusted match, and `min_properties` a least inventory.',
    steps: [
      {
        as: 'member',
        request: 'GET /api/registry/agents/search?has_tmp=true',
        answer: { status: 200, body: { results: none({ has_tmp: false }) } },
      },
      {
        as: 'member',
        request: 'GET /api/registry/agents/search?min_properties=2',
        answer: { status: 200, body: { results: some({ agent_url: SALES }) } },
      },
      {
        as: 'member',
        request: 'GET /api/registry/agents/search?min_properties=100',
        answer: { status: 200, body: { results: [] } },
      },
    ],
  },
  {
    heading: SEARCH,
    rule: 'The score adds match breadth, `ln(property_count + 1)` weighted 0.1, and 0.05 for trusted match.',
    steps: [
      {
        as: 'member',
        request: 'GET /api/registry/agents/search?tags=sport',
        answer: {
          status: 200,
          body: { results: [{ relevance_score: 1 + Math.log(3) * 0.1, has_tmp: false }] },
        },
      },
    ],
  },
  {
    heading: CATALOG,
    rule: 'Publishers and statistics are public.',
    steps: [
      {
        request: 'GET /api/registry/publishers',
        answer: { status: 200, body: { publishers: some({ domain: 'news.example' }), count: whole } },
      },
      {
        request: 'GET /api/registry/stats',
        answer: {
          status: 200,
          body: { registered_agents: whole, discovered_properties: whole, authorizations: whole },
        },
      },
    ],
  },
  {
    heading: LOOKUPS,
    rule: 'The operator lookup returns the agents that an entity operates and the publishers that trust them.',
    given: [
      {
        publish: 'sales.example/.well-known/brand.json',
        content: {
          id: 'sales',
          names: [{ en: 'Sales' }],
          agents: [{ type: 'sales', url: SALES, id: 'sales_agent' }],
        },
      },
      { request: 'GET /api/brands/resolve?domain=sales.example&fresh=true', answer: { status: 200 } },
    ],
    steps: [
      {
        request: 'GET /api/registry/operator?domain=sales.example',
        answer: {
          status: 200,
          body: {
            domain: 'sales.example',
            agents: some({
              url: SALES,
              authorized_by: some({ publisher_domain: 'news.example', source: 'adagents_json' }),
            }),
          },
        },
      },
      {
        request: 'GET /api/registry/operator?domain=secret.example',
        answer: { status: 200, body: { agents: [] } },
      },
    ],
  },
  {
    heading: LOOKUPS,
    rule: 'The publisher lookup returns the properties of an entity and the agents that its file authorizes.',
    steps: [
      {
        request: 'GET /api/registry/publisher?domain=news.example',
        answer: {
          status: 200,
          body: {
            domain: 'news.example',
            adagents_valid: true,
            properties: [{ id: 'main', type: 'website' }, { id: 'sport' }],
            authorized_agents: [{ url: SALES, source: 'adagents_json' }],
          },
        },
      },
      {
        request: 'GET /api/registry/publisher?domain=nowhere.example',
        answer: { status: 200, body: { properties: [], authorized_agents: [], adagents_valid: null } },
      },
    ],
  },
];
