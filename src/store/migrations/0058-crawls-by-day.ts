import type { Knex } from 'knex';

/** How many crawls of domains ended in each way, by day of UTC. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('crawl_days', (t) => {
    t.text('day').notNullable();
    t.text('outcome').notNullable();
    t.bigInteger('crawls').notNullable();
    // Of all of them together.
    t.bigInteger('duration_ms').notNullable();
    t.primary(['day', 'outcome']);
  });
}
