import type { ReadHandler } from '../../desk/call.ts';
import { listingText } from '../../domain/brands/brand-copy.ts';
import {
  agentTexts,
  bestMatches,
  domainRank,
  listedRank,
  matchRank,
  matchRanks,
  otherSpelling,
  propertyRank,
  type SearchQuery,
  searchQueries,
} from '../../domain/search-index/search-text.ts';
import { propertyItemText } from '../../record/publishers/properties.ts';
import type { FoundAgentRow } from '../../store/agents/enrolled-listing.ts';
import type { ListedBrand } from '../../store/brands/brand-listing.ts';
import type { Tables } from '../../store/index.ts';
import type { FoundProperty } from '../../store/publishers/found-properties.ts';
import type { ListedPublisher } from '../../store/publishers/publisher-listing.ts';
import type { SearchHit, SearchKind } from '../../store/search-index/search.ts';

const SHOWN = 5;
// An entity may be found by several of its texts, and an entry of the index need not match the query: read a
// few hits first, then more.
const FEW = 12;
const HITS = 16;
const MORE_HITS = 256;

export const searchRegistry: ReadHandler<'searchRegistry'> = async ({ query }, { store }) => {
  const found = await findAll(store, query.q);
  const domain = isEmpty(found) ? otherSpelling(query.q) : null;
  return { json: answer(domain === null ? found : await findAll(store, domain)) };
};

type Found = {
  brands: ListedBrand[];
  publishers: ListedPublisher[];
  properties: FoundProperty[];
  agents: FoundAgentRow[];
};

/** The first hits of each query, by kind. */
type FirstHits = readonly Readonly<Record<SearchKind, readonly SearchHit[]>>[];
type Asked = { readonly store: Tables; readonly queries: readonly SearchQuery[]; readonly first: FirstHits };

/** Reads what does not depend on each other at the same time, so that most searches wait twice for PostgreSQL. */
async function findAll(store: Tables, q: string): Promise<Found> {
  const queries = searchQueries(q);
  const first = await Promise.all(queries.map((query) => store.search.findAll(query, HITS)));
  if (first.every(isNothing)) return NOTHING;
  const asked = { store, queries, first };
  const publishers = findPublishers(asked);
  const theirs = publishers.then(({ found, first: read }) => propertiesOf(asked, found, read));
  const [brands, { found }, properties, agents] = await Promise.all([
    findBrands(asked),
    publishers,
    findProperties(asked, theirs),
    findAgents(asked),
    theirs,
  ]);
  return { brands, publishers: found, properties, agents };
}

const NOTHING: Found = { brands: [], publishers: [], properties: [], agents: [] };
const isNothing = ({ brand, publisher, property, agent }: FirstHits[number]): boolean =>
  brand.length + publisher.length + property.length + agent.length === 0;

const isEmpty = ({ brands, publishers, properties, agents }: Found): boolean =>
  brands.length + publishers.length + properties.length + agents.length === 0;

function answer({ brands, publishers, properties, agents }: Found): string {
  const listings = brands.map(listingText);
  const hosts =
    publishers.length === 0 ? '[]' : JSON.stringify(publishers.slice(0, SHOWN).map(publisherItem));
  const theirs = properties.map(propertyItemText);
  const callers = agents.length === 0 ? '[]' : JSON.stringify(agents.map(agentItem));
  return `{"brands":[${listings.join(',')}],"publishers":${hosts},"properties":[${theirs.join(',')}],"agents":${callers}}`;
}

const findBrands = (asked: Asked): Promise<ListedBrand[]> =>
  find(asked, 'brand', async (refs, form, turns) => {
    if (refs.length === 0) return [];
    const sorted = inOrder(await asked.store.brands.listListed(refs), turns, domainOf, domainOf);
    return bestMatches(sorted, ({ domain, searchText }) => listedRank(domain, searchText, form), SHOWN);
  });

/** Properties that were read before their publishers, by domain. */
type FirstProperties = { readonly domains: readonly string[]; readonly rows: Promise<FoundProperty[]> };
type FoundPublishers = { readonly found: ListedPublisher[]; readonly first: FirstProperties | null };

/**
 * Matching publishers, including those after the first five, because they lead to properties. The properties of those
 * that will probably lead to some are read beside them.
 */
async function findPublishers(asked: Asked): Promise<FoundPublishers> {
  const { store } = asked;
  let first: FirstProperties | null = null;
  const found = await find(asked, 'publisher', async (refs, form, turns) => {
    if (refs.length === 0) return [];
    if (first === null) {
      const domains = bestMatches(refs, (domain) => domainRank(domain, form), SHOWN);
      first = { domains, rows: firstOf(store, domains) };
      // It is awaited when the publishers have been read.
      first.rows.catch(() => {});
    }
    const sorted = inOrder(await store.publishers.listFound(refs), turns, domainOf, domainOf);
    return bestMatches(sorted, ({ domain, searchText }) => listedRank(domain, searchText, form), FEW);
  });
  return { found, first };
}

const firstOf = async (store: Tables, domains: readonly string[]): Promise<FoundProperty[]> =>
  domains.length === 0 ? [] : store.properties.listFirst(domains, SHOWN);

