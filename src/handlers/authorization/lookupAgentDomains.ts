import type { ReadHandler } from '../../desk/call.ts';
import { agentKey } from '../../domain/net/agent-url.ts';
import { pastMoment } from '../../domain/text/past.ts';
import { openPast } from '../../record/authorization/past.ts';

export const lookupAgentDomains: ReadHandler<'lookupAgentDomains'> = async ({ path, query }, call) => {
  const agentUrl = agentKey(path.agentUrl, 'agentUrl');
  const at = pastMoment(query.at, call.now);
  const { store } = at === null ? call : await openPast(call, at);
  const { domains, count } = await store.lookups.domainsOf(agentUrl);
  const asked = at === null ? '' : `,"at":${JSON.stringify(at)}`;
  const head = `"agent_url":${JSON.stringify(path.agentUrl)}${asked}`;
  return { json: `{${head},"domains":${domains},"count":${count}}` };
};
