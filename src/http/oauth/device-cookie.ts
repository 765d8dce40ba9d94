import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { sha256Hex } from '../../domain/text/sha256.ts';
import type { User } from '../../store/members/users.ts';

const NAME = 'device';
/** As long as every key of cookies is known at least. */
const KEPT_SECONDS = 30 * 24 * 3_600;
const FORM = /^([A-Za-z0-9_-]{20,64})\.(\d{10,11})\.([A-Za-z0-9_-]{43})$/;

type Known = Pick<User, 'id' | 'passwordHash'>;

/**
 * Remembers the browsers that a person has signed in with, so that others who guess at the account do not shut its
 * owner out. The cookie opens nothing: it names a count of attempts of its own. It counts for one account, and until
 * its password changes.
 */
export function deviceCookies(
  secrets: () => readonly string[],
  { secure, path }: { secure: boolean; path: string },
) {
  const sign = (secret: string, nonce: string, issued: string, user: Known) =>
    createHmac('sha256', secret)
      .update(`device ${nonce} ${issued} ${user.id} ${sha256Hex(user.passwordHash)}`)
      .digest('base64url');

  return {
    /** The name of a browser that the person has signed in with, else null. */
    recognise(ctx: Context, user: Known | undefined, now: Date): string | null {
      const [, nonce, issued, mac] = FORM.exec(ctx.cookies.get(NAME, { signed: false }) ?? '') ?? [];
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

    remember(ctx: Context, user: Known, { now, nonce }: { now: Date; nonce: string }): void {
      const issued = String(Math.floor(now.getTime() / 1000));
      const value = `${nonce}.${issued}.${sign(secrets()[0] ?? '', nonce, issued, user)}`;
      // Written by hand: behind a proxy the connection here is plain, and Koa would refuse a secure cookie.
      const attributes = `Path=${path}; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
      ctx.append('Set-Cookie', `${NAME}=${value}; ${attributes}`);
    },
  };
}

export type DeviceCookies = ReturnType<typeof deviceCookies>;
