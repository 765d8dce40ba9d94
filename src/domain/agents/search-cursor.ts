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
