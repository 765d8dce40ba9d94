import type { Knex } from 'knex';

/** Work that leaves the house, and the crawls that people asked for. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('jobs', (t) => {
    t.text('id').notNullable().primary();
    t.text('kind').notNullable();
    t.text('key');
    t.text('payload').notNullable();
    t.text('status').notNullable();
    // When the job may next be claimed: its time to run while queued, the end of its lease while running.
    t.bigInteger('due_at').notNullable();
    t.integer('attempts').notNullable();
    t.integer('max_attempts').notNullable();
    t.text('worker');
    // Asked for again while running: runs once more when it ends.
    t.integer('rerun').notNullable();
    t.text('last_error_code');
    t.bigInteger('finished_at');
  });
  // Conditions keep both indexes as small as the queue, however many finished jobs are kept.
  await k.schema.raw(
    "create unique index jobs_open_key on jobs (kind, key) where status in ('queued', 'running') and key is not null",
  );
  await k.schema.raw("create index jobs_due on jobs (due_at) where status in ('queued', 'running')");
  await k.schema.raw('create index jobs_finished on jobs (finished_at) where finished_at is not null');

  await k.schema.createTable('crawl_requests', (t) => {
    t.text('id').notNullable().primary();
    t.text('domain').notNullable();
    t.text('org_id').notNullable().references('organizations.id');
    t.text('user_key').notNullable();
    t.text('job_id').notNullable();
    t.text('status').notNullable();
    t.integer('attempts').notNullable();
    t.integer('max_attempts').notNullable();
    t.bigInteger('requested_at').notNullable();
    t.bigInteger('started_at');
    t.bigInteger('last_attempted_at');
    t.bigInteger('completed_at');
    t.bigInteger('next_attempt_at');
    t.text('last_error_code');
    t.text('outcome');
    t.index(['job_id'], 'crawl_requests_by_job');
    t.index(['requested_at'], 'crawl_requests_by_age');
  });
}
