import type { OperationId } from '../../generated/operations.ts';

/** A request of an operation: its path, and its body where it has one. */
export type Asked = { readonly path: string; readonly body?: unknown };

const q = (path: string, query: Record<string, string> = {}): Asked => {
  const text = new URLSearchParams(query).toString();
  return { path: text === '' ? path : `${path}?${text}` };
};
const BRANDS = ['house.example', 'quiet-brand.example', 'lone.example', 'never.example'];
const PUBLISHERS = ['one.example', 'two.example', 'three.example', 'quiet.example', 'never.example'];
const AGENTS = ['red', 'green', 'blue', 'nobody'].map((name) => `https://${name}.sales.example`);
const TOO_LONG = 'a'.repeat(5_000);
const selectors = (domain: string) => [{ publisher_domain: domain, selection_type: 'all' }];

const authorization = (more: Record<string, string> = {}): Asked[] =>
  PUBLISHERS.flatMap((domain) =>
    AGENTS.map((agent) =>
      q('/api/registry/validate/property-authorization', {
        agent_url: agent,
        identifier_type: 'ios_bundle',
        identifier_value: `com.${domain}.a`,
        ...more,
      }),
    ),
  );

const files = { document: '{"authorized_agents":[],"properties":[', domain: 'one.example' };

/** Requests of each public read that a mirror answers: those that find something, those that find nothing, and bad ones. */
export const ASKED: Readonly<Partial<Record<OperationId, readonly Asked[]>>> = {
  resolveBrand: [
    ...[...BRANDS, 'WWW.House.example', 'no domain', TOO_LONG].map((domain) =>
      q('/api/brands/resolve', { domain }),
    ),
    q('/api/brands/resolve'),
    { path: '/api/brands/resolve?domain=%00.example' },
  ],
  resolveBrandsBulk: [
    { path: '/api/brands/resolve/bulk', body: { domains: BRANDS } },
    { path: '/api/brands/resolve/bulk', body: { domains: Array.from({ length: 101 }, () => 'a.example') } },
    { path: '/api/brands/resolve/bulk', body: { domains: 'a.example' } },
    { path: '/api/brands/resolve/bulk', body: [] },
  ],
  checkBrandText: [
    { path: '/api/brands/check', body: { document: '{"name":"House"', domain: 'house.example' } },
    { path: '/api/brands/check', body: { document: 7 } },
  ],
  listBrands: [
    q('/api/brands/registry'),
    q('/api/brands/registry', { limit: '1' }),
    q('/api/brands/registry', { limit: '1', offset: '1', sort: '-updated' }),
    q('/api/brands/registry', { search: 'house', sort: 'domain' }),
    q('/api/brands/registry', { source: 'community' }),
    q('/api/brands/registry', { search: '%' }),
    q('/api/brands/registry', { limit: '0' }),
    q('/api/brands/registry', { cursor: 'not a cursor' }),
    q('/api/brands/registry', { search: TOO_LONG }),
  ],
  resolveProperty: [
    ...[...PUBLISHERS, 'not_a_domain', '127.0.0.1'].map((domain) => q('/api/properties/resolve', { domain })),
    q('/api/properties/resolve'),
  ],
  resolvePropertiesBulk: [
    { path: '/api/properties/resolve/bulk', body: { domains: PUBLISHERS } },
    { path: '/api/properties/resolve/bulk', body: {} },
  ],
  listProperties: [
    q('/api/properties/registry'),
    q('/api/properties/registry', { limit: '2', offset: '1' }),
    q('/api/properties/registry', { search: 'large' }),
    q('/api/properties/registry', { source: 'community' }),
    q('/api/properties/registry', { source: 'nobody' }),
  ],
  checkAdagentsText: [
    { path: '/api/adagents/check', body: files },
    { path: '/api/adagents/check', body: { document: 'x'.repeat(3_000_000) } },
  ],
  createAdagents: [
    { path: '/api/adagents/create', body: { authorized_agents: [] } },
    { path: '/api/adagents/create', body: { authorized_agents: 'all' } },
  ],
  lookupDomain: [...PUBLISHERS, 'x'].map((domain) => q(`/api/registry/lookup/domain/${domain}`)),
  lookupProperty: [
    ...PUBLISHERS.flatMap((domain) =>
      ['a', 'b', 'x'].map((name) =>
        q('/api/registry/lookup/property', { type: 'ios_bundle', value: `com.${domain}.${name}` }),
      ),
    ),
    q('/api/registry/lookup/property', { type: 'ios_bundle' }),
    q('/api/registry/lookup/property', { type: 'domain', value: 'no domain' }),
  ],
  lookupAgentDomains: [...AGENTS, 'ftp://red.example'].map((agent) =>
    q(`/api/registry/lookup/agent/${encodeURIComponent(agent)}/domains`),
  ),
  validateProductAuthorization: [
    ...PUBLISHERS.flatMap((domain) =>
      AGENTS.map((agent) => ({
        path: '/api/registry/validate/product-authorization',
        body: { agent_url: agent, publisher_properties: selectors(domain), mode: 'index' },
      })),
    ),
    { path: '/api/registry/validate/product-authorization', body: { agent_url: 'x' } },
  ],
  expandProductIdentifiers: [
    ...PUBLISHERS.flatMap((domain) =>
      AGENTS.map((agent) => ({
        path: '/api/registry/expand/product-identifiers',
        body: { agent_url: agent, publisher_properties: selectors(domain) },
      })),
    ),
    {
      path: '/api/registry/expand/product-identifiers',
      body: { agent_url: AGENTS[0], publisher_properties: [] },
    },
  ],
  validatePropertyAuthorization: [
    ...authorization(),
    ...authorization({ mode: 'index', nearest: 'true', country: 'SE' }),
    ...authorization({ publisher_domain: 'one.example' }),
    q('/api/registry/validate/property-authorization', { agent_url: 'x' }),
  ],
  listAuthorizations: [
    ...AGENTS.map((agent) => q('/api/registry/authorizations', { agent_url: agent })),
    ...AGENTS.map((agent) => q('/api/registry/authorizations', { agent_url: agent, limit: '1' })),
    q('/api/registry/authorizations', { agent_url: AGENTS[0] ?? '', cursor: 'x' }),
  ],
  listAgents: [
    q('/api/registry/agents'),
    q('/api/registry/agents', {
      health: 'true',
      capabilities: 'true',
      compliance: 'true',
      properties: 'true',
      totals: 'true',
    }),
    q('/api/registry/agents', { type: 'sales', counts: 'true' }),
    ...['name', '-name', '-added', '-properties'].map((sort) =>
      q('/api/registry/agents', { sort, limit: '2' }),
    ),
    q('/api/registry/agents', { channel: 'display', health_status: 'online' }),
    q('/api/registry/agents', { compliance_status: 'passing' }),
    q('/api/registry/agents', { search: 're' }),
    q('/api/registry/agents', { q: 'attention' }),
    q('/api/registry/agents', { sort: 'size' }),
  ],
  listPublishers: [
    q('/api/registry/publishers'),
    q('/api/registry/publishers', { limit: '2', sort: '-properties' }),
    q('/api/registry/publishers', { sort: '-validated' }),
    q('/api/registry/publishers', { search: 'o' }),
    q('/api/registry/publishers', { file_status: 'absent' }),
    q('/api/registry/publishers', { limit: '-1' }),
  ],
  getRegistryStats: [q('/api/registry/stats')],
  getPublisher: [
    ...[...PUBLISHERS, ...BRANDS].map((domain) => q('/api/registry/publisher', { domain })),
    q('/api/registry/publisher', { domain: 'one.example', include: 'placements' }),
    q('/api/registry/publisher', { domain: '' }),
  ],
  searchRegistry: [
    ...['one', 'hou', 'small', 'com.one.example', 'red', 'quiet', 'zzzz', '%', 'é'].map((text) =>
      q('/api/search', { q: text }),
    ),
    q('/api/search'),
    q('/api/search', { q: TOO_LONG }),
  ],
  getSchemaIndex: [q('/schemas/v3/index.json')],
  listSchemaReleases: [q('/schemas/v3/releases/index.json')],
  getReleasedFile: [q('/schemas/v3/releases/3.1.0-rc.1/index.json'), q('/schemas/v3/releases/9.9.9/x.json')],
  getTaskBundle: [q('/schemas/v3/bundles/nothing.json')],
  getSchema: [q('/schemas/v3/registry/brand-copy.json'), q('/schemas/v3/registry/nothing.json')],
  getServiceIndex: [q('/')],
  getApiIndex: [q('/api')],
  getOpenApiDocument: [q('/openapi/registry.yaml')],
  getAdServerDocument: [q('/openapi/ad-server.yaml')],
  getWellKnownOpenApi: [q('/.well-known/openapi.yaml')],
};
