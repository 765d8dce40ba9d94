import type { Knex } from 'knex';

/** What is sold and what runs: buys with their packages, creatives, audiences, events, catalogs, proposals. */
export async function up(k: Knex): Promise<void> {
  const owned = (t: Knex.CreateTableBuilder) => {
    t.text('principal_id').notNullable();
    t.text('account_id').notNullable();
  };

  await k.schema.createTable('media_buys', (t) => {
    owned(t);
    // Unique for its principal: test kits choose ids themselves.
    t.text('id').notNullable();
    t.integer('sandbox').notNullable();
    t.text('status').notNullable();
    // A pause that begins once nothing else is missing.
    t.integer('hold').notNullable();
    t.integer('is_cancellable').notNullable();
    t.integer('revision').notNullable();
    t.bigInteger('start_at').notNullable();
    t.bigInteger('end_at').notNullable();
    // What is only told back.
    t.text('details').notNullable();
    // Delivers only what the test controller adds.
    t.integer('is_silent').notNullable();
    t.bigInteger('confirmed_at');
    // When the clock looks at it again; null once time changes nothing any more.
    t.bigInteger('look_at');
    // The last revision that the platform was told of.
    t.integer('trafficked_revision').notNullable();
    t.bigInteger('created_at').notNullable();
    t.bigInteger('updated_at').notNullable();
    t.primary(['principal_id', 'id']);
    t.index(['principal_id', 'account_id', 'created_at', 'id'], 'media_buys_by_account');
    t.index(['look_at'], 'media_buys_by_look');
  });
  await k.schema.createTable('media_buy_packages', (t) => {
    t.text('principal_id').notNullable();
    t.text('buy_id').notNullable();
    t.text('id').notNullable();
    t.integer('position').notNullable();
    t.text('product_id').notNullable();
    // The product and its price as they were sold.
    t.text('product').notNullable();
    t.text('option').notNullable();
    t.integer('needs_creatives').notNullable();
    // In minor units of the option's currency.
    t.bigInteger('budget').notNullable();
    t.integer('paused').notNullable();
    t.integer('canceled').notNullable();
    // Dates of its own; the flight of the buy where there are none.
    t.bigInteger('start_at');
    t.bigInteger('end_at');
    t.bigInteger('creative_deadline');
    // What the platform granted, in millionths.
    t.integer('share_ppm').notNullable();
    t.integer('targeting_ppm').notNullable();
    // Until when; null for nothing any more.
    t.bigInteger('held_until');
    t.text('platform_ref');
    t.text('details').notNullable();
    t.primary(['principal_id', 'buy_id', 'id']);
    t.index(['product_id', 'held_until'], 'media_buy_packages_by_hold');
    t.index(['principal_id', 'id'], 'media_buy_packages_by_id');
  });
  await k.schema.createTable('media_buy_terms', (t) => {
    t.text('principal_id').notNullable();
    t.text('buy_id').notNullable();
    t.text('package_id').notNullable();
    t.integer('seq').notNullable();
    t.text('terms').notNullable();
    t.primary(['principal_id', 'buy_id', 'package_id', 'seq']);
  });
  await k.schema.createTable('media_buy_assignments', (t) => {
    owned(t);
    t.text('buy_id').notNullable();
    t.text('package_id').notNullable();
    t.text('creative_id').notNullable();
    t.integer('position').notNullable();
    t.text('details').notNullable();
    t.bigInteger('assigned_at').notNullable();
    t.primary(['principal_id', 'buy_id', 'package_id', 'creative_id']);
    t.index(['principal_id', 'account_id', 'creative_id'], 'media_buy_assignments_by_creative');
  });
  await k.schema.createTable('media_buy_history', (t) => {
    t.text('principal_id').notNullable();
    t.text('buy_id').notNullable();
    t.integer('seq').notNullable();
    t.integer('revision').notNullable();
    t.bigInteger('at').notNullable();
    t.text('action').notNullable();
    t.text('actor').notNullable();
    t.text('summary').notNullable();
    t.text('package_id');
    t.primary(['principal_id', 'buy_id', 'seq']);
  });
  // Figures from outside that count as delivered.
  await k.schema.createTable('media_buy_additions', (t) => {
    t.text('principal_id').notNullable();
    t.text('buy_id').notNullable();
    t.integer('seq').notNullable();
    t.bigInteger('at').notNullable();
    t.text('addition').notNullable();
    t.primary(['principal_id', 'buy_id', 'seq']);
  });
  await k.schema.createTable('media_buy_feedback', (t) => {
    t.text('principal_id').notNullable();
    t.text('buy_id').notNullable();
    t.text('id').notNullable();
    t.bigInteger('at').notNullable();
    t.text('feedback').notNullable();
    t.primary(['principal_id', 'buy_id', 'id']);
  });

  await k.schema.createTable('creatives', (t) => {
    owned(t);
    t.text('id').notNullable();
    t.text('name').notNullable();
    // In lower case, to look for.
    t.text('folded_name').notNullable();
    t.text('status').notNullable();
    // Id of the format with its parameters, or its kind, as one text to look for.
    t.text('format').notNullable();
    t.text('document').notNullable();
    // Why it was rejected or suspended, what it was purged for, what was noticed about it.
    t.text('review').notNullable();
    t.text('purge_kind');
    t.bigInteger('created_at').notNullable();
    t.bigInteger('updated_at').notNullable();
    t.primary(['principal_id', 'account_id', 'id']);
    t.index(['principal_id', 'id'], 'creatives_by_id');
    t.index(['principal_id', 'account_id', 'created_at', 'id'], 'creatives_by_age');
  });

  await k.schema.createTable('audiences', (t) => {
    owned(t);
    t.text('id').notNullable();
    t.text('status').notNullable();
    t.bigInteger('status_at').notNullable();
    t.text('reason');
    t.bigInteger('matched').notNullable();
    t.bigInteger('members').notNullable();
    t.text('details').notNullable();
    t.bigInteger('created_at').notNullable();
    t.bigInteger('updated_at').notNullable();
    t.primary(['principal_id', 'account_id', 'id']);
    t.index(['principal_id', 'id'], 'audiences_by_id');
  });
  await k.schema.createTable('audience_members', (t) => {
    owned(t);
    t.text('audience_id').notNullable();
    // Hashes: who it is, and what it is matched by.
    t.text('external_id').notNullable();
    t.text('member').notNullable();
    // What matching found, by kind of identifier.
    t.text('found').notNullable();
    t.primary(['principal_id', 'account_id', 'audience_id', 'external_id']);
  });

  await k.schema.createTable('event_sources', (t) => {
    owned(t);
    t.text('id').notNullable();
    t.text('managed_by').notNullable();
    t.text('details').notNullable();
    t.bigInteger('created_at').notNullable();
    t.bigInteger('updated_at').notNullable();
    t.primary(['principal_id', 'account_id', 'id']);
  });
  await k.schema.createTable('logged_events', (t) => {
    owned(t);
    // What makes two events the same.
    t.text('key').notNullable();
    t.text('source_id').notNullable();
    t.text('event').notNullable();
    t.integer('is_matchable').notNullable();
    // The package that it is owed to.
    t.text('credit');
    t.bigInteger('happened_at').notNullable();
    t.bigInteger('received_at').notNullable();
    t.primary(['principal_id', 'account_id', 'key']);
    t.index(['principal_id', 'account_id', 'source_id', 'received_at'], 'logged_events_by_source');
    t.index(['received_at'], 'logged_events_by_age');
  });

  await k.schema.createTable('buyer_catalogs', (t) => {
    owned(t);
    t.text('id').notNullable();
    t.text('type').notNullable();
    t.text('details').notNullable();
    // When its feed is read again; null for one that is not.
    t.bigInteger('fetch_at');
    t.bigInteger('created_at').notNullable();
    t.bigInteger('updated_at').notNullable();
    t.primary(['principal_id', 'account_id', 'id']);
    t.index(['fetch_at'], 'buyer_catalogs_by_fetch');
  });
  await k.schema.createTable('buyer_catalog_items', (t) => {
    owned(t);
    t.text('catalog_id').notNullable();
    t.text('id').notNullable();
    t.text('status').notNullable();
    t.text('content').notNullable();
    t.text('issues').notNullable();
    t.primary(['principal_id', 'account_id', 'catalog_id', 'id']);
  });

  await k.schema.createTable('proposals', (t) => {
    t.text('principal_id').notNullable();
    // Null for one that was made without an account.
    t.text('account_id');
    t.text('id').notNullable();
    t.text('proposal').notNullable();
    t.bigInteger('created_at').notNullable();
    t.bigInteger('expires_at').notNullable();
    t.primary(['principal_id', 'id']);
    t.index(['expires_at'], 'proposals_by_expiry');
  });

  // What tests put in place of, or beside, the catalog of the deployment.
  await k.schema.createTable('fixtures', (t) => {
    t.text('principal_id').notNullable();
    t.text('kind').notNullable();
    t.text('id').notNullable();
    // The account that alone sees it; null for all sandbox accounts of the principal.
    t.text('account_id');
    t.text('document').notNullable();
    t.bigInteger('created_at').notNullable();
    t.primary(['principal_id', 'kind', 'id']);
    t.index(['created_at'], 'fixtures_by_age');
  });
  // How the next call of a task is to be answered; one for each caller, account and task.
  await k.schema.createTable('forced_arms', (t) => {
    t.text('principal_id').notNullable();
    // Empty for whatever sandbox account.
    t.text('account_id').notNullable();
    t.text('task').notNullable();
    t.text('arm').notNullable();
    t.text('task_id');
    t.text('message');
    t.primary(['principal_id', 'account_id', 'task']);
  });

  await k.schema.createTable('usage_records', (t) => {
    t.text('principal_id').notNullable();
    t.text('id').notNullable();
    t.text('account_id').notNullable();
    t.text('record').notNullable();
    t.bigInteger('at').notNullable();
    t.primary(['principal_id', 'id']);
  });
}
