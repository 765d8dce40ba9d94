import type { ReadHandler } from '../../desk/call.ts';
import {
  agentTexts,
  bestMatches,
  domainTexts,
  listedTexts,
  matchRank,
  otherSpelling,
  propertyTexts,
  type SearchQuery,
  searchQueries,
} from '../../domain/search-index/search-text.ts';
import { propertyItem } from '../../record/publishers/properties.ts';
import type { FoundAgentRow } from '../../store/agents/enrolled-listing.ts';
import type { ListedBrand } from '../../store/brands/brands.ts';
import type { Tables } from '../../store/index.ts';
import type { FoundProperty } from '../../store/publishers/found-properties.ts';
import type { ListedPublisher } from '../../store/publishers/publisher-listing.ts';
import type { FoundHit, SearchKind } from '../../store/search-index/search.ts';

const SHOWN = 5;
// An entity may be found by several of its texts, and an entry of the index need not match the query: read a
// few hits first, then more.
const FEW = 12;
const HITS = 16;
const MORE_HITS = 256;
const KINDS = ['brand', 'publisher', 'property', 'agent'] as const;

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

/** The forms of a query, and the first hits of all kinds for each. */
type Asked = { readonly queries: readonly SearchQuery[]; readonly first: Promise<readonly FoundHit[][]> };

/** Reads what does not depend on each other at the same time, so that most searches wait twice for PostgreSQL. */
async function findAll(store: Tables, q: string): Promise<Found> {
  const queries = searchQueries(q);
  const asked = {
    queries,
    first: Promise.all(queries.map((query) => store.search.find(KINDS, query, HITS))),
  };
  const publishers = findPublishers(store, asked);
  const theirs = publishers.then(({ found, first }) => propertiesOf(store, queries, found, first));
  const [brands, { found }, properties, agents] = await Promise.all([
    findBrands(store, asked),
    publishers,
    findProperties(store, asked, theirs),
    findAgents(store, asked),
    theirs,
  ]);
  return { brands, publishers: found, properties, agents };
}

const isEmpty = ({ brands, publishers, properties, agents }: Found): boolean =>
  brands.length + publishers.length + properties.length + agents.length === 0;

function answer({ brands, publishers, properties, agents }: Found): string {
  const listings = brands.map(({ listing }) => listing);
  const others = {
    publishers: publishers.slice(0, SHOWN).map(publisherItem),
    properties: properties.map(propertyItem),
    agents: agents.map(agentItem),
  };
  return `{"brands":[${listings.join(',')}],${JSON.stringify(others).slice(1)}`;
}

const findBrands = (store: Tables, asked: Asked): Promise<ListedBrand[]> =>
  find(store, 'brand', asked, async (refs, form, turnOf) => {
    const rows = refs.length === 0 ? [] : await store.brands.listListed(refs);
    const sorted = inOrder(rows, ({ domain }) => turnOf(domain), domainOf);
    return bestMatches(sorted, ({ domain, searchText }) => listedTexts(domain, searchText), form, SHOWN);
  });

/** Properties that were read before their publishers, by domain. */
type FirstProperties = { readonly domains: readonly string[]; readonly rows: Promise<FoundProperty[]> };
type FoundPublishers = { readonly found: ListedPublisher[]; readonly first: FirstProperties | null };

/**
 * Matching publishers, including those after the first five, because they lead to properties. The properties of those
 * that will probably lead to some are read beside them.
 */
async function findPublishers(store: Tables, asked: Asked): Promise<FoundPublishers> {
  let first: FirstProperties | null = null;
  const found = await find(store, 'publisher', asked, async (refs, form, turnOf) => {
    if (first === null) {
      const domains = bestMatches(refs, domainTexts, form, SHOWN);
      first = { domains, rows: firstOf(store, domains) };
      // It is awaited when the publishers have been read.
      first.rows.catch(() => {});
    }
    const rows = refs.length === 0 ? [] : await store.publishers.listFound(refs);
    const sorted = inOrder(rows, ({ domain }) => turnOf(domain), domainOf);
    return bestMatches(sorted, ({ domain, searchText }) => listedTexts(domain, searchText), form, FEW);
  });
  return { found, first };
}

