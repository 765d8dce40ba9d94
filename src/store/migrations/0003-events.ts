import type { Knex } from 'knex';

/** The change feed, and the one row that hands out its positions. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('events', (t) => {
    t.text('event_id').notNullable().primary();
    t.text('event_type').notNullable();
    t.text('entity_type').notNullable();
    t.text('entity_id').notNullable();
    t.text('payload').notNullable();
    t.text('actor').notNullable();
    t.bigInteger('created_at').notNullable();
    t.index(['event_type', 'event_id'], 'events_by_type');
  });

  await k.schema.createTable('events_head', (t) => {
    t.integer('id').notNullable().primary();
    t.bigInteger('last_ms').notNullable();
    t.bigInteger('counter').notNullable();
  });
  await k('events_head').insert({ id: 1, last_ms: 0, counter: 0 });
}
