import type { BrandRightsOffering } from '../../../generated/types/brand.ts';
import type { EnumsSpecialism } from '../../../generated/types/enums.ts';
import type { ProtocolCapabilitiesAccount } from '../../../generated/types/protocol/capabilities.ts';
import type { ProtocolAgentProfile } from '../../../generated/types/protocol.ts';
import type { Wire } from '../contract/shapes.ts';
import type { BrandCatalog } from './brand-catalog.ts';
import type { HouseFacts } from './house-facts.ts';

/** Areas of the protocol that an agent can take part in (specification, "get capabilities"). */
export const protocolAreas = [
  'media_buy',
  'creative',
  'signals',
  'governance',
  'brand',
  'sponsored_intelligence',
  'measurement',
] as const;
export type ProtocolArea = (typeof protocolAreas)[number];

/** Blocks that do not belong to an area, returned as they are declared. */
export const crossBlocks = [
  'request_signing',
  'webhook_signing',
  'identity',
  'wholesale_feed_versioning',
  'wholesale_feed_webhooks',
] as const;
export type CrossBlock = (typeof crossBlocks)[number];

type Blocks = { readonly [B in ProtocolArea | CrossBlock]?: NonNullable<ProtocolAgentProfile[B]> };

type Idempotency = ProtocolAgentProfile['idempotency'];

/** A file of a catalog, with its path as the profile names it. */
export type CatalogFile = { readonly path: string; readonly document: unknown };

/**
 * The agent's declaration, in the fields of the capabilities answer. At start it is checked against what this
 * service implements.
 */
export type AgentDeclaration = Blocks & {
  readonly idempotency:
    | ({ readonly supported: true } & Readonly<Pick<Idempotency, 'account_id_is_opaque'>> &
        Readonly<Required<Pick<Idempotency, 'replay_ttl_seconds' | 'in_flight_max_seconds'>>>)
    | { readonly supported: false };
  readonly supported_protocols: Wire<ProtocolAgentProfile['supported_protocols']>;
  readonly specialisms: readonly EnumsSpecialism[];
  readonly account: Readonly<Pick<ProtocolCapabilitiesAccount, 'authorization_endpoint'>> &
    Wire<Required<Omit<ProtocolCapabilitiesAccount, 'authorization_endpoint'>>>;
  readonly holds: Readonly<Required<NonNullable<ProtocolAgentProfile['holds']>>>;
  readonly credit?: Wire<NonNullable<ProtocolAgentProfile['credit']>>;
  readonly experimental_features: Wire<NonNullable<ProtocolAgentProfile['experimental_features']>>;
  readonly extensions_supported: Wire<NonNullable<ProtocolAgentProfile['extensions_supported']>>;
  /** The catalogs of the agent, read from the files that the profile names. */
  readonly catalogs: {
    readonly brands: BrandCatalog | null;
    /** Houses of those brands. The first is the house that the agent represents. */
    readonly houses?: readonly HouseFacts[];
    /** Rights that the agent licenses. */
    readonly rights?: ReadonlyMap<string, BrandRightsOffering> | null;
    /** Products and formats, not yet validated. */
    readonly products: readonly CatalogFile[] | null;
    /** Signals, not yet validated. */
    readonly signals: readonly CatalogFile[] | null;
  };
};

/** Days for which a package holds inventory without a creative, if the declaration does not name a number. */
export const DAYS_WITHOUT_CREATIVES = 30;

/** The value at a path such as `media_buy.features.catalog_management`; undefined if there is none. */
export function declaredAt(profile: AgentDeclaration, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Readonly<Record<string, unknown>>)[key]
          : undefined,
      profile,
    );
}

/** Whether the value at the path is a claim: neither absent, nor false, nor an empty list. */
export function isDeclared(profile: AgentDeclaration, path: string): boolean {
  const value = declaredAt(profile, path);
  return value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);
}

/** Whether the list at this path contains the word. */
export function lists(profile: AgentDeclaration, path: string, word: string): boolean {
  const value = declaredAt(profile, path);
  return Array.isArray(value) && value.includes(word);
}

/** The declaration with the address at which operators sign in, unless it declares another address. */
export const withAuthorization = (profile: AgentDeclaration, url: string): AgentDeclaration => ({
  ...profile,
  account: { ...profile.account, authorization_endpoint: profile.account.authorization_endpoint ?? url },
});

/** An endpoint of this agent, with its path below the public address. */
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
 * The brand.json of the deployment. Receivers of its messages find the agent in it by its URL, byte for byte,
 * and through it the agent's keys.
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
 * The declaration with the address of that brand.json, unless it declares another one. Only an https address
 * can be declared: for a deployment on http, receivers must get the keys by other means.
 */
export function withKeyDiscovery(profile: AgentDeclaration, brandJsonUrl: string): AgentDeclaration {
  const signs = profile.webhook_signing?.supported === true || profile.request_signing?.supported === true;
  if (!signs || !brandJsonUrl.startsWith('https://')) return profile;
  const { identity } = profile;
  return { ...profile, identity: { ...identity, brand_json_url: identity?.brand_json_url ?? brandJsonUrl } };
}
