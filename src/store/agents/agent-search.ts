import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { numberParam, param, params, type Statement, statement } from '../engine/statement.ts';
import type { ProfileValue } from './agent-profiles.ts';

/** One filter: an agent passes when it has any of the values in the dimension. */
export type SearchFilter = { dimension: ProfileValue['dimension']; values: readonly string[] };

export type AgentSearchQuery = {
  filters: readonly SearchFilter[];
  minProperties: number;
  /**
   * Highest rank that an agent with `minProperties` properties can have. It bounds the index range; `minProperties`
   * is checked too.
   */
  mostRank: number;
  /** Whether agents with visibility `members_only` are included. Agents of `orgId` always are. */
  members: boolean;
  orgId: string;
  /** Version as of which ranks are read; null for the current one, which also stands for one that is not kept. */
  asOf: number | null;
  after: Place | null;
  limit: number;
};

type Place = { rank: number; url: string };
/** `asOf` is the version as of which the page was read. */
export type SearchRow = Place & { record: string; asOf: number };

/** Position before every row: a rank is the negative of a score, and scores are small numbers. */
const START: Place = { rank: -1e9, url: '' };

type Params = Record<string, string | number>;
const NAMES = ['rank', 'url', 'most', 'properties', 'members', 'org', 'as_of', 'limit'];
const VISIBLE =
  "(p.visibility = 'public' or (:members = 1 and p.visibility = 'members_only') or p.org_id = :org)";

/** A walk through an index. `url` is the column of its table, so that filters are evaluated before other columns are read. */
type Walk = { from: string; rank: string; url: string; kept: string; names: string[] };

/** The current version, in the state that the statement reads: no rank has changed since. */
const NOW = '(select version from agent_profile_head where id = 1)';
const THEN = 'cast(:as_of as bigint)';

/**
 * Statements that differ in the number of their filters. Each is compiled at first use. The current version is read with
 * its page, so that the first page waits once for PostgreSQL.
 */
function byFilters(
  { from, rank, url, kept, names }: Walk,
  asOf: typeof NOW | typeof THEN,
): (count: number) => Statement<Params, SearchRow> {
  const made: Statement<Params, SearchRow>[] = [];
  return (count) => {
    made[count] ??= statement<Params, SearchRow>((k, engine) => {
      const filters = Array.from({ length: count }, (_, at) => at);
      // One index look-up per agent. The planner may turn a plain `exists` into a join, which reads all agents that
      // have the value.
      const passing = filters.map(
        (at) => `and (select 1 from agent_profile_values w where w.agent_url = ${url}
                 and w.dimension = :dimension${at} and :values${at} limit 1) = 1`,
      );
      const lists = filters.map((at) => [`values${at}`, inList(k, engine, 'w.value', param(`values${at}`))]);
      return k.raw(
        `select p.agent_url as url, ${rank} as rank, p.record, ${asOf} as "asOf" from ${from}
         where ${kept} and (${rank}, ${url}) > (:rank, :url)
           and p.property_count >= :properties and ${VISIBLE} ${passing.join(' ')}
         order by ${rank}, ${url} limit :limit`,
        {
          ...params(...NAMES, ...names, ...filters.map((at) => `dimension${at}`)),
          ...Object.fromEntries(lists),
        },
      );
    });
    return made[count];
  };
}

