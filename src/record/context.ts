/** Context of every step that records one look at a domain. */
export type RecordContext = {
  readonly domain: string;
  readonly now: Date;
  readonly newId: () => string;
  /** Label for the cause of the feed events. */
  readonly actor: string;
};

/** Context for recording something about an agent. */
export type AgentContext = {
  readonly now: Date;
  readonly newId: () => string;
  /** Label for the cause of the feed events. */
  readonly actor: string;
};
