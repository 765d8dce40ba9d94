import { memoryReplays, readWebhook, senderKeys } from '../client/webhooks/index.ts';
import { codeOf, SignatureRejected, type SignatureStep } from '../src/domain/signatures/faults.ts';
import { keysIn } from '../src/domain/signatures/keys.ts';
import { verifyLegacy } from '../src/domain/signatures/legacy-hmac.ts';
import type { ReceivedMessage } from '../src/domain/signatures/presented.ts';
import { checkBody, type KeyLookup, verifyMessage } from '../src/domain/signatures/verify.ts';
import { UsageError } from './outcome.ts';

export type Proof = {
  readonly now: Date;
  readonly keySet?: unknown;
  readonly agentUrl?: string;
  readonly brandJsonUrl?: string;
  readonly secret?: string;
};

export type WebhookVerdict =
  | {
      readonly ok: true;
      readonly keyid: string | null;
      /** Kind of the body; null for a body that is none of this release. */
      readonly kind: string | null;
      readonly idempotencyKey: string | null;
    }
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      readonly step: SignatureStep;
      readonly passed: readonly SignatureStep[];
      readonly compared?: { readonly expected: string; readonly received: string };
      /** What the sender must have signed, if the verifier got that far. */
      readonly base?: string;
    };

/** Verifies a message as a receiver would, and says at which step it fails. */
export async function verdictOf(message: ReceivedMessage, proof: Proof): Promise<WebhookVerdict> {
  if (proof.secret !== undefined) return legacyVerdict(message, proof.secret, proof.now);
  const { now } = proof;
  const findKey = finderOf(proof);
  const verdict = await verifyMessage(
    message,
    { kind: 'webhook', now },
    { findKey, replays: memoryReplays() },
  );
  if (verdict.ok) return accepted(message, verdict.keyid);
  const { code, message: text, step, passed, compared, base } = verdict;
  return {
    ok: false,
    // Webhooks are always signed: receivers report one without a signature so.
    code: verdict.fault === 'required' ? codeOf('webhook', 'header_malformed') : code,
    message: text,
    step,
    passed,
    ...(compared === undefined ? {} : { compared }),
    ...(base === undefined ? {} : { base }),
  };
}

function finderOf({ agentUrl, brandJsonUrl, keySet, now }: Proof): (keyid: string) => Promise<KeyLookup> {
  if (agentUrl !== undefined) {
    const options = { agentUrl, now: () => now, ...(brandJsonUrl === undefined ? {} : { brandJsonUrl }) };
    const keys = senderKeys(options);
    return (keyid) => keys.find(keyid);
  }
  const found = keysIn(keySet);
  if (!found.ok)
    throw new UsageError('The key set must be an object with a list `keys`, as RFC 7517 describes it.');
  return async (keyid) => {
    const key = found.keys.find(({ kid }) => kid === keyid);
    if (key === undefined) return { ok: false, fault: 'key_unknown' };
    return { ok: true, jwk: key.jwk, agentUrl: '', standing: 'good' };
  };
}

async function accepted(message: ReceivedMessage, keyid: string | null): Promise<WebhookVerdict> {
  // The verifier has read it.
  const body: unknown = JSON.parse(new TextDecoder().decode(message.body));
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { ok: true, keyid, kind: null, idempotencyKey: null };
  const { kind } = await readWebhook(body as Record<string, unknown>);
  const key = (body as Record<string, unknown>).idempotency_key;
  return { ok: true, keyid, kind, idempotencyKey: typeof key === 'string' ? key : null };
}

async function legacyVerdict(message: ReceivedMessage, secret: string, now: Date): Promise<WebhookVerdict> {
  try {
    verifyLegacy(message, [secret], now);
    checkBody(message);
  } catch (cause) {
    if (!(cause instanceof SignatureRejected)) throw cause;
    const { fault, step, message: text } = cause;
    return { ok: false, code: codeOf('webhook', fault), message: text, step, passed: [] };
  }
  return accepted(message, null);
}
