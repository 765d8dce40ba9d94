import { resourceScopes } from './provider.ts';
import { resourcesOf } from './tokens.ts';

const NAMES = {
  api: 'Registry API',
  mcp: 'Agent tasks over MCP',
  a2a: 'Agent tasks over A2A',
} as const;

/** Protected-resource metadata (RFC 9728), or null where there is none. */
export function resourceMetadata(baseUrl: string, path: string): object | null {
  const name = /^\/\.well-known\/oauth-protected-resource\/(\w+)$/.exec(path)?.[1];
  if (name !== 'api' && name !== 'mcp' && name !== 'a2a') return null;
  return {
    resource: resourcesOf(baseUrl)[name],
    authorization_servers: [baseUrl],
    bearer_methods_supported: ['header'],
    // What the resource understands; a client that wants more asks the authorization server's metadata.
    scopes_supported: resourceScopes,
    resource_name: NAMES[name],
  };
}
