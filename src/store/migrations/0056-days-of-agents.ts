import type { Knex } from 'knex';

/** What probes and checks of an enrolled agent found, by day of UTC. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('agent_days', (t) => {
    t.text('agent_url').notNullable();
    t.text('day').notNullable();
    t.integer('probes').notNullable();
    t.integer('answered').notNullable();
    // Of the probes that were answered, together.
    t.bigInteger('response_ms').notNullable();
    t.text('last_error');
    t.integer('checks').notNullable();
    // The last run of the day: the standing after it, and the result by subject as JSON text.
    t.text('check_status');
    t.text('tracks');
    t.primary(['agent_url', 'day']);
    t.index(['day'], 'agent_days_by_day');
  });
}
