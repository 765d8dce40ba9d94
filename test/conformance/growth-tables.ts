import { EVENTS_OF_A_DAY } from '../../src/domain/feed/activity.ts';
import { callerLimits, keptNewest, organizationLimits, sandboxLimits } from '../../src/domain/holdings.ts';
import { MOST_UNKNOWN } from '../../src/jobs/sweep.ts';
import { MOST_COUNTED } from '../../src/store/engine/counted.ts';

/** How a table grows in the test of growth, where it is not as its keys say. */
export type Growing = {
  /** Columns that tell the copies of a holder's row apart; by default those of keys that do not name the holder. */
  readonly vary?: readonly string[];
  /** Columns of the key of which two rows never have the same value: the rows of one file, which has its limits. */
  readonly apart?: readonly string[];
  /** How many rows a holder may have, less a few for the calls. */
  readonly most?: number;
  /** SQL that orders the rows of the holder; the first is copied. */
  readonly first?: string;
  /** Columns that copies have otherwise than the row, as SQL. */
  readonly set?: Readonly<Record<string, string>>;
  /** Values of the row that is copied, where no call makes one. */
  readonly put?: Readonly<Record<string, string | number | null>>;
};

/** Rows that calls may add to what a holder may have. */
const FOR_CALLS = 100;

/** Every table grows, but those in `steady`. These do not grow by their keys alone. */
export const growing: Readonly<Record<string, Growing>> = {
  // A place holds ten calls.
  refused_calls: { vary: ['id', 'place'] },
  api_keys: { most: organizationLimits.api_keys.most - FOR_CALLS },
  audiences: { most: callerLimits.audiences.most - FOR_CALLS },
  catalog_agents: { most: 90, set: { visibility: "'public'" } },
  client_organizations: { most: organizationLimits.client_organizations.most - FOR_CALLS },
  event_sources: { most: callerLimits.event_sources.most - FOR_CALLS },
  feed_subscriptions: { most: 5 },
  invitations: { most: organizationLimits.invitations.most - FOR_CALLS },
  counts: { most: 400 },
  sandbox_principals: { most: sandboxLimits.tokens - FOR_CALLS },
  a2a_tasks: { first: 'length(body)' },
  crawl_requests: { vary: ['id', 'job_id'] },
  agent_accreditations: { apart: ['agent_url'] },
  // An agent has 90 days, and no more.
  agent_days: { apart: ['agent_url'] },
  agent_facets: { apart: ['agent_url'] },
  agent_metrics: { apart: ['agent_url'] },
  agent_profile_values: { apart: ['agent_url'] },
  agent_profile_ranks: { apart: ['agent_url', 'until'] },
  feed_snapshots: { vary: ['account_id'] },
  memberships: {
    vary: ['user_id'],
    put: { role: 'member' },
    most: organizationLimits.memberships.most - FOR_CALLS,
  },
  jobs: { set: { turn: 'null', due_at: '4000000000000' } },
  publishers: { first: "case when domain = 'twostroke.example' then 0 else 1 end" },
  properties: { first: "case when publisher_domain = 'twostroke.example' then 0 else 1 end" },
  brand_agents: { apart: ['domain'] },
  brand_refs: { apart: ['house_domain'] },
  brand_properties: { apart: ['domain'] },
  agent_claims: { apart: ['publisher_domain', 'agent_url'] },
  property_identifiers: { apart: ['rid'] },
  // A domain has so many spans of time and earlier versions, and no more.
  publisher_states: { apart: ['domain'] },
  brand_states: { apart: ['domain'] },
  brand_state_agents: { apart: ['domain'] },
  past_authorizations: { vary: ['id', 'publisher_domain'], apart: ['id', 'since'] },
  past_properties: { vary: ['rid', 'publisher_domain'], apart: ['rid', 'since'] },
  past_identifiers: { apart: ['rid', 'until'] },
  ad_server_packages: {
    vary: ['package_id'],
    put: { package_id: 'pkg_1', state: 'delivering', creatives: '[]', currency: 'USD', check_at: null },
  },
  delivered_hours: { vary: ['package_id'], put: { package_id: 'pkg_1', part: '', creative_id: 'cr_1' } },
  delivered_days: { vary: ['package_id'], put: { package_id: 'pkg_1', part: '', creative_id: 'cr_1' } },
  ad_server_events: { put: { event_id: 'ev_1' } },
  reviews: {
    put: {
      id: '018f0000-0000-7000-8000-000000000000',
      entity: 'brand',
      reason: 'looks_like',
      status: 'held',
      entry: '{}',
    },
  },
  accounts: { vary: ['id', 'operator'] },
  agent_task_steps: { vary: ['task_id'] },
  audience_members: { vary: ['external_id'] },
  buy_reports: { vary: ['buy_id'] },
  buyer_catalog_items: { vary: ['id'] },
  buyer_catalogs: { most: 90 },
  fixtures: { vary: ['id'], set: { is_open: '0' } },
  logged_events: { vary: ['key'] },
  media_buy_additions: { vary: ['buy_id'] },
  media_buy_history: { vary: ['buy_id'] },
  report_marks: { vary: ['buy_id'] },
  rights_grants: { vary: ['id', 'digest'], most: 900 },
  signal_activations: { vary: ['segment_id'], most: 900 },
  webhook_attempts: { vary: ['webhook_id'], put: { status: 'delivered' } },
  webhook_channels: { put: { paused_at: null } },
  webhooks: { put: { status: 'delivered', ended_at: 1, due_at: 1 } },
};

