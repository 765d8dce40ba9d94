import type { Knex } from 'knex';

/** Results of builds, kept until they expire so that they can be refined and billed. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('build_variants', (t) => {
    t.text('principal_id').notNullable();
    t.text('account_id').notNullable();
    t.text('id').notNullable();
    t.text('build_id').notNullable();
    t.text('parent_id');
    t.text('document').notNullable();
    t.bigInteger('created_at').notNullable();
    t.bigInteger('expires_at').notNullable();
    t.primary(['principal_id', 'id']);
    t.index(['principal_id', 'account_id', 'created_at'], 'build_variants_by_account');
    t.index(['expires_at'], 'build_variants_by_expiry');
  });
}