const ALL: Walk = {
  from: 'agent_profiles p',
  rank: 'p.rank',
  url: 'p.agent_url',
  kept: 'p.rank <= :most',
  names: [],
};
const BY_VALUE: Walk = {
  from: 'agent_profile_values v join agent_profiles p on p.agent_url = v.agent_url',
  rank: 'v.rank',
  url: 'v.agent_url',
  kept: 'v.dimension = :dimension and v.value = :value and v.rank <= :most',
  names: ['dimension', 'value'],
};
/** Agents whose rank has not changed since the version `:as_of`. */
const unchanged = (walk: Walk): Walk => ({ ...walk, kept: `${walk.kept} and p.rank_since <= :as_of` });
/** Agents whose rank has changed since, by the rank that they had then. */
const CHANGED: Walk = {
  from: 'agent_profile_ranks h join agent_profiles p on p.agent_url = h.agent_url',
  rank: 'h.rank',
  url: 'h.agent_url',
  kept: 'h.until > :as_of and h.since <= :as_of',
  names: [],
};
const currentOf = { all: byFilters(ALL, NOW), byValue: byFilters(BY_VALUE, NOW) };
const unchangedOf = { all: byFilters(unchanged(ALL), THEN), byValue: byFilters(unchanged(BY_VALUE), THEN) };
const changedBefore = byFilters(CHANGED, THEN);
// Usually no rank has changed since the version. This query detects that with one index look-up.
const changedSince = statement<{ as_of: number }, { url: string }>((k) =>
  k('agent_profile_ranks').where('until', '>', param('as_of')).limit(1).select({ url: 'agent_url' }),
);
type CountParams = { dimension: string; values: string; limit: number };
const countAny = statement<CountParams, { n: number }>((k, engine) =>
  k
    .from(
      k('agent_profile_values')
        .where('dimension', param('dimension'))
        .where(inList(k, engine, 'value', param('values')))
        .limit(numberParam('limit'))
        .select({ url: 'agent_url' })
        .as('found'),
    )
    .count({ n: '*' }),
);
const head = statement<Record<string, never>, { version: number; pruned: number }>((k) =>
  k('agent_profile_head').where('id', 1).select('version', 'pruned'),
);

const COUNT_UP_TO = 500;
const WALKS_AT_ONCE = 8;

const inOrder = (a: Place, b: Place) => a.rank - b.rank || (a.url < b.url ? -1 : a.url > b.url ? 1 : 0);

const COUNTED_MS = 60_000;
const MOST_COUNTS = 1000;
type Counts = Map<string, { n: number; at: number }>;
/**
 * Counts by handle. A store's own handle keeps its counts for the store's lifetime; those of a transaction are
 * dropped with its handle.
 */
const countsOf = new WeakMap<Db, Counts>();

function paramsOf(query: AgentSearchQuery, filters: readonly SearchFilter[]): Params {
  const { rank, url } = query.after ?? START;
  const given: Params = {
    rank,
    url,
    most: query.mostRank,
    properties: query.minProperties,
    members: query.members ? 1 : 0,
    org: query.orgId,
    as_of: query.asOf ?? 0,
    limit: query.limit,
  };
  for (const [at, { dimension, values }] of filters.entries()) {
    given[`dimension${at}`] = dimension;
    given[`values${at}`] = JSON.stringify(values);
  }
  return given;
}

function walkParams(
  query: AgentSearchQuery,
  others: readonly SearchFilter[],
  dimension: string,
  value: string,
): Params {
  const given = paramsOf(query, others);
  given.dimension = dimension;
  given.value = value;
  return given;
}

/** Agents of one version, by one ordered index walk per value of the first filter. */
async function walked(
  db: Db,
  query: AgentSearchQuery,
  [first, ...others]: readonly SearchFilter[],
  { all, byValue }: typeof currentOf,
): Promise<SearchRow[]> {
  if (first === undefined) return db.all(all(0), paramsOf(query, []));
  const [only] = first.values;
  if (only !== undefined && first.values.length === 1)
    return db.all(byValue(others.length), walkParams(query, others, first.dimension, only));
  // Each walk stops at the rank where the page found so far ends.
  const common = walkParams(query, others, first.dimension, '');
  let rows: SearchRow[] = [];
  for (let from = 0; from < first.values.length; from += WALKS_AT_ONCE) {
    const last = rows.length < query.limit ? undefined : rows.at(-1);
    const most = Math.min(query.mostRank, last?.rank ?? query.mostRank);
    const walk = (value: string) => db.all(byValue(others.length), { ...common, value, most });
    const found = await Promise.all(first.values.slice(from, from + WALKS_AT_ONCE).map(walk));
    rows = merge([...rows, ...found.flat()], query.limit);
  }
  return rows;
}

