import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { MINUTE_MS } from '../text/instant.ts';

/** Passkeys of one person: one for each device and some kept apart. */
export const MOST_PASSKEYS = 10;
/** How long a passkey may take to answer. A page that stays open asks anew. */
export const CHALLENGE_MS = 10 * MINUTE_MS;
/** Kinds of keys: Ed25519, ECDSA on P-256 and RSA, all with SHA-256 or better (COSE numbers). */
const ALGORITHMS = [-8, -7, -257];

/** Who a passkey is for, as browsers enforce it. */
export type RelyingParty = {
  /** Host name of the public address. */
  readonly id: string;
  readonly origin: string;
};

/** Follows from the public address alone. Null for an address at which browsers make no passkeys: an IP address, or http. */
export function relyingParty(baseUrl: string): RelyingParty | null {
  const { hostname, origin, protocol } = new URL(baseUrl);
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isAddress || (protocol !== 'https:' && !isHere)) return null;
  return { id: hostname, origin };
}

/** The public half of a passkey, as it is stored. */
export type PasskeyHalf = { readonly credentialId: string; readonly publicKey: string };
type Reach = { readonly credentialId: string; readonly transports: readonly string[] };

const described = ({ credentialId, transports }: Reach) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: [...transports],
});

/** Characters that show nothing, or turn what follows: devices show names as they are. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const shownOnDevice = (name: string): string => name.replace(UNSEEN, '');

/** What a browser needs to make a passkey (`PublicKeyCredentialCreationOptionsJSON`). */
export const creationOptions = ({ id }: RelyingParty, { challenge, siteName, user, known }: CreationAsk) => ({
  challenge,
  rp: { id, name: siteName },
  user: {
    id: Buffer.from(user.id).toString('base64url'),
    name: shownOnDevice(user.email),
    displayName: shownOnDevice(user.name),
  },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
  timeout: CHALLENGE_MS,
  attestation: 'none' as const,
  // Found without a name being typed, and only used after the device has checked the person.
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true,
    userVerification: 'required' as const,
  },
  excludeCredentials: known.map(described),
});

type CreationAsk = {
  readonly challenge: string;
  readonly siteName: string;
  readonly user: { readonly id: string; readonly email: string; readonly name: string };
  /** Those that the person has: the same device makes no second one. */
  readonly known: readonly Reach[];
};

/**
 * What a browser needs to use a passkey (`PublicKeyCredentialRequestOptionsJSON`).
 * @param among empty for a sign-in, at which nobody has said who they are
 */
export const requestOptions = ({ id }: RelyingParty, challenge: string, among: readonly Reach[]) => ({
  challenge,
  rpId: id,
  timeout: CHALLENGE_MS,
  userVerification: 'required' as const,
  allowCredentials: among.map(described),
});

export type PasskeyFault =
  | 'another_request'
  | 'another_site'
  | 'unverified'
  | 'unknown_algorithm'
  | 'attested'
  | 'invalid'
  | 'counter';

/** Words that follow "The passkey". */
export const passkeyFaults: Readonly<Record<PasskeyFault, string>> = {
  another_request: 'answered another request than the last one of this page. Try again.',
  another_site: 'belongs to another site. Open this registry at its own address, and try again.',
  unverified:
    'was used without a check that it is you. Set up a PIN, a fingerprint or your face on the device, and try again.',
  unknown_algorithm: 'has a kind of key that this registry does not take. Use another device.',
  attested: 'came with a certificate, for which nobody asked. Try again, or use another browser.',
  invalid: 'was not accepted. Try again, or use another way.',
  counter: 'may have been copied: its counter went back. Sign in in another way, and remove it.',
};

/** What the library says first, and what it means. Nothing of its texts is shown: they repeat what a stranger sent. */
const MEANINGS: readonly (readonly [string, PasskeyFault])[] = [
  ['Unexpected registration response challenge', 'another_request'],
  ['Unexpected authentication response challenge', 'another_request'],
  ['Unexpected registration response origin', 'another_site'],
  ['Unexpected authentication response origin', 'another_site'],
  ['Unexpected RP ID hash', 'another_site'],
  ['User verification', 'unverified'],
  ['User presence', 'unverified'],
  ['User not present', 'unverified'],
  ['Unexpected public key alg', 'unknown_algorithm'],
];

const faultIn = (cause: unknown): PasskeyFault =>
  MEANINGS.find(([begin]) => cause instanceof Error && cause.message.startsWith(begin))?.[1] ?? 'invalid';

/** The library is loaded once, on demand: not every process that knows these rules needs it. */
const loadPasskeyLibrary = () =>
  Promise.all([import('@simplewebauthn/server'), import('@simplewebauthn/server/helpers')]);

type Expected = { readonly party: RelyingParty; readonly challenge: string };
type Judged<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: PasskeyFault };
export type NewPasskey = PasskeyHalf & {
  readonly counter: number;
  readonly transports: readonly string[];
  readonly isSynced: boolean;
};

