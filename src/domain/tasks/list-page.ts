import { decodeCursor, encodeCursor } from './page-cursor.ts';

export type PageAsk = { readonly cursor?: string; readonly max_results?: number };
export type Page<T> = {
  readonly items: T[];
  readonly pagination: { has_more: boolean; cursor?: string; total_count: number };
};

const PAGE_SIZE = 50;

/**
 * A page of a list that is at hand as a whole. The cursor tells how far the caller has come.
 *
 * @param list everything that decides which items the list has, and in which order
 * @throws {TaskError} INVALID_REQUEST for a cursor of another list
 */
export function pageOf<T>(
  items: readonly T[],
  { cursor, max_results: size = PAGE_SIZE }: PageAsk,
  list: unknown,
): Page<T> {
  const [from = 0] = decodeCursor(cursor, list, ['number']) ?? [];
  const start = Math.max(0, Number(from));
  const end = start + size;
  const hasMore = end < items.length;
  return {
    items: items.slice(start, end),
    pagination: {
      has_more: hasMore,
      ...(hasMore ? { cursor: encodeCursor([end], list) } : {}),
      total_count: items.length,
    },
  };
}

/**
 * A page of rows that were read by their age, one more than it takes to know whether there are others.
 *
 * @param list everything that decides which rows the list has
 */
export function pageByAge<T extends { readonly createdAt: Date; readonly id: string }>(
  found: readonly T[],
  size: number,
  total: number,
  list: unknown,
): Page<T> {
  const items = found.slice(0, size);
  const last = items.at(-1);
  const cursor =
    found.length > size && last !== undefined
      ? encodeCursor([last.createdAt.getTime(), last.id], list)
      : null;
  return {
    items,
    pagination: {
      has_more: cursor !== null,
      ...(cursor === null ? {} : { cursor }),
      total_count: total,
    },
  };
}
