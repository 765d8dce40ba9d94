import type { Knex } from 'knex';

/** One row per domain that was ever asked for: what its own files say (live), and what people say (entry). */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('brands', (t) => {
    t.text('domain').notNullable().primary();
    t.text('id').notNullable().unique();
    // The answer as it goes out, and the columns that listing and search need from it.
    t.text('record');
    t.text('source');
    t.integer('listed').notNullable().defaultTo(0);
    t.text('brand_name');
    t.text('keller_type');
    t.text('house_domain');
    t.text('listing');
    t.integer('has_manifest').notNullable().defaultTo(0);
    t.text('search_text');
    // The domain's own files.
    t.text('live_record');
    t.integer('file_status');
    t.text('live_outcome');
    t.bigInteger('live_checked_at');
    t.bigInteger('live_validated_at');
    t.bigInteger('live_expires_at').notNullable().defaultTo(0);
    // Submitted by people or enrichment.
    t.text('entry');
    t.text('entry_source');
    t.text('entry_org_id');
    t.text('review_status');
    t.bigInteger('enriched_at');
    t.integer('revision').notNullable().defaultTo(0);
    t.bigInteger('misses').notNullable().defaultTo(0);
    t.bigInteger('created_at').notNullable();
    t.bigInteger('updated_at').notNullable();
    t.index(['listed', 'brand_name', 'domain'], 'brands_listing');
    t.index(['listed', 'source', 'brand_name', 'domain'], 'brands_listing_by_source');
    t.index(['house_domain'], 'brands_house');
  });

  await k.schema.createTable('brand_refs', (t) => {
    t.text('house_domain').notNullable();
    t.text('domain').notNullable();
    t.text('brand_id').notNullable();
    t.bigInteger('declared_at');
    t.primary(['house_domain', 'domain']);
    t.index(['domain'], 'brand_refs_domain');
  });

  await k.schema.createTable('revisions', (t) => {
    t.text('entity').notNullable();
    t.text('domain').notNullable();
    t.integer('revision_number').notNullable();
    t.text('editor_name').notNullable();
    t.text('editor_org_id');
    t.text('edit_summary').notNullable();
    t.text('source').notNullable();
    t.text('snapshot').notNullable();
    t.integer('is_rollback').notNullable().defaultTo(0);
    t.integer('rolled_back_to');
    t.bigInteger('created_at').notNullable();
    t.primary(['entity', 'domain', 'revision_number']);
  });
}
