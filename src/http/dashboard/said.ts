import type { Context } from 'koa';
import type { Said } from '../../../web/dashboard/dashboard.ts';
import { isObject } from '../../domain/json/values.ts';
import { cookieOf } from '../reading/negotiate.ts';

const COOKIE = 'said';
const KEPT_SECONDS = 60;
/** Browsers keep 4 KB a cookie; what is longer is said without its names. */
const LONGEST = 3_000;

/**
 * What was done by a form, from its answer to the page that follows. It stands in a cookie and not in the address, so
 * that no link from elsewhere can have a page say something.
 */
export function saidCookie({ secure, path }: { secure: boolean; path: string }) {
  const attributes = (seconds: number) =>
    `Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  const encoded = (said: Said) => Buffer.from(JSON.stringify(said)).toString('base64url');
  return {
    keep(ctx: Context, said: Said): void {
      const whole = encoded(said);
      const value = whole.length <= LONGEST ? whole : encoded({ code: said.code, about: {} });
      ctx.append('Set-Cookie', `${COOKIE}=${value}; ${attributes(KEPT_SECONDS)}`);
    },
    /** What is to be said now; it is said once. */
    take(ctx: Context): Said | null {
      const value = cookieOf(ctx, COOKIE);
      if (value === undefined) return null;
      ctx.append('Set-Cookie', `${COOKIE}=; ${attributes(0)}`);
      return read(value);
    },
  };
}

function read(value: string): Said | null {
  if (value.length > LONGEST) return null;
  try {
    const said: unknown = JSON.parse(Buffer.from(value, 'base64url').toString());
    if (!isObject(said) || typeof said.code !== 'string' || !isObject(said.about)) return null;
    const about = Object.entries(said.about).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    );
    return { code: said.code, about: Object.fromEntries(about) };
  } catch {
    return null;
  }
}
