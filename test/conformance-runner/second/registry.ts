import { authorization, expand, product } from './authorization.ts';
import { agents, brands, inventory, METER, metrics, properties, revisions, SELLER } from './data.ts';
import { feed, stream } from './feed.ts';
import { fault, type Handle, json } from './http.ts';

/** A credential of an organization, and an access token of somebody who belongs to none. */
export const MEMBER = 'sk_second_member_0001';
export const OUTSIDER = 'at_second_outsider_0001';

export type Asked = {
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown>;
  readonly path: string;
};
type Route = (asked: Asked) => Response | Promise<Response>;

const now = () => new Date().toISOString();
const bad = (message: string) => fault(400, 'invalid_request', message);
const isDomain = (text: unknown): text is string =>
  typeof text === 'string' && /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/.test(text);

/** A page of a list; stricter than it must be. */
function paged<T>({ query }: Asked, items: readonly T[], most = 100): T[] | null {
  const limit = Number(query.get('limit') ?? 20);
  const offset = Number(query.get('offset') ?? 0);
  if (!(limit >= 1 && limit <= most) || !(offset >= 0)) return null;
  return items.slice(offset, offset + limit);
}

const listedBrand = ({ domain, name }: (typeof brands)[number]) => ({
  domain,
  brand_name: name,
  source: 'brand_json',
  has_manifest: false,
  verified: true,
});
const listedProperty = ({ domain }: (typeof properties)[number]) => ({
  domain,
  source: 'adagents_json',
  property_count: 1,
  agent_count: 1,
  verified: true,
  identifiers: [{ type: 'domain', value: domain }],
});
const brandRecord = (domain: string) => {
  const brand = brands.find((one) => one.domain === domain);
  return (
    brand && {
      canonical_id: domain,
      canonical_domain: domain,
      brand_name: brand.name,
      keller_type: 'independent',
      house_domain: domain,
      source: 'brand_json',
    }
  );
};
const resolved = ({ own, domain, name }: (typeof properties)[number]) => ({
  id: own,
  type: 'website',
  name,
  identifiers: [{ type: 'domain', value: domain }],
});
const propertyRecord = (domain: string) => {
  const found = properties.filter((one) => one.domain === domain);
  return found.length === 0
    ? undefined
    : {
        publisher_domain: domain,
        source: 'adagents_json',
        authorized_agents: [{ url: SELLER, authorized_for: 'Everything' }],
        properties: found.map(resolved),
        verified: true,
      };
};

const LISTS = {
  brands: {
    list: (asked: Asked) => {
      const search = asked.query.get('search') ?? '';
      const page = paged(
        asked,
        brands.filter(({ domain, name }) => `${domain} ${name}`.includes(search)),
      );
      if (page === null) return bad('limit is 1 to 100');
      const zero = {
        community: 0,
        enriched: 0,
        hosted: 0,
        stub: 0,
        houses: 0,
        sub_brands: 0,
        with_manifest: 0,
      };
      const stats = { total: brands.length, brand_json: brands.length, ...zero };
      return json({ brands: page.map(listedBrand), stats, next_cursor: null });
    },
    record: brandRecord,
  },
  properties: {
    list: (asked: Asked) => {
      const search = asked.query.get('search') ?? '';
      const page = paged(
        asked,
        properties.filter(({ domain }) => domain.includes(search)),
      );
      if (page === null) return bad('limit is 1 to 100');
      const stats = { total: properties.length, adagents_json: properties.length, community: 0, enriched: 0 };
      return json({ properties: page.map(listedProperty), stats });
    },
    record: propertyRecord,
  },
};

