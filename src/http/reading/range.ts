const RANGE = /^bytes=(\d{1,15})?-(\d{1,15})?$/;

/**
 * The one range of bytes that a `Range` header asks for (RFC 9110 section 14.2).
 *
 * @returns null for the whole file, which answers everything else: no header, several ranges, other units
 */
export function askedRange(
  header: string,
  size: number,
): { readonly start: number; readonly end: number } | 'unsatisfiable' | null {
  const [, first, last] = RANGE.exec(header) ?? [];
  if (first === undefined) {
    if (last === undefined) return null;
    // The last bytes of the file.
    const count = Math.min(Number(last), size);
    return count === 0 ? 'unsatisfiable' : { start: size - count, end: size - 1 };
  }
  const start = Number(first);
  const end = last === undefined ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== undefined && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
