import type { Knex } from 'knex';
import { agentOrders, facetsOf } from '../../domain/agents/facets.ts';
import type { Profile } from '../../domain/agents/profile.ts';
import type { Visibility } from '../../domain/agents/visibility.ts';

const AT_ONCE = 100;
const ROWS_AT_ONCE = 100;
const ORDERS = {
  url: ['agent_url'],
  name: ['name_order', 'agent_url'],
  added: ['added_at', 'agent_url'],
  properties: ['property_count', 'agent_url'],
};

/** The values by which the list of enrolled agents is filtered, each in every order of the list. */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('agent_facets', (t) => {
    t.text('agent_url').notNullable();
    t.text('facet').notNullable();
    t.text('value').notNullable();
    // As of the enrolled agent: its reader sees some visibilities only.
    t.text('visibility').notNullable();
    t.text('name_order').notNullable();
    t.bigInteger('added_at').notNullable();
    t.integer('property_count').notNullable();
    t.primary(['agent_url', 'facet', 'value']);
    for (const [order, columns] of Object.entries(ORDERS))
      t.index(['visibility', 'facet', 'value', ...columns], `agent_facets_by_${order}`);
  });
  for (let after = ''; ; ) {
    const page: Row[] = await k({ c: 'catalog_agents' })
      .leftJoin({ p: 'agent_profiles' }, 'p.agent_url', 'c.url')
      .where('c.url', '>', after)
      .orderBy('c.url')
      .limit(AT_ONCE)
      .select(AGENT);
    const rows = page.flatMap(rowsOf);
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await k('agent_facets').insert(rows.slice(from, from + ROWS_AT_ONCE));
    if (page.length < AT_ONCE) return;
    after = page.at(-1)?.url ?? '';
  }
}

type Row = {
  url: string;
  visibility: Visibility;
  name: string | null;
  agentName: string | null;
  type: string;
  verified: number;
  health: string | null;
  complianceStatus: string;
  lifecycleStage: string;
  createdAt: number | string;
  profile: string | null;
};
const AGENT = {
  url: 'c.url',
  visibility: 'c.visibility',
  name: 'c.name',
  agentName: 'c.agent_name',
  type: 'c.type',
  verified: 'c.verified',
  health: 'c.health',
  complianceStatus: 'c.compliance_status',
  lifecycleStage: 'c.lifecycle_stage',
  createdAt: 'c.created_at',
  profile: 'p.profile',
};

function rowsOf({ profile: text, verified, createdAt, ...row }: Row): object[] {
  const profile = text === null ? null : (JSON.parse(text) as Profile);
  const agent = { ...row, verified: verified === 1, createdAt: Number(createdAt) };
  const { nameOrder, addedAt, propertyCount } = agentOrders(agent, profile);
  return facetsOf(agent, profile).map(({ facet, value }) => ({
    agent_url: row.url,
    facet,
    value,
    visibility: row.visibility,
    name_order: nameOrder,
    added_at: addedAt,
    property_count: propertyCount,
  }));
}
