import type { Declaration } from '../../domain/publishers/declared-properties.ts';
import type { StatedAgent, StatedProperty } from '../brands/brand-states.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { param, params, statement } from '../engine/statement.ts';
import type { OperatorRow } from './operator-lookups.ts';

type At = { at: number };
type BrandRow = {
  domain: string;
  outcome: string;
  validatedAt: number | null;
  agents: string;
  properties: string;
};
const BRAND = `b.domain, b.outcome, case when b.validated_at > :at then b.since else b.validated_at end as "validatedAt",
  b.agents, b.properties`;
const brandsOf = statement<At & { domains: string }, BrandRow>((k, engine) =>
  k.raw(
    `select ${BRAND} from brand_states b where :wanted and b.since <= :at and b.until > :at order by b.domain`,
    { ...params('at'), wanted: inList(k, engine, 'b.domain', param('domains')) },
  ),
);
const declaring = statement<At & { domains: string; agent: string }, BrandRow>((k, engine) =>
  k.raw(
    `select ${BRAND} from brand_state_agents g join brand_states b on b.domain = g.domain and b.since = g.since
     where g.agent_url = :agent and g.since <= :at and g.until > :at and b.until > :at and not :wanted
     order by g.first_seen_at, g.domain limit 5`,
    { ...params('agent', 'at'), wanted: inList(k, engine, 'g.domain', param('domains')) },
  ),
);

/** What brands declared at a moment. */
export function pastBrands(db: Db, at: number) {
  return {
    /** As `operators` of the look-ups. */
    async operators(
      sites: readonly string[],
      agentUrl: string,
      identifiers: readonly string[],
    ): Promise<OperatorRow[]> {
      const domains = JSON.stringify(sites);
      const own = await db.all(brandsOf, { domains, at });
      const others = await db.all(declaring, { domains, agent: agentUrl, at });
      const wanted = new Set(identifiers);
      return [...own, ...others].flatMap((brand) => operatorRows(brand, agentUrl, wanted));
    },

    /** All declarations of a brand. */
    async declarations(domain: string): Promise<Declaration[]> {
      const [brand] = await db.all(brandsOf, { domains: JSON.stringify([domain]), at });
      const listed: StatedProperty[] = brand === undefined ? [] : JSON.parse(brand.properties);
      return listed.map(([identifier, propertyType, store, relationship]) => {
        return { identifier, propertyType, store: store === '' ? null : store, relationship };
      });
    },
  };
}

function operatorRows(brand: BrandRow, agentUrl: string, wanted: ReadonlySet<string>): OperatorRow[] {
  const agents: StatedAgent[] = JSON.parse(brand.agents);
  const properties: StatedProperty[] = JSON.parse(brand.properties);
  const [, agentType = null, agentId = null] = agents.find(([url]) => url === agentUrl) ?? [];
  const base = {
    domain: brand.domain,
    outcome: brand.outcome as OperatorRow['outcome'],
    checkedAt: null,
    validatedAt: brand.validatedAt,
    agentType,
    agentId,
  };
  const nothing = { propertyType: null, identifier: null, store: null, relationship: null };
  const matching = properties.filter(([identifier]) => wanted.has(identifier));
  if (matching.length === 0) return [{ ...base, ...nothing }];
  return matching.map(([identifier, propertyType, store, relationship]) => {
    return { ...base, propertyType, identifier, store, relationship };
  });
}
