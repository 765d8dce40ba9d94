import { createHmac } from 'node:crypto';
import type { Context } from 'koa';
import { ApiError } from '../../domain/errors.ts';
import { bindingRule } from '../../domain/limits.ts';
import { type Patience, patience, tryPassword } from '../../domain/members/credentials.ts';
import { addressBucket } from '../../domain/net/address.ts';
import { HOUR_MS, MINUTE_MS } from '../../domain/text/instant.ts';
import { sha256Hex } from '../../domain/text/sha256.ts';
import { countExactly, countSoon } from '../../record/counted.ts';
import { recordCredentialEvent } from '../../record/members/credentials.ts';
import type { Tables } from '../../store/index.ts';
import type { User } from '../../store/members/users.ts';
import type { Store } from '../../store/open.ts';
import { cookieOf } from '../reading/negotiate.ts';
import { isSameSecret } from '../same-secret.ts';
import { routes } from './provider.ts';

/** Maximum requests per hour and address to each endpoint of the authorization server; null for one that only reads memory. */
const REQUESTS_PER_HOUR = {
  registration: 20,
  token: 600,
  authorization: 600,
  revocation: 600,
  jwks: null,
} as const satisfies Readonly<Record<keyof typeof routes, number | null>>;
const limitOf = new Map<string, number | null>(
  Object.entries(routes).map(([name, path]) => [path, REQUESTS_PER_HOUR[name as keyof typeof routes]]),
);

/**
 * Counts all addresses at which a sign-in goes on, whose last part is its id. Each answer there may begin a next part of the
 * sign-in, which has rows of its own. A sign-in goes on twice: after the password and after the consent.
 */
const RESUMED = `${routes.authorization}/`;
limitOf.set(RESUMED, 2 * REQUESTS_PER_HOUR.authorization);

/** Maximum number of client metadata documents that one address may make us fetch in an hour. */
export const DOCUMENT_LIMIT = 60;

type Ask = { class: string; key: string; limit: number; windowMs: number };

/**
 * Counts a request to an endpoint of the authorization server, and reports the limit in `RateLimit-*` headers.
 * @throws {ApiError} rate_limited
 */
export async function countRequest(store: Store, ctx: Context, now: Date): Promise<void> {
  const path = ctx.path.startsWith(RESUMED) ? RESUMED : ctx.path;
  const limit = limitOf.get(path) ?? null;
  if (limit === null) return;
  const ask = { class: `oauth:${path}`, key: addressBucket(ctx.ip), limit, windowMs: HOUR_MS };
  ctx.set(await consume(ctx.method === 'POST' ? countExactly : countSoon, store, [ask], now));
}

/** Counts a client metadata document that a caller makes us fetch. Returns false when the limit is reached. */
export async function countDocument(store: Store, address: string, now: Date): Promise<boolean> {
  const ask = { class: 'oauth:client_document', key: addressBucket(address), limit: DOCUMENT_LIMIT };
  try {
    await consume(countSoon, store, [{ ...ask, windowMs: HOUR_MS }], now);
    return true;
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'rate_limited') return false;
    throw cause;
  }
}

/** Maximum number of passkeys that one address may use, rightly or not, in a quarter of an hour: an office has one address. */
export const PASSKEY_LIMIT = 200;

/** Counts the use of a passkey. Nobody guesses one: what is limited is the work. @throws {ApiError} rate_limited */
export async function countPasskeyUse(store: Store, ctx: Context, now: Date): Promise<void> {
  const ask = { class: 'sign_in:passkey', key: addressBucket(ctx.ip), limit: PASSKEY_LIMIT };
  ctx.set(await consume(countExactly, store, [{ ...ask, windowMs: 15 * MINUTE_MS }], now));
}

/** Counts a request, and returns the headers of the strictest rule. @throws {ApiError} rate_limited */
async function consume(
  count: typeof countSoon,
  store: Store,
  rules: readonly Ask[],
  now: Date,
): Promise<Record<string, string>> {
  const asks = rules.map((rule) => ({ ...rule, now }));
  const decisions = await count(store, asks);
  const binding = bindingRule(asks, decisions, now);
  if (binding === undefined) return {};
  const { headers, retryAfter } = binding;
  if (retryAfter === null) return headers;
  const message = `Too many attempts; try again in ${retryAfter} seconds.`;
  // OAuth clients read `error_description` (RFC 6749 section 5.2).
  throw new ApiError(
    'rate_limited',
    message,
    { retry_after: retryAfter, error_description: message },
    headers,
  );
}

type Tools = { store: Store; devices: DeviceCookies; now: () => Date; newId: () => string };
type Counter = { key: string; limits: Patience };

/** Maximum number of passwords that one address may try in a quarter of an hour, over all accounts. */
export const PER_ADDRESS = { class: 'sign_in:address', limit: 50, windowMs: 15 * MINUTE_MS } as const;
const NOTED_EVERY_MS = 15 * MINUTE_MS;

/**
 * The e-mail address of an attempt as the audit log stores it: a hash that can be compared, but not used to
 * send mail.
 */
export const accountTried = (email: string | null): string => sha256Hex(email ?? '').slice(0, 32);

type SignInAttempt = {
  /** Call when the password was right: forgets the failures from this place, and remembers the browser. */
  succeeded(ctx: Context, user: User): Promise<void>;
};

export type PasswordAttempts = {
  /**
   * Counts an attempt to use a password, before the password is checked. After failures, each wait is longer
   * than the last, counted by account and address. A browser that the owner has signed in with has a separate
   * count, which nobody else can use up.
   *
   * @param email the parsed address; null when it is not valid
   * @throws {ApiError} rate_limited
   */
  begin(ctx: Context, email: string | null, user: User | undefined): Promise<SignInAttempt>;
};

