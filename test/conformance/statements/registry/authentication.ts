import { like, list, type Statement, text, timestamp, whole } from '../statement.ts';
import { proved, savedBrand, siteOf } from './entries.ts';

const REGISTRY = 'Authentication, registry';
const CONTROLS = 'Authentication, save-time controls';
const CRAWL = 'Agent discovery, crawl request rules';
const ERRORS = 'Registry status codes';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Tokens of people run by the machine's clock, so these come first. */
export const credentialStatements: readonly Statement[] = [
  {
    heading: REGISTRY,
    rule: '1 and 5: public endpoints need no credential; a missing or invalid one where it is needed answers 401.',
    steps: [
      { request: 'GET /api/registry/stats', answer: { status: 200 } },
      {
        request: 'POST /api/registry/crawl-request',
        body: { domain: 'news.example' },
        answer: {
          status: 401,
          body: { error: text, message: text },
          headers: { 'www-authenticate': like('^Bearer .*resource_metadata=') },
        },
      },
      { request: 'GET /api/registry/agents/search', answer: { status: 401 } },
    ],
  },
  {
    heading: REGISTRY,
    rule: '2: an organization API key and a user token of the authorization code flow are both accepted.',
    given: [],
    steps: [
      { as: 'member', request: 'GET /api/registry/feed?limit=1', answer: { status: 200 } },
      { as: 'person', request: 'GET /api/registry/feed?limit=1', answer: { status: 200 } },
    ],
  },
  {
    heading: REGISTRY,
    rule: '3: metadata of the authorization server and of both resources is served, and clients register dynamically.',
    steps: [
      {
        request: 'GET /.well-known/oauth-authorization-server',
        answer: {
          status: 200,
          body: {
            issuer: text,
            authorization_endpoint: text,
            token_endpoint: text,
            registration_endpoint: like('/register$'),
            code_challenge_methods_supported: ['S256'],
          },
        },
      },
      {
        request: 'GET /.well-known/oauth-protected-resource/api',
        answer: { status: 200, body: { resource: like('/api$'), authorization_servers: list } },
      },
      {
        request: 'GET /.well-known/oauth-protected-resource/mcp',
        answer: { status: 200, body: { resource: like('/mcp$'), authorization_servers: list } },
      },
      {
        request: 'POST /register',
        body: {
          client_name: 'A program',
          redirect_uris: ['http://127.0.0.1:3999/callback'],
          token_endpoint_auth_method: 'none',
        },
        answer: { status: 201, body: { client_id: text } },
      },
    ],
  },
  {
    heading: REGISTRY,
    rule: '4: a valid token without membership answers 403 where membership is needed.',
    steps: [
      {
        as: 'homeless person',
        request: 'POST /api/brands/save',
        body: { domain: 'mine.example', brand_name: 'Mine' },
        answer: { status: 403, body: { error: 'forbidden', message: text } },
      },
      { as: 'homeless person', request: 'GET /api/registry/feed', answer: { status: 403 } },
    ],
  },
];

