import type { ReadHandler } from '../../desk/call.ts';
import { agentError, agentKey } from '../../domain/net/agent-url.ts';

export const getAgentProducts: ReadHandler<'getAgentProducts'> = async ({ query }, { live }) => {
  const url = agentKey(query.url, 'url');
  const look = await live.agentProducts(url);
  if (!look.ok) throw agentError(look.failure, url);
  return { body: { success: true, products: look.value } };
};
