import type { Knex } from 'knex';

/**
 * Header fields of webhooks that are not ours to form (A2A), where changes of audiences and activations of signals go,
 * and what buyers were last sent about things that their buys need.
 */
export async function up(k: Knex): Promise<void> {
  await k.schema.alterTable('webhooks', (t) => {
    t.text('headers');
  });
  // Notifications of A2A leave by the outbox from now on; the job that sent them is gone.
  await k('jobs').where('kind', 'deliverA2aPush').delete();
  await k.schema.createTable('audience_receivers', (t) => {
    t.text('principal_id').notNullable();
    t.text('account_id').notNullable();
    t.text('receiver').notNullable();
    t.primary(['principal_id', 'account_id']);
  });
  await k.schema.createTable('activation_receivers', (t) => {
    t.text('principal_id').notNullable();
    t.text('account_id').notNullable();
    t.text('segment_id').notNullable();
    t.text('task_id').notNullable();
    t.text('receiver').notNullable();
    t.primary(['principal_id', 'account_id', 'segment_id', 'task_id']);
  });
  await k.schema.createTable('impairment_marks', (t) => {
    t.text('principal_id').notNullable();
    t.text('buy_id').notNullable();
    t.text('marks').notNullable();
    t.primary(['principal_id', 'buy_id']);
  });
}
