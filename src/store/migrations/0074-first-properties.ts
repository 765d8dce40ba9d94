import type { Knex } from 'knex';

/** The active properties of a publisher in the order of their keys: a search reads the first few, however many it has. */
export async function up(k: Knex): Promise<void> {
  await k.raw('drop index properties_by_status');
  await k.raw('create index properties_by_status on properties (publisher_domain, status, key)');
}
