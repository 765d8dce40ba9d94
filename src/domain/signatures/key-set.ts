import type { DiscoveryFault } from './faults.ts';

type Members = Readonly<Record<string, unknown>>;
type Found<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly fault: DiscoveryFault };

/** A key of a set, which has a name of its own. */
export type PublishedKey = { readonly kid: string; readonly jwk: Members };

const MOST_KEYS = 64;
const MOST_KEY_ID = 256;
const MOST_GOVERNANCE_SETS = 2;
/** Private and secret members of all kinds of keys (RFC 7518 section 6). */
const PRIVATE_MEMBERS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'];
const KEY_SET_PATH = '/.well-known/jwks.json';

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const membersIn = (value: unknown): readonly Members[] =>
  Array.isArray(value) ? value.filter(isMembers) : [];
const refused = (fault: DiscoveryFault) => ({ ok: false, fault }) as const;

/** Every place of a brand.json that may list agents or operators: the document, its house and its brands. */
export const brandJsonParts = (brandJson: Members): readonly Members[] => [
  brandJson,
  ...(isMembers(brandJson.house) ? [brandJson.house] : []),
  ...membersIn(brandJson.brands),
];

/**
 * Address of the key set of an agent. The agent is looked up byte for byte: an entry for another spelling may be another
 * tenant's.
 */
export function keySetUri(agentUrl: string, brandJson: unknown): Found<{ jwksUri: string }> {
  if (!isMembers(brandJson)) return refused('brand_json_malformed');
  const entries = brandJsonParts(brandJson)
    .flatMap(({ agents }) => membersIn(agents))
    .filter(({ url }) => url === agentUrl);
  const [entry] = entries;
  if (entry === undefined) return refused('agent_not_in_brand_json');
  if (entries.length > 1) return refused('brand_json_ambiguous');
  const jwksUri = entry.jwks_uri ?? new URL(KEY_SET_PATH, agentUrl).href;
  if (typeof jwksUri !== 'string' || URL.parse(jwksUri)?.protocol !== 'https:')
    return refused('jwks_untrusted');
  return { ok: true, jwksUri };
}

/** Key sets of an operator's governance agents, whose keys sign its list of revoked keys; at most two of them. */
export function governanceKeySets(brandJson: unknown): string[] {
  if (!isMembers(brandJson)) return [];
  const sets = brandJsonParts(brandJson)
    .flatMap(({ agents }) => membersIn(agents))
    .filter(({ type, url }) => type === 'governance' && URL.canParse(String(url)))
    .map(({ url, jwks_uri: uri }) => uri ?? new URL(KEY_SET_PATH, String(url)).href)
    .filter((uri): uri is string => typeof uri === 'string' && URL.parse(uri)?.protocol === 'https:');
  return [...new Set(sets)].slice(0, MOST_GOVERNANCE_SETS);
}

/**
 * The keys of a set that have a name. A key whose private part is published is left out: anybody could sign with it, and
 * nobody's secret is stored here.
 */
export function keysIn(keySet: unknown): Found<{ keys: readonly PublishedKey[] }> {
  const keys = isMembers(keySet) ? keySet.keys : undefined;
  if (!Array.isArray(keys) || keys.length > MOST_KEYS) return refused('jwks_untrusted');
  const named = membersIn(keys).flatMap((jwk): PublishedKey[] => {
    const { kid } = jwk;
    if (typeof kid !== 'string' || kid === '' || kid.length > MOST_KEY_ID) return [];
    return PRIVATE_MEMBERS.some((name) => Object.hasOwn(jwk, name)) ? [] : [{ kid, jwk }];
  });
  // A name twice leaves open which key is meant.
  if (new Set(named.map(({ kid }) => kid)).size < named.length) return refused('jwks_untrusted');
  return { ok: true, keys: named };
}

/**
 * Keys that a publisher pins for an agent in its adagents.json; null where it pins none. Then only these are accepted
 * from that agent, whatever its own key set says.
 */
export function pinnedKeys(adagents: unknown, agentUrl: string): readonly Members[] | null {
  const entries = membersIn(isMembers(adagents) ? adagents.authorized_agents : undefined).filter(
    ({ url, signing_keys: keys }) => url === agentUrl && Array.isArray(keys),
  );
  return entries.length === 0 ? null : entries.flatMap(({ signing_keys: keys }) => membersIn(keys));
}

/** Whether pins allow a key at a time: it is pinned, has the same public part and is not revoked yet. */
export function pinsAllow(
  pins: readonly Members[],
  { kid, jwk }: PublishedKey,
  now: Date,
): 'yes' | 'no' | 'revoked' {
  const pin = pins.find((each) => each.kid === kid);
  if (pin === undefined) return 'no';
  const isSame = ['kty', 'crv', 'x', 'y'].every((name) => pin[name] === undefined || pin[name] === jwk[name]);
  if (!isSame) return 'no';
  const revokedAt = typeof pin.revoked_at === 'string' ? Date.parse(pin.revoked_at) : Number.NaN;
  return pin.revoked_at !== undefined && !(revokedAt > now.getTime()) ? 'revoked' : 'yes';
}
