import type { Knex } from 'knex';

/** What people see of the browsers in which they are signed in. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('browser_sessions', (t) => {
    t.text('id').notNullable().primary();
    t.text('user_id').notNullable();
    t.text('device').notNullable();
    t.text('address').notNullable();
    t.bigInteger('started_at').notNullable();
    t.bigInteger('proved_at').notNullable();
    t.bigInteger('last_used_at').notNullable();
    t.bigInteger('ends_at').notNullable();
    t.index(['user_id', 'last_used_at'], 'browser_sessions_by_user');
    t.index(['ends_at'], 'browser_sessions_by_end');
  });
}
