import type { Knex } from 'knex';

/** Calls that were refused, by the credential that made them, and what people recognize a credential by. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('refused_calls', (t) => {
    t.text('id').notNullable().primary();
    // The credential, or one of the places of callers without a known one.
    t.text('place').notNullable();
    t.text('person_id');
    t.text('org_id');
    t.bigInteger('at').notNullable();
    t.text('request_id').notNullable();
    t.text('operation');
    t.text('method');
    t.text('path');
    t.bigInteger('status').notNullable();
    t.text('code').notNullable();
    t.text('message').notNullable();
    t.text('reason').notNullable();
    t.text('missing');
    t.index(['place', 'id'], 'refused_calls_by_place');
    t.index(['request_id'], 'refused_calls_by_request');
    t.index(['at'], 'refused_calls_by_time');
  });
  for (const table of ['api_keys', 'agent_principals']) {
    await k.schema.alterTable(table, (t) => {
      // Null for one of before that was not used since: only its hash is stored.
      t.text('prefix');
      t.index(['prefix'], `${table}_by_prefix`);
    });
  }
}
