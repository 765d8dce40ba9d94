import type { Knex } from 'knex';

/** Signals that accounts have activated, or that are being activated. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('signal_activations', (t) => {
    t.text('principal_id').notNullable();
    // Empty for a caller of the sandbox that names no account.
    t.text('account_id').notNullable();
    t.text('segment_id').notNullable();
    // Kind, name and seat of the target, in one text.
    t.text('destination').notNullable();
    t.text('target').notNullable();
    t.text('status').notNullable();
    t.text('segment_key');
    t.text('pricing_option_id');
    t.text('governance_context');
    t.bigInteger('ready_at').notNullable();
    t.bigInteger('deployed_at');
    t.bigInteger('created_at').notNullable();
    t.primary(['principal_id', 'account_id', 'segment_id', 'destination']);
  });
}
