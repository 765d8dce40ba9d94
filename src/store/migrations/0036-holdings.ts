import type { Knex } from 'knex';

/** Tables whose rows are counted, with the column of the holder. */
const COUNTED: Readonly<Record<string, string>> = {
  audiences: 'principal_id',
  audience_members: 'principal_id',
  buyer_catalogs: 'principal_id',
  buyer_catalog_items: 'principal_id',
  creatives: 'principal_id',
  event_sources: 'principal_id',
  logged_events: 'principal_id',
  signal_activations: 'principal_id',
  rights_grants: 'principal_id',
  usage_records: 'principal_id',
  media_buy_feedback: 'principal_id',
  media_buy_additions: 'principal_id',
  fixtures: 'principal_id',
  forced_arms: 'principal_id',
  a2a_tasks: 'principal_id',
  agent_tasks: 'principal_id',
  proposals: 'principal_id',
  webhooks: 'principal_id',
  invitations: 'org_id',
  api_keys: 'org_id',
  client_organizations: 'org_id',
  revisions: 'editor_org_id',
  reviews: 'org_id',
  // All of them together.
  sandbox_principals: "lower('sandbox')",
};

/**
 * How many rows each holder has, counted by the database itself, so that no way in is forgotten; and what was deleted
 * in name, whose rows are removed later, in pieces.
 */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('holdings', (t) => {
    // Principal, or organization.
    t.text('holder').notNullable();
    // The table; `webhook_bytes` for the size of the bodies in `webhooks`.
    t.text('kind').notNullable();
    t.bigInteger('count').notNullable();
    t.primary(['holder', 'kind']);
    t.index(['kind', 'count'], 'holdings_by_count');
  });
  await k.schema.createTable('removals', (t) => {
    t.text('principal_id').notNullable();
    t.text('account_id').notNullable();
    // `audience_members` or `buyer_catalog_items`.
    t.text('parts').notNullable();
    // The value that the parts name their whole by.
    t.text('whole').notNullable();
    t.primary(['principal_id', 'account_id', 'parts', 'whole']);
  });
  // The parts name the whole by this key, so that a new audience with the id of a deleted one has none of its members.
  for (const table of ['audiences', 'buyer_catalogs']) {
    await k.schema.alterTable(table, (t) => {
      t.text('parts_key').notNullable().defaultTo('');
    });
    await k(table).update({ parts_key: k.ref('id') });
  }
  await k.schema.raw('create index audiences_by_age on audiences (principal_id, account_id, created_at, id)');
  await k.schema.alterTable('agent_principals', (t) => {
    t.bigInteger('erased_at');
  });
  await k.schema.raw(
    'create index agent_principals_to_erase on agent_principals (revoked_at) where erased_at is null',
  );
  await k.schema.raw(
    'create index webhooks_ended_of_owner on webhooks (principal_id, ended_at, id) where ended_at is not null',
  );
  await k.schema.raw(
    "create index webhooks_open_of_owner on webhooks (principal_id, bytes) where status = 'open'",
  );
  await k.schema.raw('create index api_keys_revoked on api_keys (revoked_at) where revoked_at is not null');
  await k.schema.raw('create index revisions_of_organization on revisions (editor_org_id)');
  await k.schema.raw('create index crawl_requests_of_organization on crawl_requests (org_id)');
  await k.schema.raw('create index invitations_by_expiry on invitations (expires_at)');
  await k.schema.raw('create index proposals_of_caller on proposals (principal_id, created_at, id)');
  await k.schema.raw(
    `create index agent_tasks_ended_of_caller on agent_tasks (principal_id, completed_at, id)
     where completed_at is not null`,
  );

  const isSqlite = k.client.config.client === 'better-sqlite3';
  for (const [table, holder] of Object.entries(COUNTED)) {
    // First the triggers: they lock the table, so that no row comes between.
    for (const text of isSqlite ? sqliteTriggers(table, holder) : postgresTriggers(table, holder))
      await k.raw(text);
    await count(k, table, holder, table);
  }
  await count(k, 'webhooks', 'principal_id', 'webhook_bytes', 'sum(bytes)');
}

async function count(
  k: Knex,
  table: string,
  holder: string,
  kind: string,
  amount = 'count(*)',
): Promise<void> {
  await k.raw(
    `insert into holdings (holder, kind, count)
     select ${holder}, '${kind}', ${amount} from ${table} where ${holder} is not null group by ${holder}`,
  );
}

const kindsOf = (table: string): { kind: string; row: string; rows: string }[] => [
  { kind: table, row: '1', rows: 'count(*)' },
  ...(table === 'webhooks' ? [{ kind: 'webhook_bytes', row: 'bytes', rows: 'sum(bytes)' }] : []),
];

const holderOf = (holder: string, row: string) => (holder.includes('(') ? holder : `${row}.${holder}`);

function sqliteTriggers(table: string, holder: string): string[] {
  const amount = (row: string, of: string) => (row === '1' ? '1' : `${of}.${row}`);
  const added = kindsOf(table).map(
    ({ kind, row }) =>
      `insert into holdings (holder, kind, count) values (${holderOf(holder, 'new')}, '${kind}', ${amount(row, 'new')})
       on conflict (holder, kind) do update set count = count + excluded.count;`,
  );
  const removed = kindsOf(table).map(
    ({ kind, row }) =>
      `update holdings set count = count - ${amount(row, 'old')} where holder = ${holderOf(holder, 'old')} and kind = '${kind}';
       delete from holdings where holder = ${holderOf(holder, 'old')} and kind = '${kind}' and count <= 0;`,
  );
  return [
    `create trigger ${table}_added after insert on ${table} when ${holderOf(holder, 'new')} is not null begin ${added.join(' ')} end`,
    `create trigger ${table}_removed after delete on ${table} when ${holderOf(holder, 'old')} is not null begin ${removed.join(' ')} end`,
  ];
}

function postgresTriggers(table: string, holder: string): string[] {
  const changed = (sign: string) =>
    kindsOf(table).map(
      ({ kind, rows }) =>
        `insert into holdings (holder, kind, count)
         select ${holder}, '${kind}', ${sign}${rows} from changed where ${holder} is not null group by ${holder} order by ${holder}
         on conflict (holder, kind) do update set count = holdings.count + excluded.count;`,
    );
  const emptied = kindsOf(table).map(
    ({ kind }) =>
      `delete from holdings where kind = '${kind}' and count <= 0 and holder in (select ${holder} from changed);`,
  );
  const body = (text: string) => `returns trigger language plpgsql as $$ begin ${text} return null; end $$`;
  return [
    `create function ${table}_added() ${body(changed('').join(' '))}`,
    `create function ${table}_removed() ${body([...changed('-'), ...emptied].join(' '))}`,
    `create trigger ${table}_added after insert on ${table} referencing new table as changed
     for each statement execute function ${table}_added()`,
    `create trigger ${table}_removed after delete on ${table} referencing old table as changed
     for each statement execute function ${table}_removed()`,
  ];
}
