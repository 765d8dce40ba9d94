import { consumeInWrite, requireMember } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { notMine } from '../../domain/members/principal.ts';
import { agentKey } from '../../domain/net/agent-url.ts';
import { queueChecks, shownChecks } from '../../record/agents/own-checks.ts';

export const checkMyAgent: WriteHandler<'checkMyAgent'> = {
  async look({ query, path }, { principal }) {
    const { organization } = requireMember(principal, query.org);
    const url = agentKey(path.agent_url, 'agent_url');
    return {
      note: { subject: url },
      async write({ store, now }) {
        const agent = await store.catalogAgents.find(url);
        if (agent?.orgId !== organization.id) throw notMine('agent');
        // What the organization does not have costs it nothing.
        const headers = await consumeInWrite(store, 'agent_check', { organization: organization.id }, now);
        await queueChecks(store, url, now);
        return { status: 202, headers, body: await shownChecks(store, agent) };
      },
    };
  },
};
