import { scopesOf, type TokenAudience, tokenAudiences } from '../../domain/members/scopes.ts';
import { resourcesOf } from './tokens.ts';

const NAMES: Readonly<Record<TokenAudience, string>> = {
  api: 'Registry API',
  mcp: 'Agent tasks over MCP',
  a2a: 'Agent tasks over A2A',
};

/** Protected-resource metadata (RFC 9728), or null where there is none. */
export function resourceMetadata(baseUrl: string, path: string): object | null {
  const name = /^\/\.well-known\/oauth-protected-resource\/(\w+)$/.exec(path)?.[1];
  const audience = tokenAudiences.find((known) => known === name);
  if (audience === undefined) return null;
  return {
    resource: resourcesOf(baseUrl)[audience],
    authorization_servers: [baseUrl],
    bearer_methods_supported: ['header'],
    // What the resource understands; a client that wants more asks the authorization server's metadata.
    scopes_supported: scopesOf([audience]),
    resource_name: NAMES[audience],
  };
}
