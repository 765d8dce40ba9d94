import { requireAdmin } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { organizationOf } from '../../record/members/members.ts';

export const updateMyOrganization: WriteHandler<'updateMyOrganization'> = {
  async look({ query, body }, { principal }) {
    const member = requireAdmin(principal, query.org);
    const name = body.name.trim();
    return {
      note: { subject: member.organization.id, detail: { name, before: member.organization.name } },
      async write({ store }) {
        await store.organizations.rename(member.organization.id, name);
        return { body: await organizationOf(store, member) };
      },
    };
  },
};
