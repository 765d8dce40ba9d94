import type { KeyObject } from 'node:crypto';
import { type InnerList, serializeInnerList } from 'structured-headers';
import { canonicalTargetUri, signatureBase } from './base.ts';
import {
  REQUIRED_COMPONENTS,
  SIGNATURE_PROFILES,
  SIGNATURE_SECONDS,
  SIGNATURE_SKEW_SECONDS,
  type SignatureAlgorithm,
  type SignatureKind,
  SignatureRejected,
} from './faults.ts';
import { contentDigest, type FieldLine, readBase64, writeBytes } from './fields.ts';
import { makeSignature } from './keys.ts';

/** A private key for messages of one kind, with the key id of its published public half. */
export type MessageKey = {
  readonly kid: string;
  readonly algorithm: SignatureAlgorithm;
  readonly privateKey: KeyObject;
};

/** Source of the current signing key. It is called for each message, so that a rotation needs no restart. */
export type MessageKeys = {
  /** @throws {Error} when this deployment has no key for that kind */
  current(kind: SignatureKind): Promise<MessageKey>;
};

export type MessageToSign = {
  readonly method: string;
  /** The exact address of the request. */
  readonly url: string;
  /** The exact bytes that are sent, not another serialization of them; null if the message has no body. */
  readonly body: Uint8Array | null;
  readonly contentType: string;
};

/** Inputs that differ between two signatures of one message. */
export type SignatureOccasion = {
  readonly now: Date;
  /** At least 16 random bytes, new for each attempt: receivers accept each nonce only once. */
  readonly nonce: Uint8Array;
  /** Validity of the signature in seconds, at most 300; 300 when absent. */
  readonly seconds?: number;
};

export type SignatureHeaders = {
  readonly 'Content-Type'?: string;
  readonly 'Content-Digest'?: string;
  readonly 'Signature-Input': string;
  readonly Signature: string;
};

/** Label of the signature; verifiers process no other. */
export const SIGNATURE_LABEL = 'sig1';
export const NONCE_BYTES = 16;

/**
 * Signs a message under the profile of its kind and returns the header fields to send with it. All of them
 * must be sent unchanged, and no other `Content-Type`.
 *
 * @throws {SignatureRejected} target_uri_malformed when the address has no canonical form
 * @throws {RangeError} when the nonce is too short or `seconds` is out of range
 */
export function signMessage(
  kind: SignatureKind,
  message: MessageToSign,
  key: MessageKey,
  occasion: SignatureOccasion,
): SignatureHeaders {
  const { method, url, body, contentType } = message;
  const target = canonicalTargetUri(url);
  if (target === null) {
    throw new SignatureRejected('target_uri_malformed', '10', 'The address has no canonical form.');
  }
  const withBody = body !== null || kind === 'webhook';
  const content = withBody
    ? { 'Content-Type': contentType, 'Content-Digest': contentDigest(body ?? new Uint8Array()) }
    : {};
  const names = [...REQUIRED_COMPONENTS, ...Object.keys(content).map((name) => name.toLowerCase())];
  const components: InnerList = [names.map((name) => [name, new Map()]), parametersOf(kind, key, occasion)];
  const headers: readonly FieldLine[] = Object.entries(content);
  const base = signatureBase(components, { method, target, headers });
  const signature = makeSignature(key.algorithm, key.privateKey, base);
  return {
    ...content,
    'Signature-Input': `${SIGNATURE_LABEL}=${serializeInnerList(components)}`,
    Signature: `${SIGNATURE_LABEL}=${writeBytes(signature)}`,
  };
}

function parametersOf(kind: SignatureKind, key: MessageKey, occasion: SignatureOccasion) {
  const { now, nonce, seconds = SIGNATURE_SECONDS } = occasion;
  if (nonce.length < NONCE_BYTES) throw new RangeError(`nonce must have at least ${NONCE_BYTES} bytes`);
  if (!(seconds > 0 && seconds <= SIGNATURE_SECONDS)) {
    throw new RangeError(`seconds must be between 1 and ${SIGNATURE_SECONDS}`);
  }
  const created = Math.floor(now.getTime() / 1_000);
  return new Map<string, string | number>([
    ['created', created],
    ['expires', created + seconds],
    ['nonce', Buffer.from(nonce).toString('base64url')],
    ['keyid', key.kid],
    ['alg', key.algorithm],
    ['tag', SIGNATURE_PROFILES[kind].tag],
  ]);
}

/** Whether a parameter is a nonce of the profile: base64url without padding, of 16 to 192 bytes. */
export function isNonce(text: string): boolean {
  if (!/^[A-Za-z0-9_-]{22,256}$/.test(text)) return false;
  return (readBase64(text)?.length ?? 0) >= NONCE_BYTES;
}

/** A key of this deployment with its times. */
export type RingKey = {
  readonly kid: string;
  readonly createdAt: Date;
  /** From this time the key no longer signs; null for the newest key of its purpose. */
  readonly retiredAt: Date | null;
};

/**
 * State of a key: `waiting` is published but does not sign yet, `retired` is published but no longer signs,
 * `ended` need not be published.
 */
export type KeyStanding = 'waiting' | 'signing' | 'retired' | 'ended';

/**
 * A new key is published this long before it signs. Receivers fetch a key set at most every 30 seconds, so
 * one that has just fetched it can still find the new key.
 */
export const KEY_SPREAD_MS = 60_000;
/**
 * A retired key stays published until its last signature has expired everywhere and all processes have
 * noticed the rotation.
 */
const KEY_KEPT_MS = (SIGNATURE_SECONDS + SIGNATURE_SKEW_SECONDS) * 1_000 + KEY_SPREAD_MS;

/** Time from which a key that is retired at `at` need not be published. */
export const keyEnds = (at: Date): Date => new Date(at.getTime() + KEY_KEPT_MS);

/** The state of each key of one purpose, newest first. Exactly one key signs as long as any key is not retired. */
export function keyStandings<K extends RingKey>(
  keys: readonly K[],
  now: Date,
): { readonly key: K; readonly standing: KeyStanding }[] {
  const sorted = [...keys].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const usable = sorted.filter(({ retiredAt }) => retiredAt === null || retiredAt > now);
  const isSpread = ({ createdAt }: K) => now.getTime() - createdAt.getTime() >= KEY_SPREAD_MS;
  const signing = usable.find(isSpread) ?? usable.at(-1);
  return sorted.map((key) => ({ key, standing: standingOf(key) }));

  function standingOf(key: K): KeyStanding {
    if (key === signing) return 'signing';
    if (key.retiredAt === null) return isSpread(key) ? 'retired' : 'waiting';
    if (keyEnds(key.retiredAt) <= now) return 'ended';
    return key.retiredAt > now && !isSpread(key) ? 'waiting' : 'retired';
  }
}
