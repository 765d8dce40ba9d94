/** What every step of recording one look needs to know. */
export type RecordContext = {
  readonly domain: string;
  readonly now: Date;
  readonly newId: () => string;
  /** Label of the feed events' cause. */
  readonly actor: string;
};

/** What recording something about an agent needs to know. */
export type AgentContext = {
  readonly now: Date;
  readonly newId: () => string;
  /** Label of the feed events' cause. */
  readonly actor: string;
};
