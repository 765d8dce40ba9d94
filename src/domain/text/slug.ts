const LONGEST = 100;

/** A text as an identifier of lower-case letters, digits and single underscores; empty when nothing is left of it. */
export const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_/, '')
    .slice(0, LONGEST)
    .replace(/_$/, '');

// A pattern such as `/-+$/` is tried anew at each character of a long run; these look at each character once.

/** The text without this character at its end, however often it stands there. */
export function withoutTrailing(text: string, character: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === character) end -= 1;
  return text.slice(0, end);
}

/** The text without this character at its beginning and its end. */
export function withoutEdges(text: string, character: string): string {
  const ended = withoutTrailing(text, character);
  let start = 0;
  while (ended[start] === character) start += 1;
  return ended.slice(start);
}
