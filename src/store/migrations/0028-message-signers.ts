import type { Knex } from 'knex';

/** Agents whose signed requests count as those of a caller, the keys that they publish, and the nonces they used. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('message_signers', (t) => {
    t.text('agent_url').notNullable().primary();
    t.text('principal_id').notNullable().index();
    t.text('brand_json_url');
    t.bigInteger('created_at').notNullable();
    t.bigInteger('fetched_at');
    t.bigInteger('attempted_at');
    t.text('fault');
  });
  await k.schema.createTable('message_signer_keys', (t) => {
    t.text('agent_url').notNullable().references('agent_url').inTable('message_signers').onDelete('cascade');
    t.text('kid').notNullable();
    t.text('jwk');
    t.bigInteger('revoked_at');
    t.primary(['agent_url', 'kid']);
    t.index('kid');
  });
  await k.schema.createTable('used_nonces', (t) => {
    t.text('key_ref').notNullable();
    t.text('nonce').notNullable();
    t.bigInteger('ends_at').notNullable().index();
    t.primary(['key_ref', 'nonce']);
  });
}
