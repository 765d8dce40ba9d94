import { sameSite } from '../domain-name.ts';
import { isObject, type Json, objectOf, objectsIn } from '../json-object.ts';
import type { DiscoveryFault } from '../signatures/faults.ts';

/** Why keys cannot be found, or what was found. */
export type Discovered<T> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly fault: DiscoveryFault };

export type PublishedKey = { readonly kid: string; readonly jwk: Json };

const MOST_KEYS = 64;
const MOST_KEY_ID = 256;
const KEY_SET_PATH = '/.well-known/jwks.json';
const PURPOSE = 'request_signing';

const refused = (fault: DiscoveryFault) => ({ ok: false, fault }) as const;

/** What an agent's capabilities say about its keys. */
export function identityOf(
  capabilities: unknown,
): Discovered<{ brandJsonUrl: string; keyOrigin: string | null }> {
  const identity = objectOf(objectOf(capabilities).identity);
  const { brand_json_url: brandJsonUrl, key_origins: origins } = identity;
  if (typeof brandJsonUrl !== 'string' || !isHttps(brandJsonUrl)) return refused('brand_json_url_missing');
  if (!isObject(origins)) return { ok: true, brandJsonUrl, keyOrigin: null };
  const { [PURPOSE]: keyOrigin } = origins;
  if (typeof keyOrigin !== 'string' || hostOf(keyOrigin) === null) return refused('key_origin_missing');
  return { ok: true, brandJsonUrl, keyOrigin };
}

/**
 * The key set of an agent, by the brand.json of its operator. The agent is looked up byte for byte: an entry for
 * another spelling may be another tenant's.
 */
export function keySetOf(
  agentUrl: string,
  brandJsonUrl: string,
  brandJson: unknown,
  keyOrigin: string | null,
): Discovered<{ jwksUri: string }> {
  if (!isObject(brandJson)) return refused('brand_json_malformed');
  if (!isOperatedBy(agentUrl, brandJsonUrl, brandJson)) return refused('brand_origin_mismatch');
  const entries = agentEntries(brandJson).filter(({ url }) => url === agentUrl);
  const [entry] = entries;
  if (entry === undefined) return refused('agent_not_in_brand_json');
  if (entries.length > 1) return refused('brand_json_ambiguous');
  const jwksUri = entry.jwks_uri ?? new URL(KEY_SET_PATH, agentUrl).href;
  if (typeof jwksUri !== 'string' || !isHttps(jwksUri)) return refused('jwks_untrusted');
  if (keyOrigin !== null && hostOf(keyOrigin) !== hostOf(jwksUri)) return refused('key_origin_mismatch');
  return { ok: true, jwksUri };
}

/** The keys of a set that have a name of their own. */
export function keysIn(keySet: unknown): Discovered<{ keys: readonly PublishedKey[] }> {
  const { keys } = objectOf(keySet);
  if (!Array.isArray(keys) || keys.length > MOST_KEYS) return refused('jwks_untrusted');
  const named = objectsIn(keys).flatMap((jwk): PublishedKey[] =>
    typeof jwk.kid === 'string' && jwk.kid !== '' && jwk.kid.length <= MOST_KEY_ID
      ? [{ kid: jwk.kid, jwk }]
      : [],
  );
  // A name twice leaves open which key is meant.
  if (new Set(named.map(({ kid }) => kid)).size < named.length) return refused('jwks_untrusted');
  return { ok: true, keys: named };
}

/** The operator of the agent's own domain, or one that the brand.json names as authorized. */
function isOperatedBy(agentUrl: string, brandJsonUrl: string, brandJson: Json): boolean {
  const [agent, brand] = [hostOf(agentUrl), hostOf(brandJsonUrl)];
  if (agent === null || brand === null) return false;
  if (sameSite(agent, brand)) return true;
  const operators = [brandJson, objectOf(brandJson.house), ...objectsIn(brandJson.brands)].flatMap(
    ({ authorized_operators: list }) => objectsIn(list),
  );
  return operators.some(({ domain }) => typeof domain === 'string' && sameSite(domain, agent));
}

const agentEntries = (brandJson: Json): Json[] =>
  [brandJson, objectOf(brandJson.house), ...objectsIn(brandJson.brands)].flatMap(({ agents }) =>
    objectsIn(agents),
  );

const isHttps = (url: string): boolean => URL.parse(url)?.protocol === 'https:';
const hostOf = (url: string): string | null => URL.parse(url)?.host ?? null;
