import { ApiError } from './errors.ts';
import { MOST_OF_OWNER } from './webhooks/webhook.ts';

/** What a caller or an organization can have many of, and how many. `kind` is the table whose rows are counted. */
export type HolderLimit = {
  /** Largest number of rows of one holder. */
  readonly most: number;
  /** As messages name the rows. */
  readonly what: string;
  /** Field of the task that adds most of these rows, for the error. */
  readonly field?: string;
  /** The request whose description names the limit, in `schemas/v3`. */
  readonly schema?: string;
  /** What the holder can do at the limit. */
  readonly mend: string;
};

const REMOVE = 'Delete those that you no longer need first.';

/**
 * Limits of one caller of the agent's tasks. They are far beyond what real clients keep, and only hold the database
 * together: each limit is the size up to which every operation on the rows is measured or goes in pieces.
 */
export const callerLimits = {
  audiences: {
    schema: 'media-buy/sync-audiences-request',
    most: 10_000,
    what: 'audiences',
    field: 'audiences',
    mend: REMOVE,
  },
  audience_members: {
    schema: 'media-buy/sync-audiences-request',
    most: 20_000_000,
    what: 'members of audiences',
    field: 'audiences',
    mend: REMOVE,
  },
  buyer_catalogs: {
    schema: 'media-buy/sync-catalogs-request',
    most: 10_000,
    what: 'catalogs',
    field: 'catalogs',
    mend: REMOVE,
  },
  buyer_catalog_items: {
    schema: 'media-buy/sync-catalogs-request',
    most: 5_000_000,
    what: 'items of catalogs',
    field: 'catalogs',
    mend: REMOVE,
  },
  creatives: {
    schema: 'creative/sync-creatives-request',
    most: 500_000,
    what: 'creatives',
    field: 'creatives',
    mend: REMOVE,
  },
  event_sources: {
    schema: 'media-buy/sync-event-sources-request',
    most: 10_000,
    what: 'event sources',
    field: 'event_sources',
    mend: REMOVE,
  },
  logged_events: {
    schema: 'media-buy/log-event-request',
    most: 50_000_000,
    what: 'logged events',
    field: 'events',
    mend: 'Events are kept for 92 days: log more when the oldest have been deleted.',
  },
  signal_activations: {
    schema: 'signals/activate-signal-request',
    most: 100_000,
    what: 'activations of signals',
    mend: 'Deactivate some first.',
  },
  rights_grants: {
    schema: 'brand/acquire-rights-request',
    most: 100_000,
    what: 'grants of rights',
    mend: 'Grants are kept for 90 days after their end: acquire more when earlier ones have been deleted.',
  },
  usage_records: {
    schema: 'account/report-usage-request',
    most: 10_000_000,
    what: 'records of usage',
    field: 'usage',
    mend: 'Report the usage of longer periods together.',
  },
  media_buy_feedback: {
    schema: 'media-buy/provide-performance-feedback-request',
    most: 1_000_000,
    what: 'records of performance feedback',
    mend: 'Send feedback of longer periods together.',
  },
  media_buys: {
    schema: 'media-buy/create-media-buy-request',
    most: 1_000_000,
    what: 'media buys',
    mend: 'Buys are kept for billing: add packages to the buys that you have.',
  },
  agent_tasks: {
    schema: 'media-buy/create-media-buy-request',
    most: 200_000,
    what: 'tasks that are not finished',
    mend: 'Wait until earlier tasks are finished.',
  },
  media_buy_additions: {
    schema: 'compliance/comply-test-controller-request',
    most: 100_000,
    what: 'simulated deliveries',
    mend: 'Use another sandbox token. Hours with conversions count too: a caller with real buys asks the operator for more.',
  },
  fixtures: {
    schema: 'compliance/comply-test-controller-request',
    most: 20_000,
    what: 'fixtures',
    mend: 'Use another sandbox token.',
  },
  forced_arms: {
    schema: 'compliance/comply-test-controller-request',
    most: 20_000,
    what: 'forced responses',
    mend: 'Call the tasks whose responses are forced.',
  },
} as const satisfies Readonly<Record<string, HolderLimit>>;

/** Limits of one organization of the registry. */
export const organizationLimits = {
  invitations: {
    most: 2_000,
    what: 'invitations',
    mend: 'Invitations are kept for 30 days after they expired: invite more people later.',
  },
  api_keys: {
    most: 2_000,
    what: 'API keys',
    mend: 'Use fewer keys, or roll them less often: a key is kept for 30 days after it was revoked or expired.',
  },
  memberships: {
    most: 2_000,
    what: 'members',
    mend: 'Remove members who no longer need access first.',
  },
  ownership_proofs: {
    most: 100_000,
    what: 'proofs of control',
    mend: 'Prove control of a domain above several others instead.',
  },
  client_organizations: { most: 1_000, what: 'clients', mend: 'Remove clients first.' },
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
} as const satisfies Readonly<Record<string, HolderLimit>>;

