import type { Knex } from 'knex';

/** Figures from outside by their time: conversions of an hour are added to those that are there. */
export async function up(k: Knex): Promise<void> {
  await k.raw('create index media_buy_additions_by_time on media_buy_additions (principal_id, buy_id, at)');
}
