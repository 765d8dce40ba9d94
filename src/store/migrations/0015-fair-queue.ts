import type { Knex } from 'knex';

/** Lanes and turns of jobs; what becomes of domains that were asked for and have nothing. */
export async function up(k: Knex): Promise<void> {
  await k.schema.alterTable('jobs', (t) => {
    t.text('lane').notNullable().defaultTo('local');
    t.text('share').notNullable().defaultTo('');
    // The place in the lane, once the job is due.
    t.bigInteger('turn');
  });
  await k.schema.raw(
    `update jobs set lane = case
       when kind = 'crawlDomain' then 'crawls'
       when kind in ('probeAgent', 'checkAgentCompliance') then 'agents'
       when kind = 'readFeed' then 'feeds'
       when kind = 'deliverA2aPush' then 'deliveries'
       else 'local' end`,
  );
  await k.schema.raw("create index jobs_leases on jobs (due_at) where status = 'running'");
  await k.schema.raw("create index jobs_waiting on jobs (due_at) where status = 'queued' and turn is null");
  await k.schema.raw(
    "create index jobs_line on jobs (lane, turn, due_at) where status = 'queued' and turn is not null",
  );
  await k.schema.raw(
    "create index jobs_shares on jobs (lane, share, turn) where status in ('queued', 'running') and turn is not null",
  );

  await k.schema.alterTable('publishers', (t) => {
    // The site whose file named the domain, while nobody has asked for it.
    t.text('named_by');
    t.bigInteger('asked_at');
  });
  await k.schema.alterTable('brands', (t) => {
    t.bigInteger('asked_at');
  });
  for (const table of ['brands', 'publishers']) {
    await k.schema.raw(
      `create index ${table}_bare on ${table} (created_at) where record is null and entry is null`,
    );
  }
}
