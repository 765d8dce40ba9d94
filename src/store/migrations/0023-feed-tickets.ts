import type { Knex } from 'knex';

/** Tickets by which browsers open a stream of the feed: short-lived, used once. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('feed_tickets', (t) => {
    t.text('id').notNullable().primary();
    t.text('sealed').notNullable();
    t.bigInteger('expires_at').notNullable().index();
  });
}
