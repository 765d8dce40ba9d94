import { requireMember } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { notMine } from '../../domain/members/principal.ts';
import { agentKey } from '../../domain/net/agent-url.ts';
import { shownChecks } from '../../record/agents/own-checks.ts';

export const getMyAgentChecks: ReadHandler<'getMyAgentChecks'> = async (
  { query, path },
  { principal, store },
) => {
  const { organization } = requireMember(principal, query.org);
  const agent = await store.catalogAgents.find(agentKey(path.agent_url, 'agent_url'));
  if (agent?.orgId !== organization.id) throw notMine('agent');
  return { body: await shownChecks(store, agent) };
};
