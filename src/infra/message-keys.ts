import { createPrivateKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { FlattenedSign } from 'jose';
import {
  RESPONSE_PAYLOAD_TYPE,
  type Signed,
  type SignedPayload,
  signedBytes,
} from '../domain/brand-identity/signed-response.ts';
import type { SignatureAlgorithm, SignatureKind } from '../domain/signatures/faults.ts';
import { JWK_FORMS, KEY_PURPOSE_MEMBER } from '../domain/signatures/keys.ts';
import {
  MOST_REVOKED_KEYS,
  REVOCATION_LIST_TYPE,
  REVOCATION_PURPOSE,
  revocationPayload,
} from '../domain/signatures/revocation-list.ts';
import {
  KEY_SPREAD_MS,
  type KeyStanding,
  keyEnds,
  keyStandings,
  type MessageKey,
  type MessageKeys,
} from '../domain/signatures/sign.ts';
import type { Tables } from '../store/index.ts';
import type { Store } from '../store/open.ts';
import { newId } from './random.ts';

/** What a key of this deployment signs. A key never serves two purposes. */
export const MESSAGE_KEY_PURPOSES = [
  ...(['webhook-signing', 'request-signing', 'response-signing'] as const),
  // Signs the list of revoked keys.
  'governance-signing',
] as const;
export type MessageKeyPurpose = (typeof MESSAGE_KEY_PURPOSES)[number];

/** A key as operators and receivers see it. */
export type ListedKey = {
  readonly kid: string;
  readonly purpose: MessageKeyPurpose;
  readonly standing: KeyStanding;
  readonly createdAt: Date;
  readonly retiredAt: Date | null;
  /** When it leaves the published set; null while it is not retired. */
  readonly endsAt: Date | null;
  readonly publicJwk: Readonly<Record<string, unknown>>;
};

type StoredKey = {
  readonly kid: string;
  readonly createdAt: Date;
  readonly retiredAt: Date | null;
  readonly jwk: JsonWebKey;
};

const ALGORITHM: SignatureAlgorithm = 'ed25519';
/** A key that was retired or revoked meanwhile signs for no longer than this. */
const KEPT_MS = 2_000;

const stored = (purpose: MessageKeyPurpose): string => `message:${purpose}`;
const purposeOf = (kind: SignatureKind): MessageKeyPurpose => `${kind}-signing`;

/**
 * The keys that this deployment signs messages with. They are made on first use, kept encrypted in the database, and
 * so the same in every process.
 */
export function createMessageKeys(store: Store): MessageKeys & {
  /** The key of a purpose that signs now. */
  keyOf(purpose: MessageKeyPurpose): Promise<MessageKey>;
  published(): Promise<ListedKey[]>;
} {
  const kept = new Map<MessageKeyPurpose, { key: MessageKey; until: number }>();

  async function keyOf(purpose: MessageKeyPurpose): Promise<MessageKey> {
    const known = kept.get(purpose);
    if (known !== undefined && performance.now() < known.until) return known.key;
    const keys = await ensured(store, purpose);
    const { key: found } =
      keyStandings(keys, store.now()).find(({ standing }) => standing === 'signing') ?? {};
    if (found === undefined) throw new Error(`no key of ${purpose} signs`);
    const privateKey = createPrivateKey({ key: found.jwk, format: 'jwk' });
    const key = { kid: found.kid, algorithm: ALGORITHM, privateKey };
    kept.set(purpose, { key, until: performance.now() + KEPT_MS });
    return key;
  }

  return {
    current: (kind) => keyOf(purposeOf(kind)),
    keyOf,

    async published() {
      for (const purpose of MESSAGE_KEY_PURPOSES) await ensured(store, purpose);
      return (await listMessageKeys(store)).filter(({ standing }) => standing !== 'ended');
    },
  };
}

/** Keys of every purpose, newest first, those included that are not published any more. */
export async function listMessageKeys(store: Store): Promise<ListedKey[]> {
  const now = store.now();
  const listed = await Promise.all(
    MESSAGE_KEY_PURPOSES.map(async (purpose) => {
      const keys = await readKeys(store.primary, purpose);
      return keyStandings(keys, now).map(({ key, standing }) => shownKey(key, purpose, standing));
    }),
  );
  return listed.flat();
}

/**
 * Makes a new key of a purpose. It is published at once and signs a minute later; the old one signs until then and
 * stays published until its last signature has expired.
 *
 * @param also is written with it, or not at all
 */
export async function rotateMessageKey(
  store: Store,
  purpose: MessageKeyPurpose,
  also: (tx: Tables, kid: string) => Promise<void> = async () => {},
): Promise<{ readonly kid: string; readonly signsFrom: Date }> {
  return store.transaction(async (tx) => {
    await tx.secrets.lock();
    const now = store.now();
    const isFirst = (await readKeys(tx, purpose)).every(({ retiredAt }) => retiredAt !== null);
    const from = isFirst ? now : new Date(now.getTime() + KEY_SPREAD_MS);
    await tx.secrets.retire(stored(purpose), from);
    const kid = await insertKey(tx, purpose, now);
    await also(tx, kid);
    return { kid, signsFrom: from };
  });
}

/**
 * Withdraws a key at once: it leaves the published set, enters the list of revoked keys, and what it signed is worth
 * nothing from then on. Another key takes over, a new one if need be.
 *
 * @returns the purpose of the key, null when there is no such key
 */
export async function revokeMessageKey(
  store: Store,
  kid: string,
  also: (tx: Tables, purpose: MessageKeyPurpose) => Promise<void> = async () => {},
): Promise<MessageKeyPurpose | null> {
  return store.transaction(async (tx) => {
    await tx.secrets.lock();
    for (const purpose of MESSAGE_KEY_PURPOSES) {
      const keys = await readKeys(tx, purpose);
      if (!keys.some((key) => key.kid === kid)) continue;
      await tx.secrets.remove(kid);
      await tx.revokedMessageKeys.add(kid, store.now());
      const isLeft = keys.some((key) => key.kid !== kid && key.retiredAt === null);
      if (!isLeft) await insertKey(tx, purpose, store.now());
      await also(tx, purpose);
      return purpose;
    }
    return null;
  });
}

/** Deletes keys that need not be published any more. */
export async function pruneMessageKeys(tx: Tables, now: Date): Promise<number> {
  const before = new Date(2 * now.getTime() - keyEnds(now).getTime());
  let pruned = 0;
  for (const purpose of MESSAGE_KEY_PURPOSES) pruned += await tx.secrets.prune(stored(purpose), before);
  return pruned;
}

async function ensured(store: Store, purpose: MessageKeyPurpose): Promise<StoredKey[]> {
  const known = await readKeys(store.primary, purpose);
  if (known.some(({ retiredAt }) => retiredAt === null)) return known;
  return store.transaction(async (tx) => {
    await tx.secrets.lock();
    const keys = await readKeys(tx, purpose);
    if (keys.some(({ retiredAt }) => retiredAt === null)) return keys;
    await insertKey(tx, purpose, store.now());
    return readKeys(tx, purpose);
  });
}

async function insertKey(tx: Tables, purpose: MessageKeyPurpose, now: Date): Promise<string> {
  const kid = `${purpose}-${newId()}`;
  const value = JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }));
  await tx.secrets.insert({ id: kid, purpose: stored(purpose), value, createdAt: now, retiredAt: null });
  return kid;
}

