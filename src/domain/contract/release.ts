/** Numbers of releases by their value; a candidate such as 3.2.0-rc.1 comes before its release. */
export function byRelease(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const [x, y] = [left[at], right[at]];
    if (x === y) continue;
    if (x === undefined) return 1;
    if (y === undefined) return -1;
    return x < y ? -1 : 1;
  }
  return 0;
}

const partsOf = (release: string) =>
  release.split(/[.-]/).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
