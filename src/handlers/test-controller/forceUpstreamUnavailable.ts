import { oneOfParam, textParam } from '../../domain/test-controller/scenario.ts';
import { staleTools } from '../../record/tasks/stale-advice.ts';
import { namedAccount } from '../../record/test-controller/sandbox.ts';
import { ALL_ACCOUNTS, type Scenario } from '../../record/test-controller/scenario.ts';

const NAME = 'platform';

/** Makes reads of an account respond for a limited time as if a system behind the agent were unreachable. */
export const forceUpstreamUnavailable: Scenario = async (params, call, reference) => {
  const tool = oneOfParam(params, 'tool', staleTools);
  const name = params.upstream_name === undefined ? NAME : textParam(params, 'upstream_name');
  const { store, principal, now } = call;
  const accountId = (await namedAccount(reference, call))?.id ?? ALL_ACCOUNTS;
  const key = { principalId: principal.id, accountId, kind: 'upstream', id: tool } as const;
  await store.fixtures.lock(principal.id);
  await store.fixtures.put({ ...key, document: { name, since: now.toISOString() } }, now);
  return {
    message: `Until it is over, ${tool === '*' ? 'reads' : tool} will say that ${name} cannot be reached.`,
  };
};
