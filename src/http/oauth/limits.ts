import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { ApiError } from '../../domain/errors.ts';
import { bindingRule } from '../../domain/limits.ts';
import { type Patience, patience, tryPassword } from '../../domain/members/credentials.ts';
import { addressBucket } from '../../domain/net/address.ts';
import { sha256Hex } from '../../domain/text/sha256.ts';
import { recordCredentialEvent } from '../../record/members/credentials.ts';
import type { Tables } from '../../store/index.ts';
import type { User } from '../../store/members/users.ts';
import type { Store } from '../../store/open.ts';
import { routes } from './provider.ts';

const HOUR_MS = 60 * 60_000;

/** Requests in an hour per address. */
const REQUESTS_PER_HOUR: Readonly<Record<string, number>> = {
  [routes.registration]: 20,
  [routes.token]: 600,
  [routes.authorization]: 600,
};

/** Metadata documents of clients that one address may have us fetch in an hour. */
export const DOCUMENT_LIMIT = 60;

type Ask = { class: string; key: string; limit: number; windowMs: number };

/**
 * Counts a request to an endpoint of the authorization server, and reports the limit in `RateLimit-*` headers.
 * @throws {ApiError} rate_limited
 */
export async function countRequest(store: Store, ctx: Context, now: Date): Promise<void> {
  const limit = REQUESTS_PER_HOUR[ctx.path];
  if (limit === undefined) return;
  const ask = { class: `oauth:${ctx.path}`, key: addressBucket(ctx.ip), limit, windowMs: HOUR_MS };
  ctx.set(await consume(store, [ask], now));
}

/** Counts a metadata document that a caller has us fetch; whether it is one of those allowed. */
export async function countDocument(store: Store, address: string, now: Date): Promise<boolean> {
  const ask = { class: 'oauth:client_document', key: addressBucket(address), limit: DOCUMENT_LIMIT };
  try {
    await consume(store, [{ ...ask, windowMs: HOUR_MS }], now);
    return true;
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'rate_limited') return false;
    throw cause;
  }
}

/** The headers of the rule that binds. @throws {ApiError} rate_limited */
async function consume(store: Store, rules: readonly Ask[], now: Date): Promise<Record<string, string>> {
  const asks = rules.map((rule) => ({ ...rule, now }));
  const decisions = await store.transaction((tx) => tx.limits.consumeAll(asks), { isLosable: true });
  const binding = bindingRule(asks, decisions, now);
  if (binding === undefined) return {};
  const { headers, retryAfter } = binding;
  if (retryAfter === null) return headers;
  const message = `Too many attempts; try again in ${retryAfter} seconds.`;
  // Programs that speak OAuth look for a description (RFC 6749 section 5.2).
  throw new ApiError(
    'rate_limited',
    message,
    { retry_after: retryAfter, error_description: message },
    headers,
  );
}

type Tools = { store: Store; devices: DeviceCookies; now: () => Date; newId: () => string };
type Counter = { key: string; limits: Patience };

/** Passwords that one address may try in a quarter of an hour, whosever they are. */
export const PER_ADDRESS = { class: 'sign_in:address', limit: 50, windowMs: 15 * 60_000 } as const;
const NOTED_EVERY_MS = 15 * 60_000;

/** What the audit log says of the address that somebody tried: enough to compare, nothing to send mail to. */
export const accountTried = (email: string | null): string => sha256Hex(email ?? '').slice(0, 32);

export type SignInAttempt = {
  /** The password was right: the failures from this place are forgotten, and the browser is remembered. */
  succeeded(ctx: Context, user: User): Promise<void>;
};

export type PasswordAttempts = {
  /**
   * Counts an attempt to use a password, before it is looked at. Whoever tries in vain waits longer and longer, by
   * account and address; a browser that the owner has signed in with has a count of its own, which nobody else can use
   * up.
   *
   * @param email as it was read; null when it is none
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

  /** Counts everywhere or nowhere. The milliseconds to wait; 0 when the password may be tried. */
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

  /** Notes the first refusal of a quarter of an hour: an attack is seen, and does not fill the log. */
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
/** As long as every key of cookies is known at least. */
const KEPT_SECONDS = 30 * 24 * 3_600;
const COOKIE_FORM = /^([A-Za-z0-9_-]{20,64})\.(\d{10,11})\.([A-Za-z0-9_-]{43})$/;

type CookieOwner = Pick<User, 'id' | 'passwordHash'>;

/**
 * Remembers the browsers that a person has signed in with, so that others who guess at the account do not shut its
 * owner out. The cookie opens nothing: it names a count of attempts of its own. It counts for one account, and until
 * its password changes.
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
    /** The name of a browser that the person has signed in with, else null. */
    recognise(ctx: Context, user: CookieOwner | undefined, now: Date): string | null {
      const [, nonce, issued, mac] = COOKIE_FORM.exec(ctx.cookies.get(COOKIE, { signed: false }) ?? '') ?? [];
      if (user === undefined || nonce === undefined || issued === undefined || mac === undefined) return null;
      const age = now.getTime() / 1000 - Number(issued);
      if (age < -60 || age > KEPT_SECONDS) return null;
      const given = Buffer.from(mac);
      const isOurs = secrets().some((secret) => {
        const expected = Buffer.from(sign(secret, nonce, issued, user));
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      return isOurs ? nonce : null;
    },

    remember(ctx: Context, user: CookieOwner, { now, nonce }: { now: Date; nonce: string }): void {
      const issued = String(Math.floor(now.getTime() / 1000));
      const value = `${nonce}.${issued}.${sign(secrets()[0] ?? '', nonce, issued, user)}`;
      // Written by hand: behind a proxy the connection here is plain, and Koa would refuse a secure cookie.
      const attributes = `Path=${path}; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
      ctx.append('Set-Cookie', `${COOKIE}=${value}; ${attributes}`);
    },
  };
}

type DeviceCookies = ReturnType<typeof deviceCookies>;
