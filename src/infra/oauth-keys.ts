import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { DAY_MS } from '../domain/text/instant.ts';
import type { Secret } from '../store/engine/secrets.ts';
import type { Tables } from '../store/index.ts';
import type { Store } from '../store/open.ts';

/** Keys of the authorization server: the first key of each list signs, and all keys verify. */
export type OAuthKeys = { readonly signing: readonly JWK[]; readonly cookies: readonly string[] };

export const SIGNING_PURPOSE = 'oauth-signing';
export const COOKIE_PURPOSE = 'oauth-cookies';
/**
 * Days that one key signs cookies. Session cookies are valid for half as long, and a retired key is kept for as
 * long again.
 */
export const COOKIE_KEY_DAYS = 30;
/** A new key signs only after every process has read it. */
const SPREAD_MS = 60_000;
export const SIGNING_ALG = 'ES256';

/** A new private key as a JWK (RFC 7517). */
export async function newSigningKey(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair(SIGNING_ALG, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid, alg: SIGNING_ALG, use: 'sig' };
}

/**
 * Reads the keys from the store, and creates missing ones. If two processes start at once, the second uses the key
 * that the first has created.
 *
 * @param given keys from a file; if set, they are the only signing keys
 */
export async function loadKeys(
  store: Store,
  given: readonly JWK[] | null,
  tools: { now: () => Date; newId: () => string },
): Promise<OAuthKeys> {
  const made = given === null ? JSON.stringify(await newSigningKey(tools.newId())) : null;
  const secret = randomBytes(32).toString('base64url');
  return store.transaction(async (tx) => {
    await tx.secrets.lock();
    const ensure = async (purpose: string, value: string) => {
      const known = await tx.secrets.list(purpose);
      if (known.some(({ retiredAt }) => retiredAt === null)) return known;
      await tx.secrets.insert({ id: tools.newId(), purpose, value, createdAt: tools.now(), retiredAt: null });
      return tx.secrets.list(purpose);
    };
    await retireOldCookieKey(tx, tools.now());
    const cookies = cookieKeys(await ensure(COOKIE_PURPOSE, secret), tools.now());
    if (made === null) return { signing: given ?? [], cookies };
    const signing = (await ensure(SIGNING_PURPOSE, made)).map(({ value }) => JSON.parse(value) as JWK);
    return { signing, cookies };
  });
}

async function retireOldCookieKey(tx: Tables, now: Date): Promise<void> {
  const current = (await tx.secrets.list(COOKIE_PURPOSE)).find(({ retiredAt }) => retiredAt === null);
  if (current === undefined || now.getTime() - current.createdAt.getTime() < COOKIE_KEY_DAYS * DAY_MS) return;
  await tx.secrets.retire(COOKIE_PURPOSE, now);
}

/** The cookie keys, the signing key first. Cookies of all of them are accepted. */
function cookieKeys(secrets: readonly Secret[], now: Date): string[] {
  const isKnown = ({ createdAt }: Secret) => now.getTime() - createdAt.getTime() >= SPREAD_MS;
  const signing = secrets.find(isKnown) ?? secrets.at(-1);
  return [...secrets].sort((a, b) => Number(b === signing) - Number(a === signing)).map(({ value }) => value);
}

/**
 * Creates a new signing key and makes it current. Tokens that older keys signed stay valid until they expire.
 *
 * @param also writes that run in the same transaction
 * @returns the id of the new key
 */
export async function rotateKeys(
  store: Store,
  tools: { now: () => Date; newId: () => string },
  also: (tx: Tables, kid: string) => Promise<void> = async () => {},
): Promise<string> {
  const kid = tools.newId();
  const value = JSON.stringify(await newSigningKey(kid));
  await store.transaction(async (tx) => {
    await tx.secrets.lock();
    await tx.secrets.retire(SIGNING_PURPOSE, tools.now());
    await tx.secrets.insert({
      id: kid,
      purpose: SIGNING_PURPOSE,
      value,
      createdAt: tools.now(),
      retiredAt: null,
    });
    await also(tx, kid);
  });
  return kid;
}
