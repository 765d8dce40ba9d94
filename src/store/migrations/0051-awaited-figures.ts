import type { Knex } from 'knex';

/** Reports that wait for the figures of an ad server, so that they are sent when it has counted. */
export async function up(k: Knex): Promise<void> {
  await k.schema.alterTable('buy_reports', (t) => t.bigInteger('awaits'));
  await k.raw('create index buy_reports_awaiting on buy_reports (awaits) where awaits is not null');
}
