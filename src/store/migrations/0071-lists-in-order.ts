import type { Knex } from 'knex';

/** Lists that read no more than their page: of jobs that are due at one moment, and of entries held for a domain. */
export async function up(k: Knex): Promise<void> {
  await k.raw('drop index jobs_due');
  await k.raw("create index jobs_due on jobs (due_at, id) where status in ('queued', 'running')");
  await k.raw("create index reviews_held_of on reviews (domain, entity, org_id) where status = 'held'");
}
