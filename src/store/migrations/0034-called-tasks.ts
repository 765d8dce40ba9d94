import type { Knex } from 'knex';

/** Of which task of the protocol a task of A2A shows the answer, so that a credential sees those that it may call. */
export async function up(k: Knex): Promise<void> {
  await k.schema.alterTable('a2a_tasks', (t) => {
    t.text('skill');
  });
}
