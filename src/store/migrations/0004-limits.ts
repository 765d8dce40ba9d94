import type { Knex } from 'knex';

/** Rate-limit windows that are open, shared by every process. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('limits', (t) => {
    t.text('class').notNullable();
    t.text('key').notNullable();
    t.bigInteger('count').notNullable();
    t.bigInteger('reset_at').notNullable();
    t.primary(['class', 'key']);
    t.index(['reset_at'], 'limits_by_reset');
  });
}
