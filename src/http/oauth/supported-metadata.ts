import { isObject } from '../../domain/json/values.ts';
import { identityScopes, registryScopes, taskScopes } from '../../domain/members/scopes.ts';
import { visibleText } from '../../domain/text/visible-text.ts';
import { SIGNING_ALG } from '../../infra/oauth-keys.ts';

type Metadata = Readonly<Record<string, unknown>>;

/** Grants of clients that register by themselves. */
const GRANTS: ReadonlySet<string> = new Set(['authorization_code', 'refresh_token']);
const RESPONSE_TYPES: ReadonlySet<string> = new Set(['code']);
const RESPONSE_MODES: ReadonlySet<string> = new Set(['query', 'fragment', 'form_post']);
const SCOPES: ReadonlySet<string> = new Set([...identityScopes, ...registryScopes, ...taskScopes]);
export const AUTH_METHODS = ['none', 'client_secret_basic', 'client_secret_post'] as const;

/** Values of single fields that this server supports; any other text is left out. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  application_type: ['native', 'web'],
  id_token_signed_response_alg: [SIGNING_ALG],
  subject_type: ['public'],
};
/** Metadata that nothing here uses: keys of clients, URLs that would have to be fetched, classes of sign-in. */
const UNUSED = ['sector_identifier_uri', 'jwks_uri', 'jwks', 'default_acr_values', 'judged'];
const LINKS = ['client_uri', 'logo_uri', 'policy_uri', 'tos_uri'];
/** Links that must use https; in the metadata document of a client all of them must. */
const SECURE_LINKS = ['initiate_login_uri'];
/** What the library takes as an e-mail address. */
const EMAIL = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)*$/;

/**
 * The part of a client's metadata that this server supports (RFC 7591, section 3.2.1): clients list what they
 * could do, and read in the response what they got. Optional fields that are empty count as absent. A list of
 * which nothing is supported stays as it is, and so does a value of a wrong type: the library refuses them.
 *
 * @param isDocument whether the metadata comes from the client's own address, where it holds no secret
 */
export function supportedMetadata(given: Metadata, isDocument = false): Record<string, unknown> {
  const kept = Object.fromEntries(
    Object.entries(given).filter(([name, value]) => !UNUSED.includes(name) && !isEmpty(name, value)),
  );
  keepMembers(kept, 'grant_types', GRANTS);
  keepMembers(kept, 'response_types', RESPONSE_TYPES);
  if (!keepMembers(kept, 'response_modes', RESPONSE_MODES)) delete kept.response_modes;
  keepScopes(kept);
  if (isTextList(kept.contacts)) {
    const contacts = kept.contacts.filter((contact) => EMAIL.test(contact));
    if (contacts.length > 0) kept.contacts = contacts;
    else delete kept.contacts;
  }
  for (const [name, values] of Object.entries(CHOICES)) {
    const value = kept[name];
    if (typeof value === 'string' && !values.includes(value)) delete kept[name];
  }
  for (const name of [...LINKS, ...SECURE_LINKS]) {
    const value = kept[name];
    const isSecure = isDocument || SECURE_LINKS.includes(name);
    if (typeof value === 'string' && !isLink(value, isSecure)) delete kept[name];
  }
  const { token_endpoint_auth_method: method = isDocument ? 'none' : undefined } = kept;
  if (typeof method === 'string') {
    // A client that wanted to sign becomes a public one: no secret protects it, but PKCE protects its codes.
    kept.token_endpoint_auth_method = (AUTH_METHODS as readonly string[]).includes(method) ? method : 'none';
  }
  return kept;
}

/**
 * Reduces the metadata documents that a fetch returns to what is supported. Other bodies stay as they are.
 *
 * @param longest documents over this number of characters stay as they are: the library refuses them
 */
export const reducingFetch =
  (fetch: typeof globalThis.fetch, longest = 5 * 1024): typeof globalThis.fetch =>
  async (url, options) => {
    const response = await fetch(url, options);
    if (response.status !== 200) return response;
    const text = await response.text();
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    return new Response(text.length > longest ? text : reduced(text), { status: 200, headers });
  };

function reduced(text: string): string {
  try {
    const document: unknown = JSON.parse(text);
    return isObject(document) ? JSON.stringify(supportedMetadata(document, true)) : text;
  } catch {
    return text;
  }
}

/** Lists that an empty list leaves to their defaults; an empty list of addresses is a fault. */
const DEFAULTED: ReadonlySet<string> = new Set([
  'grant_types',
  'response_types',
  'response_modes',
  'contacts',
]);
/** Fields that must have a value: emptiness is a fault of the client. */
const REQUIRED: ReadonlySet<string> = new Set(['client_id', 'client_secret', 'redirect_uris']);

function isEmpty(name: string, value: unknown): boolean {
  if (REQUIRED.has(name)) return false;
  if (Array.isArray(value)) return value.length === 0 && DEFAULTED.has(name);
  return value === null || (typeof value === 'string' && visibleText(value) === undefined);
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Keeps the supported members of a list. @returns false when it has none, and the list is unchanged */
function keepMembers(
  metadata: Record<string, unknown>,
  name: string,
  supported: ReadonlySet<string>,
): boolean {
  const list = metadata[name];
  if (!isTextList(list)) return true;
  const members = list.filter((member) => supported.has(member.trim()));
  if (members.length === 0) return false;
  metadata[name] = [...new Set(members.map((member) => member.trim()))];
  return true;
}

function keepScopes(metadata: Record<string, unknown>): void {
  const { scope } = metadata;
  if (typeof scope !== 'string') return;
  const known = scope.split(/\s+/).filter((one) => SCOPES.has(one));
  if (known.length > 0) metadata.scope = [...new Set(known)].join(' ');
  else delete metadata.scope;
}

function isLink(text: string, isSecure: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol } = new URL(text);
  return protocol === 'https:' || (!isSecure && protocol === 'http:');
}
