import type { Knex } from 'knex';

/** Agents that organizations enrolled, what probes and checks found, and the inventory profiles of all agents. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('catalog_agents', (t) => {
    t.text('url').primary();
    // The same id as in `agents` for an agent that stands in both.
    t.text('id').notNullable().unique();
    t.text('org_id').notNullable().references('organizations.id');
    t.text('type').notNullable();
    t.text('visibility').notNullable();
    t.text('name');
    t.text('lifecycle_stage').notNullable();
    t.bigInteger('created_at').notNullable();
    t.bigInteger('updated_at').notNullable();
    // The last probe.
    t.text('protocol');
    t.text('endpoint');
    t.text('agent_name');
    t.text('description');
    t.text('inferred_type').notNullable();
    t.text('health');
    t.text('capabilities');
    t.text('declared');
    t.integer('format_count').notNullable();
    t.bigInteger('probed_at');
    t.bigInteger('answered_at');
    t.bigInteger('next_probe_at');
    t.integer('failure_streak').notNullable();
    t.integer('unknown_streak').notNullable();
    // The last compliance runs.
    t.text('compliance_status').notNullable();
    t.text('compliance');
    t.text('standing').notNullable();
    t.bigInteger('passing_since');
    t.integer('verified').notNullable();
    t.bigInteger('next_check_at');
    t.index(['type', 'url'], 'catalog_agents_by_type');
    t.index(['org_id', 'url'], 'catalog_agents_by_org');
    t.index(['next_probe_at'], 'catalog_agents_probes_due');
    t.index(['next_check_at'], 'catalog_agents_checks_due');
  });

  await k.schema.createTable('agent_metrics', (t) => {
    t.text('agent_url').notNullable();
    t.text('metric_id').notNullable();
    t.text('search_text').notNullable();
    t.primary(['agent_url', 'metric_id']);
    t.index(['metric_id', 'agent_url'], 'agent_metrics_by_metric');
  });
  await k.schema.createTable('agent_accreditations', (t) => {
    t.text('agent_url').notNullable();
    t.text('metric_id').notNullable();
    t.text('accrediting_body').notNullable();
    t.primary(['agent_url', 'metric_id', 'accrediting_body']);
    t.index(['accrediting_body', 'agent_url', 'metric_id'], 'agent_accreditations_by_body');
  });

  await k.schema.createTable('agent_profiles', (t) => {
    t.text('agent_url').primary();
    t.text('id').notNullable();
    // The base score with its sign turned, so that order by rank and URL goes one way.
    t.double('rank').notNullable();
    // The version of the last change of rank: who reads as of an earlier one takes the rank from agent_profile_ranks.
    t.bigInteger('rank_since').notNullable();
    t.integer('property_count').notNullable();
    t.integer('publisher_count').notNullable();
    t.text('visibility').notNullable();
    t.text('org_id');
    t.text('profile').notNullable();
    // The answer to a search as it goes out, but for what depends on the query.
    t.text('record').notNullable();
    t.text('summary').notNullable();
    t.bigInteger('due_at');
    t.bigInteger('updated_at').notNullable();
    t.index(['rank', 'agent_url'], 'agent_profiles_by_rank');
    t.index(['due_at'], 'agent_profiles_due');
  });
  await k.schema.createTable('agent_profile_values', (t) => {
    t.text('agent_url').notNullable();
    t.text('dimension').notNullable();
    t.text('value').notNullable();
    t.double('rank').notNullable();
    t.primary(['agent_url', 'dimension', 'value']);
    t.index(['dimension', 'value', 'rank', 'agent_url'], 'agent_profile_values_by_rank');
  });
  await k.schema.createTable('agent_profile_ranks', (t) => {
    t.text('agent_url').notNullable();
    t.bigInteger('since').notNullable();
    t.bigInteger('until').notNullable();
    t.double('rank').notNullable();
    t.bigInteger('ended_at').notNullable();
    t.primary(['agent_url', 'until']);
    t.index(['until'], 'agent_profile_ranks_by_end');
  });
  // One row: every change of a rank takes the next version from it, and so waits for the one before to commit.
  await k.schema.createTable('agent_profile_head', (t) => {
    t.integer('id').notNullable().primary();
    t.bigInteger('version').notNullable();
    // Earlier ranks that ended up to this version are no longer kept.
    t.bigInteger('pruned').notNullable();
  });
  await k('agent_profile_head').insert({ id: 1, version: 0, pruned: 0 });
}
