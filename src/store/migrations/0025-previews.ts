import type { Knex } from 'knex';

/** Pages that show creatives, until they expire. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('previews', (t) => {
    t.text('principal_id').notNullable();
    t.text('id').notNullable();
    t.text('page').notNullable();
    t.text('policy').notNullable();
    t.integer('bytes').notNullable();
    t.bigInteger('created_at').notNullable();
    t.bigInteger('expires_at').notNullable().index();
    t.primary(['principal_id', 'id']);
    t.unique(['id']);
    t.index(['principal_id', 'created_at']);
  });
}
