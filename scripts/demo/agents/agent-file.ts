import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Json = Record<string, unknown>;

/** What an agent of the world says, from `_agent.json` in the folder of its host. */
export type AgentFile = {
  /** Protocols that it is asked over; both unless the file says otherwise. */
  speaks: readonly ('mcp' | 'a2a')[];
  /** Its answer to the capabilities task, without the block of versions. */
  capabilities: Json;
  products?: readonly Json[];
  formats?: readonly Json[];
  signals?: readonly Json[];
  brand?: Json;
  /** Tasks that it lists, but does for callers with a credential only. */
  guarded: readonly string[];
};

/** What the host's card says about the agent. */
export type CardFile = Json & { name: string; description: string; url: string; skills: readonly Skill[] };
export type Skill = { id: string; name: string; description: string; tags: readonly string[] };

export const AGENT_FILE = '_agent.json';
const CARD_FILE = '.well-known/agent-card.json';

/** Reads an agent and its card; undefined when the host is no agent. Throws on a file that is not JSON. */
export async function readAgent(hostDir: string): Promise<{ agent: AgentFile; card: CardFile } | undefined> {
  const text = await readFile(join(hostDir, AGENT_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const agent = { speaks: ['mcp', 'a2a'], guarded: [], ...JSON.parse(text) } as AgentFile;
  return { agent, card: JSON.parse(await readFile(join(hostDir, CARD_FILE), 'utf8')) as CardFile };
}
