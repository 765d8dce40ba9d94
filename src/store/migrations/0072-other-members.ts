import type { Knex } from 'knex';

/** What publishers write of a property beside what the registry understands of it: copies of the registry have it. */
export async function up(k: Knex): Promise<void> {
  await k.schema.alterTable('properties', (t) => t.text('other_members'));
}
