import { check } from '../../outside/agents/probe.ts';
import { recordCompliance } from '../../record/agents/checks.ts';
import { type NamedJob, typedJob } from '../typed-job.ts';
import type { ProbeTools } from './probeAgent.ts';

/** Runs the compliance checks against one enrolled agent and records the agent's standing. */
export function checkAgentCompliance({
  store,
  fetcher,
  now,
  newId,
}: ProbeTools): NamedJob<'checkAgentCompliance'> {
  return typedJob('checkAgentCompliance', {
    async run({ payload }, signal) {
      const { url } = payload;
      if ((await store.primary.catalogAgents.findRef(url)) === undefined)
        return { kind: 'done', detail: { outcome: 'gone' } };
      const outcome = await check(fetcher, url, signal);
      if (signal.aborted) return { kind: 'retry', code: 'aborted' };
      const context = { now: now(), newId, actor: 'pipeline:compliance-heartbeat' };
      const step = await store.transaction((tx) => recordCompliance(tx, url, outcome, context));
      return { kind: 'done', detail: { outcome: step?.standing.status ?? 'gone', reached: outcome.reached } };
    },
  });
}
