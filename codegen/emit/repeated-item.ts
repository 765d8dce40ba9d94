/** Indexes of two equal items of a list, the later one first; null when all items differ. Takes linear time. */
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

/** A text that is the same for equal JSON values, whatever the order of their members. */
function keyOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${keyOf(member)}`).join()}}`;
}
