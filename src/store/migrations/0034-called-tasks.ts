import type { Knex } from 'knex';

/** Which task of the protocol a task of A2A shows the answer of, so that credentials see those that they may call. */
export async function up(k: Knex): Promise<void> {
  await k.schema.alterTable('a2a_tasks', (t) => {
    t.text('seen_by');
  });
}
