import type { CorePaginationRequest, CorePaginationResponse } from '../../../generated/types/schemas.ts';
import type { Wire } from '../json/wire.ts';
import { decodeCursor, encodeCursor, type Position } from './page-cursor.ts';

export type PageAsk = Wire<CorePaginationRequest>;
export type Page<T> = {
  readonly items: T[];
  readonly pagination: CorePaginationResponse & Required<Pick<CorePaginationResponse, 'total_count'>>;
};

/** Items of a page when the caller says nothing. */
export const PAGE_SIZE = 50;

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

type RowList<T> = {
  readonly size: number;
  /** Rows of the whole list. */
  readonly total: number;
  /** Everything that decides which rows the list has, and in which order. */
  readonly list: unknown;
  readonly positionOf: (row: T) => Position;
};

/** The position of a row in a list that is ordered by age. */
export const byAge = ({ createdAt, id }: { readonly createdAt: Date; readonly id: string }): Position => [
  createdAt.getTime(),
  id,
];

/** A page of rows that were read, one more than it takes to know whether there are others. */
export function pageOfRows<T>(found: readonly T[], { size, total, list, positionOf }: RowList<T>): Page<T> {
  const items = found.slice(0, size);
  const last = items.at(-1);
  const cursor = found.length > size && last !== undefined ? encodeCursor(positionOf(last), list) : null;
  return {
    items,
    pagination: {
      has_more: cursor !== null,
      ...(cursor === null ? {} : { cursor }),
      total_count: total,
    },
  };
}
