import type { Knex } from 'knex';

/** The outbox of webhooks, what became of each attempt, failing receivers, reports that buys owe, subscriptions. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('webhooks', (t) => {
    t.text('id').notNullable().primary();
    t.text('principal_id').notNullable();
    t.text('account_id');
    t.text('channel').notNullable();
    t.text('kind').notNullable();
    t.text('subject').notNullable();
    t.text('subscriber_id');
    t.text('notification_type');
    t.bigInteger('sequence');
    t.text('url').notNullable();
    t.text('mode').notNullable();
    t.text('secret');
    t.text('body').notNullable();
    t.bigInteger('bytes').notNullable();
    t.text('key').notNullable();
    t.text('status').notNullable();
    t.text('failure');
    t.bigInteger('attempts').notNullable();
    t.bigInteger('due_at').notNullable();
    t.bigInteger('ends_at').notNullable();
    t.bigInteger('created_at').notNullable();
    t.bigInteger('ended_at');
    t.index(['principal_id', 'kind', 'subject', 'id']);
  });
  await k.schema.raw("create index webhooks_open on webhooks (channel, due_at, id) where status = 'open'");
  await k.schema.raw('create index webhooks_ended on webhooks (ended_at) where ended_at is not null');
  await k.schema.createTable('webhook_attempts', (t) => {
    t.text('webhook_id').notNullable();
    t.bigInteger('attempt').notNullable();
    t.text('principal_id').notNullable();
    t.text('status').notNullable();
    t.bigInteger('http_status');
    t.text('message');
    t.bigInteger('fired_at').notNullable();
    t.bigInteger('completed_at');
    t.bigInteger('duration_ms');
    t.primary(['webhook_id', 'attempt']);
    t.index(['principal_id']);
  });
  await k.schema.createTable('webhook_channels', (t) => {
    t.text('id').notNullable().primary();
    t.text('principal_id').notNullable().index();
    t.bigInteger('failures').notNullable();
    t.bigInteger('given_up').notNullable();
    t.bigInteger('retry_at').notNullable();
    t.bigInteger('paused_at');
    t.bigInteger('updated_at').notNullable().index();
  });
  await k.schema.createTable('buy_reports', (t) => {
    t.text('principal_id').notNullable();
    t.text('buy_id').notNullable();
    t.text('kind').notNullable();
    t.bigInteger('due_at').notNullable().index();
    t.bigInteger('period_start').notNullable();
    t.bigInteger('sequence').notNullable();
    t.primary(['principal_id', 'buy_id', 'kind']);
  });
  await k.schema.createTable('feed_snapshots', (t) => {
    t.text('principal_id').notNullable();
    t.text('account_id').notNullable();
    t.text('feed').notNullable();
    t.text('version').notNullable();
    t.text('marks').notNullable();
    t.bigInteger('checked_at').notNullable().index();
    t.primary(['principal_id', 'account_id', 'feed']);
  });
  await k.schema.createTable('feed_subscriptions', (t) => {
    t.text('id').notNullable().primary();
    t.text('organization_id').notNullable().index();
    t.text('url').notNullable();
    t.text('types');
    t.text('description');
    t.text('cursor');
    t.text('status').notNullable();
    t.text('pause_reason');
    t.bigInteger('created_at').notNullable();
    t.bigInteger('updated_at').notNullable();
  });
}
