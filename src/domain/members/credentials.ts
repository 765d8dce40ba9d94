import { timingSafeEqual } from 'node:crypto';
import { sha256Hex } from '../text/sha256.ts';
import type { Grants, MemberStanding, PrincipalOrganization } from './principal.ts';

/** What is stored of an API key. Keys carry 256 random bits, so one round of SHA-256 keeps a stolen table useless. */
export const hashApiKey = (key: string): string => sha256Hex(key);

/** Whom a key acts as: an admin of its organization, or a member. */
export const keyStanding = (organization: PrincipalOrganization, grants: Grants): MemberStanding => ({
  organization,
  role: grants.registry === 'admin' ? 'admin' : 'member',
  maySeeAll: grants.seesAll,
});

/** What is stored of the secret of an OAuth client. Secrets are random like API keys, so one round of SHA-256 does. */
export const hashClientSecret = (secret: string): string => `sha256:${sha256Hex(secret)}`;

/** Whether a client gave the secret that belongs to a stored hash; the hash itself opens nothing. */
export function isClientSecret(given: string, stored: string): boolean {
  const actual = Buffer.from(hashClientSecret(given));
  const expected = Buffer.from(stored);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** How long an invitation can be accepted. */
export const INVITATION_MS = 7 * 24 * 3_600_000;

/** What is stored of the token in the link of an invitation. */
export const hashInvitation = (token: string): string => sha256Hex(token);

/**
 * An e-mail address as it is compared and stored: trimmed and lower-case. Null when it is none: one `@`, a local part
 * of up to 64 characters without spaces or control characters, and a host with at least two labels (RFC 5321, without
 * quoted local parts and address literals, which nobody signs in with).
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

/** scrypt parameters: 32 MB and some tens of milliseconds for each guess (RFC 7914; OWASP's minimum for N = 2^15). */
export const SCRYPT = { N: 2 ** 15, r: 8, p: 3, keyBytes: 32, saltBytes: 16 } as const;

export const MIN_PASSWORD = 12;
export const MAX_PASSWORD = 200;

export type PasswordJudgement = { ok: true } | { ok: false; reason: string };

/** Length is what counts (NIST SP 800-63B section 5.1.1.2); a password must not be made of the address it guards. */
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

/** Passwords of one kind that were tried in vain so far, and when the last one was. */
export type Attempts = { readonly failures: number; readonly lastAt: Date };

/** How many failures cost nothing, and how the wait grows behind them: it doubles from the first to the longest. */
export type Patience = { readonly free: number; readonly firstMs: number; readonly longestMs: number };

const MINUTE_MS = 60_000;

/** Behind a failure nothing is remembered for longer than this. */
export const ATTEMPTS_KEPT_MS = 24 * 60 * MINUTE_MS;

export const patience = {
  /** One account from one address, and one account from a browser that its owner has signed in with before. */
  place: { free: 10, firstMs: 5_000, longestMs: 15 * MINUTE_MS },
  /**
   * One account from all places that its owner has not signed in at. Attackers with many addresses are slowed down here;
   * the longest wait is short, because the owner at a new place shares it with them.
   */
  strangers: { free: 100, firstMs: 1_000, longestMs: MINUTE_MS },
} as const satisfies Record<string, Patience>;

/** Milliseconds that have to pass behind the last of so many failures. */
export function waitAfter(failures: number, { free, firstMs, longestMs }: Patience): number {
  if (failures < free) return 0;
  // Past 2^40 the double is far over any wait, and stays a number.
  return Math.min(longestMs, firstMs * 2 ** Math.min(failures - free, 40));
}

/**
 * Whether a password may be tried now. It counts as a failure until it is found right, so that many at once are no more
 * than as many one after the other.
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