function listRoutes(kind: 'brands' | 'properties'): Record<string, Route> {
  const { list, record } = LISTS[kind];
  const unknown = () => fault(404, 'not_found', 'Nobody knows this domain.');
  return {
    [`GET /api/${kind}/registry`]: list,
    [`GET /api/${kind}/resolve`]({ query }) {
      const domain = query.get('domain');
      if (!isDomain(domain)) return fault(400, 'invalid_domain', 'domain must be a domain');
      const found = record(domain);
      return found === undefined ? unknown() : json(found);
    },
    [`POST /api/${kind}/resolve/bulk`]({ body }) {
      const { domains } = body;
      if (!Array.isArray(domains) || domains.length > 100 || !domains.every(isDomain))
        return bad('domains must be a list of at most 100 domains');
      const results = domains.flatMap((domain) => {
        const found = record(domain);
        return found === undefined ? [] : [[domain, found]];
      });
      return json({ results: Object.fromEntries(results) });
    },
    [`GET /api/${kind}/history`](asked) {
      const domain = asked.query.get('domain');
      if (!isDomain(domain)) return fault(400, 'invalid_domain', 'domain must be a domain');
      if (record(domain) === undefined) return unknown();
      const page = paged(asked, revisions);
      return page === null
        ? bad('limit is 1 to 100')
        : json({ domain, total: revisions.length, revisions: page });
    },
  };
}

const TYPES = ['brand', 'rights', 'measurement', 'governance', 'creative', 'sales', 'buying', 'signals'];

type Filters = { readonly ids: string[]; readonly bodies: string[]; readonly q: string | null };

const isMeasuredBy = ({ ids, bodies, q }: Filters): boolean =>
  (ids.length === 0 || metrics.some(({ metric_id }) => ids.includes(metric_id))) &&
  (bodies.length === 0 || bodies.includes('Tally Board')) &&
  (q === null || metrics.some(({ metric_id }) => metric_id.includes(q.toLowerCase())));

const listedAgent = (agent: (typeof agents)[number], hasCapabilities: boolean) => ({
  ...agent,
  protocol: 'mcp',
  added_date: '2026-02-03',
  ...(hasCapabilities && agent.url === METER
    ? { capabilities: { tools_count: 0, measurement_capabilities: { metrics } } }
    : {}),
});

function catalog({ query }: Asked): Response {
  const type = query.get('type');
  if (type !== null && !TYPES.includes(type)) return bad('type is unknown');
  const filters = {
    ids: query.getAll('metric_id'),
    bodies: query.getAll('accreditation'),
    q: query.get('q'),
  };
  const { ids, bodies, q } = filters;
  if (q !== null && (q.length > 64 || /[%_]/.test(q)))
    return bad('q has up to 64 characters without % and _');
  const isMeasured = ids.length + bodies.length > 0 || q !== null;
  const wantedType = isMeasured ? 'measurement' : type;
  if (type !== null && type !== wantedType) return bad('type must be measurement');
  const items = agents
    .filter((agent) => wantedType === null || agent.type === wantedType)
    .filter(() => !isMeasured || isMeasuredBy(filters))
    .map((agent) => listedAgent(agent, query.get('capabilities') === 'true'));
  return json({ agents: items, count: items.length, cursor: null, has_more: false });
}

const DIMENSIONS = ['channels', 'property_types', 'markets', 'categories', 'tags', 'delivery_types'] as const;

