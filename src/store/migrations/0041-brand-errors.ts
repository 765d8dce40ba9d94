import type { Knex } from 'knex';

/** Why the last look at a brand's files found no brand, so that every response to its owner can say it. */
export async function up(k: Knex): Promise<void> {
  await k.schema.alterTable('brands', (t) => {
    t.text('live_errors');
  });
}
