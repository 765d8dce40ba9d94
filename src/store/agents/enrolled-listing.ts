import type { Knex } from 'knex';
import type { Facet } from '../../domain/agents/facets.ts';
import { type AgentPlace, type AgentSort, placeOfAgent } from '../../domain/agents/page-order.ts';
import type { ProfileSummary } from '../../domain/agents/profile.ts';
import type { Visibility } from '../../domain/agents/visibility.ts';
import type { KnownType } from '../../domain/contract/agent-kinds.ts';
import type { JsonText } from '../../domain/json/values.ts';
import { countUpTo, MOST_COUNTED } from '../engine/counted.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { type ListOrders, orderedPage, type RowPosition } from '../engine/row-filters.ts';
import { param, statement } from '../engine/statement.ts';
import { type MetricFilter, metricsOf } from './agent-metrics.ts';

/** One filter: an agent passes when it has any of the values. */
export type FacetFilter = { readonly facet: Facet; readonly values: readonly string[] };

export type CatalogFilter = {
  readonly visibilities: readonly Visibility[];
  /** Only the agent with this canonical URL. */
  readonly url?: string | undefined;
  readonly facets: readonly FacetFilter[];
  readonly metrics?: MetricFilter | undefined;
  /** Only agents whose name begins so, in the form in which names are ordered. */
  readonly nameStart?: string | undefined;
};

export type CatalogQuery = CatalogFilter & {
  readonly sort: AgentSort;
  readonly isReversed: boolean;
  readonly after: RowPosition | null;
  readonly limit: number;
  /** Blocks that the response needs; the others are not read. */
  readonly blocks: { health: boolean; capabilities: boolean; compliance: boolean; profile: boolean };
};

/** A row of the catalog. Blocks are JSON text, absent unless requested. */
export type CatalogRow = {
  url: string;
  type: KnownType;
  visibility: Visibility;
  name: string | null;
  agentName: string | null;
  description: string | null;
  protocol: 'mcp' | 'a2a' | null;
  endpoint: string | null;
  createdAt: number;
  nameOrder: string;
  propertyCount: number;
  orgName: string;
  lifecycleStage: string;
  health?: string | null;
  capabilities?: string | null;
  compliance?: string | null;
  passingSince?: number | null;
  formatCount?: number;
  summary?: JsonText<ProfileSummary> | null;
};

const BASE = {
  url: 'c.url',
  type: 'c.type',
  visibility: 'c.visibility',
  name: 'c.name',
  agentName: 'c.agent_name',
  description: 'c.description',
  protocol: 'c.protocol',
  endpoint: 'c.endpoint',
  createdAt: 'c.created_at',
  nameOrder: 'd.name_order',
  propertyCount: 'd.property_count',
  orgName: 'o.name',
  lifecycleStage: 'c.lifecycle_stage',
};

export type FoundAgentRow = Pick<CatalogRow, 'url' | 'type' | 'name' | 'agentName' | 'orgName'>;

const listFound = statement<{ urls: string }, FoundAgentRow>((k, engine) =>
  k({ c: 'catalog_agents' })
    .join({ o: 'organizations' }, 'o.id', 'c.org_id')
    .where(inList(k, engine, 'c.url', param('urls')))
    // The expression keeps SQLite from beginning with all agents of a visibility.
    .whereRaw("c.visibility || '' = 'public'")
    .select({
      url: BASE.url,
      type: BASE.type,
      name: BASE.name,
      agentName: BASE.agentName,
      orgName: BASE.orgName,
    }),
);

const ORDERS: ListOrders<AgentSort> = {
  url: ['d.agent_url'],
  name: ['d.name_order', 'd.agent_url'],
  added: ['d.added_at', 'd.agent_url'],
  properties: ['d.property_count', 'd.agent_url'],
};
const PLACE = {
  url: 'd.agent_url',
  nameOrder: 'd.name_order',
  createdAt: 'd.added_at',
  propertyCount: 'd.property_count',
};
const EVERYTHING: FacetFilter = { facet: 'all', values: ['all'] };
/** A character after all that names have. */
const AFTER_ALL = '\u{10ffff}';
/** How far the values of a filter are counted, to find the one that fewest agents pass. */
const COUNT_UP_TO = 500;