/** Agents whose rank has changed since a version, by the rank that they had then. */
async function movedSince(db: Db, query: AgentSearchQuery, asOf: number): Promise<SearchRow[]> {
  if ((await db.one(changedSince, { as_of: asOf })) === undefined) return [];
  return db.all(changedBefore(query.filters.length), paramsOf(query, query.filters));
}

type Counted = { readonly filter: SearchFilter; readonly n: number };

const inRarity = (counted: readonly Counted[]): SearchFilter[] =>
  counted.toSorted((a, b) => a.n - b.n).map(({ filter }) => filter);

const allCounted = async (
  counted: readonly { readonly filter: SearchFilter; readonly n: number | Promise<number> }[],
): Promise<SearchFilter[]> =>
  inRarity(await Promise.all(counted.map(async ({ filter, n }) => ({ filter, n: await n }))));

/** Searches the inventory profiles, in the order of their ranks as of one version. */
export function agentSearch(db: Db) {
  const counts: Counts = countsOf.get(db) ?? new Map();
  countsOf.set(db, counts);
  /** The filters, most selective first: the first one drives the walk. Most searches find their counts kept, and wait for nothing. */
  function byRarity(filters: readonly SearchFilter[]): readonly SearchFilter[] | Promise<SearchFilter[]> {
    if (filters.length < 2) return filters;
    const counted = filters.map((filter) => ({ filter, n: rarity(filter) }));
    const known = counted.filter((one): one is Counted => typeof one.n === 'number');
    return known.length === counted.length ? inRarity(known) : allCounted(counted);
  }

  async function versions(): Promise<{ version: number; pruned: number }> {
    return (await db.one(head, {})) ?? { version: 0, pruned: 0 };
  }

  /** The version to read as of; null where one statement reads the current one with its page. */
  function versionOf({ filters, asOf }: AgentSearchQuery): null | Promise<number> {
    return asOf === null && filters.every(({ values }) => values.length === 1) ? null : keptVersion(asOf);
  }

  async function keptVersion(asOf: number | null): Promise<number> {
    const { version, pruned } = await versions();
    return asOf === null || asOf < pruned || asOf > version ? version : asOf;
  }

  /**
   * Number of agents that pass the filter, counted up to `COUNT_UP_TO`. It only decides which filter comes first, so
   * it may be a minute old.
   */
  function rarity({ dimension, values }: SearchFilter): number | Promise<number> {
    const texts = JSON.stringify(values);
    const key = `${dimension} ${texts}`;
    const known = counts.get(key);
    if (known !== undefined && performance.now() - known.at < COUNTED_MS) return known.n;
    return counted(key, { dimension, values: texts, limit: COUNT_UP_TO });
  }

  async function counted(key: string, asked: CountParams): Promise<number> {
    const n = (await db.one(countAny, asked))?.n ?? 0;
    if (counts.size >= MOST_COUNTS) counts.clear();
    counts.set(key, { n, at: performance.now() });
    return n;
  }

  return {
    /** The current version. Previous ranks are complete only for versions from `pruned` on. */
    versions,

    /** Up to `limit` rows after `after`, by rank and then URL. */
    async page(query: AgentSearchQuery): Promise<SearchRow[]> {
      const ordered = byRarity(query.filters);
      const version = versionOf(query);
      if (version === null) return walked(db, query, await ordered, currentOf);
      const [filters, asOf] = await Promise.all([ordered, version]);
      const asked = { ...query, asOf };
      const [rows, moved] = await Promise.all([
        walked(db, asked, filters, unchangedOf),
        movedSince(db, asked, asOf),
      ]);
      return moved.length === 0 ? rows : merge([...rows, ...moved], query.limit);
    },
  };
}

/** Rows in order, each agent once, up to the limit. */
function merge(found: SearchRow[], limit: number): SearchRow[] {
  const rows = found.sort(inOrder);
  return rows.filter(({ url }, at) => rows[at - 1]?.url !== url).slice(0, limit);
}
