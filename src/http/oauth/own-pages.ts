import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import { ownPathOf } from '../../domain/members/own-path.ts';
import { cookieOf } from '../reading/negotiate.ts';
import { isSameSecret } from '../same-secret.ts';

/** What a sign-in on the registry's own pages sends to the authorization server. */
export type OwnSignIn = { readonly challenge: string; readonly state: string };

/**
 * The name of a cookie that only this host can set, as browsers enforce it: another host of the same site could otherwise
 * sign a person in as somebody else. Without https, and below a path of its own, there is no such name.
 */
export const hostCookie = (name: string, { secure, path }: CookiePlace): string =>
  secure && path === '/' ? `__Host-${name}` : name;

export type CookiePlace = { readonly secure: boolean; readonly path: string };

/** As long as a page on which a person signs in stays open. */
const KEPT_SECONDS = 3_600;
const NONCE = /^[A-Za-z0-9_-]{43}$/;

/**
 * Ties a sign-in on the registry's own pages to the browser in which it began, and its code to this server. The
 * verifier of the code (PKCE) follows from a nonce in a cookie and from a secret, so that nobody else can compute
 * it: a code that leaks is worthless, and a link that somebody else made gets no code.
 */
export function ownSignIns(secrets: () => readonly string[], place: CookiePlace) {
  const { secure, path } = place;
  const COOKIE = hostCookie('own_pages', place);
  const derived = (secret: string, what: string, nonce: string) =>
    createHmac('sha256', secret).update(`own pages ${what} ${nonce}`).digest('base64url');
  const signInOf = (secret: string, nonce: string, returnTo: string): OwnSignIn => ({
    challenge: createHash('sha256')
      .update(derived(secret, 'verifier', nonce))
      .digest('base64url'),
    state: `${derived(secret, `state ${returnTo}`, nonce)}.${Buffer.from(returnTo).toString('base64url')}`,
  });
  const nonceOf = (ctx: Context): string | undefined => {
    const nonce = cookieOf(ctx, COOKIE) ?? '';
    return NONCE.test(nonce) ? nonce : undefined;
  };
  /** The path in a state, if the state and the challenge are those of a sign-in of this browser. */
  const ownPathIn = (ctx: Context, state: unknown, challenge?: unknown): string | null => {
    const nonce = nonceOf(ctx);
    const returnTo = pathIn(state);
    if (nonce === undefined || returnTo === null) return null;
    const isOwn = secrets().some((secret) => {
      const own = signInOf(secret, nonce, returnTo);
      return isEqual(own.state, state) && (challenge === undefined || isEqual(own.challenge, challenge));
    });
    return isOwn ? returnTo : null;
  };

  return {
    /**
     * Begins a sign-in. One that is under way in another tab of the same browser goes on.
     * @param returnTo the path of ours to which it leads
     */
    begin(ctx: Context, returnTo: string): OwnSignIn {
      const nonce = nonceOf(ctx) ?? randomBytes(32).toString('base64url');
      // Written by hand: behind a proxy the connection to this process is plain HTTP, and Koa would refuse a
      // secure cookie.
      const attributes = `Path=${path}; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
      ctx.append('Set-Cookie', `${COOKIE}=${nonce}; ${attributes}`);
      return signInOf(secrets()[0] ?? '', nonce, returnTo);
    },

    /** Whether a request for a code was made here, for the browser that sends it. */
    isOwnRequest: (ctx: Context, challenge: unknown, state: unknown): boolean =>
      ownPathIn(ctx, state, challenge ?? '') !== null,

    /** Where a sign-in with this state leads; null unless it began in the browser that sends it. */
    returnPath: (ctx: Context, state: unknown): string | null => ownPathIn(ctx, state),
  };
}

export type OwnSignIns = ReturnType<typeof ownSignIns>;

const LONGEST_STATE = 2_000;

function pathIn(state: unknown): string | null {
  if (typeof state !== 'string' || state.length > LONGEST_STATE) return null;
  return ownPathOf(Buffer.from(state.slice(state.indexOf('.') + 1), 'base64url').toString());
}

const isEqual = (expected: string, given: unknown): boolean =>
  typeof given === 'string' && isSameSecret(given, expected);
