import { hmacHeaders } from '../../domain/signatures/legacy-hmac.ts';
import type { WebhookReply } from '../../domain/webhooks/outcome.ts';
import type { WebhookTarget } from '../../domain/webhooks/webhook.ts';
import type { Fetcher } from '../../infra/fetcher.ts';
import type { TargetVerdict } from '../../infra/push-target.ts';

/** Signs one attempt; every call makes another nonce. Null for a URL that has no canonical form. */
export type SignWebhook = (message: {
  readonly url: string;
  readonly body: string;
  readonly contentType: string;
}) => Promise<Record<string, string> | null>;

export type WebhookSenderTools = {
  fetcher: Fetcher;
  /** Whether notifications may be sent to a URL. */
  judgeTarget: (url: string) => Promise<TargetVerdict>;
  sign: SignWebhook;
  now: () => Date;
};

export type SendWebhook = (
  target: WebhookTarget,
  body: string,
  signal: AbortSignal,
) => Promise<{ reply: WebhookReply; message: string | null; durationMs: number }>;

const TIMEOUT_MS = 10_000;
const MOST_ANSWER_BYTES = 4_096;

/** Makes the function that sends one attempt of a webhook, authenticated as its receiver asked for. */
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

  return async (target, body, signal) => {
    const verdict = await judgeTarget(target.url);
    if (!verdict.ok) {
      return { reply: { kind: 'none', code: 'refused' }, message: verdict.message, durationMs: 0 };
    }
    const headers = await prove(target, body);
    if (headers === null) {
      return { reply: { kind: 'none', code: 'invalid_url' }, message: null, durationMs: 0 };
    }
    const answer = await fetcher.fetch({
      url: target.url,
      method: 'POST',
      headers,
      body,
      maxBytes: MOST_ANSWER_BYTES,
      timeoutMs: TIMEOUT_MS,
      // Judged above: anything else than https is a host of the operator's own.
      httpsOnly: false,
      redirects: { max: 0, stay: 'same-site' },
      signal,
    });
    const { durationMs } = answer;
    if (answer.ok) {
      const { status, headers } = answer;
      const [challenge = null, retryAfter = null] = [headers['www-authenticate'], headers['retry-after']];
      return { reply: { kind: 'answer', status, challenge, retryAfter }, message: null, durationMs };
    }
    if (answer.status !== undefined) {
      const reply = { kind: 'answer', status: answer.status, challenge: null, retryAfter: null } as const;
      return { reply, message: answer.message, durationMs };
    }
    return { reply: { kind: 'none', code: answer.code }, message: answer.message, durationMs };
  };
}
