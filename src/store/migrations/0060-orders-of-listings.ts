import type { Knex } from 'knex';

/** When the file of a publisher was last found valid; those whose file never was come first. */
const VALIDATED = 'coalesce(validated_at, 0)';

/** The orders of the public listings, with and without the filter of each, so that a page reads its own rows. */
const ORDERS: Readonly<Record<string, readonly string[]>> = {
  brands_by_domain: ['brands', 'domain'],
  brands_by_update: ['brands', 'updated_at', 'domain'],
  brands_of_source_by_domain: ['brands', 'source', 'domain'],
  brands_of_source_by_update: ['brands', 'source', 'updated_at', 'domain'],
  publishers_by_properties: ['publishers', 'property_count', 'domain'],
  publishers_by_validation: ['publishers', VALIDATED, 'domain'],
  publishers_of_status: ['publishers', 'status', 'domain'],
  publishers_of_status_by_properties: ['publishers', 'status', 'property_count', 'domain'],
  publishers_of_status_by_validation: ['publishers', 'status', VALIDATED, 'domain'],
};

export async function up(k: Knex): Promise<void> {
  for (const [name, [table, ...columns]] of Object.entries(ORDERS))
    await k.raw(`create index ${name} on ${table} (listed, ${columns.join(', ')})`);
}
