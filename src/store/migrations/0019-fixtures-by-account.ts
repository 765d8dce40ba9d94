import type { Knex } from 'knex';

/**
 * What tests put in place is kept by account, in the order in which it was put there. Nothing is taken over: tests seed
 * what they need each time.
 */
export async function up(k: Knex): Promise<void> {
  await k.schema.dropTable('fixtures');
  await k.schema.createTable('fixtures', (t) => {
    t.text('principal_id').notNullable();
    // Empty for all sandbox accounts of the principal.
    t.text('account_id').notNullable();
    t.text('kind').notNullable();
    t.text('id').notNullable();
    t.text('document').notNullable();
    // When it was seeded last.
    t.bigInteger('created_at').notNullable();
    // Seeds that belong together, and the order among them; a batch that is open takes the next seed.
    t.bigInteger('batch').notNullable();
    t.integer('place').notNullable();
    t.integer('is_open').notNullable();
    t.primary(['principal_id', 'account_id', 'kind', 'id']);
    t.index(['created_at'], 'fixtures_by_age');
  });
}
