import { invalidField } from '../../domain/errors.ts';
import type { Tables } from '../../store/index.ts';
import type { AuditEntry, AuditFilter } from '../../store/members/audit-log.ts';

/** The filters of the audit log, as requests have them. */
type AuditAsk = Readonly<Partial<Record<'since' | 'until' | 'actor' | 'action' | 'subject', string>>> & {
  readonly outcome?: AuditEntry['outcome'] | undefined;
};

/** @throws {ApiError} invalid_request for a stretch of time that ends before it begins */
export function auditFilter({ since, until, actor, action, subject, outcome }: AuditAsk): AuditFilter {
  const from = since === undefined ? undefined : new Date(since);
  const to = until === undefined ? undefined : new Date(until);
  if (from !== undefined && to !== undefined && to <= from)
    throw invalidField('until', 'must be after `since`');
  // Named one by one: a request may bring parameters along that are no filters, and each would become a column.
  return { actor, action, subject, outcome, since: from, until: to };
}

const shownAuditEntry = (entry: AuditEntry) => ({
  id: entry.id,
  at: entry.at.toISOString(),
  action: entry.action,
  actor: entry.actor,
  actor_name: entry.actorName,
  subject: entry.subject,
  outcome: entry.outcome,
  address: entry.address,
  request_id: entry.requestId,
  detail: { ...entry.detail },
});

/** A page of an organization's log, and the cursor of the next one. */
export async function auditPage(
  { auditLog }: Pick<Tables, 'auditLog'>,
  orgId: string,
  { limit, cursor, filter }: { limit: number; cursor: string | undefined; filter: AuditFilter },
) {
  const { found, looked } = await auditLog.search(orgId, filter, limit + 1, cursor?.toLowerCase());
  const entries = found.slice(0, limit);
  const isMore = found.length > limit;
  return { entries: entries.map(shownAuditEntry), next: isMore ? (entries.at(-1)?.id ?? null) : looked };
}
