import { timingSafeEqual } from 'node:crypto';
import { fromJsonText, type JsonText } from '../json/values.ts';
import { keepingResults } from '../kept-results.ts';
import { DAY_MS, MINUTE_MS } from '../text/instant.ts';
import { sha256Hex } from '../text/sha256.ts';
import {
  type Grants,
  type MemberStanding,
  NO_GRANTS,
  type PrincipalOrganization,
  readKeyPermissions,
} from './principal.ts';

/**
 * The stored hash of an API key. Keys have 256 random bits, so a stolen table is useless even with one round
 * of SHA-256.
 */
export const hashApiKey = (key: string): string => sha256Hex(key);

/** When the key that replaces another one expires: as long after it was made as the other one did. */
export const rolledExpiry = (
  { createdAt, expiresAt }: { readonly createdAt: Date; readonly expiresAt: Date | null },
  now: Date,
): Date | null =>
  expiresAt === null
    ? null
    : new Date(now.getTime() + Math.max(0, expiresAt.getTime() - createdAt.getTime()));

/**
 * The grants of a stored API key, by its permissions as they are stored; none for words that this version does not know.
 * Parsed once for each list, and not for each request: nearly all keys have one of a few.
 */
export const storedKeyGrants = keepingResults(
  (permissions: JsonText<readonly string[]>): Grants => {
    const read = readKeyPermissions(fromJsonText(permissions));
    return 'unknown' in read ? NO_GRANTS : read;
  },
  { most: 1_000, longest: 1_024 },
);

/** The standing of an API key in its organization: as an admin or as a member. */
export const keyStanding = (organization: PrincipalOrganization, grants: Grants): MemberStanding => ({
  organization,
  role: grants.registry === 'admin' ? 'admin' : 'member',
  maySeeAll: grants.seesAll,
});

/**
 * The stored hash of an OAuth client's secret. Secrets are random like API keys, so one round of SHA-256 is enough.
 */
export const hashClientSecret = (secret: string): string => `sha256:${sha256Hex(secret)}`;

/**
 * Whether a client's secret matches the stored hash. The comparison takes constant time. The hash itself is
 * not accepted.
 */
export function isClientSecret(given: string, stored: string): boolean {
  const actual = Buffer.from(hashClientSecret(given));
  const expected = Buffer.from(stored);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Milliseconds for which an invitation is valid. */
export const INVITATION_MS = 7 * DAY_MS;

/** The stored hash of an invitation's token. */
export const hashInvitation = (token: string): string => sha256Hex(token);

/**
 * The normalized e-mail address: trimmed and lower-case. Null if the text is not an address with one `@`, a
 * local part of up to 64 characters without spaces or control characters, and a host with at least two labels
 * (RFC 5321, without quoted local parts and address literals, which nobody signs in with).
 */
export function readEmail(input: string): string | null {
  const email = input.trim().toLowerCase();
  const [, local, host] = /^([^\s@"<>()[\]\\,;:]{1,64})@([a-z0-9.-]{3,253})$/u.exec(email) ?? [];
  if (local === undefined || host === undefined || email.length > 254) return null;
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return null;
  const labels = host.split('.');
  const isHost =
    labels.length >= 2 && labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label));
  return isHost ? email : null;
}

/** Stands for the hash of a person without a password, who signs in in other ways. No password has it. */
export const NO_PASSWORD = 'none';

export const hasPassword = ({ passwordHash }: { readonly passwordHash: string }): boolean =>
  passwordHash !== NO_PASSWORD;

/**
 * scrypt parameters: each guess costs 32 MB and some tens of milliseconds (RFC 7914; OWASP's minimum for N = 2^15).
 */
export const SCRYPT = { N: 2 ** 15, r: 8, p: 3, keyBytes: 32, saltBytes: 16 } as const;

export const MIN_PASSWORD = 12;
export const MAX_PASSWORD = 200;

export type PasswordJudgement = { ok: true } | { ok: false; reason: string };

/**
 * Checks a new password. Its length counts most (NIST SP 800-63B section 5.1.1.2). It must not be made of the
 * account's e-mail address or of a few repeated characters.
 */
export function judgePassword(password: string, email: string): PasswordJudgement {
  const length = [...password].length;
  if (length < MIN_PASSWORD) return { ok: false, reason: `must have at least ${MIN_PASSWORD} characters` };
  if (length > MAX_PASSWORD) return { ok: false, reason: `must have at most ${MAX_PASSWORD} characters` };
  const name = email.split('@')[0] ?? '';
  const left = password
    .toLowerCase()
    .replaceAll(email, '')
    .replaceAll(name === '' ? '\0' : name, '');
  if ([...left].length < MIN_PASSWORD / 2) return { ok: false, reason: 'must not repeat the e-mail address' };
  if (new Set(password).size < 4) return { ok: false, reason: 'must not repeat a few characters' };
  return { ok: true };
}

/** Failed attempts so far within one limit, and the time of the last attempt. */
export type Attempts = { readonly failures: number; readonly lastAt: Date };

/** Failures without a wait, and the wait after that: it doubles from `firstMs` up to `longestMs`. */
export type Patience = { readonly free: number; readonly firstMs: number; readonly longestMs: number };

/** Failures are forgotten this long after the last one. */
export const ATTEMPTS_KEPT_MS = 24 * 60 * MINUTE_MS;

export const patience = {
  /** Limit for one account from one address, or from a browser in which its owner has signed in before. */
  place: { free: 10, firstMs: 5_000, longestMs: 15 * MINUTE_MS },
  /**
   * Limit for one account from all places where its owner has not signed in before. It slows down attackers
   * with many addresses. The longest wait is short, because an owner at a new place shares it with them.
   */
  strangers: { free: 100, firstMs: 1_000, longestMs: MINUTE_MS },
} as const satisfies Record<string, Patience>;

/** Milliseconds to wait after the last of so many failures. */
export function waitAfter(failures: number, { free, firstMs, longestMs }: Patience): number {
  if (failures < free) return 0;
  // The exponent is capped at 40, which exceeds any wait and keeps the number finite.
  return Math.min(longestMs, firstMs * 2 ** Math.min(failures - free, 40));
}

/**
 * Whether a password may be tried now. An attempt counts as a failure until the password proves right, so
 * that parallel attempts get no advantage over sequential ones.
 */
export function tryPassword(
  known: Attempts | undefined,
  limits: Patience,
  now: Date,
): { allowed: true; attempts: Attempts } | { allowed: false; waitMs: number } {
  const age = known === undefined ? Number.POSITIVE_INFINITY : now.getTime() - known.lastAt.getTime();
  const failures = known === undefined || age >= ATTEMPTS_KEPT_MS ? 0 : known.failures;
  const waitMs = failures === 0 ? 0 : waitAfter(failures, limits) - Math.max(0, age);
  if (waitMs > 0) return { allowed: false, waitMs };
  return { allowed: true, attempts: { failures: failures + 1, lastAt: now } };
}
