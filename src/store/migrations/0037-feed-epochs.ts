import type { Knex } from 'knex';

/** Epochs of the change feed, by the position at which each began; those of ids issued until now have the empty epoch. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('feed_epochs', (t) => {
    t.bigInteger('from_ms').notNullable();
    t.bigInteger('from_counter').notNullable();
    t.text('epoch').notNullable();
    t.primary(['from_ms', 'from_counter']);
  });
  await k.schema.alterTable('events_head', (t) => {
    t.text('epoch').notNullable().defaultTo('');
  });
  await k('feed_epochs').insert({ from_ms: 0, from_counter: 0, epoch: '' });
}
