import type { Knex } from 'knex';

/** A table of callers' rows, with the columns of texts that callers choose or cause. */
type Counted = {
  readonly table: string;
  readonly columns: readonly string[];
  /** Bytes that each row counts for, whatever its texts are, where the number of rows has no limit of its own. */
  readonly least?: number;
};

const COUNTED: readonly Counted[] = [
  { table: 'idempotency_keys', columns: ['answer'], least: 256 },
  { table: 'proposals', columns: ['proposal'] },
  { table: 'fixtures', columns: ['document'] },
  { table: 'forced_arms', columns: ['arm', 'message'] },
  { table: 'build_variants', columns: ['document'] },
  { table: 'creatives', columns: ['document', 'review'] },
  { table: 'rights_grants', columns: ['buyer', 'offering', 'terms', 'details'] },
  { table: 'media_buys', columns: ['details'] },
  { table: 'media_buy_packages', columns: ['product', 'option', 'details'] },
  { table: 'media_buy_terms', columns: ['terms'] },
  { table: 'media_buy_additions', columns: ['addition'] },
  { table: 'media_buy_feedback', columns: ['feedback'] },
  { table: 'media_buy_history', columns: ['summary'] },
  { table: 'media_buy_assignments', columns: ['details'] },
  { table: 'usage_records', columns: ['record'] },
  { table: 'buyer_catalogs', columns: ['details'] },
  { table: 'buyer_catalog_items', columns: ['content', 'issues'] },
  { table: 'audiences', columns: ['details'] },
  { table: 'audience_members', columns: ['member', 'found'] },
  { table: 'event_sources', columns: ['details'] },
  { table: 'logged_events', columns: ['event', 'credit'] },
  { table: 'signal_activations', columns: ['destination', 'target', 'governance_context'] },
  { table: 'agent_task_steps', columns: ['data'] },
  { table: 'a2a_push_configs', columns: ['config'] },
  { table: 'feed_snapshots', columns: ['marks'] },
  { table: 'accounts', columns: ['settings'] },
];

/** Rows with less than this in their texts are bounded by their number, and cost no statement more. */
const SMALL = 1_024;
const COUNTS_SMALL = -1;

/**
 * How many bytes each sandbox token has in all tables whose rows can be long. Anybody may make up a token, and the limits
 * of rows alone would let all tokens together keep terabytes. Responses that are kept for repeated requests name the
 * sandbox token that they are kept for, and end with it. Rows of other callers, whom the operator knows, are not counted.
 *
 * Clients that registered themselves are counted until they get a token, so that nobody counts 10,000 of them to find the
 * oldest. Those from before are not counted, and expire within a month.
 */
export async function up(k: Knex): Promise<void> {
  await k.schema.alterTable('idempotency_keys', (t) => t.text('principal_id'));
  await k.raw(
    'create index idempotency_keys_of_sandbox on idempotency_keys (principal_id) where principal_id is not null',
  );
  for (const counted of COUNTED) {
    // First the triggers: they lock the table, so that no row comes between.
    const { table } = counted;
    await addTriggers(k, table, triggersOf(counted));
    await k.raw(
      `insert into held_bytes (holder, kind, count)
       select principal_id, '${table}', sum(${bytesOf(counted)}) from ${table}
       where ${isSandbox()} group by principal_id having sum(${bytesOf(counted)}) > 0`,
    );
  }
  await k.raw('alter table oidc_models add column unused_since bigint');
  await k.raw('create index oidc_models_unused on oidc_models (unused_since) where unused_since is not null');
  await addTriggers(k, 'oidc_models', UNUSED);
}

async function addTriggers(k: Knex, table: string, triggers: readonly Trigger[]): Promise<void> {
  const textsOf = k.client.config.client === 'better-sqlite3' ? sqliteTrigger : postgresTrigger;
  for (const trigger of triggers) for (const text of textsOf(table, trigger)) await k.raw(text);
}

const isSandbox = (row = ''): string => `substr(${row}principal_id, 1, 8) = 'sandbox_'`;

/** The bytes that a row counts for. */
function bytesOf({ columns, least = 0 }: Counted, row = ''): string {
  const sum = columns.map((name) => `coalesce(octet_length(${row}${name}), 0)`).join(' + ');
  const beyond = least > 0 ? COUNTS_SMALL : SMALL;
  return `(case when ${sum} > ${beyond} then ${sum} + ${least} else 0 end)`;
}

const addition = (holder: string, table: string, amount: string) =>
  `insert into held_bytes (holder, kind, count) values (${holder}, '${table}', ${amount})
   on conflict (holder, kind) do update set count = held_bytes.count + excluded.count;`;

/** What a trigger does, and when, with the rows as both engines call them. */
type Trigger = {
  readonly name: string;
  readonly event: string;
  readonly when: string;
  readonly work: string;
};

function triggersOf(counted: Counted): Trigger[] {
  const { table } = counted;
  const now = bytesOf(counted, 'new.');
  const past = bytesOf(counted, 'old.');
  const here = `holder = old.principal_id and kind = '${table}'`;
  return [
    {
      name: `${table}_sandbox_bytes_added`,
      event: 'insert',
      when: `${isSandbox('new.')} and ${now} > 0`,
      work: addition('new.principal_id', table, now),
    },
    {
      name: `${table}_sandbox_bytes_changed`,
      event: `update of ${counted.columns.join(', ')}`,
      when: `${isSandbox('new.')} and ${now} <> ${past}`,
      work: addition('new.principal_id', table, `${now} - ${past}`),
    },
    {
      name: `${table}_sandbox_bytes_removed`,
      event: 'delete',
      when: `${isSandbox('old.')} and ${past} > 0`,
      work: `update held_bytes set count = count - ${past} where ${here};
             delete from held_bytes where ${here} and count <= 0;`,
    },
  ];
}

const registered = (change: 1 | -1): string =>
  `insert into holdings (holder, kind, count) values ('clients', 'oidc_models', ${change})
   on conflict (holder, kind) do update set count = holdings.count + excluded.count;`;
const UNUSED: readonly Trigger[] = [
  {
    name: 'oidc_models_unused_added',
    event: 'insert',
    when: 'new.unused_since is not null',
    work: registered(1),
  },
  {
    name: 'oidc_models_unused_used',
    event: 'update of unused_since',
    when: 'old.unused_since is not null and new.unused_since is null',
    work: registered(-1),
  },
  {
    name: 'oidc_models_unused_removed',
    event: 'delete',
    when: 'old.unused_since is not null',
    work: registered(-1),
  },
];

const sqliteTrigger = (table: string, { name, event, when, work }: Trigger): string[] => [
  `create trigger ${name} after ${event} on ${table} when ${when} begin ${work} end`,
];

/** For each row, and only where one counts: a statement of a caller whom the operator knows pays nothing for it. */
const postgresTrigger = (table: string, { name, event, when, work }: Trigger): string[] => [
  `create function ${name}() returns trigger language plpgsql as $$ begin ${work} return null; end $$`,
  `create trigger ${name} after ${event} on ${table} for each row when (${when}) execute function ${name}()`,
];
