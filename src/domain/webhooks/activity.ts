import type { CoreWebhookActivityRecord } from '../../../generated/types/schemas.ts';
import type { WebhookActivity } from './webhook.ts';

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
