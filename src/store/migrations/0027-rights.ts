import type { Knex } from 'knex';

/** Rights that buyers acquired, or that wait for the operator's decision. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('rights_grants', (t) => {
    t.text('principal_id').notNullable();
    t.text('id').notNullable();
    // Empty for a grant without an account.
    t.text('account_id').notNullable();
    t.integer('sandbox').notNullable();
    t.text('rights_id').notNullable();
    t.text('buyer').notNullable();
    t.text('digest').notNullable();
    t.text('status').notNullable();
    t.integer('paused').notNullable();
    t.integer('revision').notNullable();
    t.integer('key_serial').notNullable();
    t.text('offering').notNullable();
    t.text('terms').notNullable();
    // Holds secrets of webhooks.
    t.text('details').notNullable();
    // Reported under it.
    t.bigInteger('impressions').notNullable();
    // First moment after the term.
    t.bigInteger('ends_at').notNullable();
    t.bigInteger('created_at').notNullable();
    t.bigInteger('updated_at').notNullable();
    t.bigInteger('kept_until').notNullable();
    t.primary(['principal_id', 'id']);
    // Links of a grant name it without its principal.
    t.unique(['id'], { indexName: 'rights_grants_by_id' });
    t.index(['principal_id', 'account_id', 'digest'], 'rights_grants_by_digest');
    t.index(['rights_id', 'ends_at'], 'rights_grants_by_offering');
    t.index(['kept_until'], 'rights_grants_by_end');
  });
}
