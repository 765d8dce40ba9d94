import type { Context } from 'koa';

const RANGE = /^bytes=(\d{1,15})?-(\d{1,15})?$/;

type Range = { readonly start: number; readonly end: number };

/**
 * The one range of bytes of a file that a request asks for (RFC 9110 sections 13.1.5 and 14.2). Only GET asks for one.
 *
 * @returns null for the whole file, which answers everything else: no range, several of them, other units, another tag
 */
export function askedRange(
  ctx: Context,
  { tag, size }: { readonly tag: string; readonly size: number },
): Range | 'unsatisfiable' | null {
  if (ctx.method !== 'GET') return null;
  const ifRange = ctx.get('if-range');
  return ifRange === '' || ifRange === tag ? rangeIn(ctx.get('range'), size) : null;
}

function rangeIn(header: string, size: number): Range | 'unsatisfiable' | null {
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
