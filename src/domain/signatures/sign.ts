import type { KeyObject } from 'node:crypto';
import { type InnerList, serializeInnerList } from 'structured-headers';
import { makeSignature } from './algorithms.ts';
import { signatureBase } from './base.ts';
import { contentDigest } from './digest.ts';
import {
  REQUIRED_COMPONENTS,
  SIGNATURE_PROFILES,
  SIGNATURE_SECONDS,
  type SignatureAlgorithm,
  type SignatureKind,
  SignatureRejected,
} from './faults.ts';
import { type FieldLine, readBase64, writeBytes } from './fields.ts';
import { canonicalTargetUri } from './target-uri.ts';

/** A private key that signs messages of one kind, and the name under which its public half is published. */
export type MessageKey = {
  readonly kid: string;
  readonly algorithm: SignatureAlgorithm;
  readonly privateKey: KeyObject;
};

/** Where a sender gets the key that signs now; asked for each message, so that a rotation needs no restart. */
export type MessageKeys = {
  /** @throws when this deployment has no key of that purpose */
  current(kind: SignatureKind): Promise<MessageKey>;
};

export type MessageToSign = {
  readonly method: string;
  /** The address exactly as it is requested. */
  readonly url: string;
  /** Null where the message has no body. The bytes that are sent, not another serialization of them. */
  readonly body: Uint8Array | null;
  readonly contentType: string;
};

/** What differs between two signatures of one message. */
export type SignatureOccasion = {
  readonly now: Date;
  /** At least 16 random bytes, new for each attempt: receivers accept each nonce once. */
  readonly nonce: Uint8Array;
  /** Seconds that the signature is valid, at most 300. */
  readonly seconds?: number;
};

export type SignatureHeaders = {
  readonly 'Content-Type'?: string;
  readonly 'Content-Digest'?: string;
  readonly 'Signature-Input': string;
  readonly Signature: string;
};

/** The one label that verifiers process. */
export const SIGNATURE_LABEL = 'sig1';
export const NONCE_BYTES = 16;

/**
 * Signs a message under the profile of its kind and returns the header fields to send with it. All of them must be
 * sent unchanged, and no other `Content-Type`.
 *
 * @throws {SignatureRejected} target_uri_malformed for an address that has no canonical form
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

/** Whether a parameter is a nonce of the profile: base64url without padding of 16 bytes or more. */
export function isNonce(text: string): boolean {
  if (!/^[A-Za-z0-9_-]{22,256}$/.test(text)) return false;
  return (readBase64(text)?.length ?? 0) >= NONCE_BYTES;
}
