import type { ReadHandler } from '../../desk/call.ts';
import { agentError, agentUrl } from './agent-input.ts';

export const getAgentFormats: ReadHandler<'getAgentFormats'> = async ({ query }, { live }) => {
  const url = agentUrl(query.url);
  const look = await live.agentFormats(url);
  if (!look.ok) throw agentError(look.failure, url);
  return { body: { success: true, formats: look.value } };
};
