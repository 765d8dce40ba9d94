import type { ReadHandler } from '../../desk/call.ts';
import { agentKey } from '../../domain/net/agent-url.ts';

export const lookupAgentDomains: ReadHandler<'lookupAgentDomains'> = async ({ path }, { store }) => {
  const agentUrl = agentKey(path.agentUrl, 'agentUrl');
  const { domains, count } = await store.lookups.domainsOf(agentUrl);
  return { json: `{"agent_url":${JSON.stringify(path.agentUrl)},"domains":${domains},"count":${count}}` };
};
