import type { RegistryAgentDay } from '../../../generated/types/registry.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { agentScope } from '../../domain/agents/visibility.ts';
import { ApiError } from '../../domain/errors.ts';
import { agentKey } from '../../domain/net/agent-url.ts';
import { lastDays } from '../../domain/text/days.ts';
import type { AgentDay } from '../../store/agents/agent-days.ts';

const SHOWN_DAYS = 30;

export const getAgentHistory: ReadHandler<'getAgentHistory'> = async (
  { query },
  { store, principal, now },
) => {
  const url = agentKey(query.url, 'url');
  const agent = await store.catalogAgents.findRef(url);
  if (agent === undefined || !agentScope(principal, null).includes(agent.visibility))
    throw new ApiError('not_found', `No agent ${url} is enrolled.`);
  const days = lastDays(now, query.days ?? SHOWN_DAYS);
  const found = await store.agentDays.since(url, days[0] ?? '', days.length);
  const byDay = new Map(found.map((one) => [one.day, one]));
  return { body: { url, days: days.map((day) => dayText(day, byDay.get(day))) } };
};

function dayText(day: string, found: AgentDay | undefined): RegistryAgentDay {
  if (found === undefined) return { day, probes: 0, answered: 0, checks: 0 };
  const { probes, answered, responseMs, lastError, checks, checkStatus, tracks } = found;
  const told: RegistryAgentDay = { day, probes, answered, checks };
  if (answered > 0) told.response_ms = Math.round(responseMs / answered);
  if (lastError !== null) told.last_error = lastError;
  if (checkStatus !== null) told.check_status = checkStatus;
  if (tracks !== null) told.tracks = { ...tracks };
  return told;
}
