import { oneOfParam, textParam } from '../../../domain/compliance/scenario.ts';
import { staleTools } from '../stale-advice.ts';
import type { Scenario } from './scenarios.ts';

const NAME = 'platform';

/** Has reads of the caller answer for a while as if what stands behind the agent could not be reached. */
export const forceUpstreamUnavailable: Scenario = async (params, call) => {
  const tool = oneOfParam(params, 'tool', staleTools);
  const name = params.upstream_name === undefined ? NAME : textParam(params, 'upstream_name');
  const { store, principal, now } = call;
  const key = { principalId: principal.id, kind: 'upstream', id: tool } as const;
  await store.fixtures.put({
    ...key,
    accountId: null,
    document: { name, since: now.toISOString() },
    createdAt: now,
  });
  return {
    message: `Until it is over, ${tool === '*' ? 'reads' : tool} will say that ${name} cannot be reached.`,
  };
};