const firstOf = async (store: Tables, domains: readonly string[]): Promise<FoundProperty[]> =>
  domains.length === 0 ? [] : store.properties.listFirst(domains, SHOWN);

/** The first properties of the best publishers whose domain matches. */
async function propertiesOf(
  store: Tables,
  queries: readonly SearchQuery[],
  publishers: readonly ListedPublisher[],
  first: FirstProperties | null,
): Promise<FoundProperty[]> {
  const form = queries[0]?.form ?? '';
  const byDomain = publishers.filter(({ domain }) => matchRank(domainTexts(domain), form) !== null);
  const leading = byDomain.slice(0, SHOWN).map(domainOf);
  // Names of publishers count for their order too, and the index may know publishers that have no entry any more.
  if (first === null || leading.some((domain) => !first.domains.includes(domain)))
    return firstOf(store, leading);
  const rows = await first.rows;
  return leading.flatMap((domain) => rows.filter(({ publisherDomain }) => publisherDomain === domain));
}

/** Publicly enrolled agents. */
const findAgents = (store: Tables, asked: Asked): Promise<FoundAgentRow[]> =>
  find(store, 'agent', asked, async (refs, form, turnOf) => {
    const rows = refs.length === 0 ? [] : await store.catalogListing.listFound(refs);
    const sorted = inOrder(
      rows,
      ({ url }) => turnOf(url),
      ({ url }) => url,
    );
    return bestMatches(sorted, agentTexts, form, SHOWN);
  });

const domainOf = ({ domain }: { domain: string }) => domain;

/** Properties that match by their own texts, and properties of publishers whose domain matches. */
const findProperties = (
  store: Tables,
  asked: Asked,
  theirs: Promise<FoundProperty[]>,
): Promise<FoundProperty[]> =>
  find(store, 'property', asked, async (refs, form, turnOf) => {
    const rows = refs.length === 0 ? [] : await store.properties.listFound(refs);
    const found = inOrder(
      rows,
      ({ rid }) => turnOf(rid),
      ({ publisherDomain, key }) => `${publisherDomain} ${key}`,
    );
    const all = new Map([...found, ...(await theirs)].map((row) => [row.rid, row]));
    return bestMatches([...all.values()], propertyTexts, form, SHOWN);
  });

type TurnOf = (ref: string) => number;

/** Reads the entities that the index finds, best first, until enough of them match. */
async function find<T>(
  store: Tables,
  kind: SearchKind,
  { queries, first }: Asked,
  match: (refs: readonly string[], form: string, turnOf: TurnOf) => Promise<T[]>,
): Promise<T[]> {
  const form = queries[0]?.form;
  if (form === undefined) return [];
  let found: T[] = [];
  for (const most of [HITS, MORE_HITS]) {
    const hits =
      most === HITS
        ? (await first).map((read) => read.filter((hit) => hit.kind === kind))
        : await Promise.all(queries.map((query) => store.search.find([kind], query, most)));
    const turns = turnsOf(hits.flat());
    const refs = [...turns.keys()];
    const turnOf = (ref: string) => turns.get(ref) ?? refs.length;
    found = await match(refs.slice(0, FEW), form, turnOf);
    if (found.length < SHOWN && refs.length > FEW) found = await match(refs, form, turnOf);
    if (found.length >= SHOWN || hits.every((read) => read.length < most)) break;
  }
  return found;
}

/** The rank of each entity by its best hit. Entities found by the same text have the same rank. */
function turnsOf(hits: readonly FoundHit[]): Map<string, number> {
  const turns = new Map<string, number>();
  let turn = 0;
  for (const [index, { phase, term, ref }] of hits.entries()) {
    const before = hits[index - 1];
    if (before?.phase !== phase || before.term !== term) turn = index;
    if (!turns.has(ref)) turns.set(ref, turn);
  }
  return turns;
}

/** Sorts by rank and then by name, so that the order does not depend on ids, which differ between registries. */
function inOrder<T>(rows: readonly T[], turnOf: (row: T) => number, nameOf: (row: T) => string): T[] {
  return [...rows].sort((a, b) => turnOf(a) - turnOf(b) || (nameOf(a) < nameOf(b) ? -1 : 1));
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
