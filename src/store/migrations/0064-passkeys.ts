import type { Knex } from 'knex';

/** Passkeys of people (WebAuthn), and what was asked of one and not answered yet. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('passkeys', (t) => {
    t.text('id').notNullable().primary();
    t.text('user_id').notNullable();
    t.text('credential_id').notNullable();
    t.text('public_key').notNullable();
    t.bigInteger('counter').notNullable();
    t.text('transports').notNullable();
    t.integer('is_synced').notNullable();
    t.text('name').notNullable();
    t.bigInteger('created_at').notNullable();
    t.bigInteger('last_used_at');
    t.unique(['credential_id']);
    t.index(['user_id', 'created_at'], 'passkeys_by_user');
  });
  await k.schema.createTable('passkey_challenges', (t) => {
    t.text('about').notNullable().primary();
    t.text('challenge').notNullable();
    t.bigInteger('ends_at').notNullable();
    t.index(['ends_at'], 'passkey_challenges_by_end');
  });
}
