import type { ReadHandler } from '../../desk/call.ts';
import { agentError, agentKey } from '../../domain/net/agent-url.ts';

export const discoverAgent: ReadHandler<'discoverAgent'> = async ({ query }, { live, store }) => {
  const url = agentKey(query.url, 'url');
  const look = await live.discoverAgent(url);
  if (look.ok) {
    const known = look.value.type === 'sales' ? await store.agentProfiles.find(url) : undefined;
    const publishers = known?.visibility === 'public' ? known.publisherCount : 0;
    const { stats } = look.value;
    // The count from publishers' files takes precedence over the agent's own count.
    return {
      body: { ...look.value, stats: publishers > 0 ? { ...stats, publisher_count: publishers } : stats },
    };
  }
  if (look.failure.code !== 'auth_required') throw agentError(look.failure, url);
  return {
    body: {
      name: new URL(url).hostname,
      protocols: ['mcp'],
      type: 'unknown',
      tools_count: 0,
      tools: [],
      stats: {},
      oauth_required: true,
    },
  };
};
