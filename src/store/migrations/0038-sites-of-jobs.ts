import type { Knex } from 'knex';

/** The site that a job sends requests to: beside its owner, it too has at most a share of a lane. */
export async function up(k: Knex): Promise<void> {
  await k.schema.alterTable('jobs', (t) => {
    t.text('site').notNullable().defaultTo('');
  });
  await k.schema.raw("create index jobs_sites on jobs (lane, site) where status = 'running'");
}
