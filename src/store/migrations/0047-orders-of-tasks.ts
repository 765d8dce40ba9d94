import type { Knex } from 'knex';

/** Columns beside the age by which a list of tasks can be sorted. */
const SORTS = ['updated_at', 'status', 'task_type', 'protocol'];

/** The orders of a caller's list of tasks, so that a page reads its own rows, and the builds that a caller waits for. */
export async function up(k: Knex): Promise<void> {
  for (const sort of SORTS)
    await k.raw(`create index agent_tasks_by_${sort} on agent_tasks (principal_id, ${sort}, id)`);
  await k.raw(
    `create index agent_tasks_waiting_builds on agent_tasks (principal_id)
     where task_type = 'build_creative' and completed_at is null`,
  );
}