export const authenticationStatements: readonly Statement[] = [
  {
    heading: CONTROLS,
    rule: '1: a name that can be confused with an existing entry is not committed but held for review.',
    given: [...savedBrand('paypale.example', 'Paypale'), ...proved('paypa1e.example')],
    steps: [
      {
        as: 'member',
        request: 'POST /api/brands/save',
        body: { domain: 'paypa1e.example', brand_name: 'Paypale' },
        answer: { status: 403, body: { error: 'held_for_review', message: text } },
      },
      { request: 'GET /api/brands/resolve?domain=paypa1e.example', answer: { status: 404 } },
    ],
  },
  {
    heading: CONTROLS,
    rule: '1: domains are normalized with IDNA 2008: letters in any spelling have one entry, and a name with a symbol has none.',
    given: savedBrand('straße.example', 'Street'),
    steps: [
      {
        request: 'GET /api/brands/resolve?domain=STRA%C3%9FE.example',
        answer: { status: 200, body: { canonical_domain: 'xn--strae-oqa.example', brand_name: 'Street' } },
      },
      { request: 'GET /api/brands/resolve?domain=strasse.example', answer: { status: 404 } },
      {
        as: 'member',
        request: 'POST /api/brands/save',
        body: { domain: '\u2603.example', brand_name: 'Snowman' },
        answer: {
          status: 400,
          body: { error: 'invalid_domain', message: text, issues: [{ path: 'domain' }] },
        },
      },
      {
        as: 'member',
        request: 'POST /api/properties/save',
        body: { publisher_domain: 'xn--n3h.example' },
        answer: { status: 400, body: { error: 'invalid_domain' } },
      },
    ],
  },
  {
    heading: CONTROLS,
    rule: '2: a new entry needs evidence of control; without it the refusal says what to publish as a TXT record or on the domain.',
    steps: [
      {
        as: 'member',
        request: 'POST /api/brands/save',
        body: { domain: 'proof.example', brand_name: 'Proof' },
        answer: {
          status: 403,
          body: {
            error: 'ownership_proof_required',
            challenge: {
              nonce: text,
              expires_at: timestamp,
              dns: { name: '{{ownershipTxtLabel}}.proof.example', type: 'TXT', value: text },
              http: { url: 'https://proof.example{{ownershipPath}}', body: text },
            },
          },
        },
      },
      { request: 'GET /api/brands/resolve?domain=proof.example', answer: { status: 404 } },
    ],
  },
  {
    heading: CONTROLS,
    rule: '2: the nonce in a TXT record is accepted.',
    given: proved('txt.example'),
    steps: [
      {
        as: 'member',
        request: 'POST /api/brands/save',
        body: { domain: 'txt.example', brand_name: 'Txt' },
        answer: { status: 200 },
      },
    ],
  },
  {
    heading: CONTROLS,
    rule: '2: the nonce in a file on the domain is accepted.',
    given: [
      {
        as: 'member',
        request: 'POST /api/ownership/challenges',
        body: { domain: 'file.example' },
        answer: { status: 201 },
        keep: { nonce: 'nonce' },
      },
      { publish: 'file.example{{ownershipPath}}', content: '{{nonce}}' },
    ],
    steps: [
      {
        as: 'member',
        request: 'POST /api/brands/save',
        body: { domain: 'file.example', brand_name: 'File' },
        answer: { status: 200 },
      },
    ],
  },
  {
    heading: CONTROLS,
    rule: '3: a proof consumes its nonce.',
    given: savedBrand('once.example', 'Once'),
    steps: [
      {
        as: 'member',
        request: 'GET /api/ownership/challenges/once.example',
        answer: { status: 200, body: { state: 'consumed', proof: { method: 'dns' } } },
      },
    ],
  },
  {
    heading: CONTROLS,
    rule: '3: a failed proof invalidates the nonce, and nothing is committed.',
    given: [
      siteOf('fails.example'),
      {
        as: 'member',
        request: 'POST /api/ownership/challenges',
        body: { domain: 'fails.example' },
        answer: { status: 201 },
      },
    ],
    steps: [
      {
        as: 'member',
        request: 'POST /api/brands/save',
        body: { domain: 'fails.example', brand_name: 'Fails' },
        answer: { status: 403, body: { error: 'ownership_proof_failed' } },
      },
      {
        as: 'member',
        request: 'GET /api/ownership/challenges/fails.example',
        answer: { status: 200, body: { state: 'invalidated' } },
      },
      { request: 'GET /api/brands/resolve?domain=fails.example', answer: { status: 404 } },
    ],
  },
  {
    heading: CONTROLS,
    rule: '3: a nonce expires after 15 minutes.',
    given: [...proved('late.example'), { wait: 15 * 60 }],
    steps: [
      {
        as: 'member',
        request: 'POST /api/brands/save',
        body: { domain: 'late.example', brand_name: 'Late' },
        answer: { status: 403, body: { error: 'ownership_proof_required' } },
      },
    ],
  },
  {
    heading: CONTROLS,
    rule: '3: a nonce is for one organization: another one cannot use it.',
    given: proved('theirs.example'),
    steps: [
      {
        as: 'other member',
        request: 'POST /api/brands/save',
        body: { domain: 'theirs.example', brand_name: 'Theirs' },
        answer: { status: 403, body: { error: 'ownership_proof_required' } },
      },
    ],
  },
  {
    heading: CONTROLS,
    rule: '4: an edit by the same organization needs a new proof once the earlier one is older than 90 days.',
    given: [...savedBrand('old.example', 'Old'), { wait: 89 * DAY }],
    steps: [
      {
        as: 'member',
        request: 'POST /api/brands/save',
        body: { domain: 'old.example', brand_name: 'Newer' },
        answer: { status: 200, body: { revision_number: 2 } },
      },
      { wait: 2 * DAY },
      {
        as: 'member',
        request: 'POST /api/brands/save',
        body: { domain: 'old.example', brand_name: 'Newest' },
        answer: { status: 403, body: { error: 'ownership_proof_required' } },
      },
    ],
  },
  {
    heading: CRAWL,
    rule: '1 and 2: the domain is trimmed and lower-cased; success is 202 with message and domain.',
    given: [siteOf('crawl.example')],
    steps: [
      {
        as: 'member',
        request: 'POST /api/registry/crawl-request',
        body: { domain: ' Crawl.EXAMPLE ' },
        answer: { status: 202, body: { message: text, domain: 'crawl.example' } },
      },
    ],
  },
  {
    heading: CRAWL,
    rule: '1: a malformed domain and one with a private address are refused.',
    steps: [
      {
        as: 'member',
        request: 'POST /api/registry/crawl-request',
        body: { domain: 'a b' },
        answer: { status: 400 },
      },
      {
        as: 'member',
        request: 'POST /api/registry/crawl-request',
        body: { domain: '127.0.0.1' },
        answer: { status: 400 },
      },
      { as: 'member', request: 'POST /api/registry/crawl-request', body: {}, answer: { status: 400 } },
    ],
  },
  {
    heading: CRAWL,
    rule: '3 and 4: one request per domain in 5 minutes, whoever asks; more answers 429 with `error` and `retry_after`.',
    given: [
      siteOf('often.example'),
      {
        as: 'member',
        request: 'POST /api/registry/crawl-request',
        body: { domain: 'often.example' },
        answer: { status: 202 },
      },
    ],
    steps: [
      {
        as: 'other member',
        request: 'POST /api/registry/crawl-request',
        body: { domain: 'often.example' },
        answer: { status: 429, body: { error: text, retry_after: 300 }, headers: { 'retry-after': '300' } },
      },
      { wait: 300 },
      {
        as: 'other member',
        request: 'POST /api/registry/crawl-request',
        body: { domain: 'often.example' },
        answer: { status: 202 },
      },
    ],
  },
  {
    heading: CRAWL,
    rule: '3: 30 requests per user and hour.',
    given: [
      ...Array.from({ length: 31 }, (_, index) => siteOf(`crawl-${index}.example`)),
      ...Array.from({ length: 30 }, (_, index) => ({
        as: 'member' as const,
        request: 'POST /api/registry/crawl-request',
        body: { domain: `crawl-${index}.example` },
        answer: { status: 202 },
      })),
    ],
    steps: [
      {
        as: 'member',
        request: 'POST /api/registry/crawl-request',
        body: { domain: 'crawl-30.example' },
        answer: { status: 429, body: { error: text, retry_after: whole } },
      },
    ],
  },
  {
    heading: ERRORS,
    rule: 'Saves are limited to 60 per user and hour, brands and properties together; more answers 429.',
    given: savedBrand('limit.example', 'Limit'),
    steps: [
      {
        as: 'member',
        request: 'POST /api/brands/save',
        body: { domain: 'limit.example', brand_name: 'Limit' },
        times: 60,
        answer: { status: 429, body: { error: text, retry_after: whole } },
      },
    ],
  },
  {
    heading: ERRORS,
    rule: '400 for an invalid domain; the error names the field.',
    steps: [
      {
        request: 'GET /api/brands/resolve?domain=not%20a%20domain',
        answer: {
          status: 400,
          body: { error: 'invalid_domain', message: text, issues: [{ path: 'domain' }] },
        },
      },
      { request: 'GET /api/properties/resolve?domain=localhost', answer: { status: 400 } },
    ],
  },
  {
    heading: ERRORS,
    rule: 'Endpoints without a stated limit have none.',
    steps: [
      { request: 'GET /api/registry/stats', times: 200, answer: { status: 200 } },
      {
        request: 'POST /api/adagents/create',
        body: {
          authorized_agents: [],
          properties: [
            {
              property_type: 'website',
              name: 'Main',
              identifiers: [{ type: 'domain', value: 'created.example' }],
            },
          ],
        },
        times: 61,
        answer: { status: 200 },
      },
    ],
  },
];
