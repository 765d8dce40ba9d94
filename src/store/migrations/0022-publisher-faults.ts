import type { Knex } from 'knex';

/** Why a publisher's file does not count, and since when; what failed before is known after the next look. */
export async function up(k: Knex): Promise<void> {
  await k.schema.alterTable('publishers', (t) => {
    t.text('fault');
    t.bigInteger('failing_since');
  });
}
