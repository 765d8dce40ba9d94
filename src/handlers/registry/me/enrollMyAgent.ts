import type { WriteHandler } from '../../call.ts';
import { requireMember } from '../../require-member.ts';
import { agentKey } from '../lookups/agent-key.ts';
import { keepAgent } from './agent.ts';

export const enrollMyAgent: WriteHandler<'enrollMyAgent'> = {
  async look({ query, body }, { principal }) {
    const member = requireMember(principal, query.org);
    const url = agentKey(body.url, 'url');
    return {
      note: { subject: url, detail: { type: body.type, visibility: body.visibility ?? null } },
      async write(call) {
        const known = await call.store.catalogAgents.findForUpdate(url);
        const { type, visibility } = body;
        const enrolment = { url, type, visibility, name: body.name?.trim() };
        const { isNew, body: answer } = await keepAgent(call, member, enrolment, known);
        return { status: isNew ? 201 : 200, body: answer };
      },
    };
  },
};
