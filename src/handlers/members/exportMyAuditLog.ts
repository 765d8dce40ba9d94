import { requireAdmin } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { auditText } from '../../domain/members/audit-text.ts';
import { auditFilter, auditPage } from '../../record/members/audit.ts';

const MOST = 1_000;

export const exportMyAuditLog: WriteHandler<'exportMyAuditLog'> = {
  async look({ query, body }, { principal, store, now }) {
    const { organization } = requireAdmin(principal, query.org);
    const { format, cursor, ...asked } = body;
    const page = { limit: MOST, cursor, filter: auditFilter(asked) };
    const { entries, next } = await auditPage(store, organization.id, page);
    return {
      note: { detail: { ...body, count: entries.length } },
      write: async () => ({
        body: {
          format,
          file_name: `audit-${now.toISOString().replaceAll(':', '-').replace(/\.\d+/, '')}.${format}`,
          text: auditText(format, entries),
          count: entries.length,
          next_cursor: next,
        },
      }),
    };
  },
};
