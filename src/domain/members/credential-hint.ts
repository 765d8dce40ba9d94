import { invalidField } from '../errors.ts';
import { isObject } from '../json/values.ts';

/** Characters of a key or token that people are shown to recognize it by. The others have more than 200 random bits. */
const SHOWN = 'sk_'.length + 8;

/** What is shown of a key: its first characters. */
export const keyPrefix = (key: string): string => key.slice(0, SHOWN);

/** What tells a credential from others without being one. */
export type CredentialHint =
  | { readonly kind: 'key_prefix' | 'agent_prefix'; readonly prefix: string }
  | { readonly kind: 'key_id' | 'client_id'; readonly id: string }
  | { readonly kind: 'claims'; readonly claims: HintedClaims };

/** Claims of an access token whose signature is cut off: nobody has checked them. */
export type HintedClaims = {
  readonly subject: string;
  readonly clientId: string;
  readonly grantId: string | null;
  readonly scopes: readonly string[];
  readonly audiences: readonly string[];
  readonly issuedAt: Date | null;
  readonly expiresAt: Date | null;
};

const FIELD = 'credential';
const TOO_MUCH = `must be the first ${SHOWN} characters of a key, and no more: whoever has the whole key can use it`;
const WHOLE_TOKEN = 'must be the token without its third part: whoever has the whole token can use it';
const NEITHER = `must be the first ${SHOWN} characters of a key, an access token without its third part, or \`api_key_\` or \`client_\` and an id`;

/**
 * Reads what a person pasted. The errors never repeat it: it may be a secret.
 * @throws {ApiError} invalid_request for a whole secret, and for anything else
 */
export function readCredentialHint(text: string): CredentialHint {
  const given = text.trim().replace(/^bearer\s+/i, '');
  if (/^(sk|at)_/.test(given)) {
    if (given.length > SHOWN) throw invalidField(FIELD, TOO_MUCH);
    if (!/^(sk|at)_[\w-]{8}$/.test(given)) throw invalidField(FIELD, NEITHER);
    return { kind: given.startsWith('sk_') ? 'key_prefix' : 'agent_prefix', prefix: given };
  }
  const named = /^(api_key|client)_([\w-]{1,100})$/.exec(given);
  if (named !== null) return { kind: named[1] === 'client' ? 'client_id' : 'key_id', id: named[2] ?? '' };
  const [, payload, signature = '', ...more] = given.split('.');
  if (signature !== '') throw invalidField(FIELD, WHOLE_TOKEN);
  const claims = more.length > 0 || payload === undefined ? null : claimsOf(payload);
  if (claims === null) throw invalidField(FIELD, NEITHER);
  return { kind: 'claims', claims };
}

function claimsOf(payload: string): HintedClaims | null {
  let claims: unknown;
  try {
    claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  } catch {
    return null;
  }
  if (!isObject(claims)) return null;
  const { sub, client_id: clientId, grant, scope, aud, iat, exp } = claims;
  if (!isName(sub) || !isName(clientId)) return null;
  return {
    subject: sub,
    clientId,
    grantId: isName(grant) ? grant : null,
    scopes:
      typeof scope === 'string'
        ? scope
            .split(' ')
            .filter((one) => one !== '')
            .slice(0, MOST)
        : [],
    audiences: (Array.isArray(aud) ? aud : [aud]).filter(isName).slice(0, MOST),
    issuedAt: moment(iat),
    expiresAt: moment(exp),
  };
}

const MOST = 50;
const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 200 && !value.includes('\0');

/** Seconds since 1970 as a time; null for anything else, and beyond the year 9999. */
const moment = (seconds: unknown): Date | null =>
  typeof seconds === 'number' && seconds >= 0 && seconds < 253_402_300_800
    ? new Date(Math.floor(seconds) * 1000)
    : null;
