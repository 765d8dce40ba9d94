import type { CoreWebhookActivityRecord } from '../../../generated/types/core.ts';
import type { EnumsNotificationType, EnumsWebhookAuthScheme } from '../../../generated/types/enums.ts';
import { siteOf } from '../net/domain-name.ts';
import { DAY_MS } from '../text/instant.ts';
import { sha256Hex } from '../text/sha256.ts';

/** Subject area of a webhook. It decides in which list its owner finds the attempts. */
export type WebhookKind =
  | 'task'
  | 'buy'
  | 'creative'
  | 'account'
  | 'rights'
  | 'feed'
  | 'registry'
  | 'a2a'
  | 'operator';

export type WebhookMode = EnumsWebhookAuthScheme;

/** Address that webhooks are sent to, and how they are authenticated. */
export type WebhookTarget = {
  readonly url: string;
  readonly mode: WebhookMode;
  /** Shared secret of the two legacy schemes; null for signatures. */
  readonly secret: string | null;
  /** Header fields that a receiver of another protocol requested, by lower-case name; null for none. */
  readonly headers?: WebhookHeaders | null;
};

export type WebhookHeaders = Readonly<Record<string, string>>;

/** The configuration of a receiver, as all kinds of registrations write it. */
type Registration = {
  readonly url: string;
  readonly authentication?:
    | { readonly schemes: readonly WebhookMode[]; readonly credentials?: string | undefined }
    | undefined;
};

/**
 * The target of a registration. Webhooks are signed unless the registration chose a legacy scheme and gave
 * its secret.
 */
export function webhookTarget({ url, authentication }: Registration): WebhookTarget {
  const mode = authentication?.schemes[0] ?? 'HTTP_MESSAGE_SIGNATURES';
  const secret = authentication?.credentials ?? null;
  if (mode === 'HTTP_MESSAGE_SIGNATURES' || secret === null) {
    return { url, mode: 'HTTP_MESSAGE_SIGNATURES', secret: null };
  }
  return { url, mode, secret };
}

/** One event for one receiver. */
export type Webhook = {
  readonly id: string;
  /** Principal of the agent, or organization of the registry, that registered the receiver. */
  readonly principalId: string;
  readonly accountId: string | null;
  readonly channel: string;
  readonly kind: WebhookKind;
  /** Identifier of the subject: a task, buy, creative, account or subscription. */
  readonly subject: string;
  readonly subscriberId: string | null;
  readonly notificationType: EnumsNotificationType | null;
  readonly sequence: number | null;
  readonly url: string;
  readonly mode: WebhookMode;
  readonly secret: string | null;
  readonly headers: WebhookHeaders | null;
  /** The JSON text, the same in every attempt. */
  readonly body: string;
  readonly bytes: number;
  /** Idempotency key in the body, by which receivers recognize repeats. */
  readonly key: string;
  readonly status: 'open' | 'delivered' | 'failed';
  /** Reason of the last failed attempt; null before one and after delivery. */
  readonly failure: string | null;
  readonly attempts: number;
  readonly dueAt: Date;
  /** No attempt begins after this moment. */
  readonly endsAt: Date;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  /** Null for what an event caused. A test or a redelivery changes nothing about the subscription. */
  readonly purpose: 'test' | 'redelivery' | null;
  /** Webhook that a redelivery repeats. */
  readonly originId: string | null;
};

/** What a receiver answered to an attempt, as far as it is kept for its owner. */
export type KeptAnswer = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly isCut: boolean;
};

/** Milliseconds for which a failing receiver is retried. */
export const LONGEST_WEBHOOK_MS = DAY_MS;

/** Most open webhooks of one channel, so that a receiver that is away for long cannot fill the database. */
export const MOST_OPEN_WEBHOOKS = 1_000;

/** Most open or stored webhooks of one owner, over all its receivers: their number, and the bytes of their bodies. */
export const MOST_OF_OWNER = { count: 10_000, bytes: 256 * 1024 * 1024 };

/**
 * Key of one receiver of one owner. The webhooks of a channel are sent one after another. Other channels do
 * not wait for it, even if they send to the same host.
 */
export const webhookChannel = (principalId: string, url: string): string =>
  sha256Hex(JSON.stringify([principalId, url])).slice(0, 32);

/** Registrable domain of a webhook URL. A site has its sending slots once, however many host names it uses. */
export const webhookSite = (url: string): string => siteOf(URL.parse(url)?.hostname ?? '');

/** One attempt, with the fields of its webhook except the body. */
export type WebhookActivity = Pick<
  Webhook,
  'subject' | 'subscriberId' | 'notificationType' | 'sequence' | 'url' | 'bytes' | 'key'
> & {
  readonly webhookId: string;
  readonly attempt: number;
  readonly status: WebhookAttemptStatus;
  readonly httpStatus: number | null;
  readonly message: string | null;
  readonly firedAt: Date;
  readonly completedAt: Date | null;
  readonly durationMs: number | null;
};

/** Status of an attempt as its owner sees it. */
export type WebhookAttemptStatus = 'pending' | 'success' | 'failed' | 'timeout' | 'connection_error';

/** Attempts in a record when the request names no number. */
export const ACTIVITY_SIZE = 50;

/** Identifier of a creative that is unique among all accounts of its principal. */
export const creativeSubject = (accountId: string, id: string): string => JSON.stringify([accountId, id]);

/** Attempts as activity records, by subject. Webhooks about tasks have no notification type and are left out. */
export function activityBySubject(
  attempts: readonly WebhookActivity[],
): ReadonlyMap<string, CoreWebhookActivityRecord[]> {
  const bySubject = new Map<string, CoreWebhookActivityRecord[]>();
  for (const attempt of attempts) {
    const { notificationType: type } = attempt;
    if (type === null) continue;
    const own = bySubject.get(attempt.subject) ?? [];
    own.push({
      idempotency_key: attempt.key,
      ...(attempt.subscriberId === null ? {} : { subscriber_id: attempt.subscriberId }),
      fired_at: attempt.firedAt.toISOString(),
      completed_at: attempt.completedAt?.toISOString() ?? null,
      notification_type: type,
      ...(attempt.sequence === null ? {} : { sequence_number: attempt.sequence }),
      attempt: attempt.attempt,
      status: attempt.status,
      url: attempt.url,
      http_status_code: attempt.httpStatus,
      response_time_ms: attempt.durationMs,
      payload_size_bytes: attempt.bytes,
      error_message: attempt.message,
    });
    bySubject.set(attempt.subject, own);
  }
  return bySubject;
}
