import { writeFile } from 'node:fs/promises';
import { OperatorError } from '../domain/errors.ts';
import {
  type ListedKey,
  listMessageKeys,
  MESSAGE_KEY_PURPOSES,
  type MessageKeyPurpose,
  revokeMessageKey,
  rotateMessageKey,
} from '../infra/message-keys.ts';
import { newSigningKey } from '../infra/oauth-keys.ts';
import { newId } from '../infra/random.ts';
import { type ResealPlace, sealedTables } from '../store/engine/sealing-keys.ts';
import type { Store } from '../store/open.ts';
import { note } from './audit.ts';
import { systemCodeOf } from './given.ts';

/**
 * Makes a key set for `OAUTH_KEYS`. A file is written for its owner only.
 *
 * @throws {OperatorError} when the file exists
 */
export async function generateOauthKeys(out: string | undefined): Promise<object> {
  const kid = newId();
  const set = { keys: [await newSigningKey(kid)] };
  if (out === undefined) return set;
  try {
    await writeFile(out, `${JSON.stringify(set)}\n`, { flag: 'wx', mode: 0o600 });
  } catch (cause) {
    const code = systemCodeOf(cause);
    if (code === 'EEXIST') throw new OperatorError(`--out: ${out} exists already; name another file`);
    throw new OperatorError(
      `--out: ${out} cannot be written (${code}); name a file in a folder that exists and that you may write to`,
    );
  }
  return { file: out, kid };
}

/** Lists the keys with which this deployment signs messages, without the private parts. */
export async function listKeys(store: Store): Promise<{ keys: object[] }> {
  return { keys: (await listMessageKeys(store)).map(shown) };
}

/**
 * Creates a new key for a purpose. The old key stays published until its last signature has expired.
 *
 * @throws {OperatorError} when the purpose is unknown
 */
export async function rotateKey(store: Store, text: string) {
  const purpose = purposeOf(text);
  const { kid, signsFrom } = await rotateMessageKey(store, purpose, (tx, subject) =>
    note(tx, { action: 'keys rotate', orgId: null, subject, detail: { purpose } }),
  );
  return { kid, purpose, signs_from: signsFrom, rotated: true };
}

/**
 * Revokes a key at once, because another party may know it.
 *
 * @throws {OperatorError} when the key does not exist
 */
export async function revokeMessageKeyCommand(store: Store, kid: string) {
  const purpose = await revokeMessageKey(store, kid, (tx, of) =>
    note(tx, { action: 'keys revoke', orgId: null, subject: kid, detail: { purpose: of } }),
  );
  if (purpose === null) throw new OperatorError(`no key with the identifier "${kid}"; keys list shows them`);
  return { kid, purpose, revoked: true };
}

function purposeOf(text: string): MessageKeyPurpose {
  const purpose = MESSAGE_KEY_PURPOSES.find((known) => known === text);
  if (purpose !== undefined) return purpose;
  throw new OperatorError(`--purpose: expected ${MESSAGE_KEY_PURPOSES.join(' or ')}, got "${text}"`);
}

const shown = ({ kid, purpose, standing, createdAt, endsAt }: ListedKey) => ({
  kid,
  purpose,
  standing,
  created_at: createdAt,
  ends_at: endsAt,
});

const AT_ONCE = 200;

/**
 * Encrypts all stored secrets with the current key. Needed after an upgrade, after a key was set for the first
 * time, and after a change of keys. Then earlier keys can be removed from the setting.
 */
export async function resealSecrets(store: Store) {
  const changed: Record<string, number> = {};
  for (const sealed of sealedTables) {
    let after: ResealPlace = null;
    do {
      const done = await store.transaction((tx) => tx.reseal.batch(sealed, after, AT_ONCE));
      changed[sealed.table] = (changed[sealed.table] ?? 0) + done.changed;
      after = done.next;
    } while (after !== null);
  }
  await store.transaction(async (tx) => {
    await tx.reseal.settle();
    await note(tx, { action: 'secrets reseal', orgId: null, subject: 'secrets', detail: changed });
  });
  return { resealed: changed };
}
