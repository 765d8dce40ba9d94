import { createCipheriv, createDecipheriv, createHmac, createSecretKey, randomFillSync } from 'node:crypto';
import { StoreError } from './errors.ts';

/** Encrypts columns that hold callers' secrets, and computes fingerprints that only this deployment can check. */
export type Sealer = {
  /** @param place `table.column`; a text sealed for one place cannot be opened for another */
  seal(place: string, text: string): string;
  /**
   * Returns the decrypted text, or the stored text itself when it was never sealed.
   *
   * @throws {StoreError} sealed when no key opens the text, or the text was changed
   */
  open(place: string, stored: string): string;
  /** Whether a stored text is sealed with the current key. */
  isCurrent(stored: string): boolean;
  /** A keyed hash (HMAC-SHA-256) as hex. Without the key an attacker cannot test guesses of the secret against it. */
  fingerprint(purpose: string, text: string): string;
};

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
/** Initialization vectors that are made at once: a call of the generator costs more than its bytes. */
const IVS = 256;
const TAG_BYTES = 16;
const FORM = /^sealed:1:([0-9a-f]{16}):([A-Za-z0-9_-]+)$/;

/** Identifies the key that sealed a text, without revealing anything about the key. */
const idOf = (key: Buffer): string => createHmac('sha256', key).update('key id').digest('hex').slice(0, 16);

/**
 * @param keys 32 bytes each; the first one seals, all of them open
 * @param fingerprintKey stays the same when the keys change, so that fingerprints stay comparable
 * @throws {StoreError} sealed when `keys` is empty
 */
export function createSealer(keys: readonly Buffer[], fingerprintKey: Buffer): Sealer {
  const [current] = keys;
  if (current === undefined) throw new StoreError('sealed', 'there is no key for secrets');
  const currentId = idOf(current);
  // Key objects: the cipher would make one of the bytes for each value, which takes longer than to encrypt it.
  const byId = new Map(keys.map((key) => [idOf(key), createSecretKey(key)]));
  const sealing = createSecretKey(current);
  const printing = createSecretKey(fingerprintKey);
  const newIv = createIvs();

  return {
    seal(place, text) {
      const iv = newIv();
      const cipher = createCipheriv(CIPHER, sealing, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const whole = Buffer.concat([iv, cipher.getAuthTag(), body]);
      return `sealed:1:${currentId}:${whole.toString('base64url')}`;
    },

    open(place, stored) {
      const [, id, body] = FORM.exec(stored) ?? [];
      if (id === undefined || body === undefined) return stored;
      const key = byId.get(id);
      if (key === undefined) {
        throw new StoreError('sealed', `SECRETS_KEY lacks the key ${id}, which ${place} was encrypted with`);
      }
      const whole = Buffer.from(body, 'base64url');
      try {
        const cipher = createDecipheriv(CIPHER, key, whole.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        });
        cipher.setAAD(Buffer.from(place));
        cipher.setAuthTag(whole.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        return cipher.update(whole.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + cipher.final('utf8');
      } catch (cause) {
        throw new StoreError('sealed', `a value of ${place} was changed outside this service`, { cause });
      }
    },

    isCurrent: (stored) => stored.startsWith(`sealed:1:${currentId}:`),

    fingerprint: (purpose, text) =>
      createHmac('sha256', printing)
        .update(JSON.stringify([purpose, text]))
        .digest('hex'),
  };
}

/** Random bytes, each of which is used once. */
function createIvs(): () => Buffer {
  const bytes = Buffer.alloc(IV_BYTES * IVS);
  let at = bytes.length;
  return () => {
    if (at === bytes.length) {
      randomFillSync(bytes);
      at = 0;
    }
    at += IV_BYTES;
    // A copy: the next filling must not change one that is in use.
    return Buffer.from(bytes.subarray(at - IV_BYTES, at));
  };
}

/** The sealer of a store whose tables do not exist yet: every call throws. */
export const noSealer: Sealer = {
  seal: () => missing(),
  open: () => missing(),
  isCurrent: () => missing(),
  fingerprint: () => missing(),
};

function missing(): never {
  throw new StoreError('sealed', 'the store was opened without its keys');
}
