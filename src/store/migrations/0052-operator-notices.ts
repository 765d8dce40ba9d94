import type { Knex } from 'knex';

/** What the operator was notified of what waits for a decision: one row. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('operator_notices', (t) => {
    t.text('id').notNullable().primary();
    t.text('reported').notNullable();
    t.text('offered').notNullable();
    t.text('webhook_id');
    t.bigInteger('offered_at');
  });
}
