import { isObject, type Json, objectOf, objectsIn } from '../json/values.ts';
import { sameSite } from '../net/domain-name.ts';
import type { DiscoveryFault } from '../signatures/faults.ts';
import { brandJsonParts, keySetUri } from '../signatures/keys.ts';

/** What discovery found, or the reason why it failed. */
export type Discovered<T> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly fault: DiscoveryFault };

const PURPOSE = 'request_signing';

const refused = (fault: DiscoveryFault) => ({ ok: false, fault }) as const;

/** The agent's brand.json address and key origin, from its capabilities. */
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

/** Address of the agent's key set, from the brand.json of its operator. */
export function keySetOf(
  agentUrl: string,
  brandJsonUrl: string,
  brandJson: unknown,
  keyOrigin: string | null,
): Discovered<{ jwksUri: string }> {
  if (isObject(brandJson) && !isOperatedBy(agentUrl, brandJsonUrl, brandJson)) {
    return refused('brand_origin_mismatch');
  }
  const found = keySetUri(agentUrl, brandJson);
  if (found.ok && keyOrigin !== null && hostOf(keyOrigin) !== hostOf(found.jwksUri)) {
    return refused('key_origin_mismatch');
  }
  return found;
}

/** Whether the brand.json is on the agent's own site, or names that site's domain as an authorized operator. */
function isOperatedBy(agentUrl: string, brandJsonUrl: string, brandJson: Json): boolean {
  const agent = hostOf(agentUrl);
  const brand = hostOf(brandJsonUrl);
  if (agent === null || brand === null) return false;
  if (sameSite(agent, brand)) return true;
  const operators = brandJsonParts(brandJson).flatMap(({ authorized_operators: list }) => objectsIn(list));
  return operators.some(({ domain }) => typeof domain === 'string' && sameSite(domain, agent));
}

const isHttps = (url: string): boolean => URL.parse(url)?.protocol === 'https:';
const hostOf = (url: string): string | null => URL.parse(url)?.host ?? null;
