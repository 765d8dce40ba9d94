import type { Knex } from 'knex';

/**
 * Operator that the request of a task named. For a sandbox token all operators of a brand share one account, and a
 * read that names another operator must not find the task.
 */
export async function up(k: Knex): Promise<void> {
  await k.schema.alterTable('agent_tasks', (t) => {
    t.text('operator');
  });
}
