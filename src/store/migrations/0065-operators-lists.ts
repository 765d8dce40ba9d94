import type { Knex } from 'knex';

/** The orders of lists of operators, and of an organization's proofs. */
export async function up(k: Knex): Promise<void> {
  await k.raw("create index jobs_failed_of_kind on jobs (kind, finished_at, id) where status = 'failed'");
  await k.raw(
    'create index publishers_failing on publishers (failing_since, domain) where failing_since is not null',
  );
  await k.raw('create index ownership_proofs_by_age on ownership_proofs (org_id, proved_at, domain)');
}
