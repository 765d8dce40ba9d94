const LONGEST = 100;

/**
 * A text as an identifier of lower-case letters, digits and single underscores; empty if the text has no
 * letters or digits of ASCII.
 */
export const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_/, '')
    .slice(0, LONGEST)
    .replace(/_$/, '');

// A pattern such as `/-+$/` is tried again at each character of a long run, which takes quadratic time. The
// following functions look at each character once.

/** The text without any trailing repetitions of a character. */
export function withoutTrailing(text: string, character: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === character) end -= 1;
  return text.slice(0, end);
}

/** The text without any leading and trailing repetitions of a character. */
export function withoutEdges(text: string, character: string): string {
  const ended = withoutTrailing(text, character);
  let start = 0;
  while (ended[start] === character) start += 1;
  return ended.slice(start);
}
