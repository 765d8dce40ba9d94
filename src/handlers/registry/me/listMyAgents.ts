import type { ReadHandler } from '../../call.ts';
import { requireMember } from '../../require-member.ts';
import { shownAgent } from './agent.ts';

export const listMyAgents: ReadHandler<'listMyAgents'> = async ({ query }, { principal, store }) => {
  const { organization } = requireMember(principal, query.org);
  const agents = await store.catalogAgents.listByOrganization(organization.id);
  return { body: { agents: agents.map(shownAgent) } };
};
