import type { AskGovernanceAgent } from '../../outside/governance/consulted-agents.ts';
import type { Store } from '../../store/open.ts';
import { type NamedJob, typedJob } from '../typed-job.ts';

type Tools = { store: Store; askGovernanceAgent: AskGovernanceAgent };

/**
 * Reports a committed buy to the governance agent that approved it. That agent must still be the one bound to the
 * account, because the credentials are the account's.
 */
export function reportPlanOutcome({ store, askGovernanceAgent }: Tools): NamedJob<'reportPlanOutcome'> {
  return typedJob('reportPlanOutcome', {
    async run({ payload }, signal) {
      const { principalId, accountId, agentUrl, report } = payload;
      const account = await store.primary.accounts.find(accountId, principalId);
      const agent = account?.settings.governance_agent;
      if (agent === undefined || agent.url !== agentUrl)
        return { kind: 'done', detail: { outcome: 'agent_replaced' } };
      const answer = await askGovernanceAgent(agent, 'report_plan_outcome', report, signal);
      if (answer.ok) return { kind: 'done', detail: { outcome: 'reported' } };
      // An agent that understood the report and refused it would refuse it again.
      return answer.why === 'refused'
        ? { kind: 'failed', code: 'refused' }
        : { kind: 'retry', code: answer.why };
    },
  });
}
