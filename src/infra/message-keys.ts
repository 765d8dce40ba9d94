import { createPrivateKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { FlattenedSign } from 'jose';
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
import {
  RESPONSE_PAYLOAD_TYPE,
  type Signed,
  type SignedPayload,
  signedBytes,
} from '../domain/signers/signed-response.ts';
import { MINUTE_MS } from '../domain/text/instant.ts';
import type { Tables } from '../store/index.ts';
import type { Store } from '../store/open.ts';
import { newId } from './random.ts';

/** Purposes of this deployment's keys. A key never serves two purposes. */
export const MESSAGE_KEY_PURPOSES = [
  'webhook-signing',
  'request-signing',
  'response-signing',
  // Signs the list of revoked keys.
  'governance-signing',
  // Signs checkpoints of the change feed.
  'checkpoint-signing',
] as const;
export type MessageKeyPurpose = (typeof MESSAGE_KEY_PURPOSES)[number];

/** A key as operators and receivers see it. */
export type ListedKey = {
  readonly kid: string;
  readonly purpose: MessageKeyPurpose;
  readonly standing: KeyStanding;
  readonly createdAt: Date;
  readonly retiredAt: Date | null;
  /** Time when the key leaves the published set; null while it is not retired. */
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
/** How long a process caches a key. A retired or revoked key signs for at most this long after the change. */
const KEPT_MS = 2_000;

const stored = (purpose: MessageKeyPurpose): string => `message:${purpose}`;
const purposeOf = (kind: SignatureKind): MessageKeyPurpose => `${kind}-signing`;

/**
 * The keys with which this deployment signs messages. They are created at first use and stored encrypted in the
 * database, so all processes use the same keys.
 */
export function createMessageKeys(store: Store): MessageKeys & {
  /** The key that currently signs for a purpose. */
  keyOf(purpose: MessageKeyPurpose): Promise<MessageKey>;
  /** Every published key of a purpose, for signatures that must be valid for those who know the old or the new one. */
  keysOf(purpose: MessageKeyPurpose): Promise<MessageKey[]>;
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

    async keysOf(purpose) {
      const standings = keyStandings(await ensured(store, purpose), store.now());
      return standings
        .filter(({ standing }) => standing !== 'ended')
        .map(({ key: { kid, jwk } }) => ({
          kid,
          algorithm: ALGORITHM,
          privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
        }));
    },

    async published() {
      for (const purpose of MESSAGE_KEY_PURPOSES) await ensured(store, purpose);
      return (await listMessageKeys(store)).filter(({ standing }) => standing !== 'ended');
    },
  };
}

/** Keys of every purpose, newest first, including keys that are no longer published. */
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
 * Creates a new key for a purpose. It is published at once and signs a minute later. The old key signs until then
 * and stays published until its last signature has expired.
 *
 * @param also writes that run in the same transaction
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
 * Revokes a key at once: it leaves the published set and enters the list of revoked keys, and its signatures are no
 * longer valid. Another key of the purpose takes over; if there is none, a new one is created.
 *
 * @param also writes that run in the same transaction
 * @returns the purpose of the key; null when the key does not exist
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

/** Deletes keys that no longer need to be published. @returns the number of deleted keys */
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
    kid: id,
    createdAt,
    retiredAt,
    jwk: JSON.parse(value) as JsonWebKey,
  }));
}

function shownKey(key: StoredKey, purpose: MessageKeyPurpose, standing: KeyStanding): ListedKey {
  const { kid, createdAt, retiredAt, jwk } = key;
  const publicJwk = {
    kid,
    ...JWK_FORMS[ALGORITHM],
    x: jwk.x,
    use: 'sig',
    key_ops: ['verify'],
    [KEY_PURPOSE_MEMBER]: purpose,
  };
  const endsAt = retiredAt === null ? null : keyEnds(retiredAt);
  return { kid, purpose, standing, createdAt, retiredAt, endsAt, publicJwk };
}

type Keys = { keyOf(purpose: MessageKeyPurpose): Promise<MessageKey> };

/** Name of the algorithm of message keys in JSON Web Signatures (RFC 8037). */
const JWS_ALGORITHM = 'EdDSA';

/** Creates the signer of responses. It uses the response-signing key that is current at the moment of signing. */
export const createResponseSigner = (keys: Keys) => ({
  async sign<P extends SignedPayload>(payload: P): Promise<Signed<P>> {
    const { kid, privateKey } = await keys.keyOf('response-signing');
    const signed = await new FlattenedSign(signedBytes(payload))
      .setProtectedHeader({ alg: JWS_ALGORITHM, typ: RESPONSE_PAYLOAD_TYPE, kid })
      .sign(privateKey);
    return { protected: signed.protected ?? '', payload, signature: signed.signature };
  },
});

const INTERVAL_MS = 15 * MINUTE_MS;

/**
 * Creates the function that returns the signed list of this deployment's revoked keys. The text changes only once a
 * minute, or when a key is revoked.
 */
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