/** The first properties of the best publishers whose domain matches. */
async function propertiesOf(
  { store, queries }: Asked,
  publishers: readonly ListedPublisher[],
  first: FirstProperties | null,
): Promise<FoundProperty[]> {
  const form = queries[0]?.form ?? '';
  const byDomain = publishers.filter(
    ({ domain }) => domain.includes(form) || domainRank(domain, form) !== null,
  );
  const leading = byDomain.slice(0, SHOWN).map(domainOf);
  // Names of publishers count for their order too, and the index may know publishers that have no entry any more.
  if (first === null || leading.some((domain) => !first.domains.includes(domain)))
    return firstOf(store, leading);
  const rows = await first.rows;
  if (leading.length === first.domains.length && leading.every((domain, at) => domain === first.domains[at]))
    return rows;
  return leading.flatMap((domain) => rows.filter(({ publisherDomain }) => publisherDomain === domain));
}

/** Publicly enrolled agents. */
const findAgents = (asked: Asked): Promise<FoundAgentRow[]> =>
  find(asked, 'agent', async (refs, form, turns) => {
    if (refs.length === 0) return [];
    const sorted = inOrder(await asked.store.catalogListing.listFound(refs), turns, urlOf, urlOf);
    return bestMatches(sorted, (agent) => matchRank(agentTexts(agent), form), SHOWN);
  });

const domainOf = ({ domain }: { domain: string }) => domain;
const urlOf = ({ url }: { url: string }) => url;
const ridOf = ({ rid }: { rid: string }) => rid;
const keyOf = ({ publisherDomain, key }: FoundProperty) => `${publisherDomain} ${key}`;

/** Properties that match by their own texts, and properties of publishers whose domain matches. */
const findProperties = (asked: Asked, theirs: Promise<FoundProperty[]>): Promise<FoundProperty[]> =>
  find(asked, 'property', async (refs, form, turns) => {
    const rows = refs.length === 0 ? [] : await asked.store.properties.listFound(refs);
    const all = new Map<string, FoundProperty>();
    for (const row of inOrder(rows, turns, ridOf, keyOf)) all.set(row.rid, row);
    for (const row of await theirs) all.set(row.rid, row);
    // The index found one of the identifiers that are too long to be read.
    const unread = ({ rid, identifiers }: FoundProperty) =>
      identifiers === null && turns.has(rid) ? matchRanks.substring : null;
    return bestMatches([...all.values()], (row) => propertyRank(row, form) ?? unread(row), SHOWN);
  });

/** The rank of each entity by its ref. */
type Turns = ReadonlyMap<string, number>;

/** Reads the entities that the index finds, best first, until enough of them match. */
async function find<T>(
  { store, queries, first }: Asked,
  kind: SearchKind,
  match: (refs: readonly string[], form: string, turns: Turns) => Promise<T[]>,
): Promise<T[]> {
  const form = queries[0]?.form;
  if (form === undefined) return [];
  let found: T[] = [];
  for (const most of [HITS, MORE_HITS]) {
    const hits =
      most === HITS
        ? first.map((one) => one[kind])
        : await Promise.all(queries.map((query) => store.search.find(kind, query, most)));
    const turns = turnsOf(hits);
    const refs = [...turns.keys()];
    found = await match(refs.length > FEW ? refs.slice(0, FEW) : refs, form, turns);
    if (found.length < SHOWN && refs.length > FEW) found = await match(refs, form, turns);
    if (found.length >= SHOWN || hits.every((read) => read.length < most)) break;
  }
  return found;
}

/** The rank of each entity by its best hit. Entities found by the same text have the same rank. */
function turnsOf(hits: readonly (readonly SearchHit[])[]): Turns {
  const turns = new Map<string, number>();
  let before: SearchHit | undefined;
  let turn = 0;
  let index = 0;
  for (const read of hits)
    for (const hit of read) {
      if (before?.phase !== hit.phase || before.term !== hit.term) turn = index;
      if (!turns.has(hit.ref)) turns.set(hit.ref, turn);
      before = hit;
      index += 1;
    }
  return turns;
}

/** Sorts by rank and then by name, so that the order does not depend on ids, which differ between registries. */
function inOrder<T>(
  rows: readonly T[],
  turns: Turns,
  refOf: (row: T) => string,
  nameOf: (row: T) => string,
): readonly T[] {
  const turnOf = (row: T): number => turns.get(refOf(row)) ?? turns.size;
  if (areInTurn(rows, turnOf)) return rows;
  const placed = rows.map((row) => ({ row, turn: turnOf(row), name: nameOf(row) }));
  placed.sort((a, b) => a.turn - b.turn || (a.name < b.name ? -1 : 1));
  return placed.map(({ row }) => row);
}

/** Whether each rank is higher than the one before, as SQLite mostly returns them. */
function areInTurn<T>(rows: readonly T[], turnOf: (row: T) => number): boolean {
  let before = -1;
  for (const row of rows) {
    const turn = turnOf(row);
    if (turn <= before) return false;
    before = turn;
  }
  return true;
}

function publisherItem({ domain, searchText, member, agentCount, propertyCount }: ListedPublisher) {
  const [, contact] = (searchText ?? '').split('\n');
  return {
    domain,
    member: { display_name: member ?? contact ?? domain },
    agent_count: agentCount,
    property_count: propertyCount,
  };
}

const agentItem = ({ url, name, agentName, type, orgName }: FoundAgentRow) => ({
  url,
  name: name ?? agentName ?? new URL(url).hostname,
  type,
  member: { display_name: orgName },
});
