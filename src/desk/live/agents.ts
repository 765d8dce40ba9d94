import type { AgentFailure } from '../../domain/net/foreign-answer.ts';
import type { JudgeUrl } from '../../domain/refusals/called-url.ts';

/** The value that an agent returned, or the failure to get it. */
export type AgentLook<T> = { ok: true; value: T } | { ok: false; failure: AgentFailure };

export type DiscoveredAgent = {
  name: string;
  description?: string;
  protocols: ('mcp' | 'a2a')[];
  type: string;
  tools_count: number;
  tools: { name: string; description?: string }[];
  stats: { format_count?: number; product_count?: number; publisher_count?: number };
  oauth_required?: boolean;
};

export type AgentCard = {
  agent_url: string;
  valid: boolean;
  errors: string[];
  status_code?: number;
  response_time_ms?: number;
  card_data?: Record<string, unknown>;
  card_endpoint?: string;
  oauth_required?: boolean;
};

/** Calls of agents of others. */
export type AgentLooks = {
  /** Whether the URL of an agent may be enrolled, to be probed later. */
  judgeAgentUrl: JudgeUrl;
  /** Requests the card of each agent, a few at a time. */
  probeAgentCards(urls: readonly string[]): Promise<AgentCard[]>;
  /** Requests the capabilities of the agent at a canonical URL. */
  discoverAgent(url: string): Promise<AgentLook<DiscoveredAgent>>;
  /** Requests the agent's creative formats, each shortened. */
  agentFormats(url: string): Promise<AgentLook<Record<string, unknown>[]>>;
  /** Requests the agent's products, each shortened to a few fields. */
  agentProducts(url: string): Promise<AgentLook<(Record<string, unknown> & { product_id: string })[]>>;
};
