import type { Knex } from 'knex';

/** Submissions that an operator has to decide about, among however many brands. */
export async function up(k: Knex): Promise<void> {
  await k.raw(`create index brands_pending on brands (updated_at, domain) where review_status = 'pending'`);
}
