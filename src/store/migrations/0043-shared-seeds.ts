import type { Knex } from 'knex';

/**
 * Creatives that a test seeded without naming an account, which every sandbox account of the caller has; and when a
 * caller of the sandbox began anew.
 */
export async function up(k: Knex): Promise<void> {
  await k.schema.alterTable('creatives', (t) => {
    t.integer('shared').notNullable().defaultTo(0);
  });
  await k.schema.alterTable('sandbox_principals', (t) => {
    t.bigInteger('reset_at');
  });
  await k.raw('create index creatives_shared on creatives (principal_id, id) where shared = 1');
}
