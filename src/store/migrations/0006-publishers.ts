import type { Knex } from 'knex';

/** What publishers' files say, projected so that every read is a look-up by key. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('publishers', (t) => {
    t.text('domain').notNullable().primary();
    t.text('id').notNullable().unique();
    t.text('record');
    t.text('source');
    t.integer('listed').notNullable().defaultTo(0);
    t.text('search_text');
    // The crawled file.
    t.text('status').notNullable();
    t.integer('status_code');
    t.text('discovery_method');
    t.text('manager_domain');
    t.text('resolved_url');
    t.integer('agent_count').notNullable().defaultTo(0);
    t.integer('property_count').notNullable().defaultTo(0);
    t.integer('collection_count').notNullable().defaultTo(0);
    t.bigInteger('checked_at');
    t.bigInteger('validated_at');
    // The crawl's schedule.
    t.bigInteger('next_crawl_at');
    t.integer('unchanged_streak').notNullable().defaultTo(0);
    t.integer('failure_streak').notNullable().defaultTo(0);
    // Submitted by people.
    t.text('entry');
    t.text('entry_org_id');
    t.integer('revision').notNullable().defaultTo(0);
    t.bigInteger('misses').notNullable().defaultTo(0);
    t.bigInteger('created_at').notNullable();
    t.bigInteger('updated_at').notNullable();
    t.index(['next_crawl_at'], 'publishers_due');
    t.index(['listed', 'domain'], 'publishers_listing');
    t.index(['manager_domain'], 'publishers_manager');
  });

  await k.schema.createTable('documents', (t) => {
    t.text('domain').notNullable();
    t.text('kind').notNullable();
    t.text('url').notNullable();
    t.text('sha256').notNullable();
    t.integer('bytes').notNullable();
    t.text('etag');
    t.text('last_modified');
    t.text('variant');
    t.text('field_digests').notNullable();
    t.text('findings').notNullable();
    t.bigInteger('file_last_updated');
    t.bigInteger('changed_at').notNullable();
    // While a large version goes in piece by piece: what it has changed so far.
    t.text('pending');
    t.primary(['domain', 'kind']);
  });
  // Bodies reach 20 MB: in a table of their own no other read drags them along, and in parts no write takes long.
  await k.schema.createTable('document_bodies', (t) => {
    t.text('domain').notNullable();
    t.text('kind').notNullable();
    t.integer('part').notNullable();
    t.text('body').notNullable();
    t.primary(['domain', 'kind', 'part']);
  });

  await k.schema.createTable('properties', (t) => {
    t.text('rid').notNullable().primary();
    t.text('publisher_domain').notNullable();
    t.text('key').notNullable();
    t.text('property_id');
    t.text('property_type').notNullable();
    t.text('name').notNullable();
    t.text('identifiers').notNullable();
    t.text('tags').notNullable();
    t.text('channels').notNullable();
    t.text('source').notNullable();
    t.text('status').notNullable();
    t.text('hash').notNullable();
    t.text('search_text').notNullable();
    t.bigInteger('created_at').notNullable();
    t.bigInteger('updated_at').notNullable();
    t.unique(['publisher_domain', 'key'], { indexName: 'properties_key' });
    t.index(['publisher_domain', 'status'], 'properties_by_status');
  });
  await k.schema.createTable('property_identifiers', (t) => {
    t.text('type').notNullable();
    t.text('value').notNullable();
    t.text('rid').notNullable();
    t.primary(['type', 'value', 'rid']);
    t.index(['rid'], 'property_identifiers_rid');
  });

  await k.schema.createTable('collections', (t) => {
    t.text('rid').notNullable().primary();
    t.text('publisher_domain').notNullable();
    t.text('collection_id').notNullable();
    t.text('name').notNullable();
    t.text('kind').notNullable();
    t.text('identifiers').notNullable();
    t.text('source').notNullable();
    t.text('status').notNullable();
    t.text('hash').notNullable();
    t.text('document').notNullable();
    t.bigInteger('created_at').notNullable();
    t.bigInteger('updated_at').notNullable();
    t.unique(['publisher_domain', 'collection_id'], { indexName: 'collections_key' });
  });

  await k.schema.createTable('agents', (t) => {
    t.text('id').notNullable().primary();
    t.text('url').notNullable().unique();
    t.bigInteger('first_seen_at').notNullable();
    t.bigInteger('removed_at');
  });

  await k.schema.createTable('authorizations', (t) => {
    t.text('id').notNullable().primary();
    t.text('agent_url').notNullable();
    t.text('publisher_domain').notNullable();
    t.text('entry_key').notNullable();
    t.text('authorization_type').notNullable();
    t.text('authorized_for').notNullable();
    t.text('scope').notNullable();
    t.text('evidence').notNullable();
    t.text('hash').notNullable();
    t.bigInteger('created_at').notNullable();
    t.bigInteger('updated_at').notNullable();
    t.unique(['publisher_domain', 'entry_key'], { indexName: 'authorizations_key' });
    t.index(['publisher_domain', 'agent_url'], 'authorizations_by_publisher');
    t.index(['agent_url', 'publisher_domain'], 'authorizations_by_agent');
  });
}
