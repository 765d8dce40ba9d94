import type { SentCheck } from '../../domain/contract/sent-check.ts';
import { canonicalTargetUri } from '../../domain/signatures/base.ts';
import { hmacHeaders } from '../../domain/signatures/legacy-hmac.ts';
import { type MessageKeys, NONCE_BYTES, signMessage } from '../../domain/signatures/sign.ts';
import {
  answersChallenge,
  type EndpointChecks,
  type EndpointProof,
} from '../../domain/webhooks/endpoint-challenge.ts';
import { INVALID_CREDENTIALS, type WebhookReply } from '../../domain/webhooks/outcome.ts';
import type { KeptAnswer, WebhookTarget } from '../../domain/webhooks/webhook.ts';
import type { TargetVerdict } from '../../infra/fetcher/judge-url.ts';
import type { KeptConnection } from '../../infra/fetcher/kept-connection.ts';
import { isListed, UNREACHABLE_PLACES } from '../../infra/fetcher/target.ts';
import type { Fetcher } from '../../infra/fetcher.ts';

/** Signs one attempt, with a new nonce each time. Null for a URL that has no canonical form. */
export type SignWebhook = (message: {
  readonly url: string;
  readonly body: string;
  readonly contentType: string;
}) => Promise<Record<string, string> | null>;

export type WebhookSenderTools = {
  fetcher: Fetcher;
  /** Checks by its text whether notifications may be sent to a URL. */
  judgeTarget: (url: string) => TargetVerdict;
  sign: SignWebhook;
  now: () => Date;
};

export type SendWebhook = (
  target: WebhookTarget,
  body: string,
  signal: AbortSignal,
  /** Connection of the other webhooks to the same receiver. */
  connection?: KeptConnection,
) => Promise<{ reply: WebhookReply; message: string | null; durationMs: number }>;

const TIMEOUT_MS = 10_000;
const MOST_ANSWER_BYTES = 4_096;

/** Creates the function that sends one attempt of a webhook, with the authentication that its receiver registered. */
export function createWebhookSender({ fetcher, judgeTarget, sign, now }: WebhookSenderTools): SendWebhook {
  const prove = async ({ url, mode, secret, headers }: WebhookTarget, body: string) => {
    if (mode === 'HTTP_MESSAGE_SIGNATURES' || secret === null) {
      const { 'content-type': contentType = 'application/json', ...others } = headers ?? {};
      const signed = await sign({ url, body, contentType });
      return signed === null ? null : { ...others, ...signed };
    }
    const type = { 'content-type': 'application/json' };
    if (mode === 'Bearer') return { ...type, authorization: `Bearer ${secret}` };
    return { ...type, ...hmacHeaders(secret, body, now()) };
  };

  const send: SendWebhook = async (target, body, signal, connection) => {
    const verdict = judgeTarget(target.url);
    if (!verdict.ok) return refused(verdict.message);
    const headers = await prove(target, body);
    if (headers === null) {
      return { reply: { kind: 'none', code: 'invalid_url' }, message: null, durationMs: 0 };
    }
    // Registrations of earlier versions may have a secret that no header carries.
    if (!areHeaders(headers)) {
      return {
        reply: { kind: 'none', code: INVALID_CREDENTIALS },
        message:
          'invalid_credentials: the credentials of the receiver have a character that no header can carry; register it again with printable ASCII characters',
        durationMs: 0,
      };
    }
    const answer = await fetcher.fetch({
      url: target.url,
      method: 'POST',
      headers,
      body,
      maxBytes: MOST_ANSWER_BYTES,
      timeoutMs: TIMEOUT_MS,
      // Validated above: only hosts that the operator maps may use plain http.
      httpsOnly: false,
      redirects: { max: 0, stay: 'same-site' },
      signal,
      connection,
    });
    // Servers close connections that were idle. Signed anew, because the receiver may have accepted the nonce.
    if (!answer.ok && answer.isStale === true) return send(target, body, signal);
    // Of a place that the operator did not name, owners of receivers learn no more than that it was refused.
    if (!answer.ok && !verdict.isNamed && UNREACHABLE_PLACES.has(answer.code)) return refused(answer.message);
    const { durationMs } = answer;
    if (answer.ok) {
      const { status, headers } = answer;
      const challenge = headers['www-authenticate'] ?? null;
      const retryAfter = headers['retry-after'] ?? null;
      const kept = keptAnswer(headers, answer.body);
      return { reply: { kind: 'answer', status, challenge, retryAfter, kept }, message: null, durationMs };
    }
    if (answer.status !== undefined) {
      const kept = { headers: {}, body: '', isCut: true };
      const reply = {
        kind: 'answer',
        status: answer.status,
        challenge: null,
        retryAfter: null,
        kept,
      } as const;
      return { reply, message: answer.message, durationMs };
    }
    return { reply: { kind: 'none', code: answer.code }, message: answer.message, durationMs };
  };
  return send;
}