function search({ query }: Asked): Response {
  const limit = Number(query.get('limit') ?? 25);
  const cursor = query.get('cursor') ?? 'from-0';
  const from = Number(/^from-(\d{1,4})$/.exec(cursor)?.[1] ?? Number.NaN);
  if (!(limit >= 1 && limit <= 200) || Number.isNaN(from)) return bad('limit or cursor is wrong');
  const lists = DIMENSIONS.flatMap((name) => {
    const values = query.getAll(name).flatMap((text) => text.toLowerCase().split(','));
    return values.length === 0 ? [] : [{ name, values }];
  });
  if (lists.some(({ values }) => values.length > 100)) return bad('a list has at most 100 values');
  const rows = inventory.map(({ url, score, ...one }) => ({
    agent_url: url,
    url,
    property_types: ['website'],
    categories: [],
    delivery_types: [],
    format_ids: [],
    ...one,
    publisher_count: 1,
    category_taxonomy: null,
    relevance_score: score,
    matched_filters: lists.map(({ name }) => name),
    updated_at: '2026-02-03T00:00:00Z',
  }));
  const found = rows.filter(
    (row) =>
      lists.every(({ name, values }) =>
        (row[name] as string[]).some((value) => values.includes(value.toLowerCase())),
      ) &&
      (query.get('has_tmp') !== 'true' || row.has_tmp) &&
      row.property_count >= Number(query.get('min_properties') ?? 0),
  );
  const page = found.slice(from, from + limit);
  const hasMore = from + limit < found.length;
  return json({ results: page, cursor: hasMore ? `from-${from + limit}` : null, has_more: hasMore });
}

const ADAGENTS = '/.well-known/adagents.json';
const isPublisher = (domain: unknown): boolean => properties.some((one) => one.domain === domain);

const validated = (domain: string) => ({
  valid: isPublisher(domain),
  errors: isPublisher(domain)
    ? []
    : [{ field: 'http_status', message: 'There is no file.', severity: 'error' }],
  warnings: [],
  domain,
  url: `https://${domain}${ADAGENTS}`,
  discovery_method: 'direct',
});

/** Runs a route with the domain of the query. */
const ofDomain =
  (answer: (domain: string) => Response): Route =>
  ({ query }) => {
    const domain = query.get('domain');
    return isDomain(domain) ? answer(domain) : fault(400, 'invalid_domain', 'domain must be a domain');
  };

const publisher = (domain: string): Response => {
  const isKnown = isPublisher(domain);
  return json({
    domain,
    member: null,
    adagents_valid: isKnown ? true : null,
    properties: properties.filter((one) => one.domain === domain).map(resolved),
    authorized_agents: isKnown ? [{ url: SELLER, source: 'adagents_json' }] : [],
    discovery_method: isKnown ? 'direct' : null,
    hosting: { mode: isKnown ? 'self' : 'none', expected_url: `https://${domain}${ADAGENTS}` },
    files: {
      adagents_json: { status: isKnown ? 'valid' : 'unknown', expected_url: `https://${domain}${ADAGENTS}` },
      brand_json: { status: 'unknown' },
    },
  });
};

const validation = (domain: string): Response => {
  const { errors, warnings, url } = validated(domain);
  return json({
    valid: isPublisher(domain),
    domain,
    url,
    errors,
    warnings,
    discovery_method: 'direct',
    agent_count: 1,
    property_count: 1,
    property_type_counts: {},
    tag_count: 0,
  });
};

const probe: Route = ({ query }) =>
  URL.canParse(query.get('url') ?? '')
    ? fault(502, 'agent_unreachable', 'The agent does not answer.')
    : fault(400, 'invalid_request', 'url must be a URL');

