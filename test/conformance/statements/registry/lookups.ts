import {
  each,
  items,
  type Json,
  list,
  object,
  type Statement,
  type Step,
  some,
  text,
  timestamp,
  whole,
} from '../statement.ts';
import { brandFile, publisherFile } from './entries.ts';

const LOOKUPS = 'Lookups and authorization';
const BOTH = 'Lookups and authorization, both sides';
const OTHER = 'Other endpoints';
const SALES = 'https://sales.example/mcp';
const SALES_PATH = encodeURIComponent(SALES);

/** The file of a publisher whose only property a seller may sell, with what its entry says beside that. */
const sold = (domain: string, seller: string, more: { readonly [key: string]: Json }): Step =>
  publisherFile(domain, {
    authorized_agents: [
      {
        url: `https://agent.${seller}/mcp`,
        authorized_for: 'Display',
        authorization_type: 'property_ids',
        property_ids: ['main'],
        ...more,
      },
    ],
    properties: [
      {
        property_id: 'main',
        property_type: 'website',
        name: 'Main',
        identifiers: [{ type: 'domain', value: domain }],
      },
    ],
  });
/** The brand file of a seller that declares its agent, and a property with this relationship. */
const declaring = (seller: string, domain: string, relationship: string): Step =>
  brandFile(seller, {
    id: 'seller',
    names: [{ en: 'Seller' }],
    agents: [{ type: 'sales', id: 'sales', url: `https://agent.${seller}/mcp` }],
    properties: [{ type: 'website', identifier: domain, relationship }],
  });
const check = (domain: string, seller: string, more = '') =>
  `GET /api/registry/validate/property-authorization?agent_url=${encodeURIComponent(`https://agent.${seller}/mcp`)}&identifier_type=domain&identifier_value=${domain}${more}`;