/** The reply of a target that nothing was sent to. */
const refused = (message: string): Awaited<ReturnType<SendWebhook>> => ({
  reply: { kind: 'none', code: 'refused' },
  message,
  durationMs: 0,
});

/** Headers that help the owner of a receiver to find a fault, and that carry no secret. */
const KEPT_HEADERS = ['content-type', 'retry-after', 'server', 'www-authenticate'];
const LONGEST_KEPT_HEADER = 500;
const LONGEST_KEPT_BODY = 2_048;

function keptAnswer(headers: Readonly<Record<string, string>>, body: Uint8Array): KeptAnswer {
  const text = new TextDecoder().decode(body);
  return {
    headers: Object.fromEntries(
      KEPT_HEADERS.flatMap((name) => {
        const value = headers[name];
        return value === undefined ? [] : [[name, value.slice(0, LONGEST_KEPT_HEADER).toWellFormed()]];
      }),
    ),
    body: text.slice(0, LONGEST_KEPT_BODY).toWellFormed(),
    isCut: text.length > LONGEST_KEPT_BODY,
  };
}

/** The characters that Node sends in a header (RFC 9110, section 5.5). */
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
const areHeaders = (headers: Readonly<Record<string, string>>): boolean =>
  Object.values(headers).every((value) => HEADER_VALUE.test(value));

type SignTools = {
  readonly keys: MessageKeys;
  readonly now: () => Date;
  readonly random: (bytes: number) => Uint8Array;
};

/** Creates the webhook signer. It uses the key that is current at that moment, so a rotation needs no restart. */
export function createSignWebhook({ keys, now, random }: SignTools): SignWebhook {
  return async ({ url, body, contentType }) => {
    if (canonicalTargetUri(url) === null) return null;
    const key = await keys.current('webhook');
    const message = { method: 'POST', url, body: Buffer.from(body), contentType };
    return { ...signMessage('webhook', message, key, { now: now(), nonce: random(NONCE_BYTES) }) };
  };
}

type ProofTools = {
  fetcher: Fetcher;
  /** Hosts, or `host:port`, that the operator maps to another origin. Plain http is allowed for them. */
  outboundHosts: ReadonlyMap<string, string>;
  signWebhook: SignWebhook;
  sent: SentCheck;
};

/**
 * Creates the function that sends a challenge to an endpoint, which must repeat it. Network failures are not
 * described in detail, because they could reveal internal hosts.
 */
export function createEndpointProof({
  fetcher,
  outboundHosts,
  signWebhook,
  sent,
}: ProofTools): EndpointChecks['challengeEndpoint'] {
  const mayBePlain = (text: string) => {
    const url = URL.parse(text);
    return url !== null && isListed(url, outboundHosts);
  };

  return async (url, { kind, body: challenge }): Promise<EndpointProof> => {
    const body = JSON.stringify(challenge);
    sent.webhook(kind, body);
    const signed = await signWebhook({ url, body, contentType: 'application/json' });
    if (signed === null) return { ok: false, reason: 'the request could not be sent.' };
    const answer = await fetcher.fetch({
      url,
      method: 'POST',
      // Signed even if the registration selects another scheme, because its secret is not proven yet.
      headers: { ...signed, accept: 'application/json' },
      body,
      maxBytes: MOST_ANSWER_BYTES,
      timeoutMs: TIMEOUT_MS,
      httpsOnly: !mayBePlain(url),
      redirects: { max: 0, stay: 'same-site' },
    });
    if (!answer.ok) return { ok: false, reason: 'the request could not be sent.' };
    if (answer.status < 200 || answer.status > 299)
      return { ok: false, reason: 'the endpoint did not return a status of 200 to 299.' };
    if (!answersChallenge(parse(answer.body), challenge.challenge)) {
      return { ok: false, reason: 'the response does not repeat the challenge.', accepted: true };
    }
    return { ok: true };
  };
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