export function passwordAttempts({ store, devices, now, newId }: Tools): PasswordAttempts {
  return {
    async begin(ctx, email, user) {
      const device = devices.recognise(ctx, user, now());
      const account = accountTried(email);
      const address = addressBucket(ctx.ip);
      const place: Counter =
        device === null
          ? { key: sha256Hex(`place ${account} ${address}`), limits: patience.place }
          : { key: sha256Hex(`device ${device}`), limits: patience.place };
      const strangers: Counter = { key: sha256Hex(`account ${account}`), limits: patience.strangers };
      const counters = device === null ? [place, strangers] : [place];
      const waitMs = await store.transaction((tx) => count(tx, counters, device === null ? address : null));
      if (waitMs > 0) await refuse(ctx, { account, place: place.key, waitMs });
      return {
        async succeeded(doneCtx, right) {
          await store.transaction(async (tx) => {
            await tx.signInAttempts.remove(place.key);
            if (device === null) await tx.signInAttempts.giveBack(strangers.key);
          });
          devices.remember(doneCtx, right, { now: now(), nonce: device ?? newId() });
        },
      };
    },
  };

  /**
   * Counts an attempt in all counters or in none. Returns the milliseconds to wait; 0 when the password may be
   * tried.
   */
  async function count(tx: Tables, counters: readonly Counter[], address: string | null): Promise<number> {
    const tries = [];
    for (const { key, limits } of [...counters].sort((a, b) => (a.key < b.key ? -1 : 1))) {
      const outcome = tryPassword(await tx.signInAttempts.findForUpdate(key), limits, now());
      if (!outcome.allowed) return outcome.waitMs;
      tries.push({ key, ...outcome.attempts });
    }
    if (address !== null) {
      const { allowed, resetAt } = await tx.limits.consume({ ...PER_ADDRESS, key: address, now: now() });
      if (!allowed) return Math.max(1, resetAt.getTime() - now().getTime());
    }
    for (const attempts of tries) await tx.signInAttempts.put(attempts);
    return 0;
  }

  /**
   * Refuses an attempt. Logs only the first refusal in a quarter of an hour: an attack is visible, but does not
   * fill the log.
   */
  async function refuse(
    ctx: Context,
    { account, place, waitMs }: { account: string; place: string; waitMs: number },
  ): Promise<never> {
    const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
    await store.transaction(async (tx) => {
      const ask = { class: 'sign_in:noted', key: place, limit: 1, windowMs: NOTED_EVERY_MS, now: now() };
      if (!(await tx.limits.consume(ask)).allowed) return;
      await recordCredentialEvent(
        tx,
        {
          action: 'credential.sign_in_throttled',
          actor: 'anonymous',
          outcome: 'refused',
          detail: { account_sha256: account, retry_after: retryAfter },
        },
        { now: now(), newId, origin: { address: ctx.ip, requestId: String(ctx.state.requestId) } },
      );
    });
    const message = `Too many attempts; try again in ${retryAfter} seconds.`;
    throw new ApiError('rate_limited', message, {
      retry_after: retryAfter,
      error_description: message,
    });
  }
}

const COOKIE = 'device';
/** Every cookie signing key is accepted for at least this long. */
const KEPT_SECONDS = 30 * 24 * 3_600;
const COOKIE_FORM = /^([A-Za-z0-9_-]{20,64})\.(\d{10,11})\.([A-Za-z0-9_-]{43})$/;

type CookieOwner = Pick<User, 'id' | 'passwordHash'>;

/**
 * Remembers the browsers that a person has signed in with, so that others who guess at the account's password
 * do not lock out its owner. The cookie grants no access: it names a separate count of attempts. It is valid
 * for one account, until the password of this account changes.
 */
export function deviceCookies(
  secrets: () => readonly string[],
  { secure, path }: { secure: boolean; path: string },
) {
  const sign = (secret: string, nonce: string, issued: string, user: CookieOwner) =>
    createHmac('sha256', secret)
      .update(`device ${nonce} ${issued} ${user.id} ${sha256Hex(user.passwordHash)}`)
      .digest('base64url');

  return {
    /** The id of a browser that the person has signed in with, or null. */
    recognise(ctx: Context, user: CookieOwner | undefined, now: Date): string | null {
      const [, nonce, issued, mac] = COOKIE_FORM.exec(cookieOf(ctx, COOKIE) ?? '') ?? [];
      if (user === undefined || nonce === undefined || issued === undefined || mac === undefined) return null;
      const age = now.getTime() / 1000 - Number(issued);
      if (age < -60 || age > KEPT_SECONDS) return null;
      const given = mac;
      const isOurs = secrets().some((secret) => isSameSecret(given, sign(secret, nonce, issued, user)));
      return isOurs ? nonce : null;
    },

    remember(ctx: Context, user: CookieOwner, { now, nonce }: { now: Date; nonce: string }): void {
      const issued = String(Math.floor(now.getTime() / 1000));
      const value = `${nonce}.${issued}.${sign(secrets()[0] ?? '', nonce, issued, user)}`;
      // Written by hand: behind a proxy the connection to this process is plain HTTP, and Koa would refuse a
      // secure cookie.
      const attributes = `Path=${path}; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
      ctx.append('Set-Cookie', `${COOKIE}=${value}; ${attributes}`);
    },
  };
}

type DeviceCookies = ReturnType<typeof deviceCookies>;
