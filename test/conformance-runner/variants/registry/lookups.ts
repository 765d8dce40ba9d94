import type { Variant } from '../variant.ts';
import { AGENTS, good, row, SEARCH, status, taken } from './rows.ts';

const PROPERTY = /^GET \/api\/registry\/validate\/property-authorization$/;
const PRODUCT = /^POST \/api\/registry\/validate\/product-authorization$/;

export const lookupVariants: readonly Variant[] = [
  row(
    'stats',
    'the statistics have no sum of agents',
    /registry\/stats$/,
    good((body) => delete body.registered_agents),
  ),
  row(
    'publishers.list',
    'count is less than is listed',
    /registry\/publishers$/,
    good((body) => {
      body.count = 0;
    }),
  ),
  row(
    'publisher',
    'the look-up names another domain',
    /registry\/publisher$/,
    good((body) => {
      if (body.properties.length > 0) body.domain = 'other.test';
    }),
  ),
  row(
    'publisher.unknown',
    'an unknown publisher authorizes an agent',
    /registry\/publisher$/,
    good((body) => {
      if (body.properties.length === 0)
        body.authorized_agents = [{ url: 'https://x.test', source: 'adagents_json' }];
    }),
  ),
  row('operator', 'a look-up without a domain answers 404', /registry\/operator$/, status(400, 404)),
  row(
    'lookup.domain',
    'an authorized agent is missing',
    /lookup\/domain\//,
    good((body) => {
      body.authorized_agents = [];
    }),
  ),
  row(
    'lookup.agent',
    'a domain of the agent is missing',
    /lookup\/agent\//,
    good((body) => {
      body.domains = [];
    }),
  ),
  row(
    'lookup.property',
    'an identifier without a type is looked up',
    /lookup\/property$/,
    (told, { query }) => {
      if (!query.has('type'))
        Object.assign(told, { status: 200, body: { type: 'domain', value: 'x', agents: [], count: 0 } });
    },
  ),
  row(
    'authorization.property',
    'one side is enough',
    PROPERTY,
    good((body) => {
      body.operator_side.declared = false;
    }),
  ),
  row(
    'authorization.property',
    'the operator is not reported',
    PROPERTY,
    good((body) => {
      if (body.authorized) delete body.operator_side;
    }),
  ),
  row(
    'authorization.stranger',
    'anybody is authorized',
    PROPERTY,
    good((body) => {
      body.authorized = true;
    }),
  ),
  row('authorization.body', 'a check without an agent answers 200', PROPERTY, taken(400, {})),
  row(
    'authorization.product',
    'more is authorized than was asked',
    PRODUCT,
    good((body) => {
      body.total_authorized = body.total_requested + 1;
    }),
  ),
  row(
    'authorization.product',
    'a product of anybody is authorized',
    PRODUCT,
    good((body) => {
      body.authorized = true;
    }),
  ),
  row(
    'expand',
    'identifier_count counts twice',
    /expand\/product-identifiers$/,
    good((body) => {
      body.identifier_count *= 2;
    }),
  ),
  row(
    'search-all',
    'the search finds nothing',
    /^GET \/api\/search$/,
    good((body) => Object.assign(body, { brands: [], publishers: [], properties: [] })),
  ),
  row(
    'manifest-refs',
    'a look-up without a domain finds nothing',
    /manifest-refs\/lookup$/,
    taken(400, { success: true, found: false }),
  ),
  row(
    'adagents.validate',
    'a file of nobody is found',
    /adagents\/validate$/,
    good((body) => {
      body.data.found = true;
    }),
  ),
  row(
    'adagents.create',
    'the sent agent is left out',
    /adagents\/create$/,
    good((body) => {
      body.data.adagents_json = '{}';
    }),
  ),
  row(
    'adagents.create',
    'the content is no JSON',
    /adagents\/create$/,
    good((body) => {
      body.data.adagents_json = '{';
    }),
  ),
  row(
    'validate-publisher',
    'the validation of no domain answers 200',
    /public\/validate-publisher$/,
    taken(400, {}),
  ),
  row('probes.bad-url', 'a probe of no URL answers 502', /public\/agent-formats$/, status(400, 502)),
  row('probes.discover', 'a probe that fails answers 500', /public\/discover-agent$/, status(502, 500)),
  row('openapi', 'the description is of OpenAPI 3.0', /registry\.yaml$/, (told) => {
    told.body = 'openapi: 3.0.3';
  }),
  row('openapi', 'the well-known address is not there', /well-known\/openapi\.yaml$/, status(200, 404)),
  row(
    'brands.file',
    'the raw file has no address',
    /brands\/brand-json$/,
    good((body) => delete body.url),
  ),
  row(
    'properties.validate',
    'a file of nobody is valid',
    /properties\/validate$/,
    good((body) => {
      body.valid = true;
    }),
  ),
  row(
    'save.brand-fields',
    'an entry without a name is looked at',
    /^POST \/api\/brands\/save$/,
    status(400, 403),
  ),
  row(
    'save.property-fields',
    'a property without a name is looked at',
    /^POST \/api\/properties\/save$/,
    status(400, 403),
  ),
  row('crawl.bad-domain', 'a crawl of no domain is accepted', /crawl-request$/, (told, { body }) => {
    if (told.status === 400 && body.domain === 'a b') told.status = 202;
  }),
  row('crawl.private', 'a crawl of this machine is accepted', /crawl-request$/, (told, { body }) => {
    if (body.domain === '127.0.0.1') told.status = 202;
  }),
  row(
    'agents.capabilities',
    'agents with their capabilities are none',
    AGENTS,
    good((body, { query }) => {
      if (query.get('capabilities') === 'true' && query.size === 1)
        Object.assign(body, { agents: [], count: 0 });
    }),
  ),
  row(
    'agents.unverified',
    'an accreditation is said to be verified',
    AGENTS,
    good((body, { query }) => {
      if (!query.has('accreditation')) return;
      for (const { capabilities } of body.agents)
        for (const { accreditations = [] } of capabilities?.measurement_capabilities?.metrics ?? [])
          for (const claim of accreditations) claim.verified_by_aao = true;
    }),
  ),
  row(
    'search.default-limit',
    'a search without a limit lists everything',
    SEARCH,
    good((body, { query }) => {
      if (query.size === 0) body.results = Array.from({ length: 51 }, () => body.results[0]);
    }),
  ),
  row('limits.bulk', 'bulk resolution has no limit', /properties\/resolve\/bulk$/, (told) => {
    if (told.status === 429) Object.assign(told, { status: 200, body: { results: {} } });
  }),
];