/**
 * API keys of an organization that are kept for as long as the audit log. Of an organization with more, keys that were
 * revoked or expired more than 30 days ago are deleted: a key that is rolled every hour leaves 720 in 30 days.
 */
export const KEYS_KEPT = 1_000;

/**
 * Tables of which the newest rows of a caller stay, and the oldest are deleted without a refusal. `most` rows are
 * kept.
 */
export const keptNewest = {
  webhooks: MOST_OF_OWNER.count,
  a2a_tasks: 100_000,
  agent_tasks: 100_000,
  proposals: 100_000,
} as const;

const MIB = 1024 * 1024;
/**
 * Tables of which a caller also keeps only so many bytes of what was sent or answered, the newest. A short request can
 * have an answer of hundreds of kilobytes.
 */
export const keptBytes = {
  webhooks: MOST_OF_OWNER.bytes,
  a2a_tasks: 256 * MIB,
  agent_tasks: 256 * MIB,
} as const;

/** Limits of all sandbox tokens together: anybody can make up a token. */
export const sandboxLimits = {
  /** Tokens whose data is kept. At the limit the longest unused end, after an hour without use. */
  tokens: 10_000,
  /** Rows of one token, in all tables that are counted. */
  rowsOfToken: 2_000_000,
  /** Rows of all tokens. Beyond it the tokens with the most rows end first. */
  rows: 20_000_000,
  /**
   * Bytes of all tokens: of responses that are kept, of webhooks, and of rows of more than a kilobyte. Beyond it the tokens
   * with the most end first.
   */
  bytes: 4_096 * MIB,
} as const;

export type Excess = { readonly kind: string; readonly count: number; readonly limit: HolderLimit };

/** Rows of one holder, by kind. */
export type HeldRows = ReadonlyMap<string, number>;

/** The first limit that a write exceeds. A write that adds nothing passes, so that a holder over a limit can delete. */
export function excessOf(
  before: HeldRows,
  after: HeldRows,
  limits: Readonly<Record<string, HolderLimit>>,
): Excess | null {
  for (const [kind, count] of after) {
    const limit = Object.hasOwn(limits, kind) ? limits[kind] : undefined;
    if (limit !== undefined && count > limit.most && count > (before.get(kind) ?? 0))
      return { kind, count, limit };
  }
  return null;
}

/** As messages name it. */
export const excessText = (holder: string, { count, limit: { most, what } }: Excess): string =>
  `${holder} must not have more than ${most} ${what}; with this request it would have ${count}.`;

/** The error for a write after which an organization has more than it may have; null when it may have that. */
export function organizationsExcess(before: HeldRows, after: HeldRows): ApiError | null {
  const excess = excessOf(before, after, organizationLimits);
  if (excess === null) return null;
  return new ApiError('limit_reached', `${excessText('An organization', excess)} ${excess.limit.mend}`);
}

const ROWS: HolderLimit = {
  most: sandboxLimits.rowsOfToken,
  what: 'rows of data',
  mend: 'Delete audiences, catalogs or creatives, or use another sandbox token.',
};

/** Kind of what is counted in bytes instead of rows. */
export const WEBHOOK_BYTES = 'webhook_bytes';

const sum = (holdings: HeldRows) =>
  [...holdings].reduce((total, [kind, count]) => (kind === WEBHOOK_BYTES ? total : total + count), 0);

/** As `excessOf`, for all rows of a sandbox token together. */
export function sandboxExcess(before: HeldRows, after: HeldRows): Excess | null {
  const count = sum(after);
  return count > ROWS.most && count > sum(before) ? { kind: 'rows', count, limit: ROWS } : null;
}

/** What a sandbox holds, in all tables that are counted. */
export type SandboxHoldings = { readonly id: string; readonly rows: number; readonly bytes: number };

/**
 * The sandboxes that end, so that the others have at most `most` together: those with the most rows, and then those with
 * the most bytes.
 */
export function sandboxesToEnd(
  held: readonly SandboxHoldings[],
  most: Readonly<Record<'rows' | 'bytes', number>>,
): string[] {
  const byRows = largest(held, 'rows', most.rows);
  const left = held.filter((one) => !byRows.has(one));
  return [...byRows, ...largest(left, 'bytes', most.bytes)].map(({ id }) => id);
}

/** The largest ones, without which the others have at most `most` together. */
function largest(
  held: readonly SandboxHoldings[],
  measure: 'rows' | 'bytes',
  most: number,
): ReadonlySet<SandboxHoldings> {
  let total = held.reduce((all, one) => all + one[measure], 0);
  const found = new Set<SandboxHoldings>();
  for (const one of [...held].sort((a, b) => b[measure] - a[measure])) {
    if (total <= most) break;
    found.add(one);
    total -= one[measure];
  }
  return found;
}
