import type { KeyObject } from 'node:crypto';
import { scanJson } from '../json/scan.ts';
import { canonicalAuthority, canonicalTargetUri, signatureBase } from './base.ts';
import {
  codeOf,
  NONCE_KEPT_SECONDS,
  type SignatureFault,
  type SignatureKind,
  SignatureRejected,
  type SignatureStep,
} from './faults.ts';
import { checkDigest, fieldValue } from './fields.ts';
import { publicKeyFor, signatureFits } from './keys.ts';
import {
  type DigestPolicy,
  type PresentedSignature,
  type ReceivedMessage,
  readSignature,
} from './presented.ts';

/** Result of looking up a key id. */
export type KeyLookup =
  | {
      readonly ok: true;
      readonly jwk: Readonly<Record<string, unknown>>;
      /** URL of the agent that the key belongs to, byte for byte as its operator lists it. */
      readonly agentUrl: string;
      readonly standing: 'good' | 'revoked' | 'stale';
    }
  | { readonly ok: false; readonly fault: SignatureFault };

/** Store of used nonces, counted per key. All receiving processes must share one store. */
export type ReplayPort = {
  /** Whether the key has reached its limit of nonces; called before the signature is verified. */
  isFull(keyid: string, now: Date): Promise<boolean>;
  /** Stores a nonce atomically: of two concurrent calls with the same nonce, only one returns `new`. */
  remember(entry: { keyid: string; nonce: string; until: Date; now: Date }): Promise<'new' | 'seen' | 'full'>;
};

export type VerifierPorts = {
  findKey(keyid: string): Promise<KeyLookup>;
  readonly replays: ReplayPort;
};

export type VerifierOptions = {
  readonly kind: SignatureKind;
  readonly now: Date;
  /** Policy for requests; `either` when absent. */
  readonly digest?: DigestPolicy;
};

type VerifiedSignature = {
  readonly ok: true;
  readonly keyid: string;
  readonly agentUrl: string;
  /** Whether nobody could have replaced the body: the signature covers its digest, or there is none. */
  readonly coversBody: boolean;
  readonly passed: readonly SignatureStep[];
};
type RejectedSignature = {
  readonly ok: false;
  /** The reason code as it is sent. */
  readonly code: string;
  readonly fault: SignatureFault;
  readonly step: SignatureStep;
  /** For the operator only: responses contain just the code. */
  readonly message: string;
  readonly compared?: { readonly expected: string; readonly received: string };
  readonly passed: readonly SignatureStep[];
  /** The signature base that the verifier computed, if it got that far. */
  readonly base?: string;
};
export type SignatureVerdict = VerifiedSignature | RejectedSignature;

const BODY_LIMITS = { maxDepth: 64, maxValues: 1_000_000 };

/**
 * Verifies a message with the checks of the profile, in order; the first failed check gives the reason. A
 * nonce is stored as used only after signature and digest are verified.
 */
export async function verifyMessage(
  message: ReceivedMessage,
  { kind, now, digest = 'either' }: VerifierOptions,
  ports: VerifierPorts,
): Promise<SignatureVerdict> {
  const passed: SignatureStep[] = [];
  const pass = (step: SignatureStep): void => void passed.push(step);
  let base: string | undefined;
  try {
    const presented = readSignature(kind, message, digest, now, pass);
    const { keyid, nonce } = presented;
    const found = await ports.findKey(keyid);
    if (!found.ok)
      throw new SignatureRejected(found.fault, '7', `The key "${keyid}" cannot be used: ${found.fault}.`);
    pass('7');
    const key = publicKeyFor(kind, presented.algorithm, found.jwk);
    pass('8');
    checkStanding(keyid, found.standing);
    pass('9');
    if (await ports.replays.isFull(keyid, now)) throw tooMany('9a', keyid);
    pass('9a');
    base = expectedBase(message, presented);
    checkSignature(base, presented, key);
    pass('10');
    if (presented.coversDigest)
      checkDigest(fieldValue(message.headers, 'content-digest') ?? '', message.body);
    pass('11');
    const until = new Date((presented.expires + NONCE_KEPT_SECONDS) * 1_000);
    const taken = await ports.replays.remember({ keyid, nonce, until, now });
    if (taken === 'seen')
      throw new SignatureRejected('replayed', '12', `The nonce "${nonce}" was used before.`);
    pass('12');
    if (taken === 'full') throw tooMany('13', keyid);
    pass('13');
    checkBody(message);
    pass('14');
    const coversBody = presented.coversDigest || message.body.length === 0;
    return { ok: true, keyid, agentUrl: found.agentUrl, coversBody, passed };
  } catch (cause) {
    if (!(cause instanceof SignatureRejected)) throw cause;
    const { fault, step, compared } = cause;
    return {
      ok: false,
      code: codeOf(kind, fault),
      fault,
      step,
      message: cause.message,
      passed,
      ...(compared === undefined ? {} : { compared }),
      ...(base === undefined ? {} : { base }),
    };
  }
}

const tooMany = (step: '9a' | '13', keyid: string) =>
  new SignatureRejected('rate_abuse', step, `The key "${keyid}" has used too many nonces for now.`);

function checkStanding(keyid: string, standing: 'good' | 'revoked' | 'stale'): void {
  if (standing === 'revoked')
    throw new SignatureRejected('key_revoked', '9', `The key "${keyid}" was revoked.`);
  if (standing === 'stale') {
    throw new SignatureRejected('revocation_stale', '9', 'The list of revoked keys is too old to rely on.');
  }
}

/**
 * The signature base that the sender must have signed.
 *
 * @throws {SignatureRejected} target_uri_malformed; invalid when `Host` differs from the host of the address
 */
function expectedBase(message: ReceivedMessage, { components }: PresentedSignature): string {
  const target = canonicalTargetUri(message.url);
  if (target === null) {
    throw new SignatureRejected('target_uri_malformed', '10', 'The address has no canonical form.');
  }
  const host = fieldValue(message.headers, 'host');
  const authority = host === undefined ? target.authority : canonicalAuthority(host, target.scheme);
  if (authority !== target.authority) {
    throw new SignatureRejected('invalid', '10', 'The host must be that of the address.', {
      expected: target.authority,
      received: host ?? '',
    });
  }
  return signatureBase(components, { method: message.method, target, headers: message.headers });
}

function checkSignature(base: string, { algorithm, signature }: PresentedSignature, key: KeyObject): void {
  if (signatureFits(algorithm, key, base, signature)) return;
  throw new SignatureRejected('invalid', '10', 'The signature does not fit these bytes and this key.');
}

/**
 * Rejects a JSON body with a repeated name in an object: two parsers may read different values from it.
 *
 * @throws {SignatureRejected} body_malformed; also for a body that is not UTF-8, or nested too deep or too large
 */
export function checkBody({ body, headers }: ReceivedMessage): void {
  const type = fieldValue(headers, 'content-type') ?? '';
  if (body.length === 0 || !/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) return;
  const text = readText(body);
  const scan = text === null ? null : scanJson(text, BODY_LIMITS);
  if (scan?.ok && scan.duplicateCount === 0) return;
  throw new SignatureRejected(
    'body_malformed',
    '14',
    'The body must be UTF-8 text with each name once per object.',
  );
}

function readText(body: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return null;
  }
}
