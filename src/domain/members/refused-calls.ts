import type { EnumsCredentialKind, EnumsRefusalReason } from '../../../generated/types/enums.ts';
import { sha256Hex } from '../text/sha256.ts';

/** A credential by what the registry calls it, never with its secret. */
export type CredentialRef = { readonly kind: EnumsCredentialKind; readonly id: string };

/** Whose call was refused, as far as it is known. */
export type RefusedCaller = {
  readonly credential: CredentialRef | null;
  /** The person whose credential it is; null for credentials of organizations. */
  readonly personId: string | null;
  /** The organization that the call was made for. */
  readonly orgId: string | null;
};

export const UNKNOWN_CALLER: RefusedCaller = { credential: null, personId: null, orgId: null };

/** A call that was refused, as far as the doctor tells of it. */
export type RefusedCall = RefusedCaller & {
  readonly at: Date;
  readonly requestId: string;
  /** Network address of the caller. It chooses the place of a call without a known credential, and is not stored. */
  readonly address: string;
  /** Name of the operation or task; null when the call did not get that far. */
  readonly operation: string | null;
  readonly method: string | null;
  /** Path as the contract writes it: the path of a request may hold a secret. */
  readonly path: string | null;
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly reason: EnumsRefusalReason;
  /** The permission that was missing. */
  readonly missing: string | null;
};

/** Refused calls that are kept of one credential. */
export const KEPT_OF_CREDENTIAL = 10;
/** Days that they are kept. */
export const REFUSED_KEPT_DAYS = 30;

/**
 * Places for calls without a known credential. Each keeps as many calls as a credential, whoever they are from, so that
 * all strangers together have at most 10,000 rows, and one address only those of its place.
 */
const STRANGERS_PLACES = 1_000;

/** Under what the refused calls of a caller are kept together. */
export function placeOf({ credential, address }: Pick<RefusedCall, 'credential' | 'address'>): string {
  if (credential !== null) return credentialPlace(credential);
  return `stranger:${Number.parseInt(sha256Hex(address).slice(0, 8), 16) % STRANGERS_PLACES}`;
}

export const credentialPlace = ({ kind, id }: CredentialRef): string => `${kind}:${id}`;

/** The credential of a place; null for a place of strangers. */
export function credentialIn(place: string): CredentialRef | null {
  const at = place.indexOf(':');
  const kind = place.slice(0, at);
  return kind === 'stranger' ? null : { kind: kind as EnumsCredentialKind, id: place.slice(at + 1) };
}

const LONGEST_MESSAGE = 500;

/** The message of a refusal as far as it is kept. */
export const keptMessage = (message: string): string => message.slice(0, LONGEST_MESSAGE);

/** Statuses of responses that refuse a caller, whatever it asks for. */
export const isRefusedCaller = (status: number): boolean => [401, 403, 429].includes(status);

/** Codes with which tasks refuse a caller, whatever it asks for. */
const REFUSED_TASKS: Readonly<Record<string, number>> = {
  AUTH_REQUIRED: 401,
  AUTH_MISSING: 401,
  AUTH_INVALID: 401,
  UNAUTHORIZED: 401,
  INSUFFICIENT_PERMISSIONS: 403,
  PERMISSION_DENIED: 403,
  SCOPE_INSUFFICIENT: 403,
  READ_ONLY_SCOPE: 403,
  AGENT_SUSPENDED: 403,
  AGENT_BLOCKED: 403,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
};

/** The status that a refusal of a task would have as a response; undefined for errors about what was asked. */
export const refusedTaskStatus = (code: string): number | undefined =>
  Object.hasOwn(REFUSED_TASKS, code) ? REFUSED_TASKS[code] : undefined;

/** What a refusal is about, from its status and code. */
export function refusalReason(status: number, code: string, hasCredential: boolean): EnumsRefusalReason {
  if (status === 429) return 'too_many';
  if (status === 403) return MISSING.has(code) ? 'missing_permission' : 'not_allowed';
  return hasCredential ? 'unknown' : 'missing';
}

const MISSING = new Set(['insufficient_scope', 'INSUFFICIENT_PERMISSIONS', 'SCOPE_INSUFFICIENT']);

const MENDS: Readonly<Record<EnumsRefusalReason, string>> = {
  missing: 'Send a credential in the `Authorization` header, after the word Bearer.',
  malformed: 'Send the header as `Authorization: Bearer`, one space and the credential, and nothing else.',
  unknown: 'The registry knows no such credential: check that it was copied whole and is of this registry.',
  not_issued_here: 'Another server made this token, or it was changed: get a token from this registry.',
  expired: 'Get a new token with the refresh token, or make a new key.',
  revoked: 'Somebody revoked this credential: make a new one, and look into the audit log for who did.',
  ended: 'The access was ended, or the person or client behind it is gone: allow the program again.',
  wrong_audience:
    'The token is for another resource: ask for one whose `resource` is the address that was called.',
  missing_permission: 'Make a credential with the missing permission, or ask an owner or admin for one.',
  not_allowed:
    'The credential is good. The message says what its holder may not do; an owner or admin can change the role.',
  too_many: 'Wait as long as `Retry-After` says, and send fewer requests.',
  signature:
    'The code names the step at which the check of the signature failed; the guide on signing describes it.',
};

/** What to do about a refusal. */
export function mendOf({ reason, missing }: Pick<RefusedCall, 'reason' | 'missing'>): string {
  if (reason === 'missing_permission' && missing !== null)
    return `Make a credential with ${missing}, or ask an owner or admin for one.`;
  return MENDS[reason];
}
