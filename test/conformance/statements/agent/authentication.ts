import type { Statement } from '../statement.ts';
import { absent, each, like, list, none, oneOf, some, text } from '../statement.ts';
import { ACCOUNT, purchase, refusal, task } from './buying.ts';

const HEADING = 'Authentication, agent tasks';
const ERRORS = 'Agent task errors';

const PROTECTED = [
  'create_media_buy',
  'update_media_buy',
  'sync_creatives',
  'list_creatives',
  'get_media_buy_delivery',
  'provide_performance_feedback',
];

export const agentAuthenticationStatements: readonly Statement[] = [
  {
    heading: HEADING,
    rule: '1: a Bearer token is taken over MCP and A2A.',
    steps: [
      task('list_creatives', { account: ACCOUNT }, { status: 'completed' }),
      task('list_creatives', { account: ACCOUNT }, { status: 'completed' }, { over: 'a2a' }),
    ],
  },
  {
    heading: HEADING,
    rule: '2: formats are public, and so are products, without prices and only standard ones.',
    steps: [
      task('list_creative_formats', {}, { formats: each({ format_id: { id: text } }) }, { as: 'nobody' }),
      task(
        'get_products',
        { brief: 'video' },
        {
          products: each({
            product_id: text,
            pricing_options: oneOf(absent, []),
            is_custom: oneOf(absent, false),
          }),
        },
        { as: 'nobody' },
      ),
      task(
        'get_products',
        { brief: 'video' },
        { products: each({ pricing_options: some({ currency: text }) }) },
      ),
    ],
  },
  {
    heading: HEADING,
    rule: '3: the other tasks of selling need a credential.',
    steps: PROTECTED.map((name) =>
      task(
        name,
        {},
        { error: { code: 'AUTH_MISSING', message: text } },
        { as: 'nobody', answer: { status: 401, headers: { 'www-authenticate': like('^Bearer ') } } },
      ),
    ),
  },
  {
    heading: ERRORS,
    rule: '`AUTH_INVALID` for a credential that is not valid.',
    steps: [
      task(
        'list_creatives',
        {},
        { error: { code: 'AUTH_INVALID' } },
        { as: 'stranger', answer: { status: 401, headers: { 'www-authenticate': like('invalid_token') } } },
      ),
    ],
  },
  {
    heading: HEADING,
    rule: '4: the service registers clients at `/register`, and names it in its metadata.',
    steps: [
      {
        request: 'GET /.well-known/oauth-authorization-server',
        answer: {
          status: 200,
          body: {
            registration_endpoint: like('/register$'),
            scopes_supported: some('{{scopePrefix}}products'),
          },
        },
      },
      {
        request: 'GET /.well-known/oauth-protected-resource/mcp',
        answer: { status: 200, body: { resource: like('/mcp$'), authorization_servers: list } },
      },
    ],
  },
  {
    heading: ERRORS,
    rule: '`INVALID_REQUEST` for bad input names the field.',
    steps: [
      task(
        'create_media_buy',
        purchase({ packages: 'none' }),
        refusal('INVALID_REQUEST', { field: 'packages' }),
      ),
      task('get_products', { filters: { channels: ['radio waves'] } }, refusal('INVALID_REQUEST')),
    ],
  },
  {
    heading: ERRORS,
    rule: '`INVALID_FORMAT_ID` for a format id that is not an object with `agent_url` and `id`.',
    steps: ['display_300x250', { id: 'display_300x250' }, {}].map((format_id) =>
      task(
        'sync_creatives',
        {
          idempotency_key: '5a7b9c1e-0000-4000-8000-000000000001',
          account: ACCOUNT,
          creatives: [{ creative_id: 'a', name: 'a', format_id, assets: {} }],
        },
        refusal('INVALID_FORMAT_ID'),
      ),
    ),
  },
  {
    heading: ERRORS,
    rule: 'An error of a task has `errors` with code and message, and the same at its root.',
    steps: [
      task(
        'get_media_buy_delivery',
        { account: ACCOUNT, start_date: 'soon' },
        {
          code: 'INVALID_REQUEST',
          message: text,
          errors: [{ code: 'INVALID_REQUEST', message: text, field: 'start_date' }],
        },
      ),
      task('list_creatives', { account: ACCOUNT }, { errors: absent, creatives: none({}) }),
    ],
  },
];
