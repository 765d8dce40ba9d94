import type { Declaration } from '../../domain/publishers/declared-properties.ts';
import { columns, date, nullable, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { selectRows } from '../engine/dialect.ts';
import { param, statement } from '../engine/statement.ts';

const PROPERTY_TYPES = {
  domain: 'text',
  identifier: 'text',
  property_type: 'text',
  store: 'text',
  relationship: 'text',
} as const;
type PropertyRow = { identifier: string; property_type: string; store: string; relationship: string };

const listProperties = statement<{ domain: string }, PropertyRow>((k) =>
  k('brand_properties')
    .where('domain', param('domain'))
    .select('identifier', 'property_type', 'store', 'relationship'),
);
const forgetProperties = statement<{ domain: string }, never>((k) =>
  k('brand_properties').where('domain', param('domain')).delete(),
);
const insertProperties = statement<{ rows: string }, never>((k, engine) =>
  k.raw('insert into brand_properties (domain, identifier, property_type, store, relationship) :rows', {
    rows: selectRows(k, engine, PROPERTY_TYPES, param('rows')),
  }),
);

/** Properties that brands' own files list, with the relationship of each brand to them. */
export function brandProperties(db: Db) {
  return {
    /** All declarations of the domain. A brand.json is at most 256 KB, so there are a few thousand at most. */
    async list(domain: string): Promise<Declaration[]> {
      return (await db.all(listProperties, { domain })).map((row) => ({
        identifier: row.identifier,
        propertyType: row.property_type,
        store: row.store === '' ? null : row.store,
        relationship: row.relationship,
      }));
    },

    /** Replaces the domain's declarations with exactly these properties. */
    async replace(domain: string, declarations: readonly Declaration[]): Promise<void> {
      await db.run(forgetProperties, { domain });
      const rows = declarations.map(({ identifier, propertyType, store, relationship }) => ({
        domain,
        identifier,
        property_type: propertyType,
        store: store ?? '',
        relationship,
      }));
      const keys = new Set<string>();
      const once = rows.filter((row) => {
        const key = JSON.stringify(row);
        return !keys.has(key) && keys.add(key);
      });
      if (once.length > 0) await db.run(insertProperties, { rows: JSON.stringify(once) });
    },
  };
}

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

const AGENT_TYPES = {
  domain: 'text',
  agent_url: 'text',
  agent_type: 'text',
  agent_id: 'text',
  first_seen_at: 'bigint',
} as const;

const listAgents = statement<{ domain: string }, Stored>((k) =>
  k('brand_agents').where('domain', param('domain')).orderBy('agent_url').select(brandAgentColumns.names),
);
const forgetAgents = statement<{ domain: string }, never>((k) =>
  k('brand_agents').where('domain', param('domain')).delete(),
);
const insertAgents = statement<{ rows: string }, never>((k, engine) =>
  k.raw(`insert into brand_agents (${brandAgentColumns.names.join(', ')}) :rows`, {
    rows: selectRows(k, engine, AGENT_TYPES, param('rows')),
  }),
);

export function brandAgents(db: Db) {
  return {
    /** The agents that the domain's brand.json declares, by URL. */
    async listByDomain(domain: string): Promise<BrandAgent[]> {
      return (await db.all(listAgents, { domain })).map(brandAgentColumns.read);
    },

    /**
     * Replaces the domain's agents with exactly these. `agents` must not repeat a URL. Agents declared before keep
     * `firstSeenAt`.
     */
    async replace(domain: string, agents: readonly Declared[], now: Date): Promise<void> {
      const before = await this.listByDomain(domain);
      const firstSeen = new Map(before.map(({ agentUrl, firstSeenAt }) => [agentUrl, firstSeenAt]));
      await this.put(
        domain,
        agents.map((agent) => ({ ...agent, domain, firstSeenAt: firstSeen.get(agent.agentUrl) ?? now })),
      );
    },

    /** Replaces the domain's agents with exactly these rows. `agents` must not repeat a URL. */
    async put(domain: string, agents: readonly BrandAgent[]): Promise<void> {
      await db.run(forgetAgents, { domain });
      if (agents.length > 0)
        await db.run(insertAgents, { rows: JSON.stringify(agents.map(brandAgentColumns.write)) });
    },
  };
}

/** A house that names a domain in its portfolio's `brand_refs`. */
export type BrandRef = { houseDomain: string; domain: string; brandId: string; declaredAt: Date | null };
type RefRow = Omit<BrandRef, 'declaredAt'> & { declaredAt: number | null };

const findByDomain = statement<{ domain: string }, RefRow>((k) =>
  k('brand_refs').where('domain', param('domain')).orderBy('house_domain').limit(1).select({
    houseDomain: 'house_domain',
    domain: 'domain',
    brandId: 'brand_id',
    declaredAt: 'declared_at',
  }),
);
const insertRefs = statement<
  { house: string; domain: string; brand_id: string; declared_at: number | null },
  never
>((k) =>
  k('brand_refs').insert({
    house_domain: param('house'),
    domain: param('domain'),
    brand_id: param('brand_id'),
    declared_at: param('declared_at'),
  }),
);
const forgetRefs = statement<{ house: string }, never>((k) =>
  k('brand_refs').where('house_domain', param('house')).delete(),
);

export function brandRefs(db: Db) {
  return {
    /** The first house, by domain, that names this domain. */
    async findByDomain(domain: string): Promise<BrandRef | undefined> {
      const row = await db.one(findByDomain, { domain });
      return row && { ...row, declaredAt: row.declaredAt === null ? null : new Date(row.declaredAt) };
    },

    /** Replaces the house's references with exactly these. `refs` must not repeat a domain. */
    async replace(houseDomain: string, refs: readonly Omit<BrandRef, 'houseDomain'>[]): Promise<void> {
      await db.run(forgetRefs, { house: houseDomain });
      for (const { domain, brandId, declaredAt } of refs) {
        await db.run(insertRefs, {
          house: houseDomain,
          domain,
          brand_id: brandId,
          declared_at: declaredAt?.getTime() ?? null,
        });
      }
    },
  };
}
