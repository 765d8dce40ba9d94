import type {
  CoreWebhookActivityRecord,
  EnumsNotificationType,
  EnumsWebhookAuthScheme,
} from '../../../generated/types/schemas.ts';
import { sha256Hex } from '../text/sha256.ts';

/** What a webhook tells of, and so which of its owner's lists shows its attempts. */
export type WebhookKind = 'task' | 'buy' | 'creative' | 'account' | 'rights' | 'feed' | 'registry' | 'a2a';

export type WebhookMode = EnumsWebhookAuthScheme;

/** Where webhooks go, and how they prove where they come from. */
export type WebhookTarget = {
  readonly url: string;
  readonly mode: WebhookMode;
  /** Shared secret of the two legacy schemes; null for signatures. */
  readonly secret: string | null;
  /** Header fields that a receiver of another protocol asked for, by lower-case name; null for none. */
  readonly headers?: WebhookHeaders | null;
};

export type WebhookHeaders = Readonly<Record<string, string>>;

/** A configuration as registrations of all kinds write it. */
type Registration = {
  readonly url: string;
  readonly authentication?:
    | { readonly schemes: readonly WebhookMode[]; readonly credentials?: string | undefined }
    | undefined;
};

/** Signed unless the registration chose a legacy scheme and gave its secret. */
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
  /** Identifier of what it tells of: a task, buy, creative, account or subscription. */
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
  /** Why nothing more is sent; null while open and after delivery. */
  readonly failure: string | null;
  readonly attempts: number;
  readonly dueAt: Date;
  /** No attempt begins after this moment. */
  readonly endsAt: Date;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
};

/** How long a receiver that fails is retried. */
export const LONGEST_WEBHOOK_MS = 24 * 3_600_000;

/** Open webhooks of one channel; a receiver that is away for long must not fill the database. */
export const MOST_OPEN_WEBHOOKS = 1_000;

/** Webhooks of one owner, over all of its receivers, that are open or kept: their number, and the bytes of their bodies. */
export const MOST_OF_OWNER = { count: 10_000, bytes: 256 * 1024 * 1024 };

/**
 * One receiver of one owner. Its webhooks are sent one after another; those of other channels do not wait, also when
 * they go to the same host.
 */
export const webhookChannel = (principalId: string, url: string): string =>
  sha256Hex(JSON.stringify([principalId, url])).slice(0, 32);

/** Host and port that webhooks of a URL go to; they share the places of that host among the senders. */
export const webhookHost = (url: string): string => URL.parse(url)?.host ?? '';

/** One attempt, with what its webhook says of itself but for the body. */
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

/** How an attempt is shown to its owner. */
export type WebhookAttemptStatus = 'pending' | 'success' | 'failed' | 'timeout' | 'connection_error';

/** Attempts that a record shows when the request names no number. */
export const ACTIVITY_SIZE = 50;

/** Names a creative among those of all accounts of its principal. */
export const creativeSubject = (accountId: string, id: string): string => JSON.stringify([accountId, id]);

/** Attempts as records show them, by subject. Webhooks about tasks have no type of notification and are left out. */
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
