import { agentOrders, type FacetedAgent, facetsOf } from '../../domain/agents/facets.ts';
import type { Profile } from '../../domain/agents/profile.ts';
import type { Db } from '../engine/database.ts';
import { selectRows } from '../engine/dialect.ts';
import { param, statement } from '../engine/statement.ts';

type FacetRow = {
  agent_url: string;
  facet: string;
  value: string;
  visibility: string;
  name_order: string;
  added_at: number;
  property_count: number;
};
const COLUMNS = {
  agent_url: 'text',
  facet: 'text',
  value: 'text',
  visibility: 'text',
  name_order: 'text',
  added_at: 'bigint',
  property_count: 'bigint',
} as const;

type Source = Omit<FacetedAgent, 'verified'> & { verified: number; profile: string | null };

const source = statement<{ url: string }, Source>((k) =>
  k({ c: 'catalog_agents' })
    .leftJoin({ p: 'agent_profiles' }, 'p.agent_url', 'c.url')
    .where('c.url', param('url'))
    .select({
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
    }),
);
const kept = statement<{ url: string }, FacetRow>((k) =>
  k('agent_facets').where('agent_url', param('url')).select(Object.keys(COLUMNS)),
);
const forget = statement<{ url: string }, never>((k) =>
  k('agent_facets').where('agent_url', param('url')).delete(),
);
const insert = statement<{ rows: string }, never>((k, engine) =>
  k.raw(`insert into agent_facets (${Object.keys(COLUMNS).join(', ')}) :rows`, {
    rows: selectRows(k, engine, COLUMNS, param('rows')),
  }),
);

/** The values by which the list of enrolled agents finds them. */
export function agentFacets(db: Db) {
  return {
    /** Brings the values of an agent up to what is stored of it. Most probes change none, and then nothing is written. */
    async refresh(url: string): Promise<void> {
      const rows = rowsOf(await db.one(source, { url }));
      const before = await db.all(kept, { url });
      if (textOf(before) === textOf(rows)) return;
      if (before.length > 0) await db.run(forget, { url });
      if (rows.length > 0) await db.run(insert, { rows: JSON.stringify(rows) });
    },
  };
}

function rowsOf(found: Source | undefined): FacetRow[] {
  if (found === undefined) return [];
  const profile = found.profile === null ? null : (JSON.parse(found.profile) as Profile);
  const agent = { ...found, verified: found.verified === 1 };
  const { nameOrder, addedAt, propertyCount } = agentOrders(agent, profile);
  return facetsOf(agent, profile).map(({ facet, value }) => ({
    agent_url: found.url,
    facet,
    value,
    visibility: found.visibility,
    name_order: nameOrder,
    added_at: addedAt,
    property_count: propertyCount,
  }));
}

const textOf = (rows: readonly FacetRow[]): string =>
  rows
    .map((row) => JSON.stringify(Object.keys(COLUMNS).map((name) => row[name as keyof FacetRow])))
    .sort()
    .join('\n');
