/** What a caller or an organization can have many of, and how many. `kind` is the table whose rows are counted. */
export type Limit = {
  /** Largest number of rows of one holder. */
  readonly most: number;
  /** As messages name the rows. */
  readonly what: string;
  /** Field of the task that adds most of these rows, for the error. */
  readonly field?: string;
  /** What the holder can do at the limit. */
  readonly mend: string;
};

const REMOVE = 'Delete those that you no longer need first.';

/**
 * Limits of one caller of the agent's tasks. They are far beyond what real clients keep, and only hold the database
 * together: each limit is the size up to which every operation on the rows is measured or goes in pieces.
 */
export const callerLimits = {
  audiences: { most: 10_000, what: 'audiences', field: 'audiences', mend: REMOVE },
  audience_members: { most: 20_000_000, what: 'members of audiences', field: 'audiences', mend: REMOVE },
  buyer_catalogs: { most: 10_000, what: 'catalogs', field: 'catalogs', mend: REMOVE },
  buyer_catalog_items: { most: 5_000_000, what: 'items of catalogs', field: 'catalogs', mend: REMOVE },
  creatives: { most: 500_000, what: 'creatives', field: 'creatives', mend: REMOVE },
  event_sources: { most: 10_000, what: 'event sources', field: 'event_sources', mend: REMOVE },
  logged_events: {
    most: 50_000_000,
    what: 'logged events',
    field: 'events',
    mend: 'Events are kept for 92 days: log more when the oldest have been deleted.',
  },
  signal_activations: { most: 100_000, what: 'activations of signals', mend: 'Deactivate some first.' },
  rights_grants: {
    most: 100_000,
    what: 'grants of rights',
    mend: 'Grants are kept for 90 days after their end: acquire more when earlier ones have been deleted.',
  },
  usage_records: {
    most: 10_000_000,
    what: 'records of usage',
    field: 'usage',
    mend: 'Report the usage of longer periods together.',
  },
  media_buy_feedback: {
    most: 1_000_000,
    what: 'records of performance feedback',
    mend: 'Send feedback of longer periods together.',
  },
  media_buy_additions: { most: 100_000, what: 'simulated deliveries', mend: 'Use another sandbox token.' },
  fixtures: { most: 20_000, what: 'fixtures', mend: 'Use another sandbox token.' },
  forced_arms: { most: 20_000, what: 'forced responses', mend: 'Call the tasks whose responses are forced.' },
} as const satisfies Readonly<Record<string, Limit>>;

/** Limits of one organization of the registry. */
export const organizationLimits = {
  memberships: { most: 10_000, what: 'members', mend: 'Remove members first.' },
  invitations: {
    most: 10_000,
    what: 'invitations',
    mend: 'Invitations are kept for 30 days after they expired: invite more people later.',
  },
  api_keys: {
    most: 1_000,
    what: 'API keys',
    mend: 'Revoke keys that you no longer need: a revoked or expired key is deleted after 30 days.',
  },
  client_organizations: { most: 1_000, what: 'clients', mend: 'Remove clients first.' },
  ownership_challenges: {
    most: 10_000,
    what: 'ownership challenges',
    mend: 'Challenges are kept for 30 days: prove control of the domains, or ask for more challenges later.',
  },
  revisions: {
    most: 1_000_000,
    what: 'revisions of entries',
    mend: 'Ask the operator of this registry for more.',
  },
  reviews: {
    most: 100_000,
    what: 'entries that the operator decides or decided on',
    mend: 'Ask the operator of this registry for more.',
  },
} as const satisfies Readonly<Record<string, Limit>>;

/**
 * Tables of which the newest rows of a caller stay, and the oldest are deleted without a refusal. `most` rows are
 * kept.
 */
export const keptNewest = {
  webhooks: 10_000,
  a2a_tasks: 100_000,
  agent_tasks: 100_000,
  proposals: 100_000,
} as const;

/** Bytes of the bodies of an owner's webhooks that are kept. */
export const MOST_WEBHOOK_BYTES = 256 * 1024 * 1024;

/** Limits of all sandbox tokens together: anybody can make up a token. */
export const sandboxLimits = {
  /** Tokens whose data is kept. At the limit the longest unused end, after an hour without use. */
  tokens: 10_000,
  /** Rows of one token, in all tables that are counted. */
  rowsOfToken: 2_000_000,
  /** Rows of all tokens. Beyond it the tokens with the most rows end first. */
  rows: 20_000_000,
} as const;

export type Excess = { readonly kind: string; readonly count: number; readonly limit: Limit };

/** Rows of one holder, by kind. */
export type Holdings = ReadonlyMap<string, number>;

/** The first limit that a write exceeds. A write that adds nothing passes, so that a holder over a limit can delete. */
export function excessOf(
  before: Holdings,
  after: Holdings,
  limits: Readonly<Record<string, Limit>>,
): Excess | null {
  for (const [kind, count] of after) {
    const limit = Object.hasOwn(limits, kind) ? limits[kind] : undefined;
    if (limit !== undefined && count > limit.most && count > (before.get(kind) ?? 0))
      return { kind, count, limit };
  }
  return null;
}

const ROWS: Limit = {
  most: sandboxLimits.rowsOfToken,
  what: 'rows of data',
  mend: 'Delete audiences, catalogs or creatives, or use another sandbox token.',
};

const sum = (holdings: Holdings) => [...holdings.values()].reduce((total, count) => total + count, 0);

/** As `excessOf`, for all rows of a sandbox token together. */
export function sandboxExcess(before: Holdings, after: Holdings): Excess | null {
  const count = sum(after);
  return count > ROWS.most && count > sum(before) ? { kind: 'rows', count, limit: ROWS } : null;
}
