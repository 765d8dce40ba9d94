import type { Knex } from 'knex';

/** Tasks of builds carry whole manifests and are swept; other tasks stay with their caller. */
export async function up(k: Knex): Promise<void> {
  await k.schema.raw(
    "create index agent_tasks_built on agent_tasks (completed_at) where task_type = 'build_creative' and completed_at is not null",
  );
}
