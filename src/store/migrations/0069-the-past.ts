import type { Knex } from 'knex';

/** The end of a version that is still in effect: the end of the year 9999. */
const OPEN = 253_402_300_799_999;

/**
 * What was recorded before: the states of publishers and brands, each with its span of time, and the earlier versions
 * of what files say. Current rows of `properties` and `authorizations` hold since their `updated_at`.
 */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('publisher_states', (t) => {
    t.text('domain').notNullable();
    t.bigInteger('since').notNullable();
    t.bigInteger('until').notNullable();
    t.text('status').notNullable();
    t.bigInteger('validated_at');
    t.text('discovery_method');
    t.text('manager_domain');
    t.text('url');
    t.text('sha256');
    t.integer('revoked').notNullable();
    t.bigInteger('revoked_at');
    t.text('revoked_reason');
    t.text('placements');
    t.primary(['domain', 'since']);
    t.index(['domain', 'until'], 'publisher_states_domain');
    t.index(['until'], 'publisher_states_until');
    t.index(['since'], 'publisher_states_since');
  });
  await k.schema.createTable('past_authorizations', (t) => {
    t.text('id').notNullable();
    t.bigInteger('since').notNullable();
    t.bigInteger('until').notNullable();
    t.text('publisher_domain').notNullable();
    t.text('agent_url').notNullable();
    t.text('entry_key').notNullable();
    t.text('authorization_type').notNullable();
    t.text('authorized_for').notNullable();
    t.text('scope').notNullable();
    t.text('hash').notNullable();
    t.primary(['id', 'since']);
    t.index(['publisher_domain', 'until', 'since'], 'past_authorizations_publisher');
    t.index(['agent_url', 'publisher_domain', 'until', 'since'], 'past_authorizations_agent');
    t.index(['until'], 'past_authorizations_until');
  });
  await k.schema.createTable('past_properties', (t) => {
    t.text('rid').notNullable();
    t.bigInteger('since').notNullable();
    t.bigInteger('until').notNullable();
    t.text('publisher_domain').notNullable();
    t.text('key').notNullable();
    t.text('property_id');
    t.text('property_type').notNullable();
    t.text('name').notNullable();
    t.text('identifiers').notNullable();
    t.text('tags').notNullable();
    t.text('status').notNullable();
    t.primary(['rid', 'since']);
    t.index(['publisher_domain', 'key', 'until', 'since'], 'past_properties_key');
    t.index(['publisher_domain', 'until'], 'past_properties_publisher');
    t.index(['until'], 'past_properties_until');
  });
  await k.schema.createTable('past_identifiers', (t) => {
    t.text('type').notNullable();
    t.text('value').notNullable();
    t.text('rid').notNullable();
    t.bigInteger('since').notNullable();
    t.bigInteger('until').notNullable();
    t.text('publisher_domain').notNullable();
    t.primary(['type', 'value', 'until', 'rid']);
    t.index(['publisher_domain', 'until'], 'past_identifiers_publisher');
    t.index(['until'], 'past_identifiers_until');
  });
  await k.schema.createTable('past_cuts', (t) => {
    t.text('domain').primary();
    t.bigInteger('before').notNullable();
  });
  await k.schema.createTable('brand_states', (t) => {
    t.text('domain').notNullable();
    t.bigInteger('since').notNullable();
    t.bigInteger('until').notNullable();
    t.text('outcome').notNullable();
    t.bigInteger('validated_at');
    t.text('agents').notNullable();
    t.text('properties').notNullable();
    t.primary(['domain', 'since']);
    t.index(['domain', 'until'], 'brand_states_domain');
    t.index(['until'], 'brand_states_until');
  });
  await k.schema.createTable('brand_state_agents', (t) => {
    t.text('agent_url').notNullable();
    t.bigInteger('first_seen_at').notNullable();
    t.text('domain').notNullable();
    t.bigInteger('since').notNullable();
    t.bigInteger('until').notNullable();
    t.primary(['agent_url', 'first_seen_at', 'domain', 'since']);
    t.index(['domain', 'until'], 'brand_state_agents_domain');
    t.index(['until'], 'brand_state_agents_until');
  });
  await k.raw('create index revisions_of_source on revisions (entity, domain, source, created_at)');
  await beginWithPresent(k);
}

/** The past of what is known already begins now. */
async function beginWithPresent(k: Knex): Promise<void> {
  const isSqlite = k.client.config.client === 'better-sqlite3';
  const now = isSqlite
    ? "cast(unixepoch('subsec') * 1000 as integer)"
    : 'cast(extract(epoch from now()) * 1000 as bigint)';
  const list = (columns: string, from: string) =>
    isSqlite
      ? `(select json_group_array(json_array(${columns})) from ${from})`
      : `coalesce((select cast(json_agg(json_build_array(${columns})) as text) from ${from}), '[]')`;
  await k.raw(
    `insert into publisher_states
     select u.domain, ${now}, ${OPEN}, u.status, u.validated_at, u.discovery_method, u.manager_domain, d.url, d.sha256,
       case when r.publisher_domain is null then 0 else 1 end, r.revoked_at, r.reason,
       case when length(o.placements) <= 16384 then o.placements end
     from publishers u
     left join documents d on d.domain = u.domain and d.kind = 'adagents'
     left join publisher_revocations r on r.publisher_domain = u.domain
     left join publisher_overviews o on o.domain = u.domain
     where u.status <> 'unknown'`,
  );
  await k.raw(
    `insert into brand_states
     select b.domain, ${now}, ${OPEN}, b.live_outcome, b.live_validated_at,
       ${list('g.agent_url, g.agent_type, g.agent_id', 'brand_agents g where g.domain = b.domain')},
       ${list('p.identifier, p.property_type, p.store, p.relationship', 'brand_properties p where p.domain = b.domain')}
     from brands b where b.live_outcome is not null`,
  );
  await k.raw(
    `insert into brand_state_agents
     select g.agent_url, g.first_seen_at, g.domain, s.since, s.until
     from brand_agents g join brand_states s on s.domain = g.domain`,
  );
}
