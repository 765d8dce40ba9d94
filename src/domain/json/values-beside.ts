/**
 * Whether a JSON value holds more than `most` values, including itself and containers, beside those at `path`. The
 * items of a list have the path of the list. Counting stops when more than `most` values are found.
 *
 * @param path names of members from the root; empty: every value counts
 */
export const holdsMoreBeside = (value: unknown, path: readonly string[], most: number): boolean =>
  left(value, most, path, 0) < 0;

/** How many of `most` values are left after this one; negative if there are more. `at`: the next name of the path. */
function left(value: unknown, most: number, path: readonly string[], at: number): number {
  let rest = most - 1;
  if (typeof value !== 'object' || value === null) return rest;
  if (Array.isArray(value)) {
    for (const item of value) {
      if (rest < 0) return rest;
      rest = left(item, rest, path, at);
    }
    return rest;
  }
  for (const [name, member] of Object.entries(value)) {
    if (rest < 0) return rest;
    const isOnPath = name === path[at];
    if (isOnPath && at === path.length - 1) continue;
    rest = left(member, rest, path, isOnPath ? at + 1 : path.length);
  }
  return rest;
}
