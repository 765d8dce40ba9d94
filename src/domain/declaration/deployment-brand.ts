import type { AgentDeclaration, ProtocolArea } from './agent-profile.ts';

/** An address of this agent below the public one. */
export type DeploymentAgent = { readonly id: string; readonly path: string };

const TYPES = {
  media_buy: 'sales',
  creative: 'creative',
  signals: 'signals',
  governance: 'governance',
  brand: 'brand',
  measurement: 'measurement',
  sponsored_intelligence: 'sales',
} as const satisfies Record<ProtocolArea, string>;

/**
 * The brand.json of the deployment: receivers of its messages look up the agent by its URL, byte for byte, and find the
 * keys of that agent.
 */
export function deploymentBrandJson(
  { supported_protocols: areas }: Pick<AgentDeclaration, 'supported_protocols'>,
  keySetUrl: string,
  baseUrl: string,
  agents: readonly DeploymentAgent[],
) {
  const [area = 'media_buy'] = areas;
  return {
    version: '1.0',
    agents: agents.map(({ id, path }) => ({
      type: TYPES[area],
      url: `${baseUrl}${path}`,
      id,
      jwks_uri: keySetUrl,
    })),
  };
}

/**
 * The declaration with the address of that brand.json, unless it names another one. Only an https address can be
 * declared; below http receivers need the keys by other means.
 */
export function withKeyDiscovery(profile: AgentDeclaration, brandJsonUrl: string): AgentDeclaration {
  const signs = profile.webhook_signing?.supported === true || profile.request_signing?.supported === true;
  if (!signs || !brandJsonUrl.startsWith('https://')) return profile;
  const { identity } = profile;
  return { ...profile, identity: { ...identity, brand_json_url: identity?.brand_json_url ?? brandJsonUrl } };
}