const LOOKUPS: Record<string, Route> = {
  'GET /api/registry/stats': () =>
    json({
      registered_agents: agents.length,
      registered_publishers: properties.length,
      discovered_agents: 0,
      discovered_publishers: 0,
      discovered_properties: 0,
      authorizations: 2,
      authorizations_by_source: { adagents_json: 2, agent_claim: 0 },
      properties_by_type: { website: 2 },
    }),
  'GET /api/registry/agents': catalog,
  'GET /api/registry/publishers': () =>
    json({
      publishers: properties.map(({ domain }) => ({
        domain,
        agent_count: 1,
        property_count: 1,
        has_valid_adagents: true,
        file_status: 'valid',
      })),
      count: properties.length,
      next_cursor: null,
    }),
  'GET /api/registry/publisher': ofDomain(publisher),
  'GET /api/registry/operator': ofDomain((domain) => json({ domain, member: null, agents: [] })),
  'GET /api/registry/lookup/property'({ query }) {
    const type = query.get('type');
    const value = query.get('value');
    if (!type || !value) return bad('type and value are required');
    const found = properties.filter(({ domain }) => type === 'domain' && domain === value);
    const rows = found.map(({ id, own, domain, name }) => ({
      agent_url: SELLER,
      publisher_domain: domain,
      property: {
        id,
        property_id: own,
        property_rid: id,
        publisher_domain: domain,
        property_type: 'website',
        name,
        identifiers: [{ type, value }],
        tags: [],
      },
    }));
    return json({ type, value, agents: rows, count: rows.length });
  },
  'GET /api/registry/validate/property-authorization': authorization,
  'POST /api/registry/validate/product-authorization': product,
  'POST /api/registry/expand/product-identifiers': expand,
  'GET /api/search'({ query }) {
    const q = query.get('q') ?? '';
    if (q.length < 2) return bad('q has at least two characters');
    return json({
      brands: brands.filter(({ domain }) => domain.includes(q)).map(listedBrand),
      publishers: [],
      properties: properties.filter(({ domain }) => domain.includes(q)).map(listedProperty),
      agents: [],
    });
  },
  'GET /api/manifest-refs/lookup': ofDomain(() => json({ success: true, found: false })),
  'POST /api/adagents/validate': ({ body }) =>
    isDomain(body.domain)
      ? json({
          success: true,
          data: { domain: body.domain, found: isPublisher(body.domain), validation: validated(body.domain) },
          timestamp: now(),
        })
      : bad('domain must be a domain'),
  'POST /api/adagents/create': ({ body }) =>
    Array.isArray(body.authorized_agents)
      ? json({
          success: true,
          data: {
            success: true,
            adagents_json: JSON.stringify(body),
            validation: { ...validated('valley-post.test') },
          },
          timestamp: now(),
        })
      : bad('authorized_agents is required'),
  'GET /api/public/validate-publisher': ofDomain(validation),
  'GET /api/properties/validate': ofDomain(validation),
  'GET /api/brands/brand-json': ofDomain((domain) =>
    brandRecord(domain) === undefined
      ? fault(404, 'not_found', 'There is no file.')
      : json({
          domain,
          url: `https://${domain}/.well-known/brand.json`,
          data: { id: 'x', names: [{ en: 'X' }] },
        }),
  ),
  'GET /api/public/discover-agent': probe,
  'GET /api/public/agent-formats': probe,
  'GET /api/public/agent-products': probe,
};

const ORIGIN = 'http://second.test';
const OAUTH: Record<string, Route> = {
  'GET /.well-known/oauth-authorization-server': () =>
    json({
      issuer: ORIGIN,
      authorization_endpoint: `${ORIGIN}/authorize`,
      token_endpoint: `${ORIGIN}/token`,
      registration_endpoint: `${ORIGIN}/register`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
    }),
  'POST /register': ({ body }) =>
    Array.isArray(body.redirect_uris) && body.redirect_uris.every((uri) => URL.canParse(String(uri)))
      ? json({ client_id: 'client-1', redirect_uris: body.redirect_uris }, 201)
      : fault(400, 'invalid_redirect_uri', 'redirect_uris must be URLs'),
  ...Object.fromEntries(
    ['api', 'mcp'].map((name) => [
      `GET /.well-known/oauth-protected-resource/${name}`,
      () => json({ resource: `${ORIGIN}/${name}`, authorization_servers: [ORIGIN] }),
    ]),
  ),
  ...Object.fromEntries(
    ['/.well-known/openapi.yaml', '/openapi/registry.yaml'].map((path) => [
      `GET ${path}`,
      () => new Response('openapi: 3.1.0\ninfo: { title: Second, version: "1" }\npaths: {}\n'),
    ]),
  ),
};

const unproven = () => fault(403, 'ownership_required', 'Prove first that the domain is yours.');

