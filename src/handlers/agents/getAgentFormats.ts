import type { ReadHandler } from '../../desk/call.ts';
import { agentError, agentKey } from '../../domain/net/agent-url.ts';

export const getAgentFormats: ReadHandler<'getAgentFormats'> = async ({ query }, { live }) => {
  const url = agentKey(query.url, 'url');
  const look = await live.agentFormats(url);
  if (!look.ok) throw agentError(look.failure, url);
  return { body: { success: true, formats: look.value } };
};
