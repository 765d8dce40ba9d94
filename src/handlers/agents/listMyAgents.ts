import { requireMember } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { shownAgent } from '../../record/agents/member-agents.ts';

export const listMyAgents: ReadHandler<'listMyAgents'> = async ({ query }, { principal, store }) => {
  const { organization } = requireMember(principal, query.org);
  const agents = await store.catalogAgents.listByOrganization(organization.id);
  return { body: { agents: agents.map(shownAgent) } };
};
