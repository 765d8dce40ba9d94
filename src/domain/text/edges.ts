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
