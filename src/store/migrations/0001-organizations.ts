import type { Knex } from 'knex';

/** Members and the keys that act for them. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('organizations', (t) => {
    t.text('id').notNullable().primary();
    t.text('name').notNullable();
    t.text('tier');
    t.bigInteger('created_at').notNullable();
  });

  await k.schema.createTable('api_keys', (t) => {
    t.text('id').notNullable().primary();
    t.text('org_id').notNullable().references('organizations.id');
    t.text('name').notNullable();
    t.text('key_hash').notNullable().unique();
    t.text('permissions').notNullable();
    t.bigInteger('created_at').notNullable();
    t.bigInteger('last_used_at');
    t.bigInteger('expires_at');
    t.bigInteger('revoked_at');
    t.index(['org_id', 'created_at'], 'api_keys_by_org');
  });
}
