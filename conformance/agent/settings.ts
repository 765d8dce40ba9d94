/** The MCP revisions differ in how a client begins: by `initialize`, or with each request standing for itself. */
export type Era = 'session' | 'stateless';

/** How the agent is called. */
export type AgentSettings = {
  readonly transport: 'mcp' | 'a2a';
  /** Only for MCP; what the agent speaks when absent, the session first. */
  readonly era?: Era | undefined;
  /** Release of the protocol that every request names; none when absent. */
  readonly release?: string | undefined;
  /** Name and version that the runner gives to the agent. */
  readonly client: { readonly name: string; readonly version: string };
};
