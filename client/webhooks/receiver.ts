import { codeOf, SignatureRejected, signatureChallenge } from '../../src/domain/signatures/faults.ts';
import { fieldValue } from '../../src/domain/signatures/fields.ts';
import { hasLegacyProof, verifyLegacy } from '../../src/domain/signatures/legacy-hmac.ts';
import { hasSignature, type ReceivedMessage } from '../../src/domain/signatures/presented.ts';
import { checkBody, type ReplayPort, verifyMessage } from '../../src/domain/signatures/verify.ts';
import { isObject, parseJson } from '../json.ts';
import type { SenderKeys } from './keys.ts';
import { type ReceivedWebhook, readWebhook } from './kinds.ts';
import type { SeenEvents } from './stores.ts';

export type WebhookReceiverOptions = {
  /** How messages of this registration are authenticated. A receiver never falls back to the other scheme. */
  proof:
    | { kind: 'signature'; keys: SenderKeys; replays: ReplayPort }
    /** `sender` names the registration, since the legacy scheme does not name its sender. */
    | { kind: 'hmac'; sender: string; secrets: readonly string[] };
  events: SeenEvents;
  /**
   * Whether you asked for the subscription that a challenge names. Only then is the challenge repeated: other callers of
   * the same sender could register your address as theirs. Absent: no challenge is.
   */
  wants?: (question: EndpointQuestion) => Promise<boolean> | boolean;
  now: () => Date;
};

/** An event that was verified and is new. The type of `body` depends on `kind`. */
export type WebhookEvent = ReceivedWebhook & { readonly sender: string; readonly idempotencyKey: string };

/** A verified question of a sender whether this endpoint wants the webhooks of a subscription. */
export type EndpointQuestion = Extract<ReceivedWebhook, { readonly body: { readonly challenge: string } }>;

/** The response to send; `code` is the reason of a rejection, for logs. */
export type WebhookAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly code?: string;
  readonly message?: string;
  /** JSON to send; absent for none but the error. */
  readonly body?: object;
};

export type WebhookReceiver = {
  /**
   * Verifies a message, drops duplicates and passes new events to `handle`. If `handle` throws, the event
   * counts as new again and the error is rethrown.
   */
  receive(
    message: ReceivedMessage,
    handle: (event: WebhookEvent) => Promise<void> | void,
  ): Promise<WebhookAnswer>;
};

/** Largest body that a receiver accepts, in bytes. */
export const MOST_WEBHOOK_BYTES = 1024 * 1024;
/** Senders retry an event for a day; the extra hour allows for clocks that differ. */
const REMEMBERED_MS = 25 * 3_600_000;
/** A handler that runs longer than this counts as dead. (Senders wait ten seconds for a response.) */
const CLAIM_MS = 60_000;
const BUSY_SECONDS = 5;

const TEMPORARY: ReadonlySet<string> = new Set(['jwks_unavailable', 'brand_json_unreachable']);
/** `senderKeys` does not fetch the keys again earlier than this. */
const RETRY = { 'Retry-After': '30' };

const accepted: WebhookAnswer = { status: 200, headers: {} };
const refusedWith = (status: number, message: string): WebhookAnswer => ({ status, headers: {}, message });

const isQuestion = (read: ReceivedWebhook | undefined): read is EndpointQuestion =>
  read?.kind === 'accountEndpointChallenge' || read?.kind === 'registryEndpointChallenge';

type HandledWebhook = Parameters<Parameters<WebhookReceiver['receive']>[1]>[0];

const keyIn = ({ idempotency_key: key }: { readonly idempotency_key?: unknown }): string | undefined =>
  typeof key === 'string' && key.length >= 16 && key.length <= 255 ? key : undefined;

