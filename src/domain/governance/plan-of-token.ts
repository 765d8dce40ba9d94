import { objectOf } from '../json/values.ts';

const COMPACT_JWS = /^[\w-]+\.([\w-]+)\.[\w-]+$/;
const LONGEST_PLAN_ID = 255;

/**
 * Reads the plan id from the `sub` claim of a governance token; undefined when the token has none. The token is not
 * verified here: it only selects the plan, and the governance agent receives the token together with the question.
 */
export function planOfToken(token: string): string | undefined {
  const [, claims] = COMPACT_JWS.exec(token) ?? [];
  if (claims === undefined) return undefined;
  try {
    const { sub } = objectOf(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')));
    return typeof sub === 'string' && sub !== '' && sub.length <= LONGEST_PLAN_ID ? sub : undefined;
  } catch {
    return undefined;
  }
}
