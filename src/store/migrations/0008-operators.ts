import type { Knex } from 'knex';

/** What the two sides of an authorization say that their own tables do not hold. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('brand_agents', (t) => {
    t.text('domain').notNullable();
    t.text('agent_url').notNullable();
    t.text('agent_type').notNullable();
    t.text('agent_id');
    t.bigInteger('first_seen_at').notNullable();
    t.primary(['domain', 'agent_url']);
    t.index(['agent_url', 'first_seen_at', 'domain'], 'brand_agents_by_agent');
  });

  await k.schema.createTable('brand_properties', (t) => {
    t.text('domain').notNullable();
    t.text('identifier').notNullable();
    t.text('property_type').notNullable();
    // Empty for none: a key holds no null.
    t.text('store').notNullable();
    t.text('relationship').notNullable();
    t.primary(['domain', 'identifier', 'property_type', 'store', 'relationship']);
  });

  await k.schema.createTable('publisher_revocations', (t) => {
    t.text('publisher_domain').notNullable().primary();
    t.bigInteger('revoked_at');
    t.text('reason');
    t.text('file_url').notNullable();
    t.bigInteger('seen_at').notNullable();
    // Set once the file does not say so any more.
    t.bigInteger('held_until');
  });

  await k.schema.createTable('agent_claims', (t) => {
    t.text('publisher_domain').notNullable();
    t.text('agent_url').notNullable();
    t.primary(['publisher_domain', 'agent_url']);
    t.index(['agent_url'], 'agent_claims_by_agent');
  });
}
