import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { CorePaginationRequest, CorePaginationResponse } from '../../generated/types/core.ts';
import type { Wire } from './contract/shapes.ts';
import { TaskError } from './refusals/task-error.ts';

export type PageAsk = Wire<CorePaginationRequest>;
export type Page<T> = { readonly items: T[]; readonly pagination: CorePaginationResponse };

/** Items per page when the caller names no number. */
export const PAGE_SIZE = 50;

/**
 * A page of a list that is completely in memory. The cursor holds the offset of the next page.
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
  /** Number of rows of the whole list; null when it has too many to be counted. */
  readonly total: number | null;
  /** Everything that decides which rows the list has, and in which order. */
  readonly list: unknown;
  readonly positionOf: (row: T) => Position;
  /** Where the list goes on when it was not looked through to its end. */
  readonly cut?: Position | null;
};

/** The position of a row in a list that is ordered by age. */
export const byAge = ({ createdAt, id }: { readonly createdAt: Date; readonly id: string }): Position => [
  createdAt.getTime(),
  id,
];

/** A page of rows from a query that read one row more than the page has, to find out whether more follow. */
export function pageOfRows<T>(
  found: readonly T[],
  { size, total, list, positionOf, cut = null }: RowList<T>,
): Page<T> {
  const items = found.slice(0, size);
  const last = items.at(-1);
  const next = found.length > size && last !== undefined ? positionOf(last) : cut;
  const cursor = next === null ? null : encodeCursor(next, list);
  return {
    items,
    pagination: {
      has_more: cursor !== null,
      ...(cursor === null ? {} : { cursor }),
      ...(total === null ? {} : { total_count: total }),
    },
  };
}

/** Position of the last item of a page: the values that the list is ordered by, the last one unique. */
export type Position = readonly (string | number)[];

const digestOf = (query: unknown) =>
  createHash('sha256')
    .update(canonicalize(query) ?? '')
    .digest('base64url')
    .slice(0, 16);

/** A cursor for a position. @param query everything that decides which items the list has, and in which order */
export const encodeCursor = (position: Position, query: unknown): string =>
  Buffer.from(JSON.stringify([digestOf(query), ...position])).toString('base64url');

/** Type of each value of a position. */
export type PositionKinds = readonly ('string' | 'number')[];

/**
 * Decodes a cursor that was made for this list.
 *
 * @returns the position where the previous page ended; null for the first page
 * @param field where the request has the cursor
 * @throws {TaskError} INVALID_REQUEST naming the field, when the cursor was not made for this list
 */
export function decodeCursor(
  cursor: string | undefined,
  query: unknown,
  kinds: PositionKinds,
  field = 'pagination.cursor',
): Position | null {
  if (cursor === undefined) return null;
  const [, ...position] = parse(cursor, field);
  // Each position of a list has exactly one cursor, which contains a digest of the list: any other text is
  // refused.
  if (position.length !== kinds.length || encodeCursor(position, query) !== cursor) throw unknown(field);
  if (!position.every((part, at) => typeof part === kinds[at])) throw unknown(field);
  return position;
}

function parse(cursor: string, field: string): (string | number)[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(value) && value.every(isPart)) return value;
  } catch {
    // Neither base64url nor JSON: not a cursor of this service.
  }
  throw unknown(field);
}

const isPart = (item: unknown) =>
  typeof item === 'string' ? !item.includes('\0') : Number.isSafeInteger(item);

const unknown = (field: string) =>
  new TaskError(
    'INVALID_REQUEST',
    `\`${field.replace(/^.*\./, '')}\` must come from the response before, for the same list and filters.`,
    {
      field,
    },
  );