export const lookupStatements: readonly Statement[] = [
  {
    heading: LOOKUPS,
    rule: 'Agents that are authorized for a domain are found by the domain.',
    steps: [
      {
        request: 'GET /api/registry/lookup/domain/news.example',
        answer: {
          status: 200,
          body: { domain: 'news.example', authorized_agents: [{ url: SALES }], sales_agents_claiming: list },
        },
      },
    ],
  },
  {
    heading: LOOKUPS,
    rule: 'Agents are found by a property identifier.',
    steps: [
      {
        request: 'GET /api/registry/lookup/property?type=domain&value=sport.news.example',
        answer: {
          status: 200,
          body: {
            agents: [
              { agent_url: SALES, publisher_domain: 'news.example', property: { property_id: 'sport' } },
            ],
            count: 1,
          },
        },
      },
      { request: 'GET /api/registry/lookup/property?type=domain', answer: { status: 400 } },
    ],
  },
  {
    heading: LOOKUPS,
    rule: 'All domains of an agent are found by its URL.',
    steps: [
      {
        request: `GET /api/registry/lookup/agent/${SALES_PATH}/domains`,
        answer: { status: 200, body: { agent_url: SALES, domains: some('news.example'), count: whole } },
      },
    ],
  },
  {
    heading: LOOKUPS,
    rule: 'Selectors of a product expand to the identifiers of its properties.',
    steps: [
      {
        request: 'POST /api/registry/expand/product-identifiers',
        body: {
          agent_url: SALES,
          publisher_properties: [
            { publisher_domain: 'news.example', selection_type: 'by_tag', property_tags: ['sport'] },
          ],
        },
        answer: {
          status: 200,
          body: {
            identifiers: [{ type: 'domain', value: 'sport.news.example' }],
            property_count: 1,
            identifier_count: 1,
          },
        },
      },
    ],
  },
  {
    heading: BOTH,
    rule: 'A property is authorized when the publisher names the agent with a delegation type and the operator declares the property with the same relationship.',
    given: [
      sold('agreed.example', 'agree.example', { delegation_type: 'delegated' }),
      declaring('agree.example', 'agreed.example', 'delegated'),
    ],
    steps: [
      {
        request: check('agreed.example', 'agree.example', '&delegation_type=delegated'),
        answer: {
          status: 200,
          body: {
            authorized: true,
            property_id: 'main',
            publisher_domain: 'agreed.example',
            publisher_side: { authorized: true, delegation_type: 'delegated' },
            operator_side: { declared: true, relationship: 'delegated', brand_domain: 'agree.example' },
            checked_at: timestamp,
          },
        },
      },
    ],
  },
  {
    heading: BOTH,
    rule: 'It is not authorized when the relationship is another one, when another delegation type is claimed, or when either side is silent.',
    given: [
      sold('differ.example', 'differs.example', { delegation_type: 'delegated' }),
      declaring('differs.example', 'differ.example', 'ad_network'),
      sold('claim.example', 'claims.example', { delegation_type: 'delegated' }),
      declaring('claims.example', 'claim.example', 'delegated'),
      sold('orphan.example', 'orphans.example', { delegation_type: 'delegated' }),
      brandFile('orphans.example', { id: 'o', names: [{ en: 'Orphans' }] }),
      publisherFile('missing.example', { authorized_agents: [], properties: [] }),
      declaring('misses.example', 'missing.example', 'delegated'),
    ],
    steps: [
      {
        request: check('differ.example', 'differs.example'),
        answer: { status: 200, body: { authorized: false, reason: text } },
      },
      {
        request: check('claim.example', 'claims.example', '&delegation_type=direct'),
        answer: { status: 200, body: { authorized: false } },
      },
      {
        request: check('orphan.example', 'orphans.example'),
        answer: { status: 200, body: { authorized: false } },
      },
      {
        request: check('missing.example', 'misses.example'),
        answer: { status: 200, body: { authorized: false } },
      },
    ],
  },
  {
    heading: BOTH,
    rule: 'The check is made in real time: an agent that was just taken out of the file is refused with `fresh=true`, and half a minute later by every check.',
    given: [
      sold('live.example', 'lives.example', { delegation_type: 'direct' }),
      declaring('lives.example', 'live.example', 'direct'),
    ],
    steps: [
      {
        request: check('live.example', 'lives.example'),
        answer: { status: 200, body: { authorized: true } },
      },
      publisherFile('live.example', { authorized_agents: [], properties: [] }),
      {
        request: check('live.example', 'lives.example', '&fresh=true'),
        answer: { status: 200, body: { authorized: false } },
      },
      sold('live.example', 'lives.example', { delegation_type: 'direct' }),
      { wait: 31 },
      {
        request: check('live.example', 'lives.example'),
        answer: { status: 200, body: { authorized: true } },
      },
    ],
  },
  {
    heading: BOTH,
    rule: 'What cannot be reached is not authorized, and no check is reported that was not made.',
    given: [],
    steps: [
      {
        request: check('nobody.example', 'nobody-sells.example'),
        answer: {
          status: 200,
          body: {
            authorized: false,
            publisher_side: { file_url: null },
            checks: some({ check: 'property_listed', ok: null }),
          },
        },
      },
    ],
  },
  {
    heading: BOTH,
    rule: 'The authorization of a product counts the properties of its selectors that both sides agree on.',
    given: [
      sold('product.example', 'products.example', { delegation_type: 'delegated' }),
      declaring('products.example', 'product.example', 'delegated'),
    ],
    steps: [
      {
        request: 'POST /api/registry/validate/product-authorization',
        body: {
          agent_url: 'https://agent.products.example/mcp',
          publisher_properties: [
            { publisher_domain: 'product.example', selection_type: 'by_id', property_ids: ['main', 'other'] },
          ],
        },
        answer: {
          status: 200,
          body: {
            authorized: false,
            total_requested: 2,
            total_authorized: 1,
            coverage_percentage: 50,
            selectors: items(1),
          },
        },
      },
      {
        request: 'POST /api/registry/validate/product-authorization',
        body: { agent_url: SALES },
        answer: { status: 400 },
      },
    ],
  },
  {
    heading: OTHER,
    rule: 'The adagents.json of a domain is validated, found or not.',
    steps: [
      {
        request: 'POST /api/adagents/validate',
        body: { domain: 'news.example' },
        answer: { status: 200, body: { success: true, data: { found: true, validation: { valid: true } } } },
      },
      {
        request: 'POST /api/adagents/validate',
        body: { domain: 'nowhere.example' },
        answer: { status: 200, body: { success: true, data: { found: false } } },
      },
    ],
  },
  {
    heading: OTHER,
    rule: 'adagents.json content is generated from agents and properties.',
    steps: [
      {
        request: 'POST /api/adagents/create',
        body: {
          authorized_agents: [
            {
              url: SALES,
              authorized_for: 'Display',
              authorization_type: 'property_ids',
              property_ids: ['main'],
            },
          ],
          properties: [
            {
              property_id: 'main',
              property_type: 'website',
              name: 'Main',
              identifiers: [{ type: 'domain', value: 'created.example' }],
            },
          ],
        },
        answer: { status: 200, body: { success: true, data: { adagents_json: text } } },
      },
    ],
  },
  {
    heading: OTHER,
    rule: 'The search spans brands, publishers and properties.',
    steps: [
      {
        request: 'GET /api/search?q=news.example',
        answer: {
          status: 200,
          body: {
            brands: list,
            publishers: some({ domain: 'news.example' }),
            properties: each({ domain: 'news.example' }),
          },
        },
      },
      {
        request: 'GET /api/search?q=m',
        answer: {
          status: 400,
          body: { message: 'q: must have 2 to 200 characters, not counting spaces around them' },
        },
      },
    ],
  },
  {
    heading: OTHER,
    rule: 'Manifest references of a domain are looked up.',
    steps: [
      { request: 'GET /api/manifest-refs/lookup?domain=news.example', answer: { status: 200, body: object } },
      { request: 'GET /api/manifest-refs/lookup', answer: { status: 400 } },
    ],
  },
  {
    heading: OTHER,
    rule: 'An agent URL is probed for its capabilities, formats and products.',
    steps: [
      {
        request: `GET /api/public/discover-agent?url=${SALES_PATH}`,
        answer: { status: 200, body: { name: text, protocols: some('mcp'), type: 'sales' } },
      },
      {
        request: `GET /api/public/agent-formats?url=${SALES_PATH}`,
        answer: { status: 200, body: { formats: list } },
      },
      {
        request: `GET /api/public/agent-products?url=${SALES_PATH}`,
        answer: { status: 200, body: { products: list } },
      },
      { request: 'GET /api/public/discover-agent?url=nonsense', answer: { status: 400 } },
    ],
  },
  {
    heading: OTHER,
    rule: 'A publisher domain is validated in short.',
    steps: [
      {
        request: 'GET /api/public/validate-publisher?domain=news.example',
        answer: { status: 200, body: { valid: true } },
      },
    ],
  },
  {
    heading: OTHER,
    rule: 'The OpenAPI description is served at both addresses, and names this server.',
    steps: [
      {
        request: 'GET /openapi/registry.yaml',
        answer: { status: 200, headers: { 'content-type': 'application/yaml; charset=utf-8' } },
      },
      { request: 'GET /.well-known/openapi.yaml', answer: { status: 200, headers: { etag: text } } },
    ],
  },
];
