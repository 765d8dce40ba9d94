import { protocol } from '../../../generated/protocol.ts';
import { SIGNATURE_ALGORITHMS, SignatureRejected } from './faults.ts';
import { JWK_FORMS, type PublishedKey, publicKeyOf, signatureFits } from './keys.ts';

type Members = Readonly<Record<string, unknown>>;

/** Path of an operator's revocation list, at the origin of its brand.json. */
export const REVOCATION_LIST_PATH = '/.well-known/governance-revocations.json';
export const REVOCATION_LIST_TYPE = `${protocol.name}-gov-revocation+jws` as const;
/** Purpose of the keys that sign such lists. */
export const REVOCATION_PURPOSE = 'governance-signing';

/** Key ids that an operator has revoked, as of `updated`. */
export type RevocationList = {
  readonly updated: Date;
  /** Until this time the list need not be fetched again. */
  readonly nextUpdate: Date;
  readonly kids: readonly string[];
};

/** Most keys in one list; with short key ids they fit into the 64 KiB of such a document. */
export const MOST_REVOKED_KEYS = 1_000;
const INTERVAL = { shortest: 60_000, longest: 30 * 60_000 };
/** Largest difference that is allowed between the clocks of two sides. */
const SKEW_MS = 60_000;
/** A list stays valid for this many intervals after its `next_update`. */
const GRACE_INTERVALS = 4;
const MOST_KEY_ID = 256;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The payload of a list, before it is signed. */
export const revocationPayload = (
  issuer: string,
  kids: readonly string[],
  now: Date,
  intervalMs: number,
) => ({
  version: 1,
  issuer,
  updated: now.toISOString(),
  next_update: new Date(now.getTime() + intervalMs).toISOString(),
  revoked_jtis: [],
  revoked_kids: kids,
});

/** Key id in the header of a list, before verification; null if the document is not a revocation list. */
export const revocationKeyId = (document: unknown): string | null => {
  const header = isMembers(document) ? partOf(document.protected) : null;
  return header?.typ === REVOCATION_LIST_TYPE && typeof header.kid === 'string' ? header.kid : null;
};

/**
 * Parses a list (a flattened JSON Web Signature, RFC 7515 section 7.2.2) and verifies it with these keys;
 * null if it is malformed or not verified.
 */
export function readRevocationList(
  document: unknown,
  keys: readonly PublishedKey[],
  now: Date,
): RevocationList | null {
  if (!isMembers(document)) return null;
  const { protected: head, payload, signature } = document;
  if (typeof head !== 'string' || typeof payload !== 'string' || typeof signature !== 'string') return null;
  const header = partOf(head);
  // `crit` names extensions that must be understood; this reader supports none.
  if (header?.typ !== REVOCATION_LIST_TYPE || header.crit !== undefined) return null;
  const key = keys.find(({ kid }) => kid === header.kid);
  const algorithm = SIGNATURE_ALGORITHMS.find((known) => JWK_FORMS[known].alg === header.alg);
  if (key === undefined || algorithm === undefined) return null;
  try {
    const publicKey = publicKeyOf(algorithm, key.jwk, [REVOCATION_PURPOSE]);
    const bytes = Buffer.from(signature, 'base64url');
    if (!signatureFits(algorithm, publicKey, `${head}.${payload}`, bytes)) return null;
  } catch (cause) {
    if (cause instanceof SignatureRejected) return null;
    throw cause;
  }
  return listOf(partOf(payload), now);
}

function listOf(payload: Members | null, now: Date): RevocationList | null {
  const { updated, next_update: nextUpdate, revoked_kids: kids } = payload ?? {};
  const from = timeOf(updated);
  const to = timeOf(nextUpdate);
  // A list dated in the future could not be replaced by a newer one.
  if (from === null || to === null || from > now.getTime() + SKEW_MS) return null;
  if (!Array.isArray(kids) || kids.length > MOST_REVOKED_KEYS) return null;
  if (!kids.every((kid) => typeof kid === 'string' && kid.length <= MOST_KEY_ID)) return null;
  const interval = Math.min(Math.max(to - from, INTERVAL.shortest), INTERVAL.longest);
  return { updated: new Date(from), nextUpdate: new Date(from + interval), kids };
}

const timeOf = (value: unknown): number | null => {
  const at = typeof value === 'string' && value.length <= 64 ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : at;
};

/**
 * The list to use. An older list never replaces a newer one, and a known list that can no longer be fetched
 * counts until it is stale.
 */
export const newerList = (
  known: RevocationList | null,
  read: RevocationList | null,
): RevocationList | null =>
  known === null || (read !== null && read.updated >= known.updated) ? read : known;

/**
 * Standing of a key by the revocation list of its operator. Without a list, operators revoke a key by
 * removing it from the key set, so the key is good.
 */
export function revocationStanding(
  list: RevocationList | null,
  kid: string,
  now: Date,
): 'good' | 'revoked' | 'stale' {
  if (list === null) return 'good';
  if (list.kids.includes(kid)) return 'revoked';
  const interval = list.nextUpdate.getTime() - list.updated.getTime();
  return now.getTime() > list.nextUpdate.getTime() + GRACE_INTERVALS * interval ? 'stale' : 'good';
}

function partOf(text: unknown): Members | null {
  if (typeof text !== 'string') return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return isMembers(value) ? value : null;
  } catch {
    return null;
  }
}
