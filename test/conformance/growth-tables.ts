/** How a table grows in the test of growth. */
export type Growing = {
  /** Columns that tell the copies of a row apart; those of the primary key and of unique indexes by default. */
  readonly vary?: readonly string[];
  /** How many rows its caller may have, less a few for the calls. */
  readonly most?: number;
  /** Columns that copies have otherwise than the row, as SQL. */
  readonly set?: Readonly<Record<string, string>>;
  /** The row that is copied, where no call of a case makes one. */
  readonly put?: Readonly<Record<string, string | number | null>>;
};

/** Tables of which a caller can have any number of rows. The test fills them with copies of a row of the caller. */
export const growing: Readonly<Record<string, Growing>> = {
  a2a_push_configs: { put: {} },
  a2a_tasks: {},
  accounts: { vary: ['id', 'operator'] },
  activation_receivers: { put: {} },
  agent_task_steps: { vary: ['task_id'] },
  agent_tasks: {},
  audience_members: { vary: ['external_id'] },
  audiences: {},
  build_variants: {},
  buy_reports: { vary: ['buy_id'], put: {} },
  buyer_catalog_items: { vary: ['id'] },
  buyer_catalogs: { most: 90 },
  creatives: {},
  event_sources: {},
  fixtures: { vary: ['id'], set: { is_open: '0' } },
  idempotency_keys: {},
  impairment_marks: { put: {} },
  logged_events: { vary: ['key'] },
  media_buy_additions: { vary: ['buy_id'] },
  media_buy_assignments: {},
  media_buy_feedback: {},
  media_buy_history: { vary: ['buy_id'] },
  media_buy_packages: {},
  media_buy_terms: {},
  media_buys: {},
  previews: {},
  proposals: {},
  report_marks: { vary: ['buy_id'], put: {} },
  rights_grants: { vary: ['id', 'digest'], most: 900 },
  signal_activations: { vary: ['segment_id'], most: 900 },
  usage_records: {},
  webhook_attempts: { vary: ['webhook_id'], put: { status: 'delivered' } },
  webhook_channels: { put: { paused_at: null } },
  webhooks: { put: { status: 'delivered', ended_at: 1, due_at: 1 } },
};

const ONE_PER_ACCOUNT = 'at most one row for an account';
const OF_THE_REGISTRY =
  'read by keys and in pages of an index: `lookup-plans.test.ts` and the benchmark at a million rows';
const OF_OPERATORS = 'made by the operator, one by one';
const OF_MEMBERS = 'at most a few hundred for an organization, by its limits';

/** Tables that a caller of the agent cannot make grow, or whose growth another test covers; each with its reason. */
export const steady: Readonly<Record<string, string>> = {
  account_books: ONE_PER_ACCOUNT,
  account_holders: 'one row for a caller',
  audience_receivers: ONE_PER_ACCOUNT,
  feed_snapshots: ONE_PER_ACCOUNT,
  forced_arms: 'at most one row for an account and task',
  held_inventory: '`held.test.ts`: at most 16 rows of a product are read for a flight',
  sandbox_principals: 'one row for a caller',
  limits: 'read and written by key; expired rows are swept in pieces',
  jobs: '`hot-plans.test.ts` and `jobs.test.ts`',
  audit_log: OF_MEMBERS,
  sign_in_attempts: 'read and written by key',
  used_nonces: 'read and written by key, bounded by key',
  secrets: 'a few keys of the deployment',
  feed_epochs: 'one row for a start of a process',
  holdings: 'one row for a holder and a table, read by its key',
  removals: 'rows that the sweep takes in pieces; no request reads them',
  revoked_signer_keys: 'keys that the operator revoked, read by their agent',
  profile_versions: 'one row for a declaration of the deployment',
  product_catalogs: 'one row for a catalog of the deployment',
  product_words: 'words of the catalogs of the deployment',
  agent_principals: OF_OPERATORS,
  message_signers: OF_OPERATORS,
  message_signer_keys: OF_OPERATORS,
  revoked_message_keys: OF_OPERATORS,
  protected_names: OF_OPERATORS,
  organizations: OF_OPERATORS,
  users: OF_MEMBERS,
  memberships: OF_MEMBERS,
  invitations: OF_MEMBERS,
  api_keys: OF_MEMBERS,
  client_organizations: OF_MEMBERS,
  feed_subscriptions: OF_MEMBERS,
  feed_tickets: 'read and written by key, for a minute',
  oidc_models: 'read and written by key and by indexed columns of one grant or account',
  ownership_challenges: OF_MEMBERS,
  ownership_proofs: OF_MEMBERS,
  ...Object.fromEntries(
    [
      'agent_accreditations',
      'agent_claims',
      'agent_metrics',
      'agent_profile_head',
      'agent_profile_ranks',
      'agent_profile_values',
      'agent_profiles',
      'agents',
      'authorizations',
      'brand_agents',
      'brand_properties',
      'brand_refs',
      'brands',
      'catalog_agents',
      'collections',
      'counts',
      'crawl_requests',
      'document_bodies',
      'documents',
      'domain_skeletons',
      'events',
      'events_head',
      'properties',
      'property_identifiers',
      'publisher_overviews',
      'publisher_revocations',
      'publishers',
      'reviews',
      'revisions',
      'search_terms',
      'search_words',
    ].map((table) => [table, OF_THE_REGISTRY]),
  ),
};

const QUOTA = 'an account has a bounded number of them';
const REQUIRED = 'the contract requires the number of all that match; a caller has a bounded number of them';

/** Statements that visit more rows in a large table, without quotation marks, each with what bounds them. */
export const allowed: readonly { readonly statement: RegExp; readonly why: string }[] = [
  {
    statement: /^select count\(\*\) as count from \(select 1 as one from .* limit .*\) as counted$/s,
    why: 'totals are counted up to 10,000 rows of an index (`countUpTo`)',
  },
  {
    statement: /^select count\(\*\) as count from rights_grants where /,
    why: 'at most 1,000 open grants of a caller',
  },
  { statement: /^delete from build_variants /, why: 'at most 201 of an account, the newest 200 stay' },
  { statement: /^delete from previews /, why: 'pages of 16 MiB of a caller, the newest stay' },
  { statement: /^select .* from event_sources where [^(]* order by /s, why: QUOTA },
  { statement: /^delete from event_sources where /, why: QUOTA },
  { statement: /^select .* from audiences where principal_id = \S+ and account_id = [^(]*$/s, why: QUOTA },
  { statement: /^delete from audiences where /, why: QUOTA },
  {
    statement: /^(?:select|delete) .*from audience_members\s/s,
    why: 'members of one audience, read in pieces by key; deleting an audience deletes its members',
  },
  {
    statement: /^(?:select|delete) .*from buyer_catalog_items /s,
    why: 'items of the catalogs that a request names',
  },
  {
    statement: /^select source_id, count\(\*\) as received/,
    why: 'the health of sources counts the events of 92 days',
  },
  { statement: /^select c\.status, c\.format, count\(\*\)/, why: REQUIRED },
  {
    statement: /^select c\.\w+ as sort_value/,
    why: `a list of creatives can be sorted by any of its fields; ${QUOTA}`,
  },
  { statement: /^select protocol, status, count\(\*\)/, why: REQUIRED },
  {
    statement: /row_number\(\) over \(partition/,
    why: 'attempts of the webhooks of a page of buys; an owner has at most 10,000 webhooks',
  },
];
