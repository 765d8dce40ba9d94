/** Whether arrays and objects in a JSON text are nested deeper than `max`; the text need not be valid. */
export function exceedsDepth(text: string, max: number): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case 0x22: // "
        i = endOfString(text, i);
        break;
      case 0x5b: // [
      case 0x7b: // {
        if (++depth > max) return true;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth--;
    }
  }
  return false;
}

function endOfString(text: string, start: number): number {
  let i = text.indexOf('"', start + 1);
  while (i !== -1 && isEscaped(text, i)) i = text.indexOf('"', i + 1);
  return i === -1 ? text.length : i;
}

function isEscaped(text: string, quote: number): boolean {
  let i = quote;
  while (text.charCodeAt(i - 1) === 0x5c) i--;
  return (quote - i) % 2 === 1;
}
