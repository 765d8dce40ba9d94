/** Places of two items of a list that are equal, the later one first; null when all differ. Costs linear time. */
export function repeatedItem(items: readonly unknown[]): { i: number; j: number } | null {
  const places = new Map<string, number>();
  for (let i = 0; i < items.length; i += 1) {
    const key = keyOf(items[i]);
    const j = places.get(key);
    if (j !== undefined) return { i, j };
    places.set(key, i);
  }
  return null;
}

/** The same text for JSON values that are equal, whatever the order of their members. */
function keyOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${keyOf(member)}`).join()}}`;
}
