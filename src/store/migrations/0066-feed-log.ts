import type { Knex } from 'knex';

/** Logs of the feed: signed trees over its events, whose entries stay when the events are no longer kept. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('feed_trees', (t) => {
    t.integer('number').primary();
    t.text('origin').notNullable();
    t.bigInteger('size').notNullable();
    t.text('last_event_id').notNullable();
    t.text('checkpoint').notNullable();
    t.text('verifier_keys').notNullable();
    t.text('follows');
    t.bigInteger('began_at').notNullable();
    t.bigInteger('changed_at').notNullable();
  });
  await k.schema.createTable('feed_tiles', (t) => {
    t.integer('tree').notNullable();
    t.integer('level').notNullable();
    t.bigInteger('place').notNullable();
    t.text('hashes').notNullable();
    t.primary(['tree', 'level', 'place']);
  });
  await k.schema.createTable('feed_bundles', (t) => {
    t.integer('tree').notNullable();
    t.bigInteger('place').notNullable();
    t.text('first_event_id').notNullable();
    t.text('lines').notNullable();
    t.primary(['tree', 'place']);
  });
  await k.raw('create unique index feed_bundles_event on feed_bundles (tree, first_event_id)');
}
