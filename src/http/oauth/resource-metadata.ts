import { identityScopes, resourceScopes } from './provider.ts';
import { resourcesOf } from './tokens.ts';

/** Protected-resource metadata (RFC 9728), or null where there is none. */
export function resourceMetadata(baseUrl: string, path: string): object | null {
  const name = /^\/\.well-known\/oauth-protected-resource\/(api|mcp)$/.exec(path)?.[1];
  if (name !== 'api' && name !== 'mcp') return null;
  return {
    resource: resourcesOf(baseUrl)[name],
    authorization_servers: [baseUrl],
    bearer_methods_supported: ['header'],
    scopes_supported: [...identityScopes, ...resourceScopes],
    resource_name: name === 'api' ? 'Registry API' : 'Agent tasks over MCP',
  };
}
