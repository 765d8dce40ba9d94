import { requireMember } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { ApiError } from '../../domain/errors.ts';
import { notMine } from '../../domain/members/principal.ts';
import { agentKey } from '../../domain/net/agent-url.ts';
import { removeAgent } from '../../record/agents/enrolments.ts';

export const removeMyAgent: WriteHandler<'removeMyAgent'> = {
  async look({ query, path }, { principal }) {
    const { organization, userKey } = requireMember(principal, query.org);
    const url = agentKey(path.agent_url, 'agent_url');
    return {
      note: { subject: url },
      async write({ store, now, newId }) {
        const known = await store.catalogAgents.findForUpdate(url);
        if (known?.orgId !== organization.id) throw notMine('agent');
        if (known.visibility === 'public') {
          throw new ApiError('agent_is_public', 'Make the agent private or visible to members first.');
        }
        await removeAgent(store, url, organization.id, { now, newId, actor: `member:${userKey}` });
        return { status: 204, body: undefined };
      },
    };
  },
};
