import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { type NoteSigner, parseVerifierKey, signer, verifierKey } from '../../src/domain/feed/log/note.ts';
import { MirrorError } from '../fault.ts';
import type { WitnessStore } from './store.ts';

/**
 * Makes the key of a witness in a file that only its user may read, and has the store know it.
 *
 * @throws {MirrorError} when the file is there already, or the name cannot name a key
 */
export async function makeKey(store: WitnessStore, file: string, name: string): Promise<NoteSigner> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const made = witnessSigner(name, privateKey);
  const handle = await open(file, 'wx', 0o600).catch((cause: NodeJS.ErrnoException) => {
    throw new MirrorError(
      cause.code === 'EEXIST'
        ? `The key file ${file} is there already, and is left as it is.`
        : `The key file ${file} cannot be written: ${cause.code}.`,
    );
  });
  try {
    // The store first: a key that it does not know could not be used, and one that has no file does no harm.
    await store.addKey(verifierKey(made));
    await handle.writeFile(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    await handle.sync();
  } finally {
    await handle.close();
  }
  return made;
}

/**
 * The key in a file, with the name that the store has for it.
 *
 * @returns undefined when there is no such file
 * @throws {MirrorError} when it is no key, or the store is not the one that was used with it
 */
export async function findKey(store: WitnessStore, file: string): Promise<NoteSigner | undefined> {
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return undefined;
    throw new MirrorError(`The key file ${file} cannot be read: ${cause.code}.`);
  });
  if (text === undefined) return undefined;
  const privateKey = privateKeyOf(text);
  if (privateKey?.asymmetricKeyType !== 'ed25519')
    throw new MirrorError(`The key file ${file} must hold a private key of Ed25519 as PEM.`);
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const own = Buffer.from(x, 'base64url');
  const known = (await store.keys()).map(parseVerifierKey);
  const name = known.find((one) => one !== undefined && own.equals(one.key))?.name;
  if (name === undefined)
    throw new MirrorError(
      `The database does not know the key in ${file}, so it is unknown what this key has signed. Name the database that was used with it (--database); when that one is lost, make a new key in another file.`,
    );
  return witnessSigner(name, privateKey);
}

function privateKeyOf(text: string): KeyObject | undefined {
  try {
    return createPrivateKey(text);
  } catch {
    return undefined;
  }
}

function witnessSigner(name: string, privateKey: KeyObject): NoteSigner {
  try {
    return signer(name, 'cosignature', privateKey);
  } catch (cause) {
    throw new MirrorError(`--name: ${Object(cause).message}.`);
  }
}
