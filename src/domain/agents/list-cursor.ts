const LONGEST_URL = 2048;

/** The place behind an agent in the list of enrolled agents, as one opaque word. */
export const encodeUrlCursor = (url: string): string => Buffer.from(url, 'utf8').toString('base64url');

/** The URL behind which a cursor of `encodeUrlCursor` goes on; undefined for any other text. */
export function decodeUrlCursor(cursor: string): string | undefined {
  const url = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!/^https?:\/\//.test(url) || url.length > LONGEST_URL || url.includes('\0')) return undefined;
  // One cursor, one spelling: padding, spaces and broken characters are not ours.
  return encodeUrlCursor(url) === cursor ? url : undefined;
}
