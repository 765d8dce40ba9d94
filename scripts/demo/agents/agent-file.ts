import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Json = Record<string, unknown>;

/** Responses of an agent of the demo world, from `_agent.json` in its host's folder. */
export type AgentFile = {
  /** Protocols that the agent speaks; default: both. */
  speaks: readonly ('mcp' | 'a2a')[];
  /** Its response to the capabilities task, without the block of versions. */
  capabilities: Json;
  products?: readonly Json[];
  formats?: readonly Json[];
  signals?: readonly Json[];
  brand?: Json;
  /** Tasks that it lists, but runs only for callers with a credential. */
  guarded: readonly string[];
};

/** Contents of the agent's card on its host. */
export type CardFile = Json & { name: string; description: string; url: string; skills: readonly Skill[] };
export type Skill = { id: string; name: string; description: string; tags: readonly string[] };

const AGENT_FILE = '_agent.json';
const CARD_FILE = '.well-known/agent-card.json';

/** Reads an agent and its card; undefined when the host is not an agent. Throws for a file that is not JSON. */
export async function readAgent(hostDir: string): Promise<{ agent: AgentFile; card: CardFile } | undefined> {
  const text = await readFile(join(hostDir, AGENT_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const agent = { speaks: ['mcp', 'a2a'], guarded: [], ...JSON.parse(text) } as AgentFile;
  return { agent, card: JSON.parse(await readFile(join(hostDir, CARD_FILE), 'utf8')) as CardFile };
}
