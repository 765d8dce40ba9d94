import { columns, date, nullable, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { selectRows } from '../engine/dialect.ts';
import { param, statement } from '../engine/statement.ts';

const brandAgentColumns = columns({
  domain: textColumn,
  agentUrl: textColumn,
  agentType: textColumn,
  agentId: nullable(textColumn),
  firstSeenAt: date,
});

/** An agent that a brand's own file declares. */
export type BrandAgent = RowOf<typeof brandAgentColumns>;
type Declared = Pick<BrandAgent, 'agentUrl' | 'agentType' | 'agentId'>;

const COLUMN_TYPES = {
  domain: 'text',
  agent_url: 'text',
  agent_type: 'text',
  agent_id: 'text',
  first_seen_at: 'bigint',
} as const;

const listByDomain = statement<{ domain: string }, Stored>((k) =>
  k('brand_agents').where('domain', param('domain')).orderBy('agent_url').select(brandAgentColumns.names),
);
const forget = statement<{ domain: string }, never>((k) =>
  k('brand_agents').where('domain', param('domain')).delete(),
);
const insert = statement<{ rows: string }, never>((k, engine) =>
  k.raw(`insert into brand_agents (${brandAgentColumns.names.join(', ')}) :rows`, {
    rows: selectRows(k, engine, COLUMN_TYPES, param('rows')),
  }),
);

export function brandAgents(db: Db) {
  return {
    /** What the domain's brand.json declares, by URL. */
    async listByDomain(domain: string): Promise<BrandAgent[]> {
      return (await db.all(listByDomain, { domain })).map(brandAgentColumns.read);
    },

    /** Makes the domain declare exactly these agents, each URL once; the others keep the time they were first seen. */
    async replace(domain: string, agents: readonly Declared[], now: Date): Promise<void> {
      const before = await this.listByDomain(domain);
      const firstSeen = new Map(before.map(({ agentUrl, firstSeenAt }) => [agentUrl, firstSeenAt]));
      const after = agents.map((agent) =>
        brandAgentColumns.write({ ...agent, domain, firstSeenAt: firstSeen.get(agent.agentUrl) ?? now }),
      );
      if (before.length > 0) await db.run(forget, { domain });
      if (after.length > 0) await db.run(insert, { rows: JSON.stringify(after) });
    },
  };
}
