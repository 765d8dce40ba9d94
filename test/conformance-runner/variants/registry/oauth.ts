import type { Variant } from '../variant.ts';
import { good, row, status } from './rows.ts';

export const oauthVariants: readonly Variant[] = [
  row(
    'oauth.server',
    'the issuer is no URL',
    /oauth-authorization-server$/,
    good((body) => {
      body.issuer = 'second';
    }),
  ),
  row(
    'oauth.server',
    'the metadata has no token endpoint',
    /oauth-authorization-server$/,
    good((body) => delete body.token_endpoint),
  ),
  row(
    'oauth.code-flow',
    'PKCE is plain',
    /oauth-authorization-server$/,
    good((body) => {
      body.code_challenge_methods_supported = ['plain'];
    }),
  ),
  row(
    'oauth.code-flow',
    'no code flow',
    /oauth-authorization-server$/,
    good((body) => {
      body.response_types_supported = ['token'];
    }),
  ),
  row(
    'oauth.api-resource',
    'the resource names no authorization server',
    /resource\/api$/,
    good((body) => {
      body.authorization_servers = [];
    }),
  ),
  row('oauth.mcp-resource', 'the metadata of MCP is not there', /resource\/mcp$/, status(200, 404)),
  row(
    'oauth.registration',
    'a registered client gets no id',
    /^POST \/register$/,
    (told) => delete told.body.client_id,
  ),
  row('oauth.bad-registration', 'any redirect address is taken', /^POST \/register$/, status(400, 201)),
];
