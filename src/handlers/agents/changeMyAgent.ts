import { requireMember } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { notMine } from '../../domain/members/principal.ts';
import { agentKey } from '../../domain/net/agent-url.ts';
import { keepAgent } from '../../record/agents/member-agents.ts';

export const changeMyAgent: WriteHandler<'changeMyAgent'> = {
  async look({ query, path, body }, { principal }) {
    const member = requireMember(principal, query.org);
    const url = agentKey(path.agent_url, 'agent_url');
    const { type, visibility } = body;
    return {
      note: { subject: url, detail: { type: type ?? null, visibility: visibility ?? null } },
      async write(call) {
        const known = await call.store.catalogAgents.findForUpdate(url);
        if (known?.orgId !== member.organization.id) throw notMine('agent');
        const enrolment = {
          url,
          type: type ?? known.type,
          visibility,
          name: body.name?.trim(),
          control: null,
        };
        const { body: answer } = await keepAgent(call, member, enrolment, known);
        return { body: answer };
      },
    };
  },
};