/** What needs the credential of an organization. */
const GUARDED: Record<string, Route> = {
  'GET /api/registry/feed': ({ query }) => feed(query),
  'GET /api/registry/feed/stream': ({ query }) => stream(query),
  'GET /api/registry/agents/search': search,
  'POST /api/registry/crawl-request': ({ body }) =>
    isDomain(body.domain)
      ? json(
          {
            message: 'Queued.',
            domain: body.domain,
            crawl_request_id: '7c000000-0000-7000-8000-00000000000f',
          },
          202,
        )
      : fault(400, 'invalid_domain', 'domain must be a domain'),
  'POST /api/brands/save': ({ body }) =>
    isDomain(body.domain) && typeof body.brand_name === 'string'
      ? unproven()
      : bad('domain and brand_name are required'),
  'POST /api/brands/discovered/community': () => fault(403, 'forbidden', 'Nobody may send these.'),
  'POST /api/properties/save': ({ body }) =>
    isDomain(body.publisher_domain) &&
    Array.isArray(body.properties) &&
    body.properties.every((one) => typeof one?.type === 'string' && typeof one?.name === 'string')
      ? unproven()
      : bad('publisher_domain and properties are required'),
};

const PUBLIC: Record<string, Route> = {
  ...listRoutes('brands'),
  ...listRoutes('properties'),
  ...LOOKUPS,
  ...OAUTH,
};

/** Calls of bulk resolution that a minute allows. */
const BULK_CALLS = 20;

/** Why a caller is turned away; null for one who may ask. */
function turnedAway(isGuarded: boolean, { headers }: Request): Response | null {
  const credential = headers.get('authorization')?.replace('Bearer ', '');
  if (!isGuarded || credential === MEMBER) return null;
  return credential === OUTSIDER
    ? fault(403, 'forbidden', 'You belong to no organization.')
    : fault(401, 'unauthorized', 'Send the key of an organization.');
}

/** Look-ups whose path names what is looked up. */
function lookUp(key: string): Response | null {
  const [, domain] = /^GET \/api\/registry\/lookup\/domain\/([^/]+)$/.exec(key) ?? [];
  if (domain !== undefined) {
    const sellers = isPublisher(domain) ? [{ url: SELLER }] : [];
    return json({ domain, authorized_agents: sellers, sales_agents_claiming: [] });
  }
  const [, agent] = /^GET \/api\/registry\/lookup\/agent\/([^/]+)\/domains$/.exec(key) ?? [];
  if (agent === undefined) return null;
  const agent_url = decodeURIComponent(agent);
  const domains = agent_url === SELLER ? properties.map((one) => one.domain) : [];
  return json({ agent_url, domains, count: domains.length });
}

async function objectIn(request: Request): Promise<Record<string, unknown> | null> {
  if (request.method !== 'POST') return {};
  const body: unknown = await request.json().catch(() => null);
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : null;
}

/** A registry in memory with what the contract requires, and nothing that it leaves open. */
export function secondRegistry(): Handle {
  const calls = new Map<string, number>();
  return async (request) => {
    const { pathname, searchParams: query } = new URL(request.url);
    const key = `${request.method} ${pathname}`;
    const guarded = GUARDED[key];
    const refused = turnedAway(guarded !== undefined, request);
    if (refused !== null) return refused;
    const count = (calls.get(key) ?? 0) + 1;
    calls.set(key, count);
    if (key.endsWith('/bulk') && count > BULK_CALLS) {
      const body = { error: 'rate_limited', message: 'Wait a minute.', retry_after: 60 };
      return json(body, 429, { 'retry-after': '60' });
    }
    const route = guarded ?? PUBLIC[key];
    if (route === undefined) return lookUp(key) ?? fault(404, 'not_found', 'There is nothing here.');
    const body = await objectIn(request);
    return body === null ? bad('The body must be a JSON object.') : route({ query, path: pathname, body });
  };
}
