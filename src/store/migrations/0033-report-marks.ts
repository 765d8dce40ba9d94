import type { Knex } from 'knex';

/** Periods whose report was sent before late figures changed them, and from when on a buy was reported. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('report_marks', (t) => {
    t.text('principal_id').notNullable();
    t.text('buy_id').notNullable();
    t.bigInteger('period_start').notNullable();
    t.bigInteger('period_end').notNullable();
    t.bigInteger('due_at').notNullable().index();
    t.primary(['principal_id', 'buy_id', 'period_start']);
  });
  await k.schema.alterTable('buy_reports', (t) => {
    t.bigInteger('reported_from').notNullable().defaultTo(0);
  });
  // Whether earlier periods had a report is not known.
  await k('buy_reports').update({ reported_from: k.ref('period_start') });
}
