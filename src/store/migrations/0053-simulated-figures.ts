import type { Knex } from 'knex';

/** Figures of the simulator are stored too. They belong to a caller, with whose sandbox they are removed. */
export async function up(k: Knex): Promise<void> {
  for (const table of ['delivered_hours', 'delivered_days']) {
    await k.schema.alterTable(table, (t) => t.text('principal_id'));
    await k.raw(
      `create index ${table}_of_principal on ${table} (principal_id) where principal_id is not null`,
    );
  }
}