/** What a browser sends when a passkey was made, as far as it counts. */
export type CreatedCredential = {
  readonly id: string;
  readonly rawId: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports: readonly string[];
  };
};

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** Judges a new passkey. */
export async function judgeCreated(
  { party, challenge }: Expected,
  { id, rawId, response }: CreatedCredential,
): Promise<Judged<NewPasskey>> {
  const [{ verifyRegistrationResponse }, { decodeAttestationObject, isoBase64URL }] =
    await loadPasskeyLibrary();
  const { clientDataJSON, attestationObject, transports } = response;
  try {
    const object = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
    // A certificate would have the library ask its issuer's server. Without one a statement is signed by the passkey itself.
    const isAttested =
      !['none', 'packed'].includes(object.get('fmt')) || object.get('attStmt').get('x5c') !== undefined;
    if (isAttested) return { ok: false, fault: 'attested' };
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      } satisfies RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified || registrationInfo === undefined) return { ok: false, fault: 'invalid' };
    const { credential, credentialBackedUp } = registrationInfo;
    if (credential.id !== id || id.length > LONGEST_ID) return { ok: false, fault: 'invalid' };
    return {
      ok: true,
      value: {
        credentialId: credential.id,
        publicKey: isoBase64URL.fromBuffer(credential.publicKey),
        counter: credential.counter,
        transports,
        isSynced: credentialBackedUp,
      },
    };
  } catch (cause) {
    return { ok: false, fault: faultIn(cause) };
  }
}

/** What a browser sends when a passkey was used. */
export type UsedCredential = Pick<AuthenticationResponseJSON, 'id' | 'rawId'> & {
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    /** Id of the person, in base64url, if the passkey knows it. */
    readonly userHandle: string | null;
  };
};

/** 1,023 bytes in base64url (Web Authentication level 3, section 7.1). */
const LONGEST_ID = 1_364;
const LONGEST_PART = 8_192;
const isPart = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_PART;

/** What the script of a page put into a form; null for a text that is none. */
function partsOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const { id, rawId, response }: Readonly<Record<string, unknown>> = Object(JSON.parse(text));
    return { ...Object(response), id, rawId };
  } catch {
    return null;
  }
}

/** Reads an answer of a passkey that was used; null for every other text. */
export function readUsedCredential(text: string): UsedCredential | null {
  const { id, rawId, clientDataJSON, authenticatorData, signature, userHandle } = partsOf(text) ?? {};
  if (!isPart(id) || !isPart(rawId) || !isPart(clientDataJSON)) return null;
  if (!isPart(authenticatorData) || !isPart(signature)) return null;
  const handle = isPart(userHandle) ? userHandle : null;
  return { id, rawId, response: { clientDataJSON, authenticatorData, signature, userHandle: handle } };
}

/** Reads the answer of an authenticator that made a passkey; null for every other text. */
export function readCreatedCredential(text: string): CreatedCredential | null {
  const { id, rawId, clientDataJSON, attestationObject, transports } = partsOf(text) ?? {};
  if (!isPart(id) || !isPart(rawId) || !isPart(clientDataJSON) || !isPart(attestationObject)) return null;
  const named = Array.isArray(transports) ? transports : [];
  return {
    id,
    rawId,
    response: {
      clientDataJSON,
      attestationObject,
      transports: TRANSPORTS.filter((known) => named.includes(known)),
    },
  };
}

/** Takes the place of a passkey that is not known, so that the answer takes the same work and has the same words. */
const NOBODYS: PasskeyHalf = {
  credentialId: 'nobody',
  publicKey:
    'pQECAyYgASFYIPdQteX5OMDjmfwNNCzQo9-kPwocZz8xUywcFnU17hQGIlggI8mymhYhOUKwmFXQZuAhVlbkze_UiydyOhN3ffK1J2E',
};

/**
 * Judges the use of a passkey.
 * @param known the passkey that it says it is; undefined when there is none
 */
export async function judgeUsed(
  { party, challenge }: Expected,
  { id, rawId, response }: UsedCredential,
  known: (PasskeyHalf & { readonly counter: number }) | undefined,
): Promise<Judged<{ counter: number; isSynced: boolean }>> {
  const [{ verifyAuthenticationResponse }, { isoBase64URL }] = await loadPasskeyLibrary();
  const { publicKey } = known ?? NOBODYS;
  const { clientDataJSON, authenticatorData, signature } = response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // The library would compare the counter before the signature, when anybody could have written it.
      credential: { id, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 },
    });
    if (!verified || known === undefined) return { ok: false, fault: 'invalid' };
    const { newCounter: counter, credentialBackedUp: isSynced } = authenticationInfo;
    if (isSetBack(known.counter, counter)) return { ok: false, fault: 'counter' };
    return { ok: true, value: { counter, isSynced } };
  } catch (cause) {
    return { ok: false, fault: faultIn(cause) };
  }
}

/** Whether a counter shows that there are two of a passkey (Web Authentication level 3, section 6.1.1). */
const isSetBack = (before: number, now: number): boolean => (before > 0 || now > 0) && now <= before;
