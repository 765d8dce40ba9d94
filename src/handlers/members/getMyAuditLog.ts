import { requireInsight } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { auditFilter, auditPage } from '../../record/members/audit.ts';

export const getMyAuditLog: ReadHandler<'getMyAuditLog'> = async ({ query }, { principal, store }) => {
  const { organization } = requireInsight(principal, query.org);
  const { limit = 100, cursor, org: _org, ...asked } = query;
  const page = { limit, cursor, filter: auditFilter(asked) };
  const { entries, next } = await auditPage(store, organization.id, page);
  return { body: { entries, next_cursor: next } };
};
