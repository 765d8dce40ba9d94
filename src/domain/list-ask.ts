import { invalidField } from './errors.ts';
import { decodeCursor, encodeCursor, type Position, type PositionKinds } from './list-page.ts';
import { TaskError } from './refusals/task-error.ts';

/** The part of a list that a reader asked for. */
export type ListAsk = { readonly limit?: number; readonly cursor?: string };

const PAGE_SIZE = 50;

/** The number of items that a page may have. */
export const sizeOf = ({ limit = PAGE_SIZE }: ListAsk): number => limit;

/**
 * The position after which the page begins; null for the first page.
 * @param list everything that decides which items the list has
 * @throws {ApiError} invalid_request when the cursor was not made for this list
 */
export function positionOf({ cursor }: ListAsk, list: unknown, kinds: PositionKinds): Position | null {
  try {
    return decodeCursor(cursor, list, kinds);
  } catch (cause) {
    if (!(cause instanceof TaskError)) throw cause;
    throw invalidField('cursor', 'must come from the page before, of the same list');
  }
}

/** A page of rows from a query that read one row more than the page has, with the cursor of the next page. */
export function listPage<T>(
  found: readonly T[],
  ask: ListAsk,
  list: unknown,
  placeOf: (row: T) => Position,
): { items: T[]; next: string | null } {
  const items = found.slice(0, sizeOf(ask));
  const last = items.at(-1);
  const isMore = found.length > items.length && last !== undefined;
  return { items, next: isMore ? encodeCursor(placeOf(last), list) : null };
}
