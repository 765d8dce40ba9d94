const BACKSLASH = 0x5c;

/** Where a string that begins at `start` ends in a JSON text: the place of its closing quote, or the text's length. */
export function endOfString(text: string, start: number): number {
  let i = text.indexOf('"', start + 1);
  while (i !== -1 && isEscaped(text, i)) i = text.indexOf('"', i + 1);
  return i === -1 ? text.length : i;
}

function isEscaped(text: string, quote: number): boolean {
  let i = quote;
  while (text.charCodeAt(i - 1) === BACKSLASH) i--;
  return (quote - i) % 2 === 1;
}
