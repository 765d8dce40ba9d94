import type { Knex } from 'knex';

/** How good the copies of files are, as counts; and how long the last crawl of a domain took. */
export async function up(k: Knex): Promise<void> {
  await k.schema.alterTable('publishers', (t) => {
    t.bigInteger('crawl_ms');
  });
  await k.raw(
    'create index publishers_slowest on publishers (crawl_ms, domain) where listed = 1 and crawl_ms is not null',
  );
  const publishers = `select case when status = 'valid' then 'live' when source = 'adagents_json' then 'stale'
    else status end as state from publishers where status <> 'unknown'`;
  const brands = `select case when live_outcome = 'resolved' then 'live' when live_record is not null then 'stale'
    else live_outcome end as state from brands where live_outcome is not null`;
  await count(k, 'publishers', publishers);
  await count(k, 'brands', brands);
}

async function count(k: Knex, of: string, states: string): Promise<void> {
  const name = `'copies:${of}:' || state`;
  await k.raw(
    `insert into counts (id, name, amount)
     select ${name}, ${name}, count(*) from (${states}) as looked group by state`,
  );
}
