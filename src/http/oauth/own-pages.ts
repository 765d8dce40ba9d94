import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import { cookieOf } from '../reading/negotiate.ts';
import { isSameSecret } from '../same-secret.ts';

/** What a sign-in on the registry's own pages sends to the authorization server. */
export type OwnSignIn = { readonly challenge: string; readonly state: string };

const COOKIE = 'own_pages';
/** As long as a page on which a person signs in stays open. */
const KEPT_SECONDS = 3_600;
const NONCE = /^[A-Za-z0-9_-]{43}$/;

/**
 * Ties a sign-in on the registry's own pages to the browser in which it began, and its code to this server. The
 * verifier of the code (PKCE) follows from a nonce in a cookie and from a secret, so that nobody else can compute
 * it: a code that leaks is worthless, and a link that somebody else made gets no code.
 */
export function ownSignIns(
  secrets: () => readonly string[],
  { secure, path }: { secure: boolean; path: string },
) {
  const derived = (secret: string, what: 'state' | 'verifier', nonce: string) =>
    createHmac('sha256', secret).update(`own pages ${what} ${nonce}`).digest('base64url');
  const signInOf = (secret: string, nonce: string): OwnSignIn => ({
    challenge: createHash('sha256')
      .update(derived(secret, 'verifier', nonce))
      .digest('base64url'),
    state: derived(secret, 'state', nonce),
  });
  const nonceOf = (ctx: Context): string | undefined => {
    const nonce = cookieOf(ctx, COOKIE) ?? '';
    return NONCE.test(nonce) ? nonce : undefined;
  };
  const isOneOf = (ctx: Context, isSame: (own: OwnSignIn) => boolean): boolean => {
    const nonce = nonceOf(ctx);
    return nonce !== undefined && secrets().some((secret) => isSame(signInOf(secret, nonce)));
  };

  return {
    /** Begins a sign-in. One that is under way in another tab of the same browser goes on. */
    begin(ctx: Context): OwnSignIn {
      const nonce = nonceOf(ctx) ?? randomBytes(32).toString('base64url');
      // Written by hand: behind a proxy the connection to this process is plain HTTP, and Koa would refuse a
      // secure cookie.
      const attributes = `Path=${path}; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
      ctx.append('Set-Cookie', `${COOKIE}=${nonce}; ${attributes}`);
      return signInOf(secrets()[0] ?? '', nonce);
    },

    /** Whether a request for a code was made here, for the browser that sends it. */
    isOwnRequest: (ctx: Context, challenge: unknown, state: unknown): boolean =>
      isOneOf(ctx, (own) => isEqual(own.challenge, challenge) && isEqual(own.state, state)),

    /** Whether an answer with this state belongs to a sign-in that began in the browser that sends it. */
    isOwnState: (ctx: Context, state: unknown): boolean => isOneOf(ctx, (own) => isEqual(own.state, state)),
  };
}

export type OwnSignIns = ReturnType<typeof ownSignIns>;

const isEqual = (expected: string, given: unknown): boolean =>
  typeof given === 'string' && isSameSecret(given, expected);
