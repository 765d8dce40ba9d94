import { requireInsight } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import type { AuditEntry } from '../../store/members/audit-log.ts';

export const getMyAuditLog: ReadHandler<'getMyAuditLog'> = async ({ query }, { principal, store }) => {
  const { organization } = requireInsight(principal, query.org);
  const { limit = 100, cursor } = query;
  const rows = await store.auditLog.list(organization.id, limit + 1, cursor?.toLowerCase());
  const entries = rows.slice(0, limit);
  const isMore = rows.length > limit;
  return { body: { entries: entries.map(shown), next_cursor: isMore ? (entries.at(-1)?.id ?? null) : null } };
};

const shown = (entry: AuditEntry) => ({
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
