/** Longest path that is compared with the known ones. */
const LONGEST = 120;
const MOST = 5;
/** Share of the pieces of both that must be common, so that chance does not suggest anything. */
const ALIKE = 0.4;

/**
 * Finds the known paths that are most like an unknown one, by the pieces of three characters that they share. A search
 * costs a look-up per piece, whatever is asked for, and the number of pieces is bounded.
 */
export function nearMisses(known: readonly string[]): (path: string) => string[] {
  const holders = new Map<string, number[]>();
  const sizes = known.map((path, index) => {
    const pieces = piecesOf(path);
    for (const piece of pieces) {
      const paths = holders.get(piece);
      if (paths === undefined) holders.set(piece, [index]);
      else paths.push(index);
    }
    return pieces.size;
  });
  return (path) => {
    if (path.length > LONGEST) return [];
    const pieces = piecesOf(path);
    const shared = new Map<number, number>();
    for (const piece of pieces)
      for (const index of holders.get(piece) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
    return [...shared]
      .map(([index, count]) => ({
        path: known[index] ?? '',
        likeness: (2 * count) / (pieces.size + (sizes[index] ?? 0)),
      }))
      .filter(({ likeness }) => likeness >= ALIKE)
      .sort((a, b) => b.likeness - a.likeness || (a.path < b.path ? -1 : 1))
      .slice(0, MOST)
      .map((found) => found.path);
  };
}

/** Case and the ways to write a space make no difference. */
function piecesOf(path: string): Set<string> {
  const text = ` ${path.toLowerCase().replaceAll('_', '-')} `;
  return new Set(Array.from({ length: text.length - 2 }, (_, at) => text.slice(at, at + 3)));
}
