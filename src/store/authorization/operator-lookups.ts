import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { param, params, statement } from '../engine/statement.ts';

/** A brand that may be the agent's operator, and one of its matching property declarations. */
export type OperatorRow = {
  domain: string;
  outcome: 'resolved' | 'absent' | 'invalid' | 'unreachable' | null;
  checkedAt: number | null;
  validatedAt: number | null;
  agentType: string | null;
  agentId: string | null;
  propertyType: string | null;
  identifier: string | null;
  store: string | null;
  relationship: string | null;
};

const BRAND = `b.domain, b.live_outcome as outcome,
  b.live_checked_at as "checkedAt", b.live_validated_at as "validatedAt",
  g.agent_type as "agentType", g.agent_id as "agentId"`;
// The brands of the host's own domains are looked up by key, however many others declare the agent.
const operators = statement<{ sites: string; agent: string; keys: string }, OperatorRow>((k, engine) =>
  k.raw(
    `select c.*, p.property_type as "propertyType", p.identifier, p.store, p.relationship from (
       select ${BRAND}, 0 as seen from brands b
       left join brand_agents g on g.domain = b.domain and g.agent_url = :agent where :onSites
       union all
       select * from (
         select ${BRAND}, g.first_seen_at as seen from brand_agents g join brands b on b.domain = g.domain
         where g.agent_url = :agent and not :declaresOnSites order by g.first_seen_at, g.domain limit 5
       ) others
     ) c
     left join brand_properties p on p.domain = c.domain and :wanted
     order by c.seen, c.domain`,
    {
      ...params('agent'),
      onSites: inList(k, engine, 'b.domain', param('sites')),
      declaresOnSites: inList(k, engine, 'g.domain', param('sites')),
      wanted: inList(k, engine, 'p.identifier', param('keys')),
    },
  ),
);

const brandCheckedAt = statement<{ domain: string }, { at: number | null }>((k) =>
  k('brands').where('domain', param('domain')).select({ at: 'live_checked_at' }),
);

/** Reads of the brands that may operate an agent. */
export const operatorLookups = (db: Db) => ({
  /** Time of the last check of the brand's files, in epoch milliseconds. */
  brandCheckedAt: async (domain: string): Promise<number | null> =>
    (await db.one(brandCheckedAt, { domain }))?.at ?? null,

  /**
   * The brands of `sites` and up to five others that declare the agent, first seen first. One row for each of a
   * brand's properties that has one of the identifiers, or one row without a property.
   */
  operators: (sites: readonly string[], agentUrl: string, identifiers: readonly string[]) =>
    db.all(operators, { sites: JSON.stringify(sites), agent: agentUrl, keys: JSON.stringify(identifiers) }),
});
