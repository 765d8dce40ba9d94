import type { Knex } from 'knex';

/** Creatives that a test seeded without naming an account: every sandbox account of the caller has them. */
export async function up(k: Knex): Promise<void> {
  await k.schema.alterTable('creatives', (t) => {
    t.integer('shared').notNullable().defaultTo(0);
  });
  await k.raw('create index creatives_shared on creatives (principal_id, id) where shared = 1');
}
