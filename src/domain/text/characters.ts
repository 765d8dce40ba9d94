/** Number of characters of a text, as JSON Schema counts them: a character outside of the first plane is one. */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Whether a text has more characters than allowed. Most texts are told by their length alone. */
export const isLonger = (text: string, most: number): boolean =>
  text.length > most && characters(text) > most;