/** Tables that nobody can make grow, each with its reason. */
export const steady: Readonly<Record<string, string>> = {
  events_head: 'a single row',
  agent_profile_head: 'a single row',
  operator_notices: 'a single row',
  feed_trees: 'one row for a restored backup',
  feed_epochs: 'one row for a start of a process',
  brand_changes_head: 'a single row',
  brand_epochs: 'one row for a start of a process',
  secrets: 'a few keys of the deployment',
  log_witnesses: 'one row for a witness that LOG_WITNESSES names, at most 16',
  profile_versions: 'one row for a declaration of the deployment',
  product_catalogs: 'one row for a catalog of the deployment',
  ad_server_reading: 'two rows: figures, and packages',
  product_words: 'words of the catalogs of the deployment',
  holdings: 'counted by the database while the other tables grow',
  held_bytes: 'counted by the database while the other tables grow',
  account_holders: 'one row for a caller, which the accounts of the test make grow',
  account_books: 'one row for a currency of an account',
  audience_receivers: 'at most one row for an account',
};

const QUOTA = 'a caller has at most so many';
const PAGED = 'totals are counted up to 10,000 rows of an index (`countUpTo`)';
const ONE_ANSWER = 'one answer lists all that an organization may have';

/** Statements that visit more rows in a large table, without quotation marks, each with what bounds them, and how many. */
export const allowed: readonly {
  readonly statement: RegExp;
  readonly most: number;
  readonly why: string;
}[] = [
  {
    statement: /^select memberships\..* from memberships inner join users /,
    // Each person is one row of both tables.
    most: 2 * organizationLimits.memberships.most,
    why: 'one answer lists the people of an organization',
  },
  {
    statement: /^select count\(\*\) as count from \(select 1 as one from .* limit .*\) as counted$/s,
    most: MOST_COUNTED + 1,
    why: PAGED,
  },
  {
    statement:
      /^select event_type, count\(\*\) as count from \(select event_type from events .* limit .*\) as counted group/s,
    most: EVENTS_OF_A_DAY + 1,
    why: 'the figures of a day count so many of its events; those of a day that is over are kept',
  },
  {
    statement: /^select 'held' as kind, count\(\*\) as count, min\(at\) as oldest/,
    most: 4 * (MOST_COUNTED + 1),
    why: PAGED,
  },
  {
    statement: /^delete from build_variants /,
    most: 2_000,
    why: 'the newest 200 of an account stay, with one more at a time',
  },
  {
    statement: /^select count\(\*\) as count from rights_grants where /,
    most: 1_000,
    why: 'at most 1,000 open grants of a caller',
  },
  {
    statement: /^select .* from fixtures where principal_id = \S+ and kind = \S+ order by .* limit /,
    most: callerLimits.fixtures.most,
    why: 'what a test of the sandbox seeded, of one kind',
  },
  {
    statement: /^delete from previews /,
    most: 16_384,
    why: '16 MiB of pages of a caller, of which the smallest has about a kilobyte',
  },
  {
    statement: /^(?:select .*|delete) from event_sources where /s,
    most: callerLimits.event_sources.most,
    why: QUOTA,
  },
  {
    statement: /^(?:select .*|delete) from audiences where /s,
    most: callerLimits.audiences.most,
    why: QUOTA,
  },
  {
    statement: /row_number\(\) over \(partition/,
    most: 2 * keptNewest.webhooks,
    why: 'attempts of the webhooks of a page of buys',
  },
  {
    statement: /^select .* from (?:api_keys|invitations|client_organizations) where org_id = /s,
    most: organizationLimits.api_keys.most,
    why: ONE_ANSWER,
  },
  {
    statement:
      /^select created_at from \w+ where record is null and entry is null (?:and change is null )?order by .* offset /,
    most: MOST_UNKNOWN + 1,
    why: 'an index is walked as far as the last of the unknown domains that are kept',
  },
  {
    statement: /^select count\(\*\) as count from (?:agent_claims|catalog_agents) /,
    most: 50_000,
    why: 'agents of organizations, which the operator makes, 100 of each; their claims are counted once in five seconds',
  },
  {
    statement: /^select p\.agent_url as url, h\.rank as rank, .* from agent_profile_ranks /,
    most: 20_000,
    why: 'ranks that changed since the first page of a search, at most a day ago',
  },
  {
    statement: /^delete from agent_profile_ranks where until <= /,
    most: 20_000,
    why: 'the look before found the end of a piece of a thousand',
  },
  {
    statement: /^delete from counts where id in \(\s*select id from counts limit /,
    // Found, and removed.
    most: 2 * 5_000,
    why: 'a piece of the changes of counts, which it replaces by their sums',
  },
];

/** Statements that one call may run often, without quotation marks: those that read a table piece by piece. */
export const inPieces: readonly RegExp[] = [
  // At most 1,000 fixtures, or a megabyte, 40 at a time: SQLite reads on the event loop.
  /^select .* from .fixtures. where .* limit \S+ offset /,
];
