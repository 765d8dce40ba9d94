import { objectOf } from '../../src/domain/json/values.ts';
import { part, type Reading } from '../check.ts';
import type { Answer } from '../http/ask.ts';
import { judgeable, must } from '../verdict.ts';
import { refused, rule } from './answers.ts';

const HEADING = 'Authentication, registry';

const metadata: Reading<Answer> = {
  name: 'the metadata of the authorization server',
  read: (context) => context.ask({ path: '/.well-known/oauth-authorization-server' }),
};

const isUrl = (value: unknown): value is string => typeof value === 'string' && URL.canParse(value);

/** A body that RFC 7591 lets everybody register with. */
const CLIENT = {
  client_name: 'conformance-runner',
  redirect_uris: ['http://127.0.0.1:3999/callback'],
  grant_types: ['authorization_code'],
  response_types: ['code'],
  token_endpoint_auth_method: 'none',
};

const protectedResource = (name: 'api' | 'mcp') => ({
  async run(context: Parameters<(typeof metadata)['read']>[0]) {
    const path = `/.well-known/oauth-protected-resource/${name}`;
    const answer = await context.ask({ path });
    must(answer.status === 200, `${path} answers ${answer.status}, not 200`, answer);
    const { resource, authorization_servers: servers } = objectOf(answer.json);
    must(isUrl(resource), 'resource is no URL', answer);
    must(
      Array.isArray(servers) && servers.length > 0 && servers.every(isUrl),
      'authorization_servers is no list of URLs with at least one',
      answer,
    );
  },
});

export const oauthPart = part(
  [
    rule('oauth.server', HEADING, 'Metadata of the authorization server is served as RFC 8414 describes it.'),
    rule('oauth.code-flow', HEADING, 'The authorization server offers the code flow with PKCE and S256.'),
    rule(
      'oauth.api-resource',
      HEADING,
      'Metadata of the REST API as a protected resource is served (RFC 9728).',
    ),
    rule('oauth.mcp-resource', HEADING, 'Metadata of MCP as a protected resource is served (RFC 9728).'),
    rule('oauth.registration', HEADING, 'Clients register themselves at /register (RFC 7591).', ['sandbox']),
    rule(
      'oauth.bad-registration',
      HEADING,
      'A client with a redirect address that is none is refused with 400 and a code of RFC 7591.',
      ['sandbox'],
    ),
  ],
  {
    'registry.oauth.server': {
      async run(context) {
        const answer = await context.read(metadata);
        must(answer.status === 200, `the metadata answers ${answer.status}, not 200`, answer);
        const said = objectOf(answer.json);
        for (const name of ['issuer', 'authorization_endpoint', 'token_endpoint'])
          must(isUrl(said[name]), `${name} is no URL`, answer);
        const issuer = new URL(String(said.issuer));
        must(issuer.search === '' && issuer.hash === '', 'issuer has a query or a fragment', answer);
        const types = said.response_types_supported;
        must(Array.isArray(types), 'response_types_supported is no list', answer);
      },
    },
    'registry.oauth.code-flow': {
      after: ['registry.oauth.server'],
      async run(context) {
        const answer = await context.read(metadata);
        const said = objectOf(answer.json);
        const methods = said.code_challenge_methods_supported;
        must(
          Array.isArray(methods) && methods.includes('S256'),
          'code_challenge_methods_supported does not have S256',
          answer,
        );
        const types = said.response_types_supported;
        must(
          Array.isArray(types) && types.includes('code'),
          'response_types_supported does not have code',
          answer,
        );
      },
    },
    'registry.oauth.api-resource': protectedResource('api'),
    'registry.oauth.mcp-resource': protectedResource('mcp'),
    'registry.oauth.registration': {
      async run(context) {
        const answer = await context.ask({ method: 'POST', path: '/register', body: CLIENT });
        must([200, 201].includes(answer.status), `/register answers ${answer.status}, not 201`, answer);
        const said = objectOf(answer.json);
        must(typeof said.client_id === 'string' && said.client_id !== '', 'client_id is missing', answer);
        const { registration_client_uri: uri, registration_access_token: token } = said;
        if (!isUrl(uri) || typeof token !== 'string') return;
        const { pathname } = new URL(uri);
        const headers = { authorization: `Bearer ${token}` };
        context.cleanUp('the registered client', (later) =>
          later.ask({ method: 'DELETE', path: pathname, headers }),
        );
      },
    },
    'registry.oauth.bad-registration': {
      after: ['registry.oauth.registration'],
      async run(context) {
        const body = { ...CLIENT, redirect_uris: ['not a url'] };
        const answer = await context.ask({ method: 'POST', path: '/register', body });
        refused(answer, '/register with a redirect address that is none', 400);
        judgeable(answer.json !== undefined, 'the refusal has no JSON');
        const { error } = objectOf(answer.json);
        must(typeof error === 'string' && error !== '', 'the refusal has no error code', answer);
      },
    },
  },
);
