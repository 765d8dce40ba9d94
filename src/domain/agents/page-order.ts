/** How well an agent fits a search, and what made it so. */
export type Relevance = {
  score: number;
  parts: {
    /** Share of the asked dimensions that match: 1 with filters, since all of them must, and 0 without. */
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

/** Specification, "Limits", relevance score. Grows with each part, with the others held. */
export function relevance(queried: number, agent: Stock & { matched: number }): Relevance {
  const breadth = matchBreadth(agent.matched, queried);
  return { score: breadth + baseScore(agent), parts: { breadth, ...stockParts(agent) } };
}

/** Dimensions that match over dimensions that were asked for. */
export const matchBreadth = (matched: number, queried: number): number => matched / Math.max(1, queried);

/**
 * The part of the score that no query changes. Since every result of one query has the same breadth, results are
 * ordered by this alone, and it can be stored.
 */
export function baseScore(stock: Stock): number {
  const { inventory, trustedMatch } = stockParts(stock);
  return inventory + trustedMatch;
}

const stockParts = ({ propertyCount, hasTmp }: Stock) => ({
  inventory: Math.log(propertyCount + 1) * INVENTORY_WEIGHT,
  trustedMatch: hasTmp ? TRUSTED_MATCH_BOOST : 0,
});

/** The lowest base score of an agent with at least so many properties. */
export const leastScoreOf = (propertyCount: number): number => baseScore({ propertyCount, hasTmp: false });

/** Where a page of a search ended. Pages are ordered by base score, highest first, then by URL. */
export type SearchPosition = {
  /** Version of the order when the first page was answered; it holds for all pages. */
  asOf: number;
  /** Base score of the last item. */
  score: number;
  /** Agent URL of the last item. */
  url: string;
};

const LONGEST_URL = 1024;

/** The position as one opaque word. */
export function encodeSearchCursor({ asOf, score, url }: SearchPosition): string {
  return Buffer.from(JSON.stringify([asOf, score, url])).toString('base64url');
}

/** The position of a cursor that `encodeCursor` made; undefined for any other text. */
export function decodeSearchCursor(cursor: string): SearchPosition | undefined {
  if (!/^[A-Za-z0-9_-]+$/.test(cursor)) return undefined;
  const parsed = parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!Array.isArray(parsed) || parsed.length !== 3) return undefined;
  const [asOf, score, url] = parsed as unknown[];
  if (typeof asOf !== 'number' || !Number.isSafeInteger(asOf) || asOf < 0) return undefined;
  if (typeof score !== 'number' || !Number.isFinite(score) || score < 0) return undefined;
  if (typeof url !== 'string' || url.length > LONGEST_URL || url.includes('\0')) return undefined;
  const position = { asOf, score, url };
  // One cursor, one spelling: padding, blanks and other encodings of the same numbers are not ours.
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

/** The place behind an agent in the list of enrolled agents, as one opaque word. */
export const encodeUrlCursor = (url: string): string => Buffer.from(url, 'utf8').toString('base64url');

/** The URL behind which a cursor of `encodeUrlCursor` goes on; undefined for any other text. */
export function decodeUrlCursor(cursor: string): string | undefined {
  const url = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!/^https?:\/\//.test(url) || url.length > LONGEST_LISTED_URL || url.includes('\0')) return undefined;
  // One cursor, one spelling: padding, spaces and broken characters are not ours.
  return encodeUrlCursor(url) === cursor ? url : undefined;
}