/** The response to a message whose sender is not verified. */
function refusalOf(cause: unknown): WebhookAnswer {
  if (!(cause instanceof SignatureRejected)) throw cause;
  const code = codeOf('webhook', cause.fault);
  // The message is not verified yet, and a 401 would end the sender's retries.
  if (TEMPORARY.has(cause.fault))
    return { ...refusedWith(503, 'The keys of the sender cannot be read now.'), headers: RETRY, code };
  const headers = { 'WWW-Authenticate': signatureChallenge(code) };
  return { status: 401, headers, code, message: cause.message };
}

/** A receiver of webhooks for one registration. */
export function createWebhookReceiver({
  proof,
  events,
  wants,
  now,
}: WebhookReceiverOptions): WebhookReceiver {
  /** The sender of a verified message. @throws {SignatureRejected} when the message cannot be verified */
  async function senderOf(message: ReceivedMessage): Promise<string> {
    const isOther =
      proof.kind === 'signature' ? hasLegacyProof(message.headers) : hasSignature(message.headers);
    if (isOther)
      throw new SignatureRejected('mode_mismatch', 'pre', `The registration asks for ${proof.kind}.`);
    if (proof.kind === 'hmac') {
      verifyLegacy(message, proof.secrets, now());
      checkBody(message);
      return proof.sender;
    }
    const ports = { findKey: (keyid: string) => proof.keys.find(keyid), replays: proof.replays };
    const verdict = await verifyMessage(message, { kind: 'webhook', now: now() }, ports);
    if (verdict.ok) return verdict.agentUrl;
    // Webhooks are always signed, so a message without a signature is reported as malformed headers.
    const fault = verdict.fault === 'required' ? 'header_malformed' : verdict.fault;
    throw new SignatureRejected(fault, verdict.step, verdict.message);
  }

  /** Handles an event that was not handled yet; of several requests with it, one handles it. */
  async function handleOnce(
    webhook: HandledWebhook,
    handle: Parameters<WebhookReceiver['receive']>[1],
  ): Promise<WebhookAnswer> {
    const seenAs = JSON.stringify([webhook.sender, webhook.idempotencyKey]);
    const claimed = await events.claim(seenAs, new Date(now().getTime() + CLAIM_MS));
    if (claimed === 'seen') return accepted;
    // The handler may still fail, and a 200 here would end the retries of an event that was never handled.
    if (claimed === 'busy') {
      return {
        ...refusedWith(503, 'This event is being handled.'),
        headers: { 'Retry-After': String(BUSY_SECONDS) },
      };
    }
    try {
      await handle(webhook);
    } catch (cause) {
      await events.release(seenAs);
      throw cause;
    }
    await events.keep(seenAs, new Date(now().getTime() + REMEMBERED_MS));
    return accepted;
  }

  return {
    async receive(message, handle) {
      if (message.method !== 'POST')
        return { ...refusedWith(405, 'Webhooks are sent by POST.'), headers: { Allow: 'POST' } };
      if (message.body.length > MOST_WEBHOOK_BYTES) {
        return refusedWith(413, `The body must not be larger than ${MOST_WEBHOOK_BYTES} bytes.`);
      }
      const sender = await senderOf(message).catch(refusalOf);
      if (typeof sender !== 'string') return sender;
      if (!/^application\/json\b/i.test(fieldValue(message.headers, 'content-type') ?? '')) {
        return refusedWith(415, '`Content-Type` must be application/json.');
      }
      const body = parseJson(new TextDecoder().decode(message.body));
      const read = isObject(body) ? await readWebhook(body) : undefined;
      if (isQuestion(read)) {
        if ((await wants?.(read)) !== true)
          return refusedWith(403, 'This endpoint wants no such subscription.');
        return { ...accepted, body: { challenge: read.body.challenge } };
      }
      const key = isObject(body) ? keyIn(body) : undefined;
      if (read === undefined || key === undefined)
        return refusedWith(400, '`idempotency_key` must be text of 16 to 255 characters.');
      return handleOnce({ ...read, sender, idempotencyKey: key }, handle);
    },
  };
}
