/** How many results are kept, and of how long texts: callers may send any number of texts of any length. */
type Room = { readonly most: number; readonly longest?: number };

/**
 * Makes a function that keeps its results for what it was asked lately. When there is no more room, all are forgotten, which
 * costs less than to know the oldest.
 */
export function keepingResults<Asked extends string | number, Result extends {}>(
  work: (asked: Asked) => Result,
  { most, longest = Number.POSITIVE_INFINITY }: Room,
): (asked: Asked) => Result {
  const kept = new Map<Asked, Result>();
  return (asked) => {
    const known = kept.get(asked);
    if (known !== undefined) return known;
    const result = work(asked);
    if (typeof asked === 'string' && asked.length > longest) return result;
    if (kept.size >= most) kept.clear();
    kept.set(asked, result);
    return result;
  };
}