async function readKeys(tables: Pick<Tables, 'secrets'>, purpose: MessageKeyPurpose): Promise<StoredKey[]> {
  const rows = await tables.secrets.list(stored(purpose));
  return rows.map(({ id, value, createdAt, retiredAt }) => ({
    ...{ kid: id, createdAt, retiredAt },
    jwk: JSON.parse(value) as JsonWebKey,
  }));
}

function shownKey(key: StoredKey, purpose: MessageKeyPurpose, standing: KeyStanding): ListedKey {
  const { kid, createdAt, retiredAt, jwk } = key;
  const publicJwk = {
    ...{ kid, ...JWK_FORMS[ALGORITHM], x: jwk.x, use: 'sig', key_ops: ['verify'] },
    [KEY_PURPOSE_MEMBER]: purpose,
  };
  const endsAt = retiredAt === null ? null : keyEnds(retiredAt);
  return { kid, purpose, standing, createdAt, retiredAt, endsAt, publicJwk };
}

type Keys = { keyOf(purpose: MessageKeyPurpose): Promise<MessageKey> };

/** Name of the algorithm of message keys in JSON Web Signatures (RFC 8037). */
const JWS_ALGORITHM = 'EdDSA';

/** Signs responses with the response-signing key of the deployment, whichever it is by then. */
export const createResponseSigner = (keys: Keys) => ({
  async sign<P extends SignedPayload>(payload: P): Promise<Signed<P>> {
    const { kid, privateKey } = await keys.keyOf('response-signing');
    const signed = await new FlattenedSign(signedBytes(payload))
      .setProtectedHeader({ alg: JWS_ALGORITHM, typ: RESPONSE_PAYLOAD_TYPE, kid })
      .sign(privateKey);
    return { protected: signed.protected ?? '', payload, signature: signed.signature };
  },
});

const MINUTE_MS = 60_000;
const INTERVAL_MS = 15 * MINUTE_MS;

/** Makes the signed list of the keys that this deployment revoked; the same text for a minute, unless a key is added. */
export function createRevocationList(
  store: Store,
  keys: Pick<ReturnType<typeof createMessageKeys>, 'keyOf'>,
  issuer: string,
  now: () => Date,
): () => Promise<string> {
  return async () => {
    const kids = await store.primary.revokedMessageKeys.newest(MOST_REVOKED_KEYS);
    const { kid, privateKey } = await keys.keyOf(REVOCATION_PURPOSE);
    const minute = new Date(Math.floor(now().getTime() / MINUTE_MS) * MINUTE_MS);
    const payload = JSON.stringify(revocationPayload(issuer, kids, minute, INTERVAL_MS));
    const signed = await new FlattenedSign(Buffer.from(payload))
      .setProtectedHeader({ alg: JWS_ALGORITHM, typ: REVOCATION_LIST_TYPE, kid })
      .sign(privateKey);
    return JSON.stringify(signed);
  };
}
