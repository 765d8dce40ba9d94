/** The relevance of an agent for a search: the score and its parts. */
export type Relevance = {
  score: number;
  parts: {
    /** Matching dimensions over queried dimensions: 1 with filters, since all of them must match, and 0 without. */
    breadth: number;
    /** ln(property_count + 1) × 0.1 */
    inventory: number;
    /** 0.05 for trusted matching. */
    trustedMatch: number;
  };
};

type Stock = { propertyCount: number; hasTmp: boolean };

const INVENTORY_WEIGHT = 0.1;
const TRUSTED_MATCH_BOOST = 0.05;

/**
 * The relevance score of the specification, "Limits". It grows with each part when the others stay the same.
 *
 * @internal the formula that tests compare the stored ranks with
 */
export function relevance(queried: number, agent: Stock & { matched: number }): Relevance {
  const breadth = matchBreadth(agent.matched, queried);
  return { score: breadth + baseScore(agent), parts: { breadth, ...stockParts(agent) } };
}

/** The number of matching dimensions divided by the number of queried dimensions. */
export const matchBreadth = (matched: number, queried: number): number => matched / Math.max(1, queried);

/**
 * The part of the score that does not depend on the query. Every result of one query has the same breadth, so
 * results are ordered by this part alone, and it can be stored.
 */
export function baseScore(stock: Stock): number {
  const { inventory, trustedMatch } = stockParts(stock);
  return inventory + trustedMatch;
}

const stockParts = ({ propertyCount, hasTmp }: Stock) => ({
  inventory: Math.log(propertyCount + 1) * INVENTORY_WEIGHT,
  trustedMatch: hasTmp ? TRUSTED_MATCH_BOOST : 0,
});

/** The lowest base score of an agent with at least this many properties. */
export const leastScoreOf = (propertyCount: number): number => baseScore({ propertyCount, hasTmp: false });

/** Where a page of a search ended. Pages are ordered by base score, highest first, then by URL. */
export type SearchPosition = {
  /** Version of the order when the first page was returned. It applies to all pages. */
  asOf: number;
  /** Base score of the last item. */
  score: number;
  /** Agent URL of the last item. */
  url: string;
};

const LONGEST_URL = 1024;

/** The position as one opaque string. */
export function encodeSearchCursor({ asOf, score, url }: SearchPosition): string {
  return Buffer.from(JSON.stringify([asOf, score, url])).toString('base64url');
}

/** The position in a cursor of `encodeSearchCursor`. Undefined for any other text. */
export function decodeSearchCursor(cursor: string): SearchPosition | undefined {
  if (!/^[A-Za-z0-9_-]+$/.test(cursor)) return undefined;
  const parsed = parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!Array.isArray(parsed) || parsed.length !== 3) return undefined;
  const [asOf, score, url] = parsed as unknown[];
  if (typeof asOf !== 'number' || !Number.isSafeInteger(asOf) || asOf < 0) return undefined;
  if (typeof score !== 'number' || !Number.isFinite(score) || score < 0) return undefined;
  if (typeof url !== 'string' || url.length > LONGEST_URL || url.includes('\0')) return undefined;
  const position = { asOf, score, url };
  // A cursor has one spelling: padding, spaces and other encodings of the same numbers are rejected.
  return encodeSearchCursor(position) === cursor ? position : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const LONGEST_LISTED_URL = 2048;

/** A cursor for the position after an agent in the list of enrolled agents, as one opaque string. */
export const encodeUrlCursor = (url: string): string => Buffer.from(url, 'utf8').toString('base64url');

/** The URL in a cursor of `encodeUrlCursor`, after which the list continues. Undefined for any other text. */
export function decodeUrlCursor(cursor: string): string | undefined {
  const url = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!/^https?:\/\//.test(url) || url.length > LONGEST_LISTED_URL || url.includes('\0')) return undefined;
  // A cursor has one spelling: padding, spaces and broken characters are rejected.
  return encodeUrlCursor(url) === cursor ? url : undefined;
}

export type AgentSort = 'url' | 'name' | 'added' | 'properties';
/** What the list of enrolled agents is ordered by. */
export type AgentPlace = {
  readonly url: string;
  readonly nameOrder: string;
  readonly createdAt: number;
  readonly propertyCount: number;
};

const PLACES: Readonly<Record<AgentSort, (agent: AgentPlace) => readonly (string | number)[]>> = {
  url: ({ url }) => [url],
  name: ({ nameOrder, url }) => [nameOrder, url],
  added: ({ createdAt, url }) => [createdAt, url],
  properties: ({ propertyCount, url }) => [propertyCount, url],
};

/** Where an agent stands in an order of the list: the values that order it, the last one unique. */
export const placeOfAgent = (sort: AgentSort, agent: AgentPlace): readonly (string | number)[] =>
  PLACES[sort](agent);