/** The listing of the catalog. */
export function catalogListing(db: Db) {
  /** The filters, the one that fewest agents pass first: its index is walked, and the others are looked up. */
  async function byRarity({ visibilities, facets }: CatalogFilter): Promise<readonly FacetFilter[]> {
    if (facets.length < 2) return facets.length === 0 ? [EVERYTHING] : facets;
    const counted: { filter: FacetFilter; count: number }[] = [];
    for (const filter of facets) {
      const rows = valuesOf(db.k, visibilities, filter).select(db.k.raw('1 as one'));
      counted.push({ filter, count: (await countUpTo(db, rows, COUNT_UP_TO)) ?? COUNT_UP_TO + 1 });
    }
    return counted.sort((a, b) => a.count - b.count).map(({ filter }) => filter);
  }

  /**
   * Where the agents of a page are in the order, from one walk of the index for each value and visibility. A walk goes
   * no further than the page that was found so far.
   */
  async function places(query: CatalogQuery, first: FacetFilter, others: readonly FacetFilter[]) {
    let found: AgentPlace[] = [];
    for (const visibility of query.visibilities)
      for (const value of first.values) {
        const walk = walkOf(db.k, { ...query, facets: others }, { ...first, visibility, value });
        const last = found.length < query.limit ? undefined : found.at(-1);
        if (last !== undefined) endAt(walk, query, placeOfAgent(query.sort, last));
        found = merged(found.concat(await db.query<AgentPlace>(walk.select(PLACE))), query);
      }
    return found;
  }

  /** The first agents that match the query, in its order. */
  async function list(query: CatalogQuery): Promise<CatalogRow[]> {
    const [first = EVERYTHING, ...others] = await byRarity(query);
    const [visibility, ...more] = query.visibilities;
    const [value, ...further] = first.values;
    if (visibility === undefined || value === undefined) return [];
    if (more.length + further.length === 0)
      return db.query<CatalogRow>(
        withRows(walkOf(db.k, { ...query, facets: others }, { ...first, visibility, value }), query),
      );
    const found = await places(query, first, others);
    if (found.length === 0) return [];
    const urls = found.map(({ url }) => url);
    const rows = db.k({ d: 'agent_facets' }).where('d.facet', EVERYTHING.facet).whereIn('d.agent_url', urls);
    const byUrl = new Map(
      (await db.query<CatalogRow>(withRows(rows, query))).map((row) => [row.url, row] as const),
    );
    return urls.flatMap((url) => byUrl.get(url) ?? []);
  }

  return {
    list,

    /** Number of agents that match, or null when more than `MOST_COUNTED` pass the filter that fewest agents pass. */
    async count(filter: CatalogFilter): Promise<number | null> {
      const [first = EVERYTHING, ...others] = await byRarity(filter);
      const driving = valuesOf(db.k, filter.visibilities, first);
      if ((await countUpTo(db, driving.clone().select(db.k.raw('1 as one')), MOST_COUNTED)) === null)
        return null;
      const rows = filtered(db.k, driving, { ...filter, facets: others });
      const [found] = await db.query<{ count: number | string }>(
        rows.countDistinct({ count: 'd.agent_url' }),
      );
      return Number(found?.count ?? 0);
    },

    /** The public agents among the URLs, with what the search shows. */
    listFound: (urls: readonly string[]): Promise<FoundAgentRow[]> =>
      db.all(listFound, { urls: JSON.stringify(urls) }),
  };
}

const valuesOf = (
  k: Knex,
  visibilities: readonly Visibility[],
  { facet, values }: FacetFilter,
): Knex.QueryBuilder =>
  k({ d: 'agent_facets' })
    .whereIn('d.visibility', [...visibilities])
    .where('d.facet', facet)
    .whereIn('d.value', [...values]);

/** The agents with a value, in the order of the query. */
const walkOf = (
  k: Knex,
  query: CatalogQuery,
  { facet, visibility, value }: { facet: Facet; visibility: Visibility; value: string },
): Knex.QueryBuilder =>
  orderedPage(
    filtered(
      k,
      k({ d: 'agent_facets' }).where({ 'd.visibility': visibility, 'd.facet': facet, 'd.value': value }),
      query,
    ),
    ORDERS[query.sort],
    { ...query, offset: 0 },
  );

function endAt(walk: Knex.QueryBuilder, { sort, isReversed }: CatalogQuery, place: RowPosition): void {
  const order = ORDERS[sort];
  const marks = order.map(() => '?').join(', ');
  walk.whereRaw(`(${order.join(', ')}) ${isReversed ? '>=' : '<='} (${marks})`, [...place]);
}

function withRows(rows: Knex.QueryBuilder, { blocks }: CatalogQuery): Knex.QueryBuilder {
  rows
    .join({ c: 'catalog_agents' }, 'c.url', 'd.agent_url')
    .join({ o: 'organizations' }, 'o.id', 'c.org_id')
    .select(BASE);
  if (blocks.health) rows.select({ health: 'c.health', formatCount: 'c.format_count' });
  if (blocks.capabilities) rows.select({ capabilities: 'c.capabilities' });
  if (blocks.compliance) rows.select({ compliance: 'c.compliance', passingSince: 'c.passing_since' });
  if (blocks.profile)
    rows.leftJoin({ p: 'agent_profiles' }, 'p.agent_url', 'c.url').select({ summary: 'p.summary' });
  return rows;
}

/** What else an agent of the walk must be: one look-up in an index for each condition. */
function filtered(
  k: Knex,
  rows: Knex.QueryBuilder,
  { url, facets, metrics, nameStart }: CatalogFilter,
): Knex.QueryBuilder {
  if (url !== undefined) rows.where('d.agent_url', url);
  if (nameStart !== undefined)
    rows.where('d.name_order', '>=', nameStart).where('d.name_order', '<', `${nameStart}${AFTER_ALL}`);
  // The planner may turn a plain `exists` into a join, which reads all agents that have the value.
  for (const { facet, values } of facets)
    rows.whereRaw(
      `(select 1 from agent_facets f where f.agent_url = d.agent_url and f.facet = ?
        and f.value in (${values.map(() => '?').join(', ')}) limit 1) = 1`,
      [facet, ...values],
    );
  if (metrics !== undefined) rows.whereExists(metricsOf(k, metrics));
  return rows;
}

/** The places of several walks in one order, each agent once, up to the limit. */
function merged(rows: readonly AgentPlace[], { sort, isReversed, limit }: CatalogQuery): AgentPlace[] {
  const inOrder = rows.toSorted(
    (a, b) => comparePlaces(placeOfAgent(sort, a), placeOfAgent(sort, b)) * (isReversed ? -1 : 1),
  );
  return inOrder.filter(({ url }, at) => inOrder[at - 1]?.url !== url).slice(0, limit);
}

/** As both engines compare: numbers by value, texts by their bytes. */
function comparePlaces(a: RowPosition, b: RowPosition): number {
  for (const [at, value] of a.entries()) {
    const other = b[at];
    const order =
      typeof value === 'number' && typeof other === 'number'
        ? value - other
        : Buffer.compare(Buffer.from(String(value)), Buffer.from(String(other)));
    if (order !== 0) return order;
  }
  return 0;
}
