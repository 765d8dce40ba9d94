import type { Knex } from 'knex';

/** What each witness of the log has cosigned, and why the last request to it failed. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('log_witnesses', (t) => {
    t.text('witness').primary();
    t.text('origin').notNullable();
    t.bigInteger('size').notNullable();
    t.bigInteger('cosigned_at');
    t.integer('failures').notNullable();
    t.text('fault');
    t.text('why');
    t.bigInteger('failed_since');
    t.bigInteger('next_at').notNullable();
  });
}
