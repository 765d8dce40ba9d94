import type { Knex } from 'knex';

/** Keys of messages that this deployment revoked, and the lists of those that signers revoked. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('revoked_message_keys', (t) => {
    t.text('kid').notNullable().primary();
    t.bigInteger('revoked_at').notNullable().index();
  });
  await k.schema.alterTable('message_signers', (t) => {
    t.text('revocations');
  });
  // What one owner has open is counted with every webhook of it.
  await k.schema.raw("create index webhooks_open_of on webhooks (principal_id, bytes) where status = 'open'");
}
