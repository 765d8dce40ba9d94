/**
 * Which record each vanished one has become a part of: the only one of those that stay that now holds all of its
 * identifiers. By rid; records without identifiers, or with several such heirs, are simply gone.
 * @param keyOf text that two identifiers share exactly when they are the same
 */
export function mergesOf<T extends object>(
  vanished: readonly { rid: string; identifiers: readonly T[] }[],
  staying: readonly { rid: string; identifiers: readonly T[] }[],
  keyOf: (identifier: T) => string,
): Map<string, string> {
  const gone = new Set(vanished.map(({ rid }) => rid));
  const holders = new Map<string, string[]>();
  for (const { rid, identifiers } of staying) {
    if (gone.has(rid)) continue;
    for (const key of new Set(identifiers.map(keyOf))) {
      const known = holders.get(key);
      if (known === undefined) holders.set(key, [rid]);
      else known.push(rid);
    }
  }
  const merges = new Map<string, string>();
  for (const { rid, identifiers } of vanished) {
    const [first, ...others] = [...new Set(identifiers.map(keyOf))].map((key) => holders.get(key) ?? []);
    const heirs = (first ?? []).filter((heir) => others.every((rids) => rids.includes(heir)));
    const [heir] = heirs;
    if (heir !== undefined && heirs.length === 1) merges.set(rid, heir);
  }
  return merges;
}
