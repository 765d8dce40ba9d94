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

/** A list that can be walked in several orders, by cursor or by a number of items to skip. */
type ListingAsk = { readonly cursor?: string; readonly offset?: number };

/** An order of a list: what it is by, and whether it is the opposite of the usual one. */
type ListingOrder<S extends string> = { readonly sort: S; readonly isReversed: boolean };

/** The order that a value such as `-domain` names. */
export const listingOrder = <S extends string>(value: S | `-${S}`): ListingOrder<S> => ({
  sort: value.replace(/^-/, '') as S,
  isReversed: value.startsWith('-'),
});

/**
 * Where a page begins.
 * @param list everything that decides which items the list has, and in which order
 * @throws {ApiError} invalid_request for a cursor of another list, and for two beginnings at once
 */
export function listingStart({ cursor, offset = 0 }: ListingAsk, list: unknown, kinds: PositionKinds) {
  if (cursor !== undefined && offset > 0)
    throw invalidField('offset', 'must be left out beside `cursor`, which says where the page begins');
  return { after: positionOf(cursor === undefined ? {} : { cursor }, list, kinds), offset };
}
